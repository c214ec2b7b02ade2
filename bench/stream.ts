// The delay that the server adds to the model's own stream, from the last byte of a hotel or a day
// to the event at a client: `npm run bench:stream`.

import { performance } from "node:perf_hooks";
import { type GenerationEvent, generationEventSchema } from "../src/domain/api/generation.ts";
import { API_PATHS, generationAcceptedSchema, pathWithId } from "../src/domain/wire.ts";
import { newId } from "../src/server/lib/tokens.ts";
import { createGeminiClient } from "../src/server/model/gemini-client.ts";
import { createModelPlanner } from "../src/server/planner/model-planner.ts";
import { type ModelServer, startModelServer } from "../stand-in/model-server.ts";
import { writePlan } from "../stand-in/write-plan.ts";
import { GUIDE } from "../test/support/guide.ts";
import { startTestServer, type TestServer } from "../test/support/server/test-server.ts";
import { SESSION_COOKIE } from "../test/support/sign-in/walk.ts";
import { median } from "./measure/median.ts";

const TRIPS = 8;
const DAYS = 21;
const PACE_MS = 2;
const MAX_P95_MS = 10;
const MAX_FIRST_HOTEL_MS = 100;
/** One trip first, unmeasured, so that everything is compiled. */
const WARM_UP_TRIPS = 1;

type Added = { readonly what: string; readonly addedMs: number };

const models = await startModelServer({ paceMs: PACE_MS });
const app = await startTestServer({
  overrides: {
    planner: createModelPlanner({
      guide: GUIDE,
      client: createGeminiClient({
        apiKey: "bench",
        model: "gemini-flash-latest",
        baseUrl: `${models.url}/v1beta`,
      }),
      log: { info() {}, warn() {} },
    }),
  },
});
try {
  const headers = await signIn(app);
  const added: Added[] = [];
  for (let trip = 0; trip < TRIPS + WARM_UP_TRIPS; trip += 1) {
    const label = `Lisbon ${trip}`;
    const seen = await watchTrip(app, headers, label);
    if (trip >= WARM_UP_TRIPS) added.push(...addedTimes(models, label, seen));
  }
  report(added);
} finally {
  await app.close();
  await models.close();
}

async function signIn({ context }: TestServer): Promise<Record<string, string>> {
  const profile = { id: "ada", email: "ada@example.com", verified_email: true, name: "Ada" };
  const person = { issuer: "bench", subject: "ada", profile, accessToken: newId() };
  const token = await context.sessions.start(person, "bench");
  return { cookie: `${SESSION_COOKIE}=${token}` };
}

/** Asks for a trip and notes when each hotel and day is there. */
async function watchTrip(
  { url }: TestServer,
  headers: Record<string, string>,
  label: string,
): Promise<ReadonlyMap<string, number>> {
  const accepted = await fetch(url + API_PATHS.generations, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", "idempotency-key": newId() },
    body: JSON.stringify({
      userSelection: { location: { label }, noOfDays: DAYS, traveler: "2", budget: "Comfort" },
    }),
  });
  const { id } = generationAcceptedSchema.parse(await accepted.json());
  const stream = await fetch(url + pathWithId(API_PATHS.generationEvents, id), { headers });
  const seen = new Map<string, number>();
  for await (const event of eventsOf(stream)) {
    const atMs = performance.now();
    if (event.type === "hotels") for (const hotel of event.hotels) seen.set(hotel.hotelName, atMs);
    if (event.type === "day") seen.set(`Day ${event.number}`, atMs);
    if (event.type === "failed") throw new Error(`${event.code} ${event.text}`);
    if (event.type === "saved") break;
  }
  return seen;
}

async function* eventsOf(stream: Response): AsyncGenerator<GenerationEvent, void, void> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const data = /^data: ?(.*)$/m.exec(event)?.[1];
      if (data !== undefined) yield generationEventSchema.parse(JSON.parse(data));
    }
  }
}

/** For each hotel and day: the time from its last byte sent to its arrival. */
function addedTimes(
  { received }: ModelServer,
  label: string,
  seen: ReadonlyMap<string, number>,
): Added[] {
  return received.flatMap(({ slice, sent }) => {
    if (slice?.destination !== label) return [];
    const plan = writePlan(slice);
    const text = sent.map((piece) => piece.text).join("");
    return [...plan.hotels, ...plan.itinerary].map((item) => {
      const what = "hotelName" in item ? String(item.hotelName) : String(Object(item).day);
      const json = JSON.stringify(item);
      const sentAtMs = momentOf(sent, text.indexOf(json) + json.length);
      const seenAtMs = seen.get(what);
      if (seenAtMs === undefined) throw new Error(`${what} was never seen`);
      return { what, addedMs: seenAtMs - sentAtMs };
    });
  });
}

/** When the character before this position had been sent. */
function momentOf(sent: readonly { text: string; atMs: number }[], end: number): number {
  let length = 0;
  for (const { text, atMs } of sent) {
    length += text.length;
    if (length >= end) return atMs;
  }
  throw new Error("the text ends before the object does");
}

function report(added: readonly Added[]): void {
  const times = added.map(({ addedMs }) => addedMs).toSorted((a, b) => a - b);
  const firstHotels = added.filter((_, index) => index % (DAYS + 4) === 0);
  const slowestFirstMs = Math.max(...firstHotels.map(({ addedMs }) => addedMs));
  const p95Ms = times[Math.ceil(times.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY;
  console.log(
    `${TRIPS} trips of ${DAYS} days, a write every ${PACE_MS} ms: ${times.length} hotels and days
median ${median(times.slice(0, times.length - 1 + (times.length % 2))).toFixed(2)} ms, p95 ${p95Ms.toFixed(2)} ms (at most ${MAX_P95_MS}), slowest ${times.at(-1)?.toFixed(2)} ms
first hotel: slowest ${slowestFirstMs.toFixed(2)} ms after its last byte (at most ${MAX_FIRST_HOTEL_MS})`,
  );
  const kept = p95Ms <= MAX_P95_MS && slowestFirstMs <= MAX_FIRST_HOTEL_MS;
  console.log(kept ? "ok" : "BROKEN");
  if (!kept) process.exitCode = 1;
}
