import { Firestore, GeoPoint } from "@google-cloud/firestore";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Trip, tripSchema } from "../../../src/domain/trip/trip.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import { createFirestoreStore } from "../../../src/server/store/firestore/create-firestore-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import type { User } from "../../../src/server/store/user-store.ts";
import { legacyTrip } from "../../support/plans/legacy-trip.ts";
import { changeStored, noteOn, setTitle } from "../../support/store/change-stored.ts";
import { startFirestoreEmulator } from "../../support/store/firestore-emulator.ts";
import { parseDocument } from "../../support/store/parse-document.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;
const OLD = "1600000000001";
const OLDER = "1600000000000";
const ADA = "ada@example.com";

/** The collection as the original product's own program would see it. */
let original: Firestore;
let store: Store;
let ada: User;
const emulator = await startFirestoreEmulator();
afterAll(() => emulator.stop());
beforeEach(async () => {
  const database = emulator.newDatabase();
  original = new Firestore({
    projectId: database.projectId,
    host: emulator.host,
    ssl: false,
    clientOptions: { universeDomain: "googleapis.com" },
  });
  await plant(OLDER, legacyTrip(OLDER, ADA));
  await plant(OLD, legacyTrip(OLD, ADA));
  store = await createFirestoreStore(database);
  ada = await store.users.upsert(storePerson("ada", ADA));
});
afterEach(async () => {
  await store.close();
  await original.terminate();
});

async function plant(id: string, fields: Record<string, unknown>): Promise<void> {
  await original.collection("AITrips").doc(id).set(fields);
}
async function dig(id: string): Promise<Record<string, unknown> | undefined> {
  return (await original.collection("AITrips").doc(id).get()).data();
}
async function open(id: string, { id: userId }: User): Promise<Trip | undefined> {
  return parseDocument(await store.trips.find(id, asOwner(userId))) as Trip | undefined;
}
async function listOf({ id }: User, page: { cursor?: string; limit?: number } = {}) {
  const { trips } = await store.trips.list(id, { cursor: undefined, limit: 50, ...page });
  return trips.map((trip) => trip.id);
}
const change = (id: string, user: User, key: string, text: string, expectedVersion?: number) =>
  changeStored(store, id, user.id, {
    idempotencyKey: key,
    made: [noteOn(text, { day: 0, place: 0 })],
    expectedVersion,
    nowMs: NOW_MS,
  });

describe("a collection of the original product", () => {
  test("opens as it is for whoever has the verified address, and is left as it is by that", async () => {
    const newer = await saveTrip(store, { userId: ada.id, nowMs: NOW_MS });
    expect(await listOf(ada)).toEqual([newer, OLD, OLDER]);
    expect(await listOf(ada, { limit: 2 })).toEqual([newer, OLD]);
    expect(await listOf(ada, { cursor: OLD })).toEqual([OLDER]);
    const trip = await open(OLD, ada);
    const { tripData, ...rest } = legacyTrip(OLD, ADA);
    expect(trip).toMatchObject({ ...rest, userSelection: { noOfDays: "2", budget: "Comfort" } });
    expect(trip?.tripData.hotels[0]?.hotelName).toBe(tripData.hotels[0]?.hotelName);
    // A whole trip: nothing that the schema doesn't know, and nothing that is the store's own.
    expect(trip).toEqual(tripSchema.parse(trip));
    expect(trip).toMatchObject({ version: 1, createdAt: new Date(Number(OLD)).toISOString() });
    expect(trip?.tripData.itinerary[0]).toMatchObject({ id: "day-0", plan: [{ id: "place-0-0" }] });
    expect(await open(OLD, ada)).toEqual(trip);
    expect(JSON.stringify(trip)).not.toMatch(/priceInUSD|theme|description":"Lisbon|ownerId/);
    expect((await store.trips.find(OLD, asOwner(ada.id)))?.version).toBe(1);
    const whole = await store.trips.listDocuments(ada.id, { beforeId: undefined, limit: 9 });
    expect(whole.map(({ id }) => id)).toEqual([newer, OLD, OLDER]);
    const bytes = whole.reduce((sum, { document }) => sum + (document?.byteLength ?? 0), 0);
    expect(await store.trips.measure(ada.id)).toEqual({ trips: 3, bytes });
    expect(await dig(OLD)).toEqual(legacyTrip(OLD, ADA));
  });

  test("is nobody's who has another address, or one that nobody vouches for", async () => {
    const eve = await store.users.upsert(storePerson("eve"));
    const { profile, ...mallory } = storePerson("mallory", ADA);
    const unverified = await store.users.upsert({
      ...mallory,
      profile: { ...profile, verified_email: false },
    });
    for (const other of [eve, unverified]) {
      expect(await open(OLD, other)).toBeUndefined();
      expect(await listOf(other)).toEqual([]);
      expect(await change(OLD, other, "key-1", "mine")).toEqual({ outcome: "not_found" });
      expect(await store.trips.remove(OLD, asOwner(other.id), undefined)).toEqual({
        outcome: "not_found",
      });
    }
    expect(await dig(OLD)).toEqual(legacyTrip(OLD, ADA));
  });

  test("is changed from version 1 on, keeps what we don't know of, and is then its owner's alone", async () => {
    const twin = await store.users.upsert(storePerson("twin", ADA));
    expect(await change(OLD, ada, "key-0", "late", 7)).toMatchObject({ outcome: "conflict" });
    const changed = await change(OLD, ada, "key-1", "Bring water", 1);
    expect(changed).toMatchObject({ outcome: "replaced", trip: { version: 2 } });
    const title = setTitle("Second honeymoon");
    await changeStored(store, OLD, ada.id, {
      idempotencyKey: "key-2",
      made: [title],
      expectedVersion: 2,
      nowMs: NOW_MS,
    });
    const trip = await open(OLD, ada);
    expect(trip).toMatchObject({ version: 3, title: "Second honeymoon" });
    expect(trip?.tripData.itinerary[0]?.plan[0]?.note).toBe("Bring water");
    const kept = await dig(OLD);
    const { userSelection, tripData, userEmail } = legacyTrip(OLD, ADA);
    expect(kept).toMatchObject({ former: { userSelection, tripData }, userEmail, ownerId: ada.id });
    expect(await listOf(ada)).toEqual([OLD, OLDER]);
    // The twin's address is on both, but only the untouched one is theirs.
    expect(await open(OLD, twin)).toBeUndefined();
    expect(await listOf(twin)).toEqual([OLDER]);
  });

  test("is deleted for good", async () => {
    expect(await store.trips.remove(OLD, asOwner(ada.id), 2)).toMatchObject({
      outcome: "conflict",
    });
    expect(await store.trips.remove(OLD, asOwner(ada.id), 1)).toEqual({ outcome: "removed" });
    expect(await dig(OLD)).toBeUndefined();
    expect(await listOf(ada)).toEqual([OLDER]);
  });

  test("follows its owner to a new address, and goes with the account", async () => {
    await store.users.upsert(storePerson("ada", "ada@new.example"));
    expect(await listOf(ada)).toEqual([OLD, OLDER]);
    expect(await open(OLD, ada)).toMatchObject({ version: 2, userEmail: "ada@new.example" });
    const heir = await store.users.upsert(storePerson("heir", ADA));
    expect(await listOf(heir)).toEqual([]);
    await plant("1600000000002", legacyTrip("1600000000002", "ada@new.example"));
    await plant("1600000000003", legacyTrip("1600000000003", "eve@example.com"));
    await store.users.remove(ada.id);
    const left = await original.collection("AITrips").get();
    expect(left.docs.map(({ id }) => id)).toEqual(["1600000000003"]);
  });

  test("may hold documents of other shapes, which open as far as they can be read", async () => {
    const { tripData, userSelection, ...rest } = legacyTrip("1600000000005", ADA);
    const odd = {
      ...rest,
      userSelection: { ...userSelection, location: "Lisbon", noOfDays: 2 },
      tripData: {
        hotels: [{ ...tripData.hotels[0], rating: 4.3, geoCoordinates: new GeoPoint(38.7, -9.1) }],
        itinerary: { day1: tripData.itinerary[0]?.plan },
      },
    };
    await plant("1600000000005", odd);
    await plant("1600000000006", { userEmail: ADA });
    await plant("1600000000007", { userEmail: ADA, userSelection: 7, tripData: "{", id: 5 });
    await plant("not a number", { ...legacyTrip("x", ADA) });
    expect(await listOf(ada)).toEqual([
      "1600000000007",
      "1600000000006",
      "1600000000005",
      OLD,
      OLDER,
    ]);
    for (const id of await listOf(ada)) {
      expect(tripSchema.safeParse(await open(id, ada)).error).toBeUndefined();
    }
    const trip = await open("1600000000005", ada);
    expect(trip?.userSelection).toMatchObject({ location: { label: "Lisbon" }, noOfDays: 2 });
    expect(trip?.tripData.hotels[0]).toMatchObject({ hotelName: "Casa Alta", rating: "4.3" });
    expect(trip?.tripData.itinerary[0]?.plan[0]?.placeName).toBe("Castle");

    await change("1600000000005", ada, "key-1", "Bring water");
    const noted = await open("1600000000005", ada);
    expect(noted?.tripData.itinerary[0]?.plan[0]).toMatchObject({ note: "Bring water" });
    await change("1600000000005", ada, "key-2", "Bring wine");
    expect((await open("1600000000005", ada))?.version).toBe(3);
    // What it was is kept beside it.
    expect((await dig("1600000000005"))?.former).toEqual({
      userSelection: odd.userSelection,
      tripData: odd.tripData,
    });
  });
});
