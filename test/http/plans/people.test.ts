import { afterAll, expect, test } from "vitest";
import { peopleOf } from "../../../src/domain/costs/people-of.ts";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { generateTrip, postGeneration, SELECTION } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());

test("ten friends are ten in the trip, its costs and the list, and friends to the planner", async () => {
  const selection = { ...SELECTION, traveler: "3", people: 10 };
  const trip = await fetchTrip(ada, await generateTrip(ada, selection));
  expect(trip.userSelection).toMatchObject({ traveler: "3", people: 10 });
  expect(peopleOf(trip)).toBe(10);
  const list = await (await ada.fetch(API_PATHS.trips)).json();
  expect(list).toMatchObject({ trips: [{ traveler: "10" }] });
  const nobody = await postGeneration(ada, { selection: { ...selection, people: 0 } });
  expect(nobody.status).toBe(400);
});
