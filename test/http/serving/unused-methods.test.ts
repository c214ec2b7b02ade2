import { afterAll, beforeAll, expect, test } from "vitest";
import { sendToSocket } from "../../support/server/raw-socket.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** TRACE sends a request's own headers back, TRACK is another name for it, CONNECT opens a way through. */
test.each([
  ["TRACE", "/", "405"],
  ["TRACE", "/api/session", "405"],
  ["TRACK", "/", "400"],
  ["CONNECT", "evil.example:443", undefined],
])("%s %s is not done, and nothing is sent back", async (method, target, status) => {
  const { host } = new URL(server.url);
  const answer = await sendToSocket(
    server.url,
    `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nCookie: a=canary\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).not.toContain("canary");
  // A server that opens no ways through hangs up without a word.
  if (status === undefined) expect(answer).toBe("");
  else expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
