import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { GenerationEvent } from "../../../src/domain/api/generation.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import { PAGE_BYTES, RECORD_KINDS } from "../../../src/server/store/record-store.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import type { User } from "../../../src/server/store/user-store.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { type AllRecords, allRecords, writeRecords } from "../../support/store/all-records.ts";
import { changeStored, setTitle } from "../../support/store/change-stored.ts";
import { allOfUnicode, fillStore, seenThroughPorts } from "../../support/store/fill-store.ts";
import { saveTrip } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

/** The promises of `RecordStore`, with an embedded store at the other end. */
export function recordStoreContract(store: () => Store): void {
  describe("records", () => {
    let folder: string;
    let other: Store;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), "tripwright-other-"));
      other = createSqliteStore(join(folder, "tripwright.sqlite"));
    });
    afterEach(async () => {
      await other.close();
      rmSync(folder, { recursive: true });
    });

    test("everything written through the ports comes out, and another store's ports see the same of it", async () => {
      const filled = await fillStore(store());
      const all = await allRecords(store().records);
      for (const kind of RECORD_KINDS) expect(all[kind].length, kind).toBeGreaterThan(2);
      await writeRecords(other.records, all);
      expect(await seenThroughPorts(other, filled)).toEqual(
        await seenThroughPorts(store(), filled),
      );
      expect(sorted(await allRecords(other.records))).toEqual(sorted(all));
    });

    test("what comes of another store is written into an empty one, whose ports see the same of it", async () => {
      const filled = await fillStore(other);
      const all = await allRecords(other.records);
      await writeRecords(store().records, all);
      expect(await seenThroughPorts(store(), filled)).toEqual(
        await seenThroughPorts(other, filled),
      );
      expect(sorted(await allRecords(store().records))).toEqual(sorted(all));
      // And it goes on living there: a change that was made is known by its key, and a new one is made.
      const [person, tripId = "", key = ""] = [filled.people[0], filled.tripIds[0], filled.keys[0]];
      const ownerId = person?.id ?? "";
      const before = await store().trips.find(tripId, asOwner(ownerId));
      const change = { expectedVersion: undefined, nowMs: filled.nowMs };
      const again = { ...change, idempotencyKey: key, made: [] };
      expect(await changeStored(store(), tripId, ownerId, again)).toEqual({
        outcome: "key_reused",
      });
      const title = setTitle("New");
      const fresh = { ...change, idempotencyKey: "fresh-key", made: [title] };
      expect(await changeStored(store(), tripId, ownerId, fresh)).toMatchObject({
        outcome: "replaced",
        trip: { version: (before?.version ?? 0) + 1 },
      });
      // Whoever signs in again is the same person.
      if (person === undefined) throw new Error("there is someone");
      const { id, ...facts } = person;
      expect((await store().users.upsert(facts)).id).toBe(id);
      expect(await store().generations.append(`runs ${id}`, "boot:1:server", NOTES)).toBe(6);
    });

    test("written again they are there once, and as they were written last", async () => {
      await fillStore(other);
      const all = await allRecords(other.records);
      await writeRecords(store().records, all);
      await writeRecords(store().records, all);
      expect(sorted(await allRecords(store().records))).toEqual(sorted(all));
      for (const kind of RECORD_KINDS) {
        expect(await store().records.count(kind), kind).toBe(all[kind].length);
      }
      const changed: AllRecords = {
        users: all.users.map((user) => ({ ...user, email: "moved@example.com" })),
        accounts: all.accounts.map((account) => ({ ...account, revision: 7 })),
        accountLinks: all.accountLinks.map((link) => ({ ...link, usesLeft: 7 })),
        sessions: all.sessions.map((session) => ({ ...session, expiresAtMs: 7 })),
        trips: all.trips.map((trip) => ({ ...trip, version: 9 })),
        tripChanges: all.tripChanges.map((change) => ({ ...change, madeAtMs: 7 })),
        tripHistory: all.tripHistory.map((step) => ({ ...step, atMs: 7 })),
        shareLinks: all.shareLinks.map((link) => ({ ...link, lastUsedAtMs: 7 })),
        tripMembers: all.tripMembers.map((member) => ({ ...member, keptAtMs: 7 })),
        tripFiles: all.tripFiles.map((file) => ({ ...file, addedAtMs: 7 })),
        tripFilePieces: all.tripFilePieces.map((piece) => ({ ...piece, content: "Nw==" })),
        accessTokens: all.accessTokens.map((token) => ({ ...token, lastUsedAtMs: 7 })),
        oauthEntries: all.oauthEntries.map((entry) => ({ ...entry, consumedAtMs: 7 })),
        generations: all.generations.map((one) => ({ ...one, events: one.events.slice(0, 1) })),
        removedGenerations: all.removedGenerations.map((one) => ({ ...one, inputTokens: 7 })),
        lookups: all.lookups.map((lookup) => ({ ...lookup, value: "" })),
      };
      changed.trips = changed.trips.map((trip) => ({
        ...trip,
        document: { ...trip.document, version: 9 },
      }));
      await writeRecords(store().records, changed);
      expect(sorted(await allRecords(store().records))).toEqual(sorted(changed));
    });

    test("pages of any size hold each record once, in the same order", async () => {
      await fillStore(store(), { people: 2, tripsEach: 2, texts: ["one", "two", "three"] });
      const whole = await allRecords(store().records);
      const most = Math.max(...RECORD_KINDS.map((kind) => whole[kind].length));
      const sizes = Array.from({ length: most + 1 }, (_, nth) => nth + 1);
      // Each size by night; by day the ends, and one between.
      const some = [1, 3, most, most + 1];
      for (const limit of IS_NIGHTLY ? sizes : some) {
        expect(await allRecords(store().records, limit), `pages of ${limit}`).toEqual(whole);
      }
    });

    test("a page ends before it grows too large, and one record alone always fits", async () => {
      const { id: userId } = await store().users.upsert(storePerson("ada"));
      const text = "x".repeat(PAGE_BYTES / 8);
      const draft = { ...tripDraft(), tripData: { hotels: [], itinerary: [], notes: [text] } };
      for (let count = 0; count < 12; count += 1)
        await saveTrip(store(), { userId, nowMs: 1_700_000_000_000, draft });
      const first = await store().records.read("trips", { after: undefined, limit: 100 });
      expect(first.records.length).toBeGreaterThan(0);
      expect(JSON.stringify(first.records).length).toBeLessThan(1.1 * PAGE_BYTES);
      expect((await allRecords(store().records, 100)).trips).toHaveLength(12);
    });

    test("all of Unicode, U+0000 included, comes through", async () => {
      const texts = allOfUnicode();
      expect([...texts.join("")]).toHaveLength(0x11_0000 - 0x800);
      const filled = await fillStore(other, { people: 1, tripsEach: 1 });
      const all = await allRecords(other.records);
      const [user] = filled.people;
      all.lookups = texts.map((value, index) => ({
        keyHash: `text ${index}`,
        value,
        savedAtMs: 0,
      }));
      all.trips = all.trips.map((trip) => {
        const tripData = { ...trip.document.tripData, notes: [texts[0] ?? ""] };
        return { ...trip, document: { ...trip.document, title: "\u0000", tripData } };
      });
      await writeRecords(store().records, all);
      const there = await allRecords(store().records);
      const found = new Map(there.lookups.map(({ keyHash, value }) => [keyHash, value]));
      expect(texts.filter((text, index) => found.get(`text ${index}`) !== text)).toEqual([]);
      expect(there.trips).toEqual(all.trips);
      expect(there.users).toEqual([user]);
    });

    test("a trip that has no owner is kept, and becomes theirs who sign in with its verified address", async () => {
      await fillStore(other, { people: 1, tripsEach: 2, texts: ["plain"] });
      const found = (await allRecords(other.records)).trips;
      const trips = found.map((trip, index) => {
        const userSelection = { ...trip.document.userSelection, location: { label: `${index}` } };
        return { ...trip, document: { ...trip.document, userSelection } };
      });
      const address = String(trips[0]?.document.userEmail);
      const ownerless = trips.map((trip) => ({ ...trip, ownerId: undefined }));
      await store().records.write("trips", ownerless);
      expect((await allRecords(store().records)).trips).toEqual(ownerless);
      expect(await store().records.count("trips")).toBe(trips.length);

      const listOf = async ({ id }: User) =>
        (await store().trips.list(id, { cursor: undefined, limit: 9 })).trips.map((one) => one.id);
      const { profile, ...mallory } = storePerson("mallory", address);
      const unverified = { ...mallory, profile: { ...profile, verified_email: false } };
      expect(await listOf(await store().users.upsert(unverified))).toEqual([]);
      expect(await listOf(await store().users.upsert(storePerson("eve")))).toEqual([]);
      const owner = await store().users.upsert(storePerson("grace", address));
      const ids = trips.map(({ id }) => id).toReversed();
      expect(await listOf(owner)).toEqual(ids);
      for (const { id, version } of trips) {
        expect((await store().trips.find(id, asOwner(owner.id)))?.version).toBe(version);
      }
      await store().users.upsert(storePerson("grace", address));
      expect(await listOf(owner)).toEqual(ids);
      const kept = (await allRecords(store().records)).trips;
      expect(kept).toEqual(trips.map((trip) => ({ ...trip, ownerId: owner.id })));
    });
  });
}

const NOTES: GenerationEvent = { type: "notes", notes: ["One more."] };

/** In an order that is no store's own. */
function sorted(all: AllRecords): unknown {
  return Object.fromEntries(
    RECORD_KINDS.map((kind) => [kind, all[kind].map((one) => JSON.stringify(one, byName)).sort()]),
  );
}

function byName(_name: string, value: unknown): unknown {
  const isPlain = typeof value === "object" && value !== null && !Array.isArray(value);
  return isPlain
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
}
