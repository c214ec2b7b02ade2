import { afterAll, beforeAll, expect, test } from "vitest";
import { foundPlacesSchema } from "../../../src/domain/places/found-places.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { SELECTION, startGenerating } from "../../support/server/generate.ts";
import {
  type OpenDataWorld,
  openGuidesAt,
  startOpenDataWorld,
} from "../../support/server/open-data-world.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

let world: OpenDataWorld;
let ada: SignedInClient;

beforeAll(async () => {
  world = await startOpenDataWorld();
  ada = await signIn(world.server.url);
});
afterAll(() => world.close());

async function endOf(label: string) {
  const reader = await readEvents(
    ada,
    await startGenerating(ada, { ...SELECTION, location: { label } }),
  );
  return (await reader.rest()).at(-1)?.event;
}

test("a name that several places have is asked about, with region and country; a choice is asked about no more", async () => {
  const end = await endOf("Springfield");
  expect(end).toMatchObject({ type: "failed", code: "destination_ambiguous" });
  if (end?.type !== "failed") throw new Error("asked");
  expect(end.alternatives).toHaveLength(5);
  expect(end.alternatives).toContain("Springfield, Ohio, United States");
  const chosen = await endOf("Springfield, Ohio, United States");
  expect(chosen).not.toMatchObject({ code: "destination_ambiguous" });
  expect(chosen).not.toMatchObject({ code: "destination_unknown" });
});

test("what every object of JavaScript has is no country", async () => {
  const end = await endOf("Springfield, Constructor");
  expect(end).toMatchObject({ type: "failed", code: "destination_ambiguous" });
});

test("a misspelt name of a city that our guide has is planned from the guide, which is said", async () => {
  const end = await endOf("barcelna");
  if (end?.type !== "saved") throw new Error(JSON.stringify(end));
  const trip = await fetchTrip(ada, end.tripId);
  expect(trip.userSelection.location.label).toBe("Barcelona, Spain");
  expect(JSON.stringify(trip.tripData.notes)).toContain("destinationTaken");
});

test("a sight is planned in the town that it is in, which is said", async () => {
  const end = await endOf("Eiffel Tower");
  if (end?.type !== "saved") throw new Error(JSON.stringify(end));
  const trip = await fetchTrip(ada, end.tripId);
  expect(trip.userSelection.location.label).toBe("Paris, France");
  expect(JSON.stringify(trip.tripData.notes)).toContain("sightIn");
});

/** Where a trip to Paris may be. */
const PARIS = { lat: "48.85", lon: "2.35" };

async function placesNamed(input: string, near: Record<string, string> = {}) {
  const query = new URLSearchParams({ input, ...near });
  const answer = await fetch(`${world.server.url}/api/places/named?${query}`);
  expect(answer.status).toBe(200);
  return foundPlacesSchema.parse(await answer.json());
}

test("a place of any kind is found by its name, near the trip, with where it is", async () => {
  const { places } = await placesNamed("eiffel", PARIS);
  expect(places).toContainEqual({
    name: "Eiffel Tower",
    where: "7e Arrondissement, Paris, Île-de-France, France",
    geoCoordinates: "48.8583, 2.2945",
  });
  // Hours, prices and the way to it nobody has said.
  expect((await placesNamed("eiffel", { lat: "35.68", lon: "139.76" })).places).toEqual([]);
  expect((await placesNamed("mallorca", { lat: "40.7", lon: "-74" })).places).toMatchObject([
    { name: "Mallorca", where: expect.stringContaining("New York") },
  ]);
  expect(await placesNamed("ei")).toEqual({ places: [] });
});

test("a place is found by its name where Google suggests destinations, too", async () => {
  const { url } = world.standIn;
  const server = await startTestServer({
    env: {
      ...openGuidesAt(url),
      GOOGLE_MAPS_API_KEY: "a key",
      PLACES_BASE_URL: `${url}/none`,
      SUGGESTIONS: "google",
    },
  });
  const query = new URLSearchParams({ input: "eiffel", ...PARIS });
  const answer = await fetch(`${server.url}/api/places/named?${query}`);
  const { places } = foundPlacesSchema.parse(await answer.json());
  expect(places.map(({ name }) => name)).toContain("Eiffel Tower");
  await server.close();
});

test("a service that is away, or answers nonsense, is said to be none that was asked", async () => {
  const asked = (input: string) => placesNamed(input, PARIS);
  for (const fault of ["429", "html"] as const) {
    world.standIn.fail("photon", fault);
    expect(await asked(`tower of ${fault}`)).toEqual({ places: [], isUnasked: true });
  }
  world.standIn.fail("photon", undefined);
});
