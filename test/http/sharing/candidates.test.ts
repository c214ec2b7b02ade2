import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../support/server/expect-error.ts";
import { createGuest, linksOf, makeLink } from "../../support/server/guest.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { saveCheckedTrip } from "../../support/store/save-checked-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());

test("guests vote on the candidates for a part of a day, see no other idea, and one that is taken keeps its votes", async () => {
  const id = await saveCheckedTrip(server.context, ada.sessionToken);
  const edit = (...edits: object[]) => sendEdits(ada, id, edits);
  const [day] = (await fetchTrip(ada, id)).tripData.itinerary;
  if (day === undefined) throw new Error("a trip without days");
  const slot = { dayId: day.id, part: "dinner" };
  const candidate = (at: number) => ({ id: `dinner-${at}`, name: `Tasca ${at}`, slot });
  const ideas = [...[1, 2, 3, 4, 5].map(candidate), { id: "secret", name: "A surprise" }];
  expect((await edit({ kind: "add-ideas", ideas })).status).toBe(200);
  // So many are as many as anyone compares.
  await expectError(
    await edit({ kind: "add-ideas", ideas: [candidate(6)] }),
    422,
    "change_impossible",
  );

  const { token } = await makeLink(ada, id, { scope: "vote" });
  const guest = createGuest(server.url, token);
  await guest.join("Ben");
  const seen = await guest.see();
  expect(seen.trip.ideas?.map(({ name }) => name)).toEqual(
    [1, 2, 3, 4, 5].map((at) => `Tasca ${at}`),
  );
  expect((await guest.vote({ placeId: "dinner-2", value: 1, word: "Yes!" })).status).toBe(200);
  await guest.vote({ placeId: "dinner-3", value: -1 });
  await expectError(await guest.vote({ placeId: "secret", value: 1 }), 422, "change_impossible");
  const { tallies } = await guest.see();
  expect(tallies).toEqual([
    { placeId: "dinner-2", up: 1, down: 0 },
    { placeId: "dinner-3", up: 0, down: 1 },
  ]);

  const bare = { placeDetails: "", placeImageURL: "", ticketsPricing: "", timeToTravel: "" };
  const place = { ...bare, id: "dinner-2", placeName: "Tasca 2", bestTime: "", isOwn: true };
  const taken = { ...place, geoCoordinates: "41.1484, -8.6110", startsAtMinutes: 1140 };
  expect((await edit({ kind: "add-place", dayId: day.id, place: taken })).status).toBe(200);
  expect((await guest.see()).tallies).toEqual([{ placeId: "dinner-2", up: 1, down: 0 }]);
  // The slot is decided: nothing more is to be said of the others.
  await expectError(await guest.vote({ placeId: "dinner-4", value: 1 }), 422, "change_impossible");
  const [told] = (await linksOf(ada, id)).flatMap(({ guests }) => guests);
  expect(told?.votes).toContainEqual({ placeId: "dinner-2", value: 1, word: "Yes!" });

  // Planned again it points at no day of the first.
  const file = await (await ada.fetch(`/api/trips/${id}/export/json`)).text();
  const again = await ada.fetch("/api/imports?anew=true", {
    method: "POST",
    headers: { "content-type": "application/octet-stream", "idempotency-key": randomUUID() },
    body: file,
  });
  const { tripId } = (await again.json()) as { tripId: string };
  const copy = await fetchTrip(ada, tripId);
  expect(copy.ideas?.filter(({ slot }) => slot !== undefined)).toEqual([]);
  const first = JSON.stringify(await fetchTrip(ada, id));
  const idsOf = [...copy.tripData.itinerary, ...copy.tripData.hotels].map((part) => part.id);
  expect(idsOf.filter((one) => first.includes(one))).toEqual([]);
});
