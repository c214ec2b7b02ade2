import { afterAll, describe, expect, test } from "vitest";
import { rawRequest } from "../../support/server/raw-request.ts";
import { sendToSocket } from "../../support/server/raw-socket.ts";
import { startTestServer } from "../../support/server/test-server.ts";

const lines: string[] = [];
const server = await startTestServer({
  env: { LOG_LEVEL: "info" },
  overrides: { logTo: { write: (line) => void lines.push(line) } },
});
const host = new URL(server.url).host;
afterAll(() => server.close());

async function ask(line: string, ...headers: string[]) {
  lines.length = 0;
  const whole = [line, `Host: ${host}`, "Connection: close", ...headers, "", ""].join("\r\n");
  const text = await sendToSocket(server.url, whole);
  const [head = "", body = ""] = text.split("\r\n\r\n");
  return { status: Number(head.slice(9, 12)), head, body, logged: lines.join("") };
}

describe("T12 the first line of a request", () => {
  test.each(["http://evil.example/", "http://evil.example/api/config", "http://evil.example:80/"])(
    "that asks for another host (%s) is refused, whatever the Host header says",
    async (target) => {
      const answer = await ask(`GET ${target} HTTP/1.1`);
      expect(answer.status).toBe(421);
      expect(JSON.parse(answer.body)).toMatchObject({ error: { code: "wrong_host" } });
    },
  );

  test("that asks for ours is answered", async () => {
    const answer = await ask(`GET ${server.url}/healthz HTTP/1.1`);
    expect([answer.status, answer.body]).toEqual([200, '{"alive":true}']);
  });

  test.each(["GET *", "OPTIONS *", "GET ?a", "POST *"])(
    "that asks for no path (%s) is refused",
    async (line) => {
      const answer = await ask(`${line} HTTP/1.1`);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toMatchObject({ error: { code: "bad_request" } });
    },
  );
});

test.each(["x", "200-ok"])(
  "a request that expects %j of us is answered as any other, with our headers and a line in the log",
  async (expected) => {
    const answer = await ask("GET /healthz HTTP/1.1", `Expect: ${expected}`);
    expect(answer.status).toBe(200);
    expect(answer.head).toMatch(/^content-security-policy: /m);
    expect(answer.logged).toContain('"route":"/healthz","status":200');
  },
);

/** TRACE sends a request's own headers back, TRACK is another name for it, CONNECT opens a way through. */
test.each([
  ["TRACE", "/", "405"],
  ["TRACE", "/api/session", "405"],
  ["TRACK", "/", "400"],
  ["CONNECT", "evil.example:443", undefined],
])("%s %s is not done, and nothing is sent back", async (method, target, status) => {
  const answer = await sendToSocket(
    server.url,
    `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nCookie: a=canary\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).not.toContain("canary");
  // A server that opens no ways through hangs up without a word.
  if (status === undefined) expect(answer).toBe("");
  else expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

describe("T12 the one origin", () => {
  test.each([
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "192.168.0.7",
    "0.0.0.0",
    "a b",
    "localhost@evil.example",
  ])("a request for the host %j is refused with the right address", async (host) => {
    for (const path of ["/", "/api/config", "/api/sign-in", "/enter"]) {
      const answer = await rawRequest(server.url, path, { headers: { host } });
      expect(answer.status).toBe(421);
      expect(JSON.parse(answer.body.toString())).toMatchObject({
        error: { code: "wrong_host", text: `This server is only available at ${server.url}.` },
      });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  test("who types another name of the machine gets a page with a link to the right one", async () => {
    const headers = { host: "nas.local", accept: "text/html,*/*;q=0.8" };
    const answer = await rawRequest(server.url, "/", { headers });
    expect(answer.status).toBe(421);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body.toString()).toContain(`<a href="${server.url}">`);
    expect(answer.body.toString()).not.toContain("nas.local");
  });

  test.each(["127.0.0.1", "[::1]", "LOCALHOST"])(
    "another loopback name (%s) is sent to it, path, query and method kept",
    async (name) => {
      const headers = { host: `${name}:${server.config.listen.port + 1}` };
      const path = "/view-trip/1700000000000?a=1&b=%2f";
      for (const method of ["GET", "POST"]) {
        const answer = await rawRequest(server.url, path, { method, headers });
        expect(answer.status).toBe(308);
        expect(answer.headers.location).toBe(`${server.url}${path}`);
      }
    },
  );

  test.each(["/healthz", "/readyz"])(
    "%s answers under any name, for a machine that asks",
    async (path) => {
      const answer = await rawRequest(server.url, path, { headers: { host: "10.0.0.7:8080" } });
      expect(answer.status).toBe(200);
    },
  );
});
