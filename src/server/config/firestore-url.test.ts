import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test.each([
  ["firestore://my-trips-42", "my-trips-42", "(default)"],
  ["firestore://my-trips-42/", "my-trips-42", "(default)"],
  ["firestore://my-trips-42/(default)", "my-trips-42", "(default)"],
  ["firestore://my-trips-42/travel", "my-trips-42", "travel"],
])("DATABASE_URL %s is where the data is kept", (url, projectId, databaseId) => {
  expect(readConfig({ DATABASE_URL: url }).database).toEqual({
    kind: "firestore",
    projectId,
    databaseId,
    emulatorHost: undefined,
    keyFile: undefined,
  });
});

test.each([
  "firestore:",
  "firestore://",
  "firestore:///travel",
  "firestore://My-Trips-42",
  "firestore://trips",
  "firestore://my-trips-42/a",
  "firestore://my-trips-42/travel/more",
  "firestore://user:password@trips.example",
  "firestore://my-trips-42?database=travel",
])("DATABASE_URL %s is refused with one that would do", (url) => {
  expect(() => readConfig({ DATABASE_URL: url })).toThrow(
    "The settings need fixing: DATABASE_URL is no address such as firestore://project or firestore://project/database",
  );
});

test("an emulator takes the place of Google where one is named, and needs no key", () => {
  const env = { DATABASE_URL: "firestore://my-trips-42", GOOGLE_APPLICATION_CREDENTIALS: "/none" };
  const { database } = readConfig({ ...env, FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080" });
  expect(database).toMatchObject({ emulatorHost: "127.0.0.1:8080" });
  for (const host of ["127.0.0.1", "http://127.0.0.1:8080", "8080", ":8080"]) {
    expect(() => readConfig({ ...env, FIRESTORE_EMULATOR_HOST: host })).toThrow(
      `FIRESTORE_EMULATOR_HOST is "${host}", not a host and a port such as 127.0.0.1:8080`,
    );
  }
});

test("a service account's key must be there, where it is needed", () => {
  const folder = mkdtempSync(join(tmpdir(), "tripwright-key-"));
  try {
    const file = join(folder, "key.json");
    const env = { DATABASE_URL: "firestore://my-trips-42", GOOGLE_APPLICATION_CREDENTIALS: file };
    expect(() => readConfig(env)).toThrow(
      `GOOGLE_APPLICATION_CREDENTIALS names ${file}, which can't be read`,
    );
    writeFileSync(file, "{}");
    expect(readConfig(env).database).toMatchObject({ keyFile: file });
    expect(readConfig({ ...env, DATABASE_URL: undefined }).database).toMatchObject({
      kind: "sqlite",
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
