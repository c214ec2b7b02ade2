import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { createToldPlanner } from "../../support/models/told-planner.ts";
import { postGeneration } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { startSession } from "../../support/sign-in/start-session.ts";

const ATTACKS = [
  "'; DROP TABLE trips; --",
  "' OR '1'='1",
  '" OR ""="',
  "1) OR (1=1",
  "' UNION SELECT id, profile FROM users --",
  "x' AND randomblob(1000000000) --",
  "'; ATTACH DATABASE '/tmp/x' AS x; --",
  "'||(SELECT sqlite_version())||'",
  "%' ESCAPE '",
  "?1",
  ":id",
  "@owner",
  "$1",
  "NULL",
  "X'00'",
  "\u0000'; DELETE FROM users; --",
  "\\'; --",
  "／＇ＯＲ１＝１",
  `\${1}`,
  "__proto__",
  "",
  " ",
  "🗾'\u202e",
];
const text = fc.oneof(
  fc.constantFrom(...ATTACKS),
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom("'", '"', ";", "-", "\\", "%", "?", "\u0000", " OR ", "a") }),
);

const server = await startTestServer({ overrides: { planner: createToldPlanner() } });
const ada = await startSession(server, "ada", { name: "'; DROP TABLE users; --" });
afterAll(() => server.close());

test("T19 ids, cursors, slots, keys and versions are refused or unknown, and break nothing", async () => {
  const through: string[] = [];
  async function check(value: string): Promise<void> {
    const written = encodeURIComponent(value);
    const headerValue = written.replace(/%20/g, " ") || "-";
    const calls: [string, RequestInit?][] = [
      [`/api/trips/${written}`],
      [`/api/trips/${written}`, { method: "DELETE", headers: { "if-match": "*" } }],
      [`/api/trips?cursor=${written}`],
      [`/api/trips/${written}/photos/${written}`],
      [`/api/trips/1700000000000/photos/${written}`],
      [`/api/photos/${written}`],
      [`/api/generations/${written}`, { method: "DELETE" }],
      [`/api/generations/${written}/events`, { headers: { "last-event-id": headerValue } }],
      [`/api/account/sessions/${written}`, { method: "DELETE" }],
      ["/api/trips/1700000000000", { headers: { "if-none-match": headerValue } }],
      ["/api/trips/1700000000000", { method: "DELETE", headers: { "if-match": headerValue } }],
    ];
    // An empty id is another address: the list's, say, or nobody's.
    for (const [path, init] of written === "" ? [] : calls) {
      const { status } = await ada.fetch(path, init);
      if (status < 400 || status >= 500)
        through.push(`${init?.method ?? "GET"} ${path}: ${status}`);
    }
    const { status } = await postGeneration(ada, { key: headerValue, body: "{}" });
    if (status !== 400) through.push(`key ${headerValue}: ${status}`);
  }
  for (const attack of ATTACKS) await check(attack);
  // "." and ".." are taken for steps by every client.
  const other = text.filter((value) => !/^\.{1,2}$/.test(value));
  await fc.assert(fc.asyncProperty(other, check), { numRuns: 40 });
  expect(through).toEqual([]);
  const session = await ada.fetch("/api/session");
  expect(await session.json()).toMatchObject({ name: "'; DROP TABLE users; --" });
});
