import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { openDB } from "idb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createIndexedDbStore } from "../../../src/web/offline/store/indexed-db-store.ts";
import { createMemoryStore } from "../../../src/web/offline/store/memory-store.ts";
import type { OfflineStore } from "../../../src/web/offline/store/offline-store.ts";
import {
  addPending,
  addWrite,
  FIRST_ID,
  offlineFacts,
  offlinePhoto,
  offlineSummary,
  offlineTrip,
  offlineWrite,
  removePending,
  SECOND_ID,
  updatePending,
} from "../../support/browser/offline-rows.ts";
import { offlineStoreCapContract } from "./offline-store-cap-contract.ts";
import { offlineStoreContract } from "./offline-store-contract.ts";

const NOW_MS = 1_700_000_000_000;

let warnings: unknown[][] = [];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  warnings = [];
  vi.spyOn(console, "warn").mockImplementation((...words) => void warnings.push(words));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function openTab(user = "ada"): Promise<OfflineStore> {
  const store = createIndexedDbStore({ now: () => NOW_MS });
  await store.claim(user);
  return store;
}

/** A hand in the database that isn't the store's. */
const openRaw = () => openDB("tripwright");

async function putRaw(table: string, row: unknown, key?: string): Promise<void> {
  const database = await openRaw();
  await database.put(table, row, key);
  database.close();
}

/** Storing fails with a full disk where the predicate says so. */
function fullDisk(isFull: (table: string) => boolean): () => void {
  const { put, add } = IDBObjectStore.prototype;
  const refuse = (table: string) => {
    if (isFull(table)) throw new DOMException("the disk is full", "QuotaExceededError");
  };
  IDBObjectStore.prototype.put = function (...row) {
    refuse(this.name);
    return put.apply(this, row);
  };
  IDBObjectStore.prototype.add = function (...row) {
    refuse(this.name);
    return add.apply(this, row);
  };
  return () => Object.assign(IDBObjectStore.prototype, { put, add });
}

for (const contract of [offlineStoreContract, offlineStoreCapContract]) {
  contract("memory", createMemoryStore);
  contract("indexed-db", createIndexedDbStore);
}

describe("a store in IndexedDB", () => {
  test("what one tab wipes, or another user claims there, the other neither finds nor fills again", async () => {
    const [one, other] = [await openTab(), await openTab()];
    await one.keepTrip(offlineTrip());
    expect(await other.trip(FIRST_ID)).toBeDefined();
    const expectNothingOf = async (store: OfflineStore) => {
      expect(await store.keepTrip(offlineTrip())).toBe(false);
      expect(await addPending(store, offlineWrite())).toBe("failed");
      expect(await store.trip(FIRST_ID)).toBeUndefined();
      expect(await store.pending()).toEqual([]);
    };
    await one.wipe();
    await expectNothingOf(other);
    await one.claim("bob");
    await addWrite(one);
    await expectNothingOf(other);
    expect(await one.pending()).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  test("goes on after the browser closed the database under its hands", async () => {
    const store = await openTab();
    await store.keepTrip(offlineTrip());
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
    await store.bytes();
    const [database] = transaction.mock.contexts;
    // Closed without an event: only the failure of the next transaction tells.
    (database as IDBDatabase).close();
    expect(await store.trip(FIRST_ID)).toEqual(offlineTrip());
    expect(warnings).toEqual([]);
  });
});

describe("a full disk", () => {
  test("that stays full keeps nothing new, loses nothing needed, never throws and warns once", async () => {
    const store = await openTab();
    await store.keepTrip(offlineTrip(FIRST_ID));
    const write = await addWrite(store, FIRST_ID);
    const restore = fullDisk(() => true);
    try {
      expect(await store.keepTrip(offlineTrip(FIRST_ID, 2))).toBe(false);
      expect(await store.keepPhoto(FIRST_ID, "hero", offlinePhoto(10))).toBe(false);
      expect(await store.keepList([])).toBe(false);
      expect(await addPending(store, offlineWrite())).toBe("failed");
      await updatePending(store, { ...write, problem: { kind: "gone" } });
      // Reading needs no room, though noting the use would.
      expect(await store.trip(FIRST_ID)).toEqual(offlineTrip(FIRST_ID));
      expect(await store.pending()).toEqual([write]);
      await removePending(store, write);
      expect(await store.pending()).toEqual([]);
    } finally {
      restore();
    }
    expect(warnings).toHaveLength(1);
  });

  test("keeps no half of anything", async () => {
    const store = await openTab();
    const restore = fullDisk((table) => table === "entries");
    expect(await store.keepTrip(offlineTrip())).toBe(false);
    restore();
    const database = await openRaw();
    expect(await database.count("trips")).toBe(0);
    database.close();
  });

  test("doesn't keep another's rows from being wiped", async () => {
    const store = await openTab();
    await store.keepTrip(offlineTrip());
    const restore = fullDisk(() => true);
    await store.claim("bob");
    restore();
    expect(await store.trip(FIRST_ID)).toBeUndefined();
    const database = await openRaw();
    expect(await database.count("trips")).toBe(0);
    database.close();
    expect(await store.keepTrip(offlineTrip())).toBe(true);
  });
});

describe("a broken database", () => {
  test("with broken rows gives none of them, and drops them", async () => {
    const store = await openTab();
    await store.keepTrip(offlineTrip());
    await store.keepPhoto(FIRST_ID, "hero", offlinePhoto(10));
    await store.keepList([offlineSummary()]);
    const write = await addWrite(store);
    await putRaw("trips", { ...offlineTrip(), tripData: null }, FIRST_ID);
    await putRaw("photos", { ...offlinePhoto(10), image: "gone" }, `${FIRST_ID}/hero`);
    await store.keepFacts(FIRST_ID, offlineFacts());
    await putRaw("facts", { ...offlineFacts(), facts: null }, FIRST_ID);
    await putRaw("list", [null], "all");
    await putRaw("writes", { key: "torn", seq: 99 });
    await putRaw(
      "entries",
      { table: "trips", key: SECOND_ID, bytes: Number.NaN, usedAt: 1 },
      "trips/x",
    );
    expect(await store.trip(FIRST_ID)).toBeUndefined();
    expect(await store.photo(FIRST_ID, "hero")).toBeUndefined();
    expect(await store.facts(FIRST_ID)).toBeUndefined();
    expect(await store.list()).toBeUndefined();
    expect(await store.pending()).toEqual([write]);
    expect(await store.bytes()).toBe(0);
    await addWrite(store);
    const database = await openRaw();
    for (const table of ["trips", "photos", "facts", "list"]) {
      expect(await database.count(table)).toBe(0);
    }
    expect(await database.count("writes")).toBe(2);
    database.close();
    expect(await store.keepTrip(offlineTrip())).toBe(true);
    expect(await store.trip(FIRST_ID)).toEqual(offlineTrip());
  });

  test("of a newer build is left alone, and looks empty", async () => {
    (await openDB("tripwright", 7)).close();
    const store = await openTab();
    expect(await store.keepTrip(offlineTrip())).toBe(false);
    expect(await addPending(store, offlineWrite())).toBe("failed");
    expect(await store.trip(FIRST_ID)).toBeUndefined();
    expect(await store.pending()).toEqual([]);
    expect(await store.keptVersions()).toEqual(new Map());
    expect(warnings).toHaveLength(1);
  });

  test("that an older tab holds looks empty, and serves when the tab has let go", async () => {
    await (await openTab()).keepTrip(offlineTrip());
    const older = await openRaw();
    // No time passes: the browser says that it is blocked.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    // The next build's store, which wants an upgrade.
    const open = globalThis.indexedDB.open.bind(globalThis.indexedDB);
    globalThis.indexedDB.open = (name, version) => open(name, Number(version) + 1);
    const store = await openTab();
    expect(await store.trip(FIRST_ID)).toBeUndefined();
    expect(await store.keepTrip(offlineTrip())).toBe(false);
    expect(await addPending(store, offlineWrite())).toBe("failed");
    older.close();
    await expect.poll(() => store.trip(FIRST_ID)).toEqual(offlineTrip());
    expect(warnings).toHaveLength(1);
  });

  test("lets a newer build's tab upgrade it, and looks empty from then on", async () => {
    const store = await openTab();
    await store.keepTrip(offlineTrip());
    (await openDB("tripwright", 3)).close();
    expect(await store.trip(FIRST_ID)).toBeUndefined();
  });

  test("that never answers looks empty after three seconds, and from then on at once", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    globalThis.indexedDB.open = () => Reflect.construct(IDBOpenDBRequest, []);
    const store = createIndexedDbStore({ now: () => NOW_MS });
    const claiming = store.claim("ada");
    await vi.advanceTimersByTimeAsync(2999);
    expect(warnings).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await claiming;
    expect(await store.trip(FIRST_ID)).toBeUndefined();
    expect(await addPending(store, offlineWrite())).toBe("failed");
    expect(warnings).toHaveLength(1);
  });

  test("is taken away where it can't even be emptied", async () => {
    const store = await openTab();
    await store.keepTrip(offlineTrip());
    vi.spyOn(IDBObjectStore.prototype, "clear").mockImplementation(() => {
      throw new DOMException("broken", "UnknownError");
    });
    await store.wipe();
    expect(await globalThis.indexedDB.databases()).toEqual([]);
    expect(await store.keepTrip(offlineTrip())).toBe(false);
  });
});

describe("opening the tab's store", () => {
  const openStore = async () => {
    vi.resetModules();
    const { openOfflineStore } = await import(
      "../../../src/web/offline/store/open-offline-store.ts"
    );
    return openOfflineStore;
  };

  test("gives the one in the database, the same for all who ask", async () => {
    const open = await openStore();
    const [one, other] = await Promise.all([open(), open()]);
    expect(one.kind).toBe("indexed-db");
    expect(other).toBe(one);
    await one.claim("ada");
    expect(await one.keepTrip(offlineTrip())).toBe(true);
  });

  test("gives one in memory where there is no database, or none that opens", async () => {
    globalThis.indexedDB.open = () => {
      throw new DOMException("not in private windows", "SecurityError");
    };
    expect((await (await openStore())()).kind).toBe("memory");
    Reflect.deleteProperty(globalThis, "indexedDB");
    const store = await (await openStore())();
    expect(store.kind).toBe("memory");
    await store.claim("ada");
    expect(await store.keepTrip(offlineTrip())).toBe(true);
    expect(warnings).toEqual([]);
  });
});
