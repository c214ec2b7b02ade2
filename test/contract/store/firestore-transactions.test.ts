import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import type { FirestoreConfig } from "../../../src/server/config/read-database.ts";
import { newTrip } from "../../../src/server/generation/new-trip.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import { createFirestoreStore } from "../../../src/server/store/firestore/create-firestore-store.ts";
import {
  type FirestoreDatabase,
  openFirestoreDatabase,
} from "../../../src/server/store/firestore/database.ts";
import { FirestoreUnreachable } from "../../../src/server/store/firestore/firestore-error.ts";
import { TRIP_REQUEST, tripDraft } from "../../support/plans/trip-draft.ts";
import { startFaultyProxy } from "../../support/server/faulty-proxy.ts";
import { startFirestoreEmulator } from "../../support/store/firestore-emulator.ts";
import { storePerson } from "../../support/store/store-person.ts";

const NOW_MS = 1_700_000_000_000;
const DEADLINE_MS = 500;
const PATIENT_MS = 60_000;

let config: FirestoreConfig;
let databases: FirestoreDatabase[] = [];
const emulator = await startFirestoreEmulator();
afterAll(() => emulator.stop());
beforeEach(() => {
  config = emulator.newDatabase();
});
afterEach(async () => {
  for (const database of databases) await database.close();
  databases = [];
});

/** A server's own connection. */
function connect(deadlineMs = PATIENT_MS): FirestoreDatabase {
  const database = openFirestoreDatabase(config, { deadlineMs });
  databases.push(database);
  return database;
}

describe("a transaction", () => {
  test("that reads what another writes is run again, so that both are made", async () => {
    const [one, two] = [connect(), connect()];
    const add = (database: FirestoreDatabase) =>
      database.transact(async (transaction) => {
        const [fields] = await transaction.read("numbers/1");
        const number = Number(fields?.number ?? 0) + 1;
        transaction.write({ kind: "set", path: "numbers/1", fields: { number } });
      });
    await Promise.all([add(one), add(two), add(one)]);
    expect(await one.read("numbers/1")).toEqual([{ number: 3 }]);
  });

  test("that counts or finds is run again when there is more to count or find", async () => {
    const [one, two] = [connect(), connect()];
    async function createOne(database: FirestoreDatabase, id: string, isCounting: boolean) {
      const where = [["owner", "==", "ada"]] as const;
      return database.transact(async (transaction) => {
        const there = isCounting
          ? await transaction.count("seats", where)
          : (await transaction.find("seats", { where })).length;
        if (there > 0) return false;
        transaction.write({ kind: "set", path: `seats/${id}`, fields: { owner: "ada" } });
        return true;
      });
    }
    for (const isCounting of [true, false]) {
      const made = await Promise.all([
        createOne(one, "1", isCounting),
        createOne(two, "2", isCounting),
      ]);
      expect(made.toSorted()).toEqual([false, true]);
      await one.deleteFound("seats", []);
    }
  });

  test("whose work fails writes nothing, and neither does one with a write that is refused", async () => {
    const database = connect();
    const set = { kind: "set", path: "numbers/1", fields: { number: 1 } } as const;
    const failing = database.transact(async (transaction) => {
      await transaction.read("numbers/1");
      transaction.write(set);
      throw new Error("on second thoughts");
    });
    await expect(failing).rejects.toThrow("on second thoughts");
    const refused = database.commit([set, { kind: "update", path: "numbers/2", fields: {} }]);
    await expect(refused).rejects.toThrow();
    expect(await database.read("numbers/1")).toEqual([undefined]);
  });

  test("that is late writes nothing any more", async () => {
    const database = connect(DEADLINE_MS);
    const { promise: release, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const late = database.transact(async (transaction) => {
      await transaction.read("numbers/1");
      await release;
      transaction.write({ kind: "set", path: "numbers/1", fields: { number: 1 } });
      end();
    });
    await expect(late).rejects.toBeInstanceOf(FirestoreUnreachable);
    goOn();
    await ended;
    const other = connect();
    await other.commit([{ kind: "set", path: "numbers/2", fields: {} }]);
    expect(await other.read("numbers/1", "numbers/2")).toEqual([undefined, {}]);
  });
});

test("every call ends in time when Firestore says nothing, and all is well when it is back", async () => {
  const proxy = await startFaultyProxy(Number(emulator.host.split(":")[1]));
  const emulatorHost = `127.0.0.1:${proxy.port}`;
  const store = await createFirestoreStore({ ...config, emulatorHost }, DEADLINE_MS);
  const { id: userId } = await store.users.upsert(storePerson("ada"));
  const { users, sessions, trips, generations, lookups, records } = store;
  const owner = { ownerId: "one", leaseUntilMs: NOW_MS };
  const page = { cursor: undefined, limit: 9 };
  const calls: (() => Promise<unknown>)[] = [
    () => users.upsert(storePerson("ada", "new@example.com")),
    () => users.remove(userId),
    () => users.merge(userId, "another"),
    () => sessions.find("hash", NOW_MS),
    () => sessions.extend("hash", NOW_MS, NOW_MS),
    () => sessions.remove("hash"),
    () => sessions.savePendingSignIn("pending", "{}", NOW_MS),
    () => sessions.takePendingSignIn("pending", NOW_MS),
    () => trips.list(userId, page),
    () => trips.remove(String(NOW_MS), asOwner(userId), undefined),
    () =>
      generations.create({
        ...owner,
        id: "g",
        userId,
        idempotencyKey: "g",
        request: TRIP_REQUEST,
        nowMs: NOW_MS,
      }),
    () => generations.append("g", "one", { type: "notes", notes: [] }),
    () => generations.save("g", "one", newTrip(tripDraft(), NOW_MS), NOW_MS),
    () => generations.takeOver("g", owner, owner),
    () => generations.renewLeases("one", NOW_MS),
    () => generations.recordUsage("g", { inputTokens: 1, outputTokens: 1 }),
    () => lookups.save("key", "value", NOW_MS),
    () => lookups.saveFirst("key", "value", NOW_MS),
    () => records.read("users", { after: undefined, limit: 9 }),
    () => store.checkReady(),
  ];
  proxy.silence();
  for (const ended of await Promise.allSettled(calls.map((call) => call()))) {
    expect(ended.status === "rejected" && ended.reason).toBeInstanceOf(FirestoreUnreachable);
  }
  await proxy.recover();
  await expect.poll(() => store.checkReady().catch(String), { timeout: 60_000 }).toBeUndefined();
  const { trips: none } = await trips.list(userId, page);
  expect(none).toEqual([]);
  await store.close();
  await proxy.close();
});
