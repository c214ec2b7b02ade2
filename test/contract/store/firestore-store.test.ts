import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import type { GenerationEvent } from "../../../src/domain/api/generation.ts";
import type { FirestoreConfig } from "../../../src/server/config/read-database.ts";
import { newTrip } from "../../../src/server/generation/new-trip.ts";
import { StartupError } from "../../../src/server/lib/startup-error.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import { createFirestoreStore } from "../../../src/server/store/firestore/create-firestore-store.ts";
import {
  type FirestoreDatabase,
  openFirestoreDatabase,
} from "../../../src/server/store/firestore/database.ts";
import { createFirestoreGenerationLog } from "../../../src/server/store/firestore/generation-log.ts";
import { LostOwnershipError } from "../../../src/server/store/generation-store.ts";
import { DocumentTooLarge } from "../../../src/server/store/storage-error.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { byDay } from "../../support/nightly.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { freePort } from "../../support/server/free-port.ts";
import { changeStored, noteOn } from "../../support/store/change-stored.ts";
import { startFirestoreEmulator } from "../../support/store/firestore-emulator.ts";
import { parseDocument } from "../../support/store/parse-document.ts";
import { saveTrip, startGeneration } from "../../support/store/save-trip.ts";
import { storePerson } from "../../support/store/store-person.ts";
import { STORE_CONTRACTS, storeContract } from "./store-contract.ts";

/** On a busy machine the emulator, which answers everyone in turn, takes longer than Google's service may. */
const PATIENT_MS = 60_000;
const NOW_MS = 1_700_000_000_000;

const emulator = await startFirestoreEmulator();
afterAll(() => emulator.stop());

async function openEmpty() {
  const database = emulator.newDatabase();
  const open = () => createFirestoreStore(database, PATIENT_MS);
  return { store: await open(), reopen: open };
}
// The emulator takes four times as long as a database: the rest by night.
storeContract("Cloud Firestore", openEmpty, byDay(STORE_CONTRACTS, 3));

describe("Cloud Firestore shared by two servers", () => {
  let database: FirestoreConfig;
  let one: Store;
  let two: Store;
  let ada: string;
  beforeEach(async () => {
    database = emulator.newDatabase();
    [one, two] = await Promise.all([
      createFirestoreStore(database),
      createFirestoreStore(database),
    ]);
    ada = (await one.users.upsert(storePerson("ada"))).id;
  });
  afterEach(async () => {
    await one.close();
    await two.close();
  });

  async function withDatabase<T>(ask: (open: FirestoreDatabase) => Promise<T>): Promise<T> {
    const opened = openFirestoreDatabase(database);
    try {
      return await ask(opened);
    } finally {
      await opened.close();
    }
  }

  test("takes saves of both at the same millisecond: nothing lost, nothing refused", async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        saveTrip(index % 2 === 0 ? one : two, { userId: ada, nowMs: NOW_MS }),
      ),
    );
    expect(new Set(ids).size).toBe(8);
    expect(ids.filter((id) => !/^\d{13}$/.test(id))).toEqual([]);
    const { trips } = await one.trips.list(ada, { cursor: undefined, limit: 100 });
    expect(trips.map(({ id }) => id)).toEqual(ids.toSorted().toReversed());
    // A third finds the first that is free behind all of them, not each in turn.
    const third = await createFirestoreStore(database);
    const next = await saveTrip(third, { userId: ada, nowMs: Number(ids.toSorted()[0]) });
    expect(ids).not.toContain(next);
    await third.close();
  });

  test("refuses what a former owner has begun to write, having looked before it was taken", async () => {
    const id = await startGeneration(one, { userId: ada, ownerId: "one" });
    const notes: GenerationEvent = { type: "notes", notes: ["late"] };
    await withDatabase(async (open) => {
      const { promise: looked, resolve: begun } = Promise.withResolvers<void>();
      const { promise: release, resolve: goOn } = Promise.withResolvers<void>();
      let looks = 0;
      const late = createFirestoreGenerationLog({
        ...open,
        transact: (work) =>
          open.transact(async (transaction) => {
            const result = await work(transaction);
            looks += 1;
            if (looks === 2) begun();
            await release;
            return result;
          }),
      });
      const writing = Promise.allSettled([
        late.append(id, "one", notes),
        late.save(id, "one", newTrip(tripDraft(), NOW_MS), NOW_MS),
      ]);
      await looked;
      const to = { ownerId: "two", leaseUntilMs: NOW_MS };
      expect(await two.generations.takeOver(id, { ownerId: "one" }, to)).toBe(true);
      goOn();
      for (const one of await writing) {
        expect(one.status === "rejected" && one.reason).toBeInstanceOf(LostOwnershipError);
      }
      expect(await open.count("AITrips", [])).toBe(0);
    });
    expect(await one.generations.events(id, 0)).toEqual([]);
    expect(await two.generations.append(id, "two", notes)).toBe(1);
  });

  test("gives a trip the address its owner has by then, however saving and moving overlap", async () => {
    for (let time = 0; time < 5; time += 1) {
      const email = `ada-${time}@example.com`;
      const id = await startGeneration(one, { userId: ada, ownerId: "one" });
      const [saved] = await Promise.all([
        one.generations.save(id, "one", newTrip(tripDraft(), NOW_MS), NOW_MS),
        two.users.upsert(storePerson("ada", email)),
      ]);
      const tripId = saved.event.type === "saved" ? saved.event.tripId : "";
      const trip = parseDocument(await one.trips.find(tripId, asOwner(ada)));
      expect(trip).toMatchObject({ userEmail: email });
    }
    const id = await startGeneration(one, { userId: ada, ownerId: "one" });
    await two.users.upsert(storePerson("ada", "moved@example.com"));
    await one.generations.append(id, "one", { type: "notes", notes: [] });
    const { seq } = await one.generations.save(id, "one", newTrip(tripDraft(), NOW_MS), NOW_MS);
    expect(seq).toBe(2);
    const { trips } = await one.trips.list(ada, { cursor: undefined, limit: 1 });
    const newest = await one.trips.find(trips[0]?.id ?? "", asOwner(ada));
    expect(parseDocument(newest)).toMatchObject({ userEmail: "moved@example.com", version: 1 });
  });

  test("makes a write once where the answer to its commit was lost", async () => {
    const id = await startGeneration(one, { userId: ada, ownerId: "one" });
    await withDatabase(async (open) => {
      const lossy = createFirestoreGenerationLog({
        ...open,
        // As the library does where a commit has no answer: it runs the transaction again.
        transact: async (work) => {
          await open.transact(work);
          return open.transact(work);
        },
      });
      const notes: GenerationEvent = { type: "notes", notes: ["once"] };
      expect(await lossy.append(id, "one", notes)).toBe(1);
      const to = { ownerId: "two", leaseUntilMs: NOW_MS };
      expect(await lossy.takeOver(id, { ownerId: "one" }, to)).toBe(true);
      const saved = await lossy.save(id, "two", newTrip(tripDraft(), NOW_MS), NOW_MS);
      expect(saved).toEqual({ seq: 2, event: { type: "saved", tripId: String(NOW_MS) } });
      expect(await open.count("AITrips", [])).toBe(1);
    });
    expect(await one.generations.events(id, 0)).toHaveLength(2);
  });

  test("finishes the removal of an account that another server began", async () => {
    const id = await saveTrip(one, { userId: ada, nowMs: NOW_MS });
    await withDatabase((open) =>
      open.commit([
        {
          kind: "set",
          path: `tripwrightRemovals/${ada}`,
          fields: { userId: ada, email: null, startedAtMs: NOW_MS },
        },
        { kind: "delete", path: `tripwrightUsers/${ada}` },
      ]),
    );
    await two.sessions.removeExpired(NOW_MS);
    expect(await withDatabase((open) => open.read(`AITrips/${id}`))).toEqual([undefined]);
    expect(await withDatabase((open) => open.count("tripwrightRemovals", []))).toBe(0);
    expect(await two.generations.list(ada)).toEqual([]);
  });

  test("refuses a document that Cloud Firestore would not take, and keeps the one before it", async () => {
    const draft = tripDraft();
    const notes = Array.from({ length: 523 }, () => "x".repeat(2000));
    const id = await saveTrip(one, {
      userId: ada,
      nowMs: NOW_MS,
      draft: { ...draft, tripData: { ...draft.tripData, notes } },
    });
    const grow = changeStored(one, id, ada, {
      idempotencyKey: "key-1",
      made: [noteOn("y".repeat(2000), { day: 0 })],
      expectedVersion: 1,
      nowMs: NOW_MS,
    });
    await expect(grow).rejects.toThrow(DocumentTooLarge);
    expect((await two.trips.find(id, asOwner(ada)))?.version).toBe(1);
  });

  test("is refused where a newer Tripwright has been, with the version to install", async () => {
    await withDatabase((open) =>
      open.commit([
        {
          kind: "set",
          path: "tripwrightStore/layout",
          fields: { version: 999, program: "7.8.9" },
        },
      ]),
    );
    await expect(one.checkReady()).rejects.toThrow("layout");
    const opening = createFirestoreStore(database);
    await expect(opening).rejects.toBeInstanceOf(StartupError);
    await expect(opening).rejects.toThrow(
      /is at version 999.*Install Tripwright 7\.8\.9 or newer\.$/,
    );
  });

  test("is not opened with a key that is none, and says whose file it is", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tripwright-key-"));
    try {
      const keyFile = join(folder, "key.json");
      writeFileSync(keyFile, "{}");
      const opening = createFirestoreStore({ ...database, emulatorHost: undefined, keyFile });
      await expect(opening).rejects.toBeInstanceOf(StartupError);
      await expect(opening).rejects.toThrow(
        `names ${keyFile}, which is no key of a service account`,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("that isn't there is reported in one sentence, in time", async () => {
    const emulatorHost = `127.0.0.1:${await freePort()}`;
    const opening = createFirestoreStore({ ...database, emulatorHost }, 500);
    await expect(opening).rejects.toBeInstanceOf(StartupError);
    await expect(opening).rejects.toThrow(
      / at 127\.0\.0\.1:\d+ doesn't answer\. .*start the emulator/,
    );
  });
});
