import { afterAll, describe, expect, test } from "vitest";
import { knownCityFromJson } from "../../../src/domain/engine/known-city-json.ts";
import { parseOpeningHours } from "../../../src/domain/places/opening-hours.ts";
import type { Place, Trip } from "../../../src/domain/trip/trip.ts";
import { tripFactsSchema } from "../../../src/domain/trip/trip-facts.ts";
import { cityNamed } from "../../support/guide.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { saveTrip } from "../../support/store/save-trip.ts";

const NOW_MS = 1_700_000_000_000;

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
const rome = { ...SELECTION, location: { label: "Rome, Italy" } };
const tripId = await generateTrip(ada, rome);
afterAll(() => server.close());

const pathOf = (id: string) => `/api/trips/${id}/facts`;

async function fetchFacts(id: string) {
  const answer = await ada.fetch(pathOf(id));
  expect(answer.status).toBe(200);
  const body: unknown = await answer.json();
  const facts = tripFactsSchema.parse(body);
  expect(facts).toEqual(body);
  return facts;
}

const placesOfTrip = ({ tripData }: Trip) => tripData.itinerary.flatMap(({ plan }) => plan);

/** A trip of Ada's that a model made, with these places. */
async function saveModelTrip(label: string, names: readonly Partial<Place>[]): Promise<string> {
  const user = await server.context.sessions.find(ada.sessionToken);
  const draft = tripDraft(label);
  const [place] = draft.tripData.itinerary[0]?.plan ?? [];
  if (user === undefined || place === undefined) throw new Error("Ada and a place");
  const itinerary = [{ day: "Day 1", plan: names.map((named) => ({ ...place, ...named })) }];
  return saveTrip(server.context.store, {
    userId: user.id,
    nowMs: NOW_MS,
    draft: { ...draft, plannedBy: "gemini", tripData: { ...draft.tripData, itinerary } },
  });
}

describe("the facts of a trip", () => {
  test("are its city's time zone and sketch, and the hours of its places", async () => {
    const facts = await fetchFacts(tripId);
    expect(facts.timeZone).toBe("Europe/Rome");
    expect(facts.sketch?.rivers.map(({ name }) => name)).toContain("Tiber");
    const places = placesOfTrip(await fetchTrip(ada, tripId));
    const known = places.filter(({ hoursUnknown }) => hoursUnknown !== true);
    expect(Object.keys(facts.hours).toSorted()).toEqual(
      known.map(({ guideId }) => guideId).toSorted(),
    );
    for (const hours of Object.values(facts.hours)) expect(parseOpeningHours(hours)).toBeDefined();
  });

  test("have the city as the engine needs it, compressed for a client that accepts it", async () => {
    const facts = await fetchFacts(tripId);
    expect(knownCityFromJson(facts.city)?.places).toHaveLength(cityNamed("Rome").places.length);
    const packed = await ada.fetch(pathOf(tripId), { headers: { "accept-encoding": "gzip" } });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(await packed.json()).toEqual(facts);
    const plain = await ada.fetch(pathOf(tripId), { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.json()).toEqual(facts);
  });

  test("have what places and hotels are called there, in the language of their letters", async () => {
    expect((await fetchFacts(tripId)).localNames).toMatchObject({
      colosseum: { name: "Colosseo" },
    });
    const tokyo = await generateTrip(ada, { ...SELECTION, location: { label: "Tokyo, Japan" } });
    const { localNames = {} } = await fetchFacts(tokyo);
    expect(localNames).toMatchObject({ "senso-ji": { name: "浅草寺", language: "ja-Jpan" } });
    const { tripData } = await fetchTrip(ada, tokyo);
    const ids = [...tripData.hotels, ...placesOfTrip(await fetchTrip(ada, tokyo))].map(
      ({ guideId }) => guideId,
    );
    expect(ids).toEqual(expect.arrayContaining(Object.keys(localNames)));
  });

  test("are sent once a version", async () => {
    const first = await ada.fetch(pathOf(tripId));
    expect(first.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(first.headers.get("cache-control")).toBe("private, no-store");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    const headers = { "if-none-match": etag };
    const again = await ada.fetch(pathOf(tripId), { headers });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    expect(await again.text()).toBe("");
    const other = await ada.fetch(pathOf(tripId), { headers: { "if-none-match": '"v1"' } });
    expect(other.status).toBe(200);
  });

  test("are there for a model's trip of a city that the guide knows, for the places it knows", async () => {
    const place = cityNamed("Rome, Italy").places.find(({ hours }) => hours !== undefined);
    if (place === undefined) throw new Error("a place of Rome");
    const own = { placeName: "My uncle's", guideId: "constructor" };
    const id = await saveModelTrip("Rome, Italy", [{ guideId: place.id }, {}, own]);
    const { timeZone, hours } = await fetchFacts(id);
    expect(timeZone).toBe("Europe/Rome");
    expect(hours).toEqual({ [place.id]: place.hours });
  });

  test("of a destination that the guide doesn't know are none", async () => {
    const id = await saveModelTrip("Porto, Portugal", [{ guideId: "colosseum" }]);
    expect(await fetchFacts(id)).toEqual({ hours: {} });
  });
});
