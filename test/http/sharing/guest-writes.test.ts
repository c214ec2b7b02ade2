import { afterAll, expect, test } from "vitest";
import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import { LIMITS } from "../../../src/domain/limits.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { checkedTripDraft } from "../../support/plans/checked-trip.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { saveCheckedTrip } from "../../support/store/save-checked-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const clock = createTestClock(Date.now());
const server = await startTestServer({ env: UNLIMITED, overrides: { clock } });
const ada = await signIn(server.url, ADA);
const id = await generateTrip(ada);
afterAll(() => server.close());

const tripOf = async (of = id) => (await (await ada.fetch(`/api/trips/${of}`)).json()) as Trip;
const planned = (trip: Trip) => trip.tripData.itinerary.flatMap(({ plan }) => plan);

async function first() {
  const trip = await tripOf();
  const [day] = trip.tripData.itinerary;
  const [place] = day?.plan ?? [];
  const [hotel] = trip.tripData.hotels;
  if (day === undefined || place === undefined || hotel === undefined) throw new Error("a plan");
  const { visit: _, open: __, leg: ___, notOn: ____, note: _____, ...told } = place;
  return { dayId: day.id, place, hotel, told: { ...told, ticketsPricing: "", placeImageURL: "" } };
}

async function guestOf(shows = { notes: false, costs: false }) {
  const { token, link } = await makeLink(ada, id, { scope: "edit", shows });
  const guest = createGuest(server.url, token);
  expect((await guest.join(`Ann ${link.id}`)).status).toBe(201);
  return { ...guest, token, path: `/api/trips/${id}/links/${link.id}` };
}

test("T58 a guest gives no price that they don't see, and no picture; a price of the guide's is its own", async () => {
  const { dayId, place, hotel, told } = await first();
  expect(place.ticketsPricing).not.toBe("");
  const { guideId } = place;
  const written = { ticketsPricing: "€1 unseen", placeImageURL: "https://tracker.example/a.png" };
  const { guideId: _, ...own } = { ...told, ...written, isOwn: true as const };
  const { guideId: __, ...house } = { ...hotel, price: "€1 unseen", hotelImageURL: "https://x.y" };
  const guest = await guestOf();
  const edits: Edit[] = [
    { kind: "add-place", dayId, place: { ...own, id: "own" } },
    { kind: "add-place", dayId, place: { ...told, ...written, id: "of-the-guide", guideId } },
    { kind: "add-place", dayId, place: { ...own, id: "to-go" } },
    { kind: "swap-place", placeId: "to-go", place: { ...own, id: "swapped" } },
    { kind: "add-hotel", hotel: { ...house, id: "house" } },
  ];
  expect((await guest.edit(edits)).status).toBe(200);
  const trip = await tripOf();
  expect(JSON.stringify(trip)).not.toMatch(/unseen|tracker\.example|x\.y/);
  const added = planned(trip).find((one) => one.id === "of-the-guide");
  expect(added).toMatchObject({ ticketsPricing: place.ticketsPricing });
  const trusted = await guestOf({ notes: true, costs: true });
  const seen: Edit = { kind: "add-place", dayId, place: { ...own, id: "priced" } };
  expect((await trusted.edit([seen])).status).toBe(200);
  expect(planned(await tripOf()).find((one) => one.id === "priced")).toMatchObject({
    ticketsPricing: "€1 unseen",
    placeImageURL: "",
  });
});

test("T58 the owner's note is on the owner's place: what comes back under its id is no other place", async () => {
  const { dayId, place, told } = await first();
  const noted: Edit = { kind: "set-note", id: place.id, text: "Ask for the corner table" };
  await sendEdits(ada, id, [noted]);
  const guest = await guestOf();
  const other = { ...told, placeName: "A shop of the guest's", geoCoordinates: "0, 0" };
  const remove: Edit = { kind: "remove-place", placeId: place.id };
  expect((await guest.edit([remove])).status).toBe(200);
  expect((await guest.edit([{ kind: "add-place", dayId, place: other }])).status).toBe(200);
  const { placeName, geoCoordinates } = place;
  expect(planned(await tripOf()).find((one) => one.id === place.id)).toMatchObject({
    placeName,
    geoCoordinates,
    note: "Ask for the corner table",
  });
});

test("T58 a guest's new place takes no place's room that the owner has set aside", async () => {
  const draft = checkedTripDraft();
  const [day] = draft.tripData.itinerary;
  const [place] = day?.plan ?? [];
  if (day === undefined || place === undefined) throw new Error("the trip has places");
  const inPlan = draft.tripData.itinerary.flatMap(({ plan }) => plan).length;
  const setAside = Array.from({ length: LIMITS.trip.places - inPlan }, (_, nth) => {
    return { ...place, id: `aside-${nth}`, note: "The owner's" };
  });
  const full = await saveCheckedTrip(server.context, ada.sessionToken, {
    ...draft,
    tripData: { ...draft.tripData, setAside },
  });
  const { token } = await makeLink(ada, full, { scope: "edit" });
  const guest = createGuest(server.url, token);
  await guest.join("Ann");
  const [shown] = (await guest.see()).trip.tripData.itinerary;
  const { guideId: _, ...own } = { ...(await first()).told, isOwn: true as const };
  const add: Edit = { kind: "add-place", dayId: shown?.id ?? "", place: { ...own, id: "new" } };
  await expectError(await guest.edit([add]), 422, "trip_full");
  expect((await tripOf(full)).tripData.setAside).toHaveLength(setAside.length);
  const remove: Edit = { kind: "remove-place", placeId: shown?.plan[0]?.id ?? "" };
  expect((await guest.edit([remove])).status).toBe(200);
  expect((await tripOf(full)).tripData.setAside).toHaveLength(setAside.length + 1);
});

test("T59 a vote or a name that is under way when its link is lowered is not stored", async () => {
  const { place } = await first();
  const guest = await guestOf();
  const { shareLinks } = server.context.store;
  const { change } = shareLinks;
  const lowered = async (send: () => Promise<Response>) => {
    const raise = (scope: string) =>
      ada.fetch(guest.path, { method: "PATCH", body: JSON.stringify({ scope }) });
    await raise("edit");
    shareLinks.change = async (...args) => {
      shareLinks.change = change;
      expect((await raise("view")).status).toBe(200);
      return change(...args);
    };
    await expectError(await send(), 403, "link_forbids");
  };
  await lowered(() => guest.vote({ placeId: place.id, value: 1 }));
  await lowered(() => createGuest(server.url, guest.token).join("Late"));
});

test("T60 the page of a link counts among its link's requests", async () => {
  const { token } = await makeLink(ada, id, {});
  clock.advance(60_000);
  const guest = createGuest(server.url, token);
  // Sooner than as many requests.
  for (let count = 0; count < 1_198; count += 1) await server.context.openLink(token);
  const look = async () => (await fetch(`${server.url}/s/${token}`)).status;
  expect([await look(), await look(), await look()]).toEqual([200, 200, 429]);
  await expectError(await guest.send("/api/shared"), 429, "too_many_requests");
});

test("T61 of two who take a name at once one has it, and letters of another script make no other name", async () => {
  const { token } = await makeLink(ada, id, { scope: "vote" });
  const join = (name: string) => createGuest(server.url, token).join(name);
  const both = await Promise.all([join("Ben"), join("Ben")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  for (const name of ["\u0412en", "Be\u03bd", "\uff22en", ADA.name.replaceAll("a", "\u0430")]) {
    await expectError(await join(name), 409, "name_taken");
  }
  expect((await join("Beni")).status).toBe(201);
});
