import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { MAX_IMPORT_BYTES } from "../../../src/domain/wire.ts";
import { importedTripSchema } from "../../../src/domain/wire-schemas.ts";
import { checkedTripDraft } from "../../support/plans/checked-trip.ts";
import { zipOf } from "../../support/plans/zip-of.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { saveCheckedTrip } from "../../support/store/save-checked-trip.ts";

const clock = createTestClock(1_800_000_000_000);
const server = await startTestServer({ overrides: { clock } });
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());

function send(body: string | Buffer<ArrayBuffer>, destination = "", key: string = randomUUID()) {
  const query = destination === "" ? "" : `?destination=${encodeURIComponent(destination)}`;
  return ada.fetch(`/api/imports${query}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", "idempotency-key": key },
    body,
  });
}

async function tripIdOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(201);
  return importedTripSchema.parse(await answer.json()).tripId;
}

test("a trip that is exported and imported is another trip, the same in its file; a repeated request makes none", async () => {
  const draft = checkedTripDraft();
  const userSelection = { ...draft.userSelection, startDate: "2026-05-04" };
  const dated = { ...draft, userSelection };
  const id = await saveCheckedTrip(server.context, ada.sessionToken, dated);
  const file = await (await ada.fetch(`/api/trips/${id}/export/json`)).text();
  const key = randomUUID();
  const copy = await tripIdOf(await send(file, "", key));
  expect(copy).not.toBe(id);
  expect(await (await ada.fetch(`/api/trips/${copy}/export/json`)).text()).toBe(file);
  expect(await tripIdOf(await send(file, "", key))).toBe(copy);
  await expectError(await send(`${file} `, "", key), 422, "idempotency_key_reused");
  const list = (await (await ada.fetch("/api/trips")).json()) as { trips: { id: string }[] };
  expect(list.trips.map((trip) => trip.id).toSorted()).toEqual([id, copy].toSorted());
});

test("a trip that is planned again has its places and notes, and nothing of its dates, bookings, costs or ids", async () => {
  const draft = checkedTripDraft();
  const [day, ...days] = draft.tripData.itinerary;
  const [place, ...places] = day?.plan ?? [];
  if (day === undefined || place === undefined) throw new Error("the draft has a place");
  const listItems = [
    { id: "visa", list: "do" as const, text: "Visa", isDone: true as const, dueDate: "2026-04-01" },
  ];
  const booked = {
    ...place,
    isBooked: true as const,
    isVisited: true as const,
    note: "Ask for the red staircase.",
  };
  const first = { ...draft.tripData, itinerary: [{ ...day, plan: [booked, ...places] }, ...days] };
  const costs = { currency: "EUR", budgetMinor: 50_000 };
  const userSelection = {
    ...draft.userSelection,
    startDate: "2026-05-04",
    wishes: [
      { kind: "see" as const, names: "the Clérigos Tower", dates: [5], text: "the 5th" },
      { kind: "walkLess" as const, text: "less walking" },
    ],
  };
  const id = await saveCheckedTrip(server.context, ada.sessionToken, {
    ...draft,
    title: "Porto with Mum",
    userSelection,
    tripData: first,
    costs,
    listItems,
  });
  const former = await fetchTrip(ada, id);
  const file = await (await ada.fetch(`/api/trips/${id}/export/json`)).text();
  const again = await ada.fetch("/api/imports?anew=true", {
    method: "POST",
    headers: { "content-type": "application/octet-stream", "idempotency-key": randomUUID() },
    body: file,
  });
  const trip = await fetchTrip(ada, await tripIdOf(again));
  const idsOf = ({ tripData }: typeof trip) =>
    [tripData.hotels, tripData.itinerary, ...tripData.itinerary.map(({ plan }) => plan)]
      .flat()
      .map((part) => part.id);
  const namesOf = ({ tripData }: typeof trip) =>
    tripData.itinerary.map(({ plan }) => plan.map(({ placeName }) => placeName));
  expect(trip).toMatchObject({ title: "Porto with Mum", version: 1 });
  expect(namesOf(trip)).toEqual(namesOf(former));
  expect(trip.tripData.itinerary[0]?.plan[0]?.note).toBe("Ask for the red staircase.");
  expect(trip.listItems).toEqual([{ id: "visa", list: "do", text: "Visa" }]);
  expect(trip.userSelection.wishes).toEqual([{ kind: "walkLess", text: "less walking" }]);
  const text = JSON.stringify(trip);
  for (const gone of [
    "startDate",
    '"date"',
    "isBooked",
    "isVisited",
    "isDone",
    "dueDate",
    '"costs"',
    ...idsOf(former),
    id,
  ]) {
    expect(text).not.toContain(gone);
  }
  const history = await ada.fetch(`/api/trips/${trip.id}/history`);
  expect(await history.json()).toMatchObject({ steps: [] });
  // The first is as it was.
  expect(await fetchTrip(ada, id)).toEqual(former);
});

test("a KMZ becomes a trip, of the destination that is given where the file has none", async () => {
  const place = (name: string, at: string) =>
    `<Placemark><name>${name}</name><Point><coordinates>${at}</coordinates></Point></Placemark>`;
  const kml = `<kml><Document><name>Trip</name><Folder><name>Day 1</name>${place("Cabin", "-20.5,10.1")}</Folder></Document></kml>`;
  const kmz = Buffer.from(zipOf([{ name: "doc.kml", content: Buffer.from(kml) }], true));
  await expectError(await send(kmz), 422, "import_destination_missing");
  const trip = await fetchTrip(ada, await tripIdOf(await send(kmz, "Our island")));
  expect(trip.userSelection.location.label).toBe("Our island");
  expect(trip.tripData.itinerary[0]?.plan[0]).toMatchObject({
    placeName: "Cabin",
    hoursUnknown: true,
  });
});

test("T45 a hostile file is refused with a reason, and the server answers on", async () => {
  clock.advance(60_000);
  const bomb = zipOf([{ name: "doc.kml", content: Buffer.alloc(100_000_000, "<a>") }], true);
  await expectError(await send(Buffer.from(bomb)), 422, "import_unreadable");
  await expectError(await send("<!DOCTYPE a><a/>"), 422, "import_unreadable");
  // The sender's own, and in memory before it is measured: only what the server adds counts.
  const hugeFile = Buffer.alloc(100 * 1024 * 1024, "a");
  const before = process.memoryUsage.rss();
  // The server closes the connection before it has been told all.
  const huge = await send(hugeFile).catch(() => undefined);
  if (huge !== undefined) await expectError(huge, 413, "body_too_large");
  expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
  await expectError(await send(Buffer.alloc(MAX_IMPORT_BYTES + 1)), 413, "body_too_large");
  const asJson = { method: "POST", headers: { "idempotency-key": randomUUID() }, body: "{}" };
  await expectError(await ada.fetch("/api/imports", asJson), 415, "unsupported_media_type");
  clock.advance(60_000);
  for (let sent = 0; sent < 10; sent += 1) await send("x");
  await expectError(await send("x"), 429, "too_many_requests");
  expect((await ada.fetch("/api/trips")).status).toBe(200);
});
