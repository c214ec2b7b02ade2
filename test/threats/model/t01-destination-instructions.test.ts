import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { SYSTEM_PROMPT } from "../../../src/domain/plan/plan-prompt.ts";
import { type Trip, tripSchema } from "../../../src/domain/trip/trip.ts";
import { obedientAnswer } from "../../support/models/obedient-answer.ts";
import { MODEL_KEY, startObeyingModel } from "../../support/models/obeying-model.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { watchOutbound } from "../../support/server/watch-outbound.ts";
import { ADA, EVE, signIn } from "../../support/sign-in/sign-in.ts";
import { instructionPayloads } from "../../support/threats/instruction-payloads.ts";
import { strangeKeys } from "../../support/threats/strange-keys.ts";
import { startTrapServer } from "../../support/threats/trap-server.ts";

/** By day every fifth of the orders, which has some of each dress. */
const PAYLOADS = instructionPayloads().filter((_, nth) => IS_NIGHTLY || nth % 5 === 0);
/** Nothing that the eye doesn't see, and one line. */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]|\s\s|^\s|\s$/u;

const requestSchema = z.strictObject({
  model: z.literal("obeying"),
  messages: z.array(z.strictObject({ role: z.string(), content: z.string() })),
  stream: z.literal(true),
  stream_options: z.unknown(),
  response_format: z.unknown(),
  temperature: z.optional(z.number()),
  top_p: z.optional(z.number()),
  max_tokens: z.optional(z.int()),
  max_completion_tokens: z.optional(z.int()),
  reasoning_effort: z.optional(z.literal("low")),
});

const trap = await startTrapServer();
const model = await startObeyingModel(({ body, headers, slice }) =>
  obedientAnswer({
    ...slice,
    inBulk: slice.destination.length % 10 === 0,
    trapUrl: trap.url,
    sent: { body, from: headers["user-agent"] },
  }),
);
const env = {
  ...model.env,
  DAILY_GENERATIONS: "10000",
  DAILY_GENERATIONS_PER_USER: "10000",
  GOOGLE_MAPS_API_KEY: "AIza-canary-maps-key",
  PLACES_BASE_URL: trap.url,
};
const server = await startTestServer({ env });
const [ada, eve] = await Promise.all([signIn(server.url, ADA), signIn(server.url, EVE)]);
const outbound = watchOutbound();
afterAll(async () => {
  outbound?.end();
  await server.close();
  await model.close();
  await trap?.close();
});

async function plan(label: string): Promise<Trip> {
  const id = await generateTrip(ada, { ...SELECTION, noOfDays: "1", location: { label } });
  return (await (await ada.fetch(`/api/trips/${id}`)).json()) as Trip;
}

describe("T1 Instructions in the destination", () => {
  test("change nothing but the trip's own texts, though the model obeys them", async () => {
    const through: string[] = [];
    for (const payload of PAYLOADS) {
      model.received.length = 0;
      const trip = await plan(payload);
      const effects = [...effectsOnPrompt(payload), ...effectsOnTrip(trip)];
      through.push(...effects.map((effect) => `${effect}: ${JSON.stringify(payload)}`));
      if ((await eve.fetch(`/api/trips/${trip.id}`)).status !== 404)
        through.push(`open: ${payload}`);
    }
    expect(through).toEqual([]);
    expect(trap.trapped).toEqual([]);
    const own = [server.url, model.env.OPENAI_BASE_URL ?? ""].map((url) => new URL(url).host);
    expect([...outbound.hosts].filter((host) => !own.includes(host))).toEqual([]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

/** The effects of a payload on the model's prompt, beyond being the destination. */
function effectsOnPrompt(payload: string): string[] {
  const effects: string[] = [];
  for (const { body } of model.received) {
    const parsed = requestSchema.safeParse(body);
    if (!parsed.success) return ["the request has another shape"];
    const { messages } = parsed.data;
    if (messages.map(({ role }) => role).join() !== "system,user,assistant,user") {
      effects.push("another order of speakers");
    }
    if (messages[0]?.content !== SYSTEM_PROMPT) effects.push("another system prompt");
    const prompt = messages.at(-1)?.content ?? "";
    const facts = /^Make a travel plan for this request, as JSON: (.*)\.$/m.exec(prompt)?.[1];
    const { location } = JSON.parse(facts ?? "{}") as { location?: string };
    if (location === undefined) effects.push("the destination is not JSON data");
    else if (HIDDEN.test(location) || location.length > 200) effects.push("not one visible line");
    // Where it says something, it says so once, in its place.
    const words = JSON.stringify(location).slice(1, -1);
    if (words.length > 20 && prompt.split(words).length !== 2) effects.push("said elsewhere too");
    if (prompt.split("\n").length !== 4) effects.push("another number of lines");
  }
  if (model.received.length === 0) effects.push(`the model was not asked about ${payload}`);
  const sent = JSON.stringify(model.received.map(({ body }) => body));
  const secrets = [MODEL_KEY, "AIza-canary", ADA.email, ADA.name, ada.sessionToken, server.url];
  return [...effects, ...secrets.filter((secret) => sent.includes(secret))];
}

/** The obeying model's effects on the trip, beyond its texts. */
function effectsOnTrip(trip: Trip): string[] {
  const effects = strangeKeys(trip);
  if (!tripSchema.safeParse(trip).success) effects.push("not a trip");
  if (trip.userEmail !== ADA.email) effects.push("another owner");
  if (trip.id.startsWith("1111")) effects.push("another id");
  if (trip.plannedBy !== "openai" || trip.version !== 1) effects.push("another origin");
  const { hotels, itinerary } = trip.tripData;
  if (itinerary.length !== 1 || hotels.length > 12) effects.push("more than was asked for");
  const places = itinerary.flatMap(({ plan }) => plan);
  if (places.length > 12) effects.push("more places than a day holds");
  // Image addresses of a model's are stored and never loaded: test/e2e/trips/model-planner.test.ts.
  if (hotels.some(({ guideId }) => guideId !== undefined)) effects.push("a guide's hotel");
  const whole = JSON.stringify(trip);
  const secrets = [MODEL_KEY, "AIza-canary", ada.sessionToken];
  return [...effects, ...secrets.filter((secret) => whole.includes(secret))];
}
