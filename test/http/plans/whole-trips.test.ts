import { afterAll, expect, test } from "vitest";
import { LIMITS } from "../../../src/domain/limits.ts";
import { wholeTripsSchema } from "../../../src/domain/trip/whole-trips.ts";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { makeLink } from "../../support/server/guest.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { EVE, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { saveTrip } from "../../support/store/save-trip.ts";

const NOW_MS = 1_700_000_000_000;

const server = await startTestServer();
afterAll(() => server.close());
const [ada, eve] = [await signIn(server.url), await signIn(server.url, EVE)];

async function save(client: SignedInClient, draft = tripDraft()): Promise<string> {
  const user = await server.context.sessions.find(client.sessionToken);
  return saveTrip(server.context.store, { userId: user?.id ?? "", nowMs: NOW_MS, draft });
}

async function ask(client: SignedInClient, ids: readonly string[]) {
  const answer = await client.fetch(`${API_PATHS.wholeTrips}?ids=${ids.join()}`);
  expect(answer.status).toBe(200);
  return wholeTripsSchema.parse(await answer.json());
}

test("many trips come at once, others' as their link shows them, and who may see none is told so", async () => {
  const draft = tripDraft();
  const itinerary = draft.tripData.itinerary.map((day) => ({ ...day, note: "Only ours" }));
  const noted = await save(ada, { ...draft, tripData: { ...draft.tripData, itinerary } });
  const [own, foreign] = [await save(eve), await save(ada)];
  const { token } = await makeLink(ada, noted);
  const headers = { "tripwright-link": token };
  await eve.fetch(API_PATHS.sharedKeep, { method: "POST", headers });
  const { trips, gone } = await ask(eve, [own, noted, foreign, "1600000000000"]);
  expect(trips.map(({ id }) => id)).toEqual([own, noted]);
  expect(trips.map((trip) => trip.sharedBy?.scope)).toEqual([undefined, "view"]);
  expect(JSON.stringify(trips)).not.toContain("Only ours");
  expect(gone).toEqual([foreign, "1600000000000"]);
});

test("what doesn't fit into an answer is in neither list, and comes when it is asked for alone", async () => {
  const [day, ...days] = tripDraft().tripData.itinerary;
  if (day === undefined) throw new Error("a draft without days");
  const long = "x".repeat(1900);
  const [place] = day.plan;
  if (place === undefined) throw new Error("a day without places");
  const filled = { ...place, placeDetails: long, placeImageURL: long, note: long };
  const plan = Array.from({ length: 50 }, () => filled);
  const draft = tripDraft();
  const large = {
    ...draft,
    tripData: { ...draft.tripData, itinerary: [{ ...day, plan }, ...days] },
  };
  const ids = [await save(ada, large), await save(ada, large), await save(ada, large)];
  const { trips, gone } = await ask(ada, ids);
  expect([trips.length, gone]).toEqual([1, []]);
  expect((await ask(ada, ids.slice(2))).trips.map(({ id }) => id)).toEqual(ids.slice(2));
});

test("too many ids, and what is none, are refused", async () => {
  const many = Array.from({ length: LIMITS.list.wholeTrips + 1 }, (_, at) => `${NOW_MS + at}`);
  for (const ids of [many.join(), "", "1", `${NOW_MS},`, "constructor"]) {
    const answer = await ada.fetch(`${API_PATHS.wholeTrips}?ids=${ids}`);
    expect([ids, answer.status]).toEqual([ids, 400]);
  }
});
