import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { type ModelServer, startModelServer } from "../../../stand-in/model-server.ts";
import { type PlacesServer, startPlacesServer } from "../../../stand-in/places-server.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { freePort } from "../../support/server/free-port.ts";
import { startGenerating } from "../../support/server/generate.ts";
import { openDataAt } from "../../support/server/photo-world.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { type SpawnedServer, spawnServer } from "../../support/server/spawn-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

let dataDir: string;
let url: string;
let server: SpawnedServer;
let model: ModelServer;
let services: PlacesServer;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "tripwright-stop-"));
  const port = await freePort();
  url = `http://localhost:${port}`;
  // A model that is never done before the server stops.
  model = await startModelServer({ paceMs: 500 });
  services = await startPlacesServer();
  server = spawnServer({
    ...openDataAt(services.url),
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_MODEL: "any",
  });
  await server.listening;
});
afterEach(async () => {
  server.child.kill("SIGKILL");
  await server.ended;
  await model.close();
  await services.close();
  rmSync(dataDir, { recursive: true });
});

async function openSocket(bytes: string): Promise<Socket> {
  const { port } = new URL(url);
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.on("error", () => {});
  socket.write(bytes);
  return socket;
}

test("a server that is watched says so before it goes, finishes what it answers, and ends", async () => {
  const ada = await signIn(url);
  expect((await rawRequest(url, "/readyz")).status).toBe(200);

  const planning = await startGenerating(ada);
  const reader = await readEvents(ada, planning);
  expect((await reader.next())?.event.type).toBe("started");

  const idle = new Agent({ keepAlive: true });
  await new Promise((resolve, reject) => {
    get(`${url}/healthz`, { agent: idle }, (answer) => answer.resume().on("end", resolve)).on(
      "error",
      reject,
    );
  });
  const { host } = new URL(url);
  const type = "Content-Type: application/json\r\nContent-Length: 100";
  const slow = await openSocket(
    `POST ${API_PATHS.generations} HTTP/1.1\r\nHost: ${host}\r\n${type}\r\n\r\n{`,
  );
  services.misbehave("hang");
  const inFlight = ada.fetch(`${API_PATHS.suggestions}?input=Lis`);
  await expect.poll(() => services.received.length).toBe(1);

  const stoppedAtMs = performance.now();
  server.child.kill("SIGTERM");
  // On connections of their own, so the port is still open.
  await expect
    .poll(async () => (await rawRequest(url, "/readyz")).status, { interval: 20, timeout: 1_500 })
    .toBe(503);
  const ready = await rawRequest(url, "/readyz");
  expect(JSON.parse(ready.body.toString())).toEqual({ ready: false, problems: ["draining"] });
  expect((await rawRequest(url, "/healthz")).status).toBe(200);
  expect((await ada.fetch(API_PATHS.trips)).status).toBe(200);
  expect((await reader.rest()).map(({ event }) => event.type)).not.toContain("failed");
  // Whoever comes back too soon is sent away once more, and told when to come again.
  const again = await ada.fetch(API_PATHS.generationEvents.replace(":id", planning));
  expect(again.status).toBe(200);
  expect(await again.text()).toContain("retry: ");

  const answer = await inFlight;
  expect(answer.status).toBe(200);
  expect(await answer.json()).not.toEqual([]);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();

  const { code, signal } = await server.ended;
  const tookMs = performance.now() - stoppedAtMs;
  expect({ code, signal }).toEqual({ code: 0, signal: null });
  expect(tookMs).toBeLessThan(30_000);
  // The slow sender did hold it up, or this test shows nothing.
  expect(tookMs).toBeGreaterThan(5_000);
  slow.destroy();
  idle.destroy();
});

test("a server that nobody asks whether it is ready doesn't wait", async () => {
  server.child.kill("SIGTERM");
  // As by Ctrl-C under npm, which passes on what the terminal has told everyone.
  setTimeout(() => server.child.kill("SIGTERM"), 20);
  expect((await server.ended).code).toBe(0);
});

test("a second signal ends it at once", async () => {
  await rawRequest(url, "/readyz");
  server.child.kill("SIGTERM");
  await expect
    .poll(async () => (await rawRequest(url, "/readyz")).status, { interval: 20 })
    .toBe(503);
  await wait(1_100);
  server.child.kill("SIGTERM");
  expect((await server.ended).code).toBe(1);
});
