import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newTrip } from "../../../src/server/generation/new-trip.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import { createFirestoreStore } from "../../../src/server/store/firestore/create-firestore-store.ts";
import {
  type FirestoreDatabase,
  openFirestoreDatabase,
} from "../../../src/server/store/firestore/database.ts";
import { docId } from "../../../src/server/store/firestore/paths.ts";
import { createFirestoreRecordStore } from "../../../src/server/store/firestore/record-store.ts";
import {
  RECORD_KINDS,
  type RecordKind,
  type RecordStore,
  type StoreRecords,
} from "../../../src/server/store/record-store.ts";
import { StorageDamaged } from "../../../src/server/store/storage-error.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { legacyTrip } from "../../support/plans/legacy-trip.ts";
import { planEvents, tripDraft } from "../../support/plans/trip-draft.ts";
import { changeStored, setTitle } from "../../support/store/change-stored.ts";
import { startFirestoreEmulator } from "../../support/store/firestore-emulator.ts";
import { saveTrip, startGeneration } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;
const LEGACY_ID = "1600000000000";

const handles: { close(): Promise<void> }[] = [];
const emulator = await startFirestoreEmulator();
afterAll(async () => {
  for (const handle of handles) await handle.close();
  emulator.stop();
});

/** An empty store, and everything it holds. */
async function open(): Promise<{
  store: Store;
  database: FirestoreDatabase;
  records: RecordStore;
}> {
  const config = emulator.newDatabase();
  const store = await createFirestoreStore(config);
  const database = openFirestoreDatabase(config);
  handles.push(store, database);
  return { store, database, records: createFirestoreRecordStore(database) };
}

async function readAll<Kind extends RecordKind>(records: RecordStore, kind: Kind, limit: number) {
  const all: StoreRecords[Kind][] = [];
  let after: string | undefined;
  do {
    const page = await records.read(kind, { after, limit });
    expect(page.records.length).toBeLessThanOrEqual(limit);
    all.push(...page.records);
    after = page.next;
  } while (after !== undefined);
  return all;
}

/** Something of every kind, with the letters and the ends that are hard to keep. */
async function fill({ store, database }: Awaited<ReturnType<typeof open>>): Promise<void> {
  const ada = await store.users.upsert(storePerson("ada", "ada@example.com"));
  const gone = await store.users.upsert(storePerson("gone \ud800 \u0000"));
  for (const [index, { id: userId }] of [ada, gone, ada].entries()) {
    await store.sessions.create({
      id: `id ${index}`,
      tokenHash: `hash ${index}`,
      userId,
      device: "Firefox \ud800 \u0000",
      createdAtMs: NOW_MS,
      expiresAtMs: NOW_MS + 1,
      sealedProviderToken: index === 0 ? undefined : "sealed",
    });
  }
  const ids = [
    await saveTrip(store, { userId: ada.id, nowMs: NOW_MS }),
    await saveTrip(store, { userId: ada.id, nowMs: NOW_MS }),
    await saveTrip(store, { userId: gone.id, nowMs: NOW_MS }),
  ];
  for (const [index, id] of ids.slice(0, 2).entries()) {
    await changeStored(store, id, ada.id, {
      idempotencyKey: `key-${index}`,
      made: [setTitle("\ud800 Grand tour")],
      expectedVersion: 1,
      nowMs: NOW_MS,
    });
  }
  const running = await startGeneration(store, { userId: ada.id, ownerId: "one" });
  for (const event of planEvents()) await store.generations.append(running, "one", event);
  await store.generations.takeOver(
    running,
    { ownerId: "one" },
    { ownerId: "two", leaseUntilMs: NOW_MS + 7 },
  );
  await store.generations.recordUsage(running, { inputTokens: 3, outputTokens: 4 });
  await store.users.remove(gone.id);
  await store.lookups.save("a key", "\ud800 a value", NOW_MS);
  await store.lookups.save("another", "", NOW_MS + 1);
  const fields = legacyTrip(LEGACY_ID, "ada@example.com");
  await database.commit([{ kind: "set", path: `AITrips/${LEGACY_ID}`, fields }]);
}

describe("what Cloud Firestore holds", () => {
  let from: Awaited<ReturnType<typeof open>>;
  // The last two leave in it what can't be told.
  beforeAll(async () => {
    from = await open();
    await fill(from);
  });

  test("is read whole in pages of any size, and counted", async () => {
    const expected: Record<RecordKind, number> = {
      users: 1,
      accounts: 0,
      accountLinks: 0,
      sessions: 2,
      trips: 3,
      tripChanges: 2,
      tripHistory: 2,
      shareLinks: 0,
      tripMembers: 0,
      tripFiles: 0,
      tripFilePieces: 0,
      accessTokens: 0,
      oauthEntries: 0,
      generations: 3,
      removedGenerations: 1,
      lookups: 2,
    };
    for (const kind of RECORD_KINDS) {
      expect([kind, await from.records.count(kind)]).toEqual([kind, expected[kind]]);
      const all = await readAll(from.records, kind, 1000);
      expect(all).toHaveLength(expected[kind]);
      expect(await readAll(from.records, kind, 1)).toEqual(all);
      expect(await readAll(from.records, kind, 2)).toEqual(all);
    }
    const [legacy] = await readAll(from.records, "trips", 9);
    expect(legacy).toMatchObject({ id: LEGACY_ID, version: 1 });
    // She has signed in with its address, so here it is already hers.
    expect(legacy?.ownerId).toBe((await readAll(from.records, "users", 9))[0]?.id);
    const generations = await readAll(from.records, "generations", 9);
    expect(generations.find(({ state }) => state === "running")).toMatchObject({
      ownerId: "two",
      leaseUntilMs: NOW_MS + 7,
      inputTokens: 3,
      outputTokens: 4,
      events: planEvents(),
    });
  });

  test("is the same in another database, as often as it is written, and works there", async () => {
    const to = await open();
    for (let time = 0; time < 2; time += 1) {
      for (const kind of RECORD_KINDS) {
        await to.records.write(kind, await readAll(from.records, kind, 1000));
      }
    }
    for (const kind of RECORD_KINDS) {
      const [before, after] = [from, to].map(({ records }) => readAll(records, kind, 1000));
      expect(await after).toEqual(await before);
      expect(await to.records.count(kind)).toBe(await from.records.count(kind));
    }

    const ada = await to.store.users.upsert(storePerson("ada", "ada@example.com"));
    const { trips } = await to.store.trips.list(ada.id, { cursor: undefined, limit: 9 });
    expect(trips.map(({ id }) => id)).toEqual([String(NOW_MS + 1), String(NOW_MS), LEGACY_ID]);
    expect(await to.store.trips.measure(ada.id)).toEqual(await from.store.trips.measure(ada.id));
    const changed = await changeStored(to.store, String(NOW_MS), ada.id, {
      idempotencyKey: "key-9",
      made: [setTitle("")],
      expectedVersion: 2,
      nowMs: NOW_MS,
    });
    expect(changed).toMatchObject({ outcome: "replaced", trip: { version: 3 } });
    expect(await to.store.sessions.find("hash 0", NOW_MS)).toEqual(
      await from.store.sessions.find("hash 0", NOW_MS),
    );
    expect(await to.store.generations.countSince(NOW_MS, undefined)).toBe(4);
    const [running] = await to.store.generations.listRunning(NOW_MS);
    const id = running?.generation.id ?? "";
    const seq = planEvents().length + 1;
    expect(
      (await to.store.generations.save(id, "two", newTrip(tripDraft(), NOW_MS), NOW_MS)).seq,
    ).toBe(seq);
    expect((await to.store.generations.list(ada.id)).map(({ state }) => state)).not.toContain(
      "running",
    );
    // What was written since is replaced when the page is written again.
    for (const kind of RECORD_KINDS) {
      await to.records.write(kind, await readAll(from.records, kind, 1000));
    }
    const trip = await to.store.trips.find(String(NOW_MS), asOwner(ada.id));
    const before = await from.store.trips.find(String(NOW_MS), asOwner(ada.id));
    // A store that was filled from a file repeats no stamp of another.
    expect(trip).toEqual({ ...before, stamp: trip?.stamp });
    expect(trip?.stamp).not.toBe(before?.stamp);
    expect(await to.store.generations.events(id, 0)).toHaveLength(planEvents().length);
  });

  test("is not told where a document of the collection can't be moved", async () => {
    await from.database.commit([
      { kind: "set", path: "AITrips/holiday", fields: { id: "holiday", userEmail: "x" } },
    ]);
    await expect(readAll(from.records, "trips", 9)).rejects.toThrow("AITrips/holiday is no trip");
  });

  test("is not told where an account is damaged: nothing that stands for it is taken for its content", async () => {
    const fields = { id: "cut", nameKey: "cut", userId: "cut", content: '{"name":"C', revision: 1 };
    await from.database.commit([
      { kind: "set", path: `tripwrightAccounts/${docId("cut")}`, fields },
    ]);
    expect(await from.store.accounts.find("cut")).toMatchObject({ content: { isBlocked: true } });
    await expect(readAll(from.records, "accounts", 9)).rejects.toBeInstanceOf(StorageDamaged);
  });
});
