import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { createToldPlanner } from "../../support/models/told-planner.ts";
import { startGenerating } from "../../support/server/generate.ts";
import { sendToSocket } from "../../support/server/raw-socket.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE } from "../../support/sign-in/walk.ts";

const CONNECTION = { headersMs: 500, wholeMs: 3_000, lookEveryMs: 100, requests: 100 };
/** The delay that a busy machine may add. */
const SLACK_MS = 20_000;

const seen: string[] = [];
const planner = createToldPlanner();
const server = await startTestServer({
  connection: CONNECTION,
  overrides: { planner },
  beforeListening: (app) => {
    app.server.on("request", ({ url }) => seen.push(String(url)));
  },
});
const host = new URL(server.url).host;
afterAll(() => server.close());

const request = (line: string, ...headers: string[]) =>
  [line, `Host: ${host}`, ...headers, "", ""].join("\r\n");
const post = (...headers: string[]) =>
  request("POST /api/generations HTTP/1.1", "Content-Type: application/json", ...headers);
/** Bytes that must never be taken for a request of their own. */
const hidden = () => request("GET /smuggled HTTP/1.1");

/** Sends pieces one after the other. @returns what came back, and after how long the server hung up. */
async function trickle(pieces: Iterable<string>, pauseMs: number) {
  const startMs = performance.now();
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    text += chunk;
  });
  // Written to after the server hung up.
  socket.on("error", () => undefined);
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    socket.on("close", () => {
      isOver = true;
      resolve();
    });
  });
  for (const piece of pieces) {
    if (isOver) break;
    socket.write(piece);
    await Promise.race([over, wait(pauseMs)]);
  }
  await over;
  return { text, ms: performance.now() - startMs };
}

describe("T22 Slow and smuggled requests", () => {
  test("a request whose end can be read in two ways is refused, and nothing hides in it", async () => {
    const chunked = "Transfer-Encoding: chunked";
    const attempts: Record<string, string> = {
      "length and chunks": `${post("Content-Length: 6", chunked)}0\r\n\r\n${hidden()}`,
      "chunks and length": `${post(chunked, "Content-Length: 6")}0\r\n\r\n${hidden()}`,
      "two lengths": `${post("Content-Length: 0", "Content-Length: 60")}${hidden()}`,
      "chunks by another name": `${post("Transfer-Encoding: xchunked")}0\r\n\r\n${hidden()}`,
      "chunks, then not": `${post("Transfer-Encoding: chunked, identity")}0\r\n\r\n${hidden()}`,
      "not chunks": `${post("Transfer-Encoding: identity")}0\r\n\r\n${hidden()}`,
      "a space before the colon": `${post("Transfer-Encoding : chunked")}0\r\n\r\n${hidden()}`,
      "a space before the name": `${post(" Transfer-Encoding: chunked")}0\r\n\r\n${hidden()}`,
      "a vertical tab": `${post("Transfer-Encoding: \u000bchunked")}0\r\n\r\n${hidden()}`,
      "a NUL in a value": `${post("X: a\u0000b", "Content-Length: 0")}${hidden()}`,
      "a bare CR in a value": `${post("X: a\rContent-Length: 40")}${hidden()}`,
      "a bare LF after a value": `${post("X: a\nContent-Length: 0")}${hidden()}`,
      "bare LFs throughout": post("Content-Length: 0").replaceAll("\r\n", "\n"),
      ...Object.fromEntries(
        ["+6", "-1", "0x6", "6,6", "", "1e1", "99999999999999999999"].map((length) => [
          `length ${length}`,
          `${post(`Content-Length: ${length}`)}${hidden()}`,
        ]),
      ),
      ...Object.fromEntries(
        ["0x5", "-1", "g", "fffffffffffffffff", "5\n", "", "5;\n"].map((size) => [
          `a chunk of ${JSON.stringify(size)}`,
          `${post(chunked)}${size}\r\nabcde\r\n0\r\n\r\n${hidden()}`,
        ]),
      ),
      "a chunk longer than it says": `${post(chunked)}2\r\nabcdef\r\n0\r\n\r\n${hidden()}`,
      "a chunk with 100 KB of extension": `${post(chunked)}5;${"a".repeat(100_000)}\r\nabcde\r\n0\r\n\r\n${hidden()}`,
      "100 KB of trailers": `${post(chunked)}0\r\n${`X: ${"a".repeat(1000)}\r\n`.repeat(100)}\r\n${hidden()}`,
      "two hosts": request("GET / HTTP/1.1", "Host: evil.example", "Connection: close"),
      "no host": "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
      "HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      "HTTP/0.9": "GET /old\r\n\r\n",
      "an unknown method": request("SMUGGLE / HTTP/1.1"),
      "more after the version": request("GET / HTTP/1.1 GET /smuggled HTTP/1.1"),
      "TLS to a plain port": "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
      "16 KB of address": request(`GET /${"a".repeat(17_000)} HTTP/1.1`),
      "one header of 20 KB": request("GET / HTTP/1.1", `X: ${"a".repeat(20_000)}`),
      "5,000 headers": request("GET / HTTP/1.1", ...Array.from({ length: 5_000 }, () => "a: b")),
    };
    seen.length = 0;
    const through: string[] = [];
    for (const [name, bytes] of Object.entries(attempts)) {
      const startMs = performance.now();
      const answer = await sendToSocket(server.url, bytes);
      const isRefused = /^HTTP\/1\.1 4(?:00|13|21|31) /.test(answer);
      const isOnce = answer.split("HTTP/1.1 ").length === 2;
      const isSoon = performance.now() - startMs < CONNECTION.wholeMs + SLACK_MS;
      if (!isRefused || !isOnce || !isSoon) through.push(`${name}: ${answer.slice(0, 80)}`);
    }
    expect(through).toEqual([]);
    expect(seen.filter((url) => url.includes("smuggled"))).toEqual([]);
  });

  test("what comes in drops is cut off in time, with 408, however it drips", async () => {
    const whole = post("Content-Length: 60000");
    const body = (drop: string) => [whole, ...Array.from({ length: 200 }, () => drop)];
    const chunks = [post("Transfer-Encoding: chunked"), ...Array(200).fill("1\r\na\r\n")];
    const headers = [
      "GET / HTTP/1.1\r\n",
      ...Array.from({ length: 200 }, (_, at) => `X-${at}: a\r\n`),
    ];
    const attempts: Record<string, Iterable<string>> = {
      "nothing at all": [],
      "the first line only": ["GET / HTTP/1.1\r\n"],
      "a byte at a time": hidden().repeat(20),
      "a header at a time": headers,
      "no last line": [request("GET / HTTP/1.1").slice(0, -2)],
      "no body": [whole],
      "a body a byte at a time": body("a"),
      "a body of spaces": body(" "),
      "a chunk at a time": chunks,
      "a chunk that never comes": [`${post("Transfer-Encoding: chunked")}ffff\r\n`],
    };
    const through: string[] = [];
    await Promise.all(
      Object.entries(attempts).map(async ([name, pieces]) => {
        const { text, ms } = await trickle(pieces, 50);
        const isInTime = ms < CONNECTION.wholeMs + SLACK_MS;
        if (!isInTime || !text.startsWith("HTTP/1.1 408 ")) {
          through.push(`${name}: ${Math.round(ms)} ms, ${text.slice(0, 80)}`);
        } else {
          expect(JSON.parse(text.split("\r\n\r\n")[1] ?? "")).toMatchObject({
            error: { code: "request_too_slow" },
          });
        }
      }),
    );
    expect(through).toEqual([]);
  });

  test("hundreds of slow ones keep nobody else waiting, and go", async () => {
    const slow = Array.from({ length: 300 }, () => trickle(hidden().slice(0, 40), 50));
    await wait(CONNECTION.headersMs / 2);
    const startMs = performance.now();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(performance.now() - startMs).toBeLessThan(SLACK_MS);
    const answers = await Promise.all(slow);
    expect(answers.filter(({ text }) => !text.startsWith("HTTP/1.1 408 "))).toEqual([]);
  });

  test("a connection is used up in the end", async () => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1").setEncoding("utf8");
    let answers = 0;
    for (;;) {
      socket.write(request("GET /healthz HTTP/1.1"));
      const [answer] = await once(socket, "data");
      answers += 1;
      if (/connection: close/i.test(answer)) break;
    }
    expect(answers).toBe(CONNECTION.requests);
    socket.on("error", () => undefined).write(request("GET /healthz HTTP/1.1"));
    await once(socket, "close");
  });

  test("rubbish behind a request ends its stream, and no second answer gets into it", async () => {
    const ada = await signIn(server.url);
    const id = await startGenerating(ada);
    const plan = await planner.nextPlan();
    const cookie = `Cookie: ${SESSION_COOKIE}=${ada.sessionToken}`;
    const stream = request(`GET /api/generations/${id}/events HTTP/1.1`, cookie);
    const { text } = await trickle([stream, "rubbish\r\n\r\n"], 200);
    expect(text).toMatch(/^HTTP\/1\.1 200 .*retry: 1000/s);
    expect(text.split("HTTP/1.1")).toHaveLength(2);
    plan.end();
  });

  test("in production the times are short", async () => {
    const usual = await startTestServer();
    expect(usual.app.server.headersTimeout).toBeLessThanOrEqual(15_000);
    expect(usual.app.server.requestTimeout).toBeLessThanOrEqual(30_000);
    expect(usual.app.server.maxRequestsPerSocket).toBe(10_000);
    expect(usual.app.server.keepAliveTimeout).toBeLessThanOrEqual(75_000);
    await usual.close();
  });
});
