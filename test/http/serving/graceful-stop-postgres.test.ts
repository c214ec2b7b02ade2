import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { startModelServer } from "../../../stand-in/model-server.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { freePort } from "../../support/server/free-port.ts";
import { startGenerating } from "../../support/server/generate.ts";
import { rawRequest } from "../../support/server/raw-request.ts";
import { spawnServer } from "../../support/server/spawn-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { type DatabaseRelay, startDatabaseRelay } from "../../support/store/database-relay.ts";
import { newPostgresDatabase } from "../../support/store/new-postgres-database.ts";

// A model that is never done before the server stops.
const model = await startModelServer({ paceMs: 100 });
afterAll(() => model.close());

/** A server of its own database, with a plan under way and someone who watches it. */
async function startPlanning() {
  const relay = await startDatabaseRelay(await newPostgresDatabase());
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawnServer({
    PORT: String(port),
    DATABASE_URL: relay.url,
    LOG_LEVEL: "warn",
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_MODEL: "any",
  });
  await server.listening;
  const ada = await signIn(url);
  const reader = await readEvents(ada, await startGenerating(ada));
  expect((await reader.next())?.event.type).toBe("started");
  // Some of the answer is there, so that its tokens are to be written down at the end.
  await wait(500);
  return { server, relay, url, ada, reader };
}

type World = Awaited<ReturnType<typeof startPlanning>>;
type Loss = (relay: DatabaseRelay) => void;

const losses: [string, Loss][] = [
  ["ends", (relay) => relay.refuse()],
  ["falls silent", (relay) => relay.fallSilent()],
];

async function expectEnd({ server, relay, reader }: World, startedAtMs: number): Promise<void> {
  const { code, signal } = await server.ended;
  const tookMs = performance.now() - startedAtMs;
  await reader.rest().catch(() => []);
  relay.close();
  expect({ code, signal }).toEqual({ code: 0, signal: null });
  expect(tookMs).toBeLessThan(30_000);
}

test.concurrent.each(losses)(
  "a server whose database %s stops all the same, with what waits for it",
  async (_how, lose) => {
    const world = await startPlanning();
    lose(world.relay);
    const waiting = world.ada.fetch(API_PATHS.trips).then(
      ({ status }) => status,
      () => "hung up on",
    );
    await wait(100);
    const stoppedAtMs = performance.now();
    world.server.child.kill("SIGTERM");
    await expectEnd(world, stoppedAtMs);
    expect([503, "hung up on"]).toContain(await waiting);
  },
);

test.concurrent.each(losses)(
  "a server whose database %s while it stops goes on stopping",
  async (_how, lose) => {
    const world = await startPlanning();
    expect((await rawRequest(world.url, "/readyz")).status).toBe(200);
    const stoppedAtMs = performance.now();
    world.server.child.kill("SIGTERM");
    await wait(500);
    lose(world.relay);
    await expectEnd(world, stoppedAtMs);
  },
);
