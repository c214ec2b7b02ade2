import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { describe, expect, test, vi } from "vitest";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { connectDeaf } from "../../support/server/flood.ts";
import { freePort } from "../../support/server/free-port.ts";
import { startServerProcess } from "../../support/server/server-process.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { eachDataFolder } from "../../support/store/each-data-folder.ts";

/** More than the system takes off our hands for someone who doesn't read. */
const BIG = Buffer.alloc(40_000_000, "x");
const STALLED_MS = 1_000;
const PATIENCE_MS = 20_000;

const { keep } = closeAfterEach();
const folder = eachDataFolder("slow-readers");

function addBig(app: FastifyInstance): void {
  app.get("/big", (_request, reply) => reply.send(BIG));
}
const get = (path: string, port: number) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;

const connectionsOf = ({ app }: TestServer) =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));

describe("T35 Slow readers", () => {
  test("who doesn't read an answer is disconnected, and who reads slowly gets all of it", async () => {
    const server = keep(
      await startTestServer({ connection: { stalledMs: STALLED_MS }, beforeListening: addBig }),
    );
    const { port } = server.config.listen;
    for (const bytes of [get("/big", port), get("/big", port).repeat(5)]) {
      for (let count = 0; count < 5; count += 1) {
        const socket = await connectDeaf(port, bytes);
        keep({ close: async () => socket.destroy() });
      }
    }
    expect(await connectionsOf(server)).toBe(10);
    const slow = connect(port, "127.0.0.1");
    keep({ close: async () => slow.destroy() });
    slow.write(get("/big", port));
    const startMs = performance.now();
    let bytes = 0;
    for await (const chunk of slow) {
      bytes += chunk.length;
      if (bytes > BIG.length) break;
      await wait(5);
    }
    expect(bytes).toBeGreaterThan(BIG.length);
    expect(performance.now() - startMs).toBeGreaterThan(STALLED_MS);
    await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(1), PATIENCE_MS);
  });

  test("in production that is a minute, well above a stream's heartbeat", async () => {
    const server = keep(await startTestServer());
    expect(server.app.server.timeout).toBe(60_000);
  });

  test("an address has a limit of connections, and others are served beside it", async () => {
    const server = keep(await startTestServer({ connection: { perAddress: 20 } }));
    const { port } = server.config.listen;
    const sockets = await Promise.all(
      Array.from({ length: 100 }, () => connectDeaf(port, get("/", port), "127.0.0.2")),
    );
    for (const socket of sockets) keep({ close: async () => socket.destroy() });
    await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(20), PATIENCE_MS);
    expect((await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" })).status).toBe(308);
    // A place is free again as soon as one of them leaves.
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => {
      const again = await connectDeaf(port, get("/healthz", port), "127.0.0.2");
      keep({ close: async () => again.destroy() });
      again.resume();
      const isAnswered = new Promise((resolve) => {
        again.once("data", () => resolve(true)).once("close", () => resolve(false));
      });
      expect(await isAnswered).toBe(true);
    }, PATIENCE_MS);
  });

  test("a proxy that is named may hold as many as it likes", async () => {
    const server = keep(
      await startTestServer({
        env: { TRUST_PROXY: "127.0.0.0/8" },
        connection: { perAddress: 5 },
      }),
    );
    const { port } = server.config.listen;
    const sockets = await Promise.all(
      Array.from({ length: 20 }, () => connectDeaf(port, get("/", port))),
    );
    for (const socket of sockets) keep({ close: async () => socket.destroy() });
    await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(20), PATIENCE_MS);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  test("200 of them leave a server with 120 file descriptors able to serve others", async () => {
    const port = await freePort();
    const server = await startServerProcess({
      port,
      dataDir: folder().dataDir,
      pauseMs: 0,
      within: ["sh", "-c", 'ulimit -n 120; exec "$@"', "sh"],
    });
    keep({ close: () => server.kill() });
    for (let count = 0; count < 200; count += 1) {
      const socket = await connectDeaf(port, get("/", port), "127.0.0.2");
      keep({ close: async () => socket.destroy() });
    }
    for (const path of ["/healthz", "/readyz", "/api/config"]) {
      const answer = await fetch(`${server.url}${path}`);
      expect(answer.status, path).toBe(200);
      await answer.arrayBuffer();
    }
  });
});
