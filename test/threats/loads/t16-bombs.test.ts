import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { MAX_BODY_BYTES } from "../../../src/domain/wire.ts";
import { listTripIds, SELECTION } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE } from "../../support/sign-in/walk.ts";

/** The CPU time that the server and its sender spend on one together, whatever else the machine does. */
const MAX_WORK_MS = 500;
const MB = 1024 * 1024;

const server = await startTestServer();
const ada = await signIn(server.url);
afterAll(() => server.close());

const whole = JSON.stringify({ userSelection: SELECTION });
const fill = (json: string) => json.padEnd(MAX_BODY_BYTES);
const nested = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth);
const manyKeys = (count: number) =>
  `{${Array.from({ length: count }, (_, at) => `"k${at}":0`).join()}}`;

function bombs(): Record<string, Buffer | string> {
  const poison = '{"__proto__":';
  return {
    "10 MB of one string": `{"a":"${"a".repeat(10 * MB)}"}`,
    "10 MB of spaces": " ".repeat(10 * MB),
    "10 MB of zeros": Buffer.alloc(10 * MB),
    "lists 100,000 deep": nested("[", "]", 100_000),
    "objects 100,000 deep": nested('{"a":', "}", 100_000),
    "lists as deep as fits": nested("[", "]", MAX_BODY_BYTES / 2),
    "objects as deep as fits": `${'{"a":'.repeat(10_000)}0${"}".repeat(10_000)}`,
    "lists that never close": "[".repeat(MAX_BODY_BYTES),
    "a deep location": whole.replace('"Lisbon, Portugal"', nested("[", "]", 30_000)),
    "a million keys": manyKeys(1_000_000),
    "as many keys as fit": manyKeys(6_000),
    "one key over and over": `{${'"a":0,'.repeat(9_000)}"a":0}`,
    "as many interests as fit": whole.replace(
      "}}",
      `,"interests":[${'"food",'.repeat(8_000)}"food"]}}`,
    ),
    "__proto__ as often as fits": `${poison.repeat(4_000)}0${"}".repeat(4_000)}`,
    "__proto__ beside 5,000 keys": `{"__proto__":{"x":1},${manyKeys(5_000).slice(1)}`,
    "__proto__ behind escapes": fill(`{"\\u005f\\u005fproto__":{"x":1}}`),
    "constructor.prototype, deep": `${'{"constructor":{"prototype":'.repeat(1_500)}0${"}}".repeat(1_500)}`,
    "a number of 60,000 digits": whole.replace('"3"', "9".repeat(60_000)),
    "a number with a huge exponent": whole.replace('"3"', "1e999999999"),
    "a label of 60,000 escapes": whole.replace("Lisbon", "\\u0041".repeat(10_000)),
    "a label of combining marks": whole.replace("Lisbon", "\u0301".repeat(30_000)),
    "a label of spaces": whole.replace("Lisbon, Portugal", `a${" ".repeat(60_000)}b`),
    "half of a character, over and over": Buffer.alloc(MAX_BODY_BYTES, 0xf0),
    "a byte order mark and nothing": "\ufeff",
  };
}

/** Sends a POST as it is. @returns the answer. */
async function send(headers: readonly string[], body: Buffer | string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  // The server need not read all of it before it hangs up.
  const answer = text(socket).catch(() => "");
  socket.write(
    [
      "POST /api/generations HTTP/1.1",
      `Host: ${new URL(server.url).host}`,
      `Cookie: ${SESSION_COOKIE}=${ada.sessionToken}`,
      "Idempotency-Key: bomb-bomb",
      "Content-Type: application/json",
      "Connection: close",
      ...headers,
      "",
      "",
    ].join("\r\n"),
  );
  socket.on("error", () => undefined).write(body);
  return answer;
}

async function expectUnmoved(): Promise<void> {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.context.store.records.count("generations")).toBe(0);
  expect(await listTripIds(ada)).toEqual([]);
  expect(({} as { x?: unknown }).x).toBeUndefined();
}

describe("T16 Bombs in request bodies", () => {
  test("each is refused with little work", async () => {
    const prepared = Object.entries(bombs());
    const through: string[] = [];
    for (const [name, body] of prepared) {
      const before = process.cpuUsage();
      const answer = await send([`Content-Length: ${Buffer.byteLength(body)}`], body);
      const { user, system } = process.cpuUsage(before);
      const workMs = (user + system) / 1000;
      // Hung up on while it still sends, the sender may miss the answer.
      const isRefused = answer === "" || /^HTTP\/1\.1 4(?:00|13|22) /.test(answer);
      if (!isRefused || workMs > MAX_WORK_MS) {
        through.push(`${name}: ${Math.round(workMs)} ms, ${answer.slice(0, 60)}`);
      }
    }
    expect(through).toEqual([]);
    await expectUnmoved();
  });

  test("a packed body is not unpacked, whatever it says it is", async () => {
    const bomb = gzipSync(Buffer.alloc(40 * MB, " "));
    expect(bomb.length).toBeLessThan(MAX_BODY_BYTES);
    const kinds = ["gzip", "x-gzip", "deflate", "br", "zstd", "gzip, gzip", "identity", "chunked"];
    const before = process.memoryUsage().rss;
    const through: string[] = [];
    for (const kind of kinds) {
      const headers = [`Content-Encoding: ${kind}`, `Content-Length: ${bomb.length}`];
      const answer = await send(headers, bomb);
      if (!/^HTTP\/1\.1 4(?:00|15) /.test(answer)) through.push(`${kind}: ${answer.slice(0, 60)}`);
    }
    expect(through).toEqual([]);
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * MB);
    await expectUnmoved();
  });

  test("a body without an end, and one whose length is promised too large, are refused before they are read", async () => {
    const chunk = `1000\r\n${" ".repeat(4096)}\r\n`;
    const endless = await send(["Transfer-Encoding: chunked"], chunk.repeat(17));
    expect(endless).toMatch(/^HTTP\/1\.1 413 .*connection: close/is);
    expect(await send([`Content-Length: ${1024 * MB}`], "{")).toMatch(/^HTTP\/1\.1 413 /);
    await expectUnmoved();
  });
});
