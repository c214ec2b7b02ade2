import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type GenerationEvent, isGenerationEnd } from "../../../src/domain/api/generation.ts";
import { generationAcceptedSchema } from "../../../src/domain/wire-schemas.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { startObeyingModel } from "../../support/models/obeying-model.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { parseExposition } from "../../support/server/exposition.ts";
import { freePort } from "../../support/server/free-port.ts";
import {
  listTripIds,
  postGeneration,
  SELECTION,
  startGenerating,
} from "../../support/server/generate.ts";
import { spawnServer } from "../../support/server/spawn-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";

const MB = 1024 * 1024;
/** Of a plan; src/server/generation/generation-runner.ts holds it. */
const CAP = 4 * MB;
const TOKEN = "canary-token-of-the-measurements-32";
/** The most places that are read of one day; src/domain/plan/plan-answer.ts drops the rest. */
const PLACES = 12;
const LONG = 1200;
const SHORT = 300;
const NAME = 200;

/** As long as it may be, of characters that take three bytes. */
const fill = (start: string, length: number) => start.padEnd(length, "長");

/** As many places as are read of a day, with texts as long as are read. */
function longestDay(day: number) {
  const plan = Array.from({ length: PLACES }, (_, at) => ({
    placeName: fill(`${day}.${at}`, NAME),
    placeDetails: fill("", LONG),
    geoCoordinates: fill("", NAME),
    ticketsPricing: fill("", SHORT),
    timeToTravel: fill("", SHORT),
    bestTime: fill("", SHORT),
  }));
  return { day: `Day ${day}`, plan };
}

/** One day an answer and no more: the most that can be had of each. */
function floodOf({ firstDay, hotels }: { firstDay: number; hotels: number }): string {
  return JSON.stringify({
    hotels: hotels === 0 ? [] : [{ hotelName: "Aurora" }],
    itinerary: [longestDay(firstDay), longestDay(firstDay + 1), longestDay(firstDay + 2)],
  });
}

const { keep } = closeAfterEach();

async function startFlooded() {
  const model = keep(await startObeyingModel(({ slice }) => floodOf(slice)));
  const dataDir = mkdtempSync(join(tmpdir(), "tripwright-flood-"));
  const port = await freePort();
  const server = spawnServer({
    ...model.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    METRICS_TOKEN: TOKEN,
    MAX_TRIP_DAYS: "60",
  });
  keep({
    async close() {
      server.child.kill("SIGKILL");
      await server.ended;
      rmSync(dataDir, { recursive: true });
    },
  });
  await server.listening;
  const url = `http://localhost:${port}`;
  return { model, server, url, dataDir, ada: await signIn(url) };
}

const lasting = (noOfDays: number) => ({ ...SELECTION, noOfDays: String(noOfDays) });

/** Has a plan made and follows it to its end; a stream that falls behind is begun anew, as browsers do. */
async function endOf(ada: SignedInClient, id: string): Promise<GenerationEvent> {
  let lastId = 0;
  for (;;) {
    const last = (await (await readEvents(ada, id, lastId)).rest()).at(-1);
    if (last !== undefined && isGenerationEnd(last.event)) return last.event;
    lastId = last?.id ?? lastId;
  }
}

async function residentBytes(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return parseExposition(await answer.text()).value("process_resident_memory_bytes");
}

// The same end by day: test/threats/people/t32-full-accounts.test.ts.
test.runIf(IS_NIGHTLY)(
  "a model that floods a longer trip ends it with a reason, leaves none, and the server goes on",
  async () => {
    const { model, server, url, dataDir, ada } = await startFlooded();
    const before = await residentBytes(url);
    const id = await startGenerating(ada, lasting(60));
    expect(await endOf(ada, id)).toMatchObject({ type: "failed", code: "trip_too_large" });
    expect((await residentBytes(url)) - before).toBeLessThan(100 * MB);
    // It hangs up: of 20 answers no more are asked for than fit.
    expect(model.received.length).toBeLessThan(18);

    expect(await listTripIds(ada)).toEqual([]);
    const key = randomUUID();
    const body = JSON.stringify({ userSelection: SELECTION, planner: "guide" });
    const again = await postGeneration(ada, { key, body });
    const { id: next } = generationAcceptedSchema.parse(await again.json());
    expect((await endOf(ada, next)).type).toBe("saved");
    expect(await listTripIds(ada)).toHaveLength(1);

    server.child.kill("SIGTERM");
    const { code, stdout } = await server.ended;
    expect(code).toBe(0);
    // Nothing but where it is: a flood is no error of ours.
    expect(stdout.trim().split("\n")).toHaveLength(1);
    const store = createSqliteStore(join(dataDir, "tripwright.sqlite"));
    const stored = await store.generations.events(id, 0);
    await store.close();
    expect(stored.at(-1)?.event.type).toBe("failed");
    expect(Buffer.byteLength(JSON.stringify(stored))).toBeLessThan(CAP * 1.02);
  },
);
