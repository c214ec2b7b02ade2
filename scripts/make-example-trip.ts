import type { PlanEvent } from "../src/domain/api/generation.ts";
import type { GuideTexts } from "../src/domain/guide-text.ts";
import { LANGUAGE_TAGS } from "../src/domain/language-tags.ts";
import type { Trip } from "../src/domain/trip/trip.ts";
import type { TripFacts } from "../src/domain/trip/trip-facts.ts";
import type { TripRequest } from "../src/domain/trip/trip-request.ts";
import { withIds } from "../src/domain/trip/with-ids.ts";
import { assembleTrip } from "../src/server/generation/assemble-trip.ts";
import { checkTrip } from "../src/server/generation/check-trip.ts";
import { noSnapshots, textsOfTrip } from "../src/server/guides/guide-source.ts";
import { readGuide } from "../src/server/guides/read-guide.ts";
import { createGuidePlanner } from "../src/server/planner/guide-planner.ts";
import { factsOfTrip } from "../src/server/trips/facts-of-trip.ts";

const DEADLINE_MS = 60_000;
const REQUEST: TripRequest = {
  location: { label: "Rome, Italy" },
  days: 4,
  daysAssumed: false,
  traveler: "4",
  budget: "Comfort",
};

/**
 * The trip that anyone may look around in: the guide's plan, made and checked as for a traveller. It is nobody's,
 * and every build makes the same.
 */
export async function makeExampleTrip(): Promise<{
  trip: Trip;
  facts: TripFacts;
  city: unknown;
  /** The guide's texts of its city in each language that has them. */
  texts: readonly GuideTexts[];
}> {
  const guides = { own: await readGuide(), snapshots: noSnapshots };
  const planner = createGuidePlanner({ source: undefined, guides });
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const events: PlanEvent[] = [];
  for await (const event of planner.plan(REQUEST, { signal, reportUsage() {} })) {
    if (event.type === "failed") throw new Error(`the guide has no example: ${event.code}`);
    if (event.type !== "reading") events.push(event);
  }
  const draft = assembleTrip(REQUEST, events, planner.id);
  if (draft === undefined) throw new Error("the example is not whole");
  const checked = await checkTrip(draft, guides, signal);
  const trip: Trip = {
    id: "example",
    ...checked,
    tripData: withIds(checked.tripData),
    userEmail: "",
    version: 1,
    createdAt: "2026-01-01T00:00:00.000Z",
  };
  const { city, ...facts } = await factsOfTrip(trip, guides, "en");
  const texts = await Promise.all(LANGUAGE_TAGS.map((tag) => textsOfTrip(trip, guides, tag)));
  return { trip, facts, city, texts: texts.filter((one) => one !== undefined) };
}
