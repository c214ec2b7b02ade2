import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { type Edit, edits } from "../../../src/domain/edits/edit-kinds.ts";
import { tripDifference } from "../../../src/domain/edits/trip-difference.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import type { TripListAnswer } from "../../../src/domain/trip/trip-summary.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { linksOf, makeLink } from "../../support/server/guest.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";

const clock = createTestClock(Date.now());
const server = await startTestServer({ env: UNLIMITED, overrides: { clock } });
const ada = await signIn(server.url, ADA);
const tom = await signIn(server.url, { name: "Tom Baker", email: "tom@example.com" });
afterAll(() => server.close());

type LinkWish = Parameters<typeof makeLink>[2];

/** A trip of Ada's that Tom keeps by a link. */
async function keptTrip(wish: LinkWish) {
  const id = await generateTrip(ada, { ...SELECTION, location: { label: "Rome, Italy" } });
  const { token } = await makeLink(ada, id, wish);
  const keep = (person: SignedInClient) =>
    person.fetch("/api/shared/keep", { method: "POST", headers: { "tripwright-link": token } });
  expect(await (await keep(tom)).json()).toEqual({ tripId: id });
  return { id, keep };
}

async function seen(person: SignedInClient, id: string): Promise<Trip> {
  const answer = await person.fetch(`/api/trips/${id}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Trip;
}

async function listed(person: SignedInClient, id: string) {
  const { trips } = (await (await person.fetch("/api/trips")).json()) as TripListAnswer;
  return trips.find((trip) => trip.id === id);
}

function edit(person: SignedInClient, trip: Trip, made: readonly Edit[]): Promise<Response> {
  return person.fetch(`/api/trips/${trip.id}`, {
    method: "PATCH",
    headers: { "if-match": `"v${trip.version}"`, "idempotency-key": randomUUID() },
    body: JSON.stringify({ edits: made, before: made.map((one) => edits.before(trip, one)) }),
  });
}

const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string } }).error.code;
const guestOf = async (id: string) => (await linksOf(ada, id))[0]?.guests[0];
const SHOWS = { notes: true, costs: true };

test("a trip that is kept stands in the list with its sharer, and is read and followed as one's own", async () => {
  const { id } = await keptTrip({ scope: "edit", shows: { notes: false, costs: false } });
  expect(await listed(tom, id)).toMatchObject({
    location: "Rome, Italy",
    sharedBy: { name: "Ada", scope: "edit", shows: { notes: false, costs: false } },
  });
  expect((await listed(ada, id))?.sharedBy).toBeUndefined();
  const trip = await seen(tom, id);
  expect(JSON.stringify(trip)).not.toContain(ADA.email);
  expect(trip.tripData.hotels.map(({ price }) => price)).not.toContain("€");
  expect((await tom.fetch(`/api/trips/${id}/facts`)).status).toBe(200);
  expect((await tom.fetch(`/api/trips/${id}/photos/hero`)).status).toBe(200);
  expect(await guestOf(id)).toMatchObject({ name: "Tom", isMember: true });
});

test("T65 both change it, each edit says whose it is, and whole days keep what their sender doesn't see", async () => {
  const { id } = await keptTrip({ scope: "edit", shows: { notes: true, costs: false } });
  const before = await seen(tom, id);
  const [first, second] = before.tripData.itinerary;
  const [gone, other] = first?.plan ?? [];
  if (gone === undefined || other === undefined || second === undefined) throw new Error("Rome");
  const owners = await seen(ada, id);
  expect((await edit(ada, owners, [{ kind: "remove-place", placeId: other.id }])).status).toBe(200);
  // Made to the version before Ada's, as offline: both are in it.
  const removed = await edit(tom, before, [{ kind: "remove-place", placeId: gone.id }]);
  expect(removed.status).toBe(200);
  const after = (await removed.json()) as Trip;
  expect(after.version).toBe((before.version ?? 0) + 2);
  const ids = (trip: Trip) =>
    trip.tripData.itinerary.flatMap(({ plan }) => plan.map((one) => one.id));
  expect(ids(after)).not.toContain(gone.id);
  expect(ids(after)).not.toContain(other.id);
  const history = await (await ada.fetch(`/api/trips/${id}/history`)).json();
  expect(history).toMatchObject({ steps: [{ isOwn: false, guest: "Tom" }, { isOwn: true }] });
  // Taken back as the page does: the day as it was, whole.
  const itinerary = after.tripData.itinerary.map((day) =>
    day.id === first?.id ? { ...day, plan: [gone, ...day.plan] } : day,
  );
  const was = { ...after, tripData: { ...after.tripData, itinerary } };
  const back = await edit(tom, after, tripDifference(after, was));
  expect(back.status).toBe(200);
  const whole = await seen(ada, id);
  expect(ids(whole)).toContain(gone.id);
  const price = (trip: Trip) =>
    trip.tripData.itinerary.flatMap(({ plan }) => plan).find((one) => one.id === gone.id)
      ?.ticketsPricing;
  expect(price(whole)).toBe(price(owners));
});

test("T65 the owner changes one person's right, and removes one; none of it opens anything again", async () => {
  const { id, keep } = await keptTrip({ scope: "view", shows: SHOWS });
  const trip = await seen(tom, id);
  const rename: Edit = { kind: "set-title", text: "Ours" };
  expect(await codeOf(await edit(tom, trip, [rename]))).toBe("link_forbids");
  const [link] = await linksOf(ada, id);
  const path = `/api/trips/${id}/links/${link?.id}/guests/${link?.guests[0]?.id}`;
  const body = JSON.stringify({ scope: "edit" });
  expect(await codeOf(await tom.fetch(path, { method: "PATCH", body }))).toBe("trip_not_found");
  expect((await ada.fetch(path, { method: "PATCH", body })).status).toBe(200);
  expect((await edit(tom, trip, [rename])).status).toBe(200);
  expect((await listed(tom, id))?.sharedBy?.scope).toBe("edit");
  const now = await seen(tom, id);
  expect(await codeOf(await edit(tom, now, [{ kind: "delete-trip" }]))).toBe("link_forbids");
  const headers = { "if-match": "*" };
  expect((await tom.fetch(`/api/trips/${id}`, { method: "DELETE", headers })).status).toBe(404);
  expect((await tom.fetch(`/api/trips/${id}/links`)).status).toBe(404);
  expect((await ada.fetch(path, { method: "DELETE" })).status).toBe(200);
  expect(await codeOf(await tom.fetch(`/api/trips/${id}`))).toBe("trip_not_found");
  expect(await listed(tom, id)).toBeUndefined();
  expect(await codeOf(await keep(tom))).toBe("link_ended");
});

test("T65 it is kept until the link ends, or its keeper leaves it; nobody else opens it by its id", async () => {
  const soon = clock.nowMs() + 60_000;
  const ended = await keptTrip({ scope: "edit", shows: SHOWS, expiresAtMs: soon });
  const left = await keptTrip({ scope: "edit", shows: SHOWS });
  const eve = await signIn(server.url, { name: "Eve", email: "eve@example.com" });
  expect((await eve.fetch(`/api/trips/${left.id}`)).status).toBe(404);
  clock.advance(61_000);
  expect((await tom.fetch(`/api/trips/${ended.id}`)).status).toBe(404);
  expect(await listed(tom, ended.id)).toBeUndefined();
  const leave = () => tom.fetch(`/api/trips/${left.id}/keeping`, { method: "DELETE" });
  expect((await leave()).status).toBe(204);
  expect((await leave()).status).toBe(404);
  expect((await tom.fetch(`/api/trips/${left.id}`)).status).toBe(404);
  expect(await guestOf(left.id)).toBeUndefined();
  // Who left may come again.
  expect((await left.keep(tom)).status).toBe(200);
  expect((await tom.fetch(`/api/trips/${left.id}`)).status).toBe(200);
  const stranger = await fetch(`${server.url}/api/shared/keep`, { method: "POST" });
  expect(stranger.status).toBe(404);
});

test("T65 nobody is a member by a guest's cookie, whatever it says", async () => {
  const { id } = await keptTrip({ scope: "view", shows: SHOWS });
  const { token, link } = await makeLink(ada, id, { scope: "edit", shows: SHOWS });
  const headers = { "tripwright-link": token };
  await tom.fetch("/api/shared/keep", { method: "POST", headers });
  const tomsId = (await server.context.sessions.find(tom.sessionToken))?.id ?? "";
  expect(tomsId).not.toBe("");
  for (const said of [`member ${tomsId}`, encodeURIComponent(`member ${tomsId}`), tomsId]) {
    const cookie = `tripwright-guest-${link.id}=${said}`;
    const answer = await fetch(`${server.url}/api/shared`, { headers: { ...headers, cookie } });
    expect(await answer.json(), said).toMatchObject({ guest: null });
  }
});

test("an account that is deleted leaves no name behind, and its data says what it kept", async () => {
  const { id, keep } = await keptTrip({ scope: "edit", shows: SHOWS });
  const eve = await signIn(server.url, { name: "Eve Stone", email: "eve.stone@example.com" });
  expect((await keep(eve)).status).toBe(200);
  const data = await (await eve.fetch("/api/account/data")).json();
  expect(data).toMatchObject({ keptTrips: [{ tripId: id }] });
  const body = JSON.stringify({ email: "eve.stone@example.com" });
  expect((await eve.fetch("/api/account", { method: "DELETE", body })).status).toBe(204);
  expect((await linksOf(ada, id))[0]?.guests.map(({ name }) => name)).toEqual(["Tom"]);
});

test("who keeps a trip votes on it by the right that they have, and is counted with the guests", async () => {
  const { id } = await keptTrip({ scope: "vote", shows: { notes: false, costs: false } });
  const place = (await seen(tom, id)).tripData.itinerary[0]?.plan[0]?.id ?? "";
  const vote = (placeId: string) =>
    tom.fetch(`/api/trips/${id}/votes`, {
      method: "POST",
      body: JSON.stringify({ placeId, value: 1, word: "Yes" }),
    });
  const said = {
    tallies: [{ placeId: place, up: 1, down: 0 }],
    votes: [{ placeId: place, value: 1, word: "Yes" }],
  };
  expect(await (await vote(place)).json()).toEqual(said);
  expect(await (await tom.fetch(`/api/trips/${id}/votes`)).json()).toEqual(said);
  expect((await guestOf(id))?.votes).toEqual(said.votes);
  expect(await codeOf(await vote("nowhere"))).toBe("change_impossible");
  const [link] = await linksOf(ada, id);
  const scope = JSON.stringify({ scope: "view" });
  await ada.fetch(`/api/trips/${id}/links/${link?.id}`, { method: "PATCH", body: scope });
  expect(await codeOf(await vote(place))).toBe("link_forbids");
});
