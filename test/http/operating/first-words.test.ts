import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readableLine } from "../../../src/server/logging/readable-log.ts";
import { freePort } from "../../support/server/free-port.ts";
import { spawnServer } from "../../support/server/spawn-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

let dataDir: string;
let port: number;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "tripwright-words-"));
  port = await freePort();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Starts a server, visits it, and stops it. @returns all that it wrote. */
async function visit(env: Record<string, string>): Promise<string> {
  const server = spawnServer({ PORT: String(port), DATA_DIR: dataDir, ...env });
  await server.listening;
  const url = `http://localhost:${port}`;
  await signIn(url);
  for (const path of ["/", "/create-trip", "/favicon.svg"]) await fetch(`${url}${path}`);
  await fetch(`${url}/api/trips`);
  server.child.kill("SIGTERM");
  const { stdout } = await server.ended;
  return stdout;
}

test("as text, a start says where it is, who signs in how, where the data is and what isn't set up", async () => {
  const said = await visit({ LOG_FORMAT: "text" });
  expect(said).toContain(`Tripwright is at http://localhost:${port} (version `);
  expect(said).toMatch(/Sign-in +with accounts of its own, by passkey or password/);
  expect(said).toMatch(/Plans +by the built-in guide, for \d+ cities/);
  expect(said).toContain(`in ${join(dataDir, "tripwright.sqlite")}`);
  expect(said).toMatch(/GOOGLE_CLIENT_ID[\s\S]+GEMINI_API_KEY/);
});

test("as text, a visit is a few lines to read: what was written or refused, and no page", async () => {
  const said = await visit({ LOG_FORMAT: "text" });
  const lines = said.split("\n").filter((line) => /^\d\d:\d\d:\d\d /.test(line));
  expect(lines.join("\n")).toMatch(/ signed in {2}reqId=/);
  expect(lines.join("\n")).toMatch(/ GET \/api\/trips 401 \(\d+ ms\)$/m);
  expect(said).not.toContain('{"level"');
  expect(said).not.toContain("/create-trip");
  expect(lines.length).toBeLessThan(12);
});

test("where nobody reads along, every event is one line of JSON", async () => {
  const [first, ...lines] = (await visit({})).trimEnd().split("\n");
  expect(first).toMatch(/^Tripwright is at http:\/\/localhost:\d+ \(version \d+\.\d+\.\d+\)$|^\{/);
  const json = [first ?? "", ...lines].filter((line) => !line.startsWith("Tripwright"));
  expect(json.length).toBeGreaterThan(4);
  for (const line of json) expect(JSON.parse(line)).toHaveProperty("msg");
});

describe("T21 Lines for a terminal", () => {
  test("a value can't forge a line, or speak to the terminal", () => {
    const line = readableLine(
      JSON.stringify({
        level: 40,
        time: 0,
        msg: "a photo could not be fetched",
        problem: "x\n00:00:00  forged\u001b[2J\u202e",
      }),
    );
    expect(line.trimEnd().split("\n")).toHaveLength(1);
    expect(line).toContain("problem=x\\u{a}00:00:00  forged\\u{1b}[2J\\u{202e}");
  });
});

test("an error keeps its kind, its code and its place", () => {
  const err = {
    type: "Error",
    code: "ENOSPC",
    stack: "    at one (a.ts:1:1)\n    at two (b.ts:2:2)",
  };
  const line = readableLine(JSON.stringify({ level: 50, time: 0, msg: "a plan failed", err }));
  expect(line).toMatch(
    /^\d\d:\d\d:\d\d {2}error: a plan failed\n +Error {2}code=ENOSPC\n +at one .+\n +at two .+\n$/,
  );
});
