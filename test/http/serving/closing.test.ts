import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { startTestServer } from "../../support/server/test-server.ts";

/** More than the grace, far less than the minute for which Node would keep a connection. */
const CLOSED_WITHIN_MS = 30_000;

async function open(url: string, bytes: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  // Only how soon the server hangs up matters here.
  socket.on("error", () => {}).resume();
  socket.write(bytes);
  return socket;
}

test.each([
  ["that is answered only after closing began", "GET /slow HTTP/1.1\r\nHost: HOST\r\n\r\n"],
  ["that broke off in its headers", "GET /healthz HTTP/1.1\r\nHost:"],
])("a server closes in spite of a request %s", { timeout: 60_000 }, async (_name, bytes) => {
  const server = await startTestServer({ beforeListening: addSlowRoute });
  const socket = await open(server.url, bytes.replace("HOST", new URL(server.url).host));
  const hungUp = new Promise((resolve) => socket.once("close", resolve));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const startedAtMs = performance.now();
  await server.close();
  await hungUp;
  expect(performance.now() - startedAtMs).toBeLessThan(CLOSED_WITHIN_MS);
});

function addSlowRoute(app: FastifyInstance): void {
  app.get("/slow", async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return "at last";
  });
}
