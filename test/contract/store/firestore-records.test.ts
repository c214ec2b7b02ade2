import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFirestoreStore } from "../../../src/server/store/firestore/create-firestore-store.ts";
import {
  type FirestoreDatabase,
  openFirestoreDatabase,
} from "../../../src/server/store/firestore/database.ts";
import { docId } from "../../../src/server/store/firestore/paths.ts";
import { createFirestoreRecordStore } from "../../../src/server/store/firestore/record-store.ts";
import type { RecordKind, RecordStore } from "../../../src/server/store/record-store.ts";
import { StorageDamaged } from "../../../src/server/store/storage-error.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { legacyTrip } from "../../support/plans/legacy-trip.ts";
import { startFirestoreEmulator } from "../../support/store/firestore-emulator.ts";
import { storePerson } from "../../support/store/store-person.ts";

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

async function readAll(records: RecordStore, kind: RecordKind) {
  return (await records.read(kind, { after: undefined, limit: 9 })).records;
}

/** As record-store-contract.ts has it of every store; what only this one may hold is here. */
describe("what Cloud Firestore holds", () => {
  let from: Awaited<ReturnType<typeof open>>;
  // The last two leave in it what can't be told.
  beforeAll(async () => {
    from = await open();
    const fields = legacyTrip(LEGACY_ID, "ada@example.com");
    await from.database.commit([{ kind: "set", path: `AITrips/${LEGACY_ID}`, fields }]);
  });

  test("is told with a trip of the original product, as hers who signs in with its address", async () => {
    const ada = await from.store.users.upsert(storePerson("ada", "ada@example.com"));
    expect(await readAll(from.records, "trips")).toMatchObject([
      { id: LEGACY_ID, version: 1, ownerId: ada.id },
    ]);
    expect(await from.records.count("trips")).toBe(1);
  });

  test("is not told where a document of the collection can't be moved", async () => {
    await from.database.commit([
      { kind: "set", path: "AITrips/holiday", fields: { id: "holiday", userEmail: "x" } },
    ]);
    await expect(readAll(from.records, "trips")).rejects.toThrow("AITrips/holiday is no trip");
  });

  test("is not told where an account is damaged: nothing that stands for it is taken for its content", async () => {
    const fields = { id: "cut", nameKey: "cut", userId: "cut", content: '{"name":"C', revision: 1 };
    await from.database.commit([
      { kind: "set", path: `tripwrightAccounts/${docId("cut")}`, fields },
    ]);
    expect(await from.store.accounts.find("cut")).toMatchObject({ content: { isBlocked: true } });
    await expect(readAll(from.records, "accounts")).rejects.toBeInstanceOf(StorageDamaged);
  });
});
