import { afterAll, beforeAll, expect, test } from "vitest";
import { readEvents } from "../../support/server/event-reader.ts";
import { SELECTION, startGenerating } from "../../support/server/generate.ts";
import { type OpenDataWorld, startOpenDataWorld } from "../../support/server/open-data-world.ts";
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
