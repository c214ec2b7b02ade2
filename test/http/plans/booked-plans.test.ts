import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import type { Booking } from "../../../src/domain/bookings/booking.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, postGeneration, SELECTION } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const server = await startTestServer();
const ada = await signIn(server.url, { name: "Ada", email: "booked@example.com" });
afterAll(() => server.close());

const BY_HAND = { state: "booked", source: "api" } as const;
const LANDING: Booking = {
  ...BY_HAND,
  id: "landing",
  kind: "flight",
  name: "LH 1172",
  number: "X7KP2Q",
  from: { name: "Frankfurt", code: "FRA", geoCoordinates: { lat: 50.0379, lng: 8.5622 } },
  to: { name: "Lisbon", code: "LIS", stop: "T1", geoCoordinates: { lat: 38.7742, lng: -9.1342 } },
  starts: { date: "2027-05-04", time: "09:10", zone: "Europe/Berlin" },
  ends: { date: "2027-05-04", time: "11:20", zone: "Europe/Lisbon" },
};
const STAY: Booking = {
  ...BY_HAND,
  id: "stay",
  kind: "stay",
  name: "Casa Azul",
  at: { name: "Casa Azul", geoCoordinates: { lat: 38.7139, lng: -9.1334 } },
  starts: { date: "2027-05-04" },
  ends: { date: "2027-05-07" },
};
const TICKET: Booking = {
  ...BY_HAND,
  id: "ticket",
  kind: "ticket",
  name: "Jerónimos Monastery",
  starts: { date: "2027-05-05", time: "10:00" },
};
const TABLE: Booking = {
  ...BY_HAND,
  id: "table",
  kind: "table",
  name: "Belcanto",
  starts: { date: "2027-05-06", time: "19:30" },
  ends: { date: "2027-05-06", time: "22:00" },
};
const DATED = { ...SELECTION, startDate: "2027-05-04" };

function send(id: string, edits: object[], etag: string): Promise<Response> {
  return ada.fetch(`/api/trips/${id}`, {
    method: "PATCH",
    headers: { "idempotency-key": randomUUID(), "if-match": etag },
    body: JSON.stringify({ edits }),
  });
}

test("a new trip is planned around what is booked, and is sound", async () => {
  const bookings = [LANDING, STAY, TICKET, TABLE];
  const trip = await fetchTrip(ada, await generateTrip(ada, { ...DATED, bookings }));
  const { hotels, itinerary } = trip.tripData;
  expect(trip.bookings?.map(({ id }) => id)).toEqual(["landing", "stay", "table", "ticket"]);
  expect(hotels[0]).toMatchObject({ id: "stay", hotelName: "Casa Azul" });
  const [first, second, third] = itinerary;
  expect(first?.plan.length).toBeGreaterThan(0);
  expect(first?.plan[0]?.visit?.startMinutes).toBeGreaterThan(12 * 60);
  expect(first?.plan[0]?.leg?.from).toBe("Casa Azul");
  const visits = (at: typeof first) =>
    at?.plan.map(({ placeName, visit }) => [placeName, visit?.startMinutes]);
  expect(visits(second)).toContainEqual(["Jerónimos Monastery", 600]);
  expect(visits(third)).toContainEqual(["Belcanto", 1170]);
  expect(third?.meals?.some(({ kind }) => kind === "dinner")).toBe(false);
  // Where it is nobody said but the guide.
  const table = third?.plan.find(({ id }) => id === "table");
  expect(table?.geoCoordinates).toMatch(/^38\.71\d*, -9\.14\d*$/);
  expect(trip.planCheck?.isFeasible).toBe(true);
  expect(trip).not.toHaveProperty("tripData.setAside");
});

test("a last day ends in time to be at a departure as long before as its booking says", async () => {
  const flight: Booking = {
    ...LANDING,
    id: "leaving",
    from: LANDING.to,
    to: LANDING.from,
    starts: { date: "2027-05-06", time: "20:00", zone: "Europe/Lisbon" },
    ends: { date: "2027-05-07", time: "00:10", zone: "Europe/Berlin" },
  };
  const endOf = async (booking: Booking) => {
    const id = await generateTrip(ada, { ...DATED, bookings: [booking] });
    const last = (await fetchTrip(ada, id)).tripData.itinerary.at(-1);
    return last?.plan.at(-1)?.visit?.endMinutes ?? 0;
  };
  const usual = await endOf(flight);
  expect(usual).toBeGreaterThan(15 * 60);
  expect(usual).toBeLessThanOrEqual(18 * 60);
  const early = await endOf({ ...flight, beforeMinutes: 300 });
  expect(early).toBeGreaterThan(9 * 60);
  expect(early).toBeLessThanOrEqual(15 * 60);
});

test("bookings are in the files of a trip: flights in their own zones, a cancelled one in none", async () => {
  const price = { amount: 600, currency: "EUR", paid: 120 };
  const id = await generateTrip(ada, { ...DATED, bookings: [LANDING, { ...STAY, price }] });
  const file = async (format: string) =>
    (await (await ada.fetch(`/api/trips/${id}/export/${format}`)).text()).replaceAll("\r\n ", "");
  const calendar = await file("ics");
  expect(calendar).toContain("DTSTART;TZID=Europe/Berlin:20270504T091000");
  expect(calendar).toContain("DTEND;TZID=Europe/Lisbon:20270504T112000");
  expect(calendar).toContain("TZID:Europe/Berlin");
  expect(calendar).toContain("SUMMARY:Stay at Casa Azul");
  const text = await file("md");
  expect(text).toContain("Flight LH 1172, FRA to LIS");
  expect(text).toContain("X7KP2Q");
  expect(text).toContain("€120 paid, €480 to pay");
  const etag = (await ada.fetch(`/api/trips/${id}`)).headers.get("etag") ?? "";
  const cancelled = { ...LANDING, state: "cancelled" };
  const answer = await send(id, [{ kind: "set-booking", booking: cancelled }], etag);
  expect(answer.status).toBe(200);
  expect(await file("ics")).not.toContain("LH 1172");
});

test("a booking that is none is refused, and so are more than a trip holds", async () => {
  const id = await generateTrip(ada, DATED);
  const etag = (await ada.fetch(`/api/trips/${id}`)).headers.get("etag") ?? "";
  for (const wrong of [
    { ...LANDING, starts: { date: "2027-02-30" } },
    { ...LANDING, kind: "rocket" },
    { ...LANDING, name: "\u200b" },
    { ...LANDING, price: { amount: -1, currency: "EUR" } },
    { ...LANDING, price: { amount: 600, currency: "EUR", paid: 600.01 } },
  ]) {
    const answer = await send(id, [{ kind: "set-booking", booking: wrong }], etag);
    await expectError(answer, 400, "bad_request");
  }
  const many = Array.from({ length: 101 }, (_, nth) => ({ ...LANDING, id: `b-${nth}` }));
  const selection = { ...DATED, bookings: many };
  await expectError(await postGeneration(ada, { selection }), 400, "bad_request");
});
