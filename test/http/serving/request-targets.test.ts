import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendToSocket } from "../../support/server/raw-socket.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";

const lines: string[] = [];
let server: TestServer;
let host: string;
beforeAll(async () => {
  server = await startTestServer({
    env: { LOG_LEVEL: "info" },
    overrides: { logTo: { write: (line) => void lines.push(line) } },
  });
  host = new URL(server.url).host;
});
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
