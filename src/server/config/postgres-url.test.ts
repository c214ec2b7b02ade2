import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLog } from "../logging/create-log.ts";
import { readConfig } from "./config.ts";

const URL_OF_OURS = "postgres://user:pass@db:5432/trips";

test.each([URL_OF_OURS, "postgresql://db/trips?sslmode=verify-full"])(
  "DATABASE_URL %s is where the data is kept",
  (url) => {
    expect(readConfig({ DATABASE_URL: url }).database).toEqual({ kind: "postgres", url });
  },
);

test("DATABASE_URL may stand in a file, as it holds a password", () => {
  const folder = mkdtempSync(join(tmpdir(), "tripwright-url-"));
  try {
    const file = join(folder, "url");
    writeFileSync(file, `${URL_OF_OURS}\n`);
    const { database } = readConfig({ DATABASE_URL_FILE: file });
    expect(database).toEqual({ kind: "postgres", url: URL_OF_OURS });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ["mysql://user:pass@db/trips", "begins with mysql:, not with postgres:"],
  ["trips.example, user:pass@", "is no address such as postgres://"],
  ["postgres://user:pass@db", "names no database"],
  ["postgres://user:pass@db/", "names no database"],
  ["postgres:///trips?user=pass@", "names no host"],
  [
    "postgres://user:one@localhost/pass@db:5432/trips",
    "holds a special character that isn't encoded",
  ],
  ["postgres://user:12#pass@db:5432/trips", "holds a special character that isn't encoded"],
  ["postgres://user:12/pass@db:5432/trips", "holds a special character that isn't encoded"],
  ["postgres://user:one/pass@db:5432/trips", "is no address such as postgres://"],
  ["postgres://user:100%pass@db/trips", "holds a % that stands for nothing"],
  [`${URL_OF_OURS}?sslmode=no-verify`, "leaves the server's certificate unchecked"],
  [`${URL_OF_OURS}?uselibpqcompat=true&sslmode=require`, "leaves the server's certificate"],
])("DATABASE_URL %s is refused in words that keep the password", (url, problem) => {
  const read = () => readConfig({ DATABASE_URL: url });
  expect(read).toThrow(`The settings need fixing: DATABASE_URL ${problem}`);
  expect(read).not.toThrow("pass@");
});

test("files for TLS that can't be read, or hold something else, are named", () => {
  const read = (query: string) => () =>
    readConfig({ DATABASE_URL: `${URL_OF_OURS}?sslmode=verify-full&${query}` });
  expect(read("sslrootcert=/nowhere/ca.pem")).toThrow(
    "DATABASE_URL names /nowhere/ca.pem as sslrootcert, which can't be read",
  );
  expect(read("sslkey=/nowhere/key.pem")).toThrow("as sslkey, which can't be read");
  expect(read(`sslrootcert=${import.meta.filename}`)).toThrow("which holds no certificate");
});

test("a DATABASE_URL's password is struck out of every log line, however it is written", () => {
  const lines: string[] = [];
  const url = "postgres://user:correct%20horse@db/trips";
  const log = createLog(readConfig({ DATABASE_URL: url }), {
    write: (line: string) => void lines.push(line),
  });
  log.info({ url, plain: "correct horse", written: "correct%20horse" }, "an address");
  expect(lines.join("")).toContain("an address");
  expect(lines.join("")).not.toMatch(/correct|horse/);
});
