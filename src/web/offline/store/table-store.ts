import { summariseTrip } from "../../../domain/trip/summarise-trip.ts";
import { NO_HISTORY, type TripHistory, withinLimits } from "../history/trip-history.ts";
import { changeList, LIST_ROW } from "./change-list.ts";
import { allWrites, changeWrites } from "./change-writes.ts";
import { chooseEvictions } from "./choose-evictions.ts";
import { isQuotaError } from "./is-quota-error.ts";
import { jsonBytes } from "./json-bytes.ts";
import {
  CACHE_BYTES,
  LEAST_CACHE_BYTES,
  type OfflineStore,
  type PendingWrite,
  type TripWithWrites,
} from "./offline-store.ts";
import {
  type Entry,
  entryName,
  isEntry,
  isKeptFacts,
  isKeptPhoto,
  isTripHistory,
  isTripList,
  isTripRow,
} from "./row-checks.ts";
import type { RowReader, Tables, Transaction } from "./tables.ts";

export type StoreOptions = { readonly now: () => number; readonly capBytes?: number };

type Change<T> = (rows: Transaction) => Promise<T>;

const OWNER = "owner";
/** Stands where the owner was, so that other tabs don't take the rows for lost and go on. */
const NOBODY = "";

/** The rules of the port, on whatever tables. */
export function createTableStore(tables: Tables, options: StoreOptions): OfflineStore {
  const capBytes = Math.max(options.capBytes ?? CACHE_BYTES, LEAST_CACHE_BYTES);
  let user: string | undefined;
  let lastUse = 0;
  let hasWarned = false;

  /** Grows even within a millisecond. */
  function nextUse(): number {
    lastUse = Math.max(options.now(), lastUse + 1);
    return lastUse;
  }

  async function attempt<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!hasWarned) console.warn("Trips can't be kept for offline in this browser:", error);
      hasWarned = true;
      return otherwise;
    }
  }

  async function read<T>(otherwise: T, work: (rows: RowReader) => Promise<T>): Promise<T> {
    const owner = user;
    if (owner === undefined) return otherwise;
    return attempt(otherwise, () =>
      tables.read(async (rows) =>
        (await rows.get("meta", OWNER)) === owner ? work(rows) : otherwise,
      ),
    );
  }

  /** Whose rows they are is asked in the same transaction: another tab may have signed out since. */
  async function change<T>(
    otherwise: T,
    work: Change<T>,
    { makesRoom = false, isDurable = false } = {},
  ): Promise<T> {
    const owner = user;
    if (owner === undefined) return otherwise;
    const asOwner = <R>(instead: R, its: Change<R>): Promise<R> =>
      tables.change(async (rows) => {
        const stored = await rows.get("meta", OWNER);
        // The browser has thrown everything away in mid-session.
        if (stored === undefined) await rows.put("meta", owner, OWNER);
        else if (stored !== owner) return instead;
        return its(rows);
      }, isDurable);
    return attempt(otherwise, async () => {
      try {
        return await asOwner(otherwise, work);
      } catch (error) {
        if (!makesRoom || !isQuotaError(error)) throw error;
        // In a transaction of its own: space is free only when the deletion is done.
        await asOwner(undefined, evictOlderHalf);
        return asOwner(otherwise, work);
      }
    });
  }

  /** The row if it is whole; that it was used is noted, or it is dropped, in a change that may fail. */
  async function use<T>(
    table: Entry["table"],
    key: string,
    isWhole: (row: unknown) => row is T,
  ): Promise<T | undefined> {
    const name = entryName({ table, key });
    const found = await read(undefined, async (rows) => ({
      row: await rows.get(table, key),
      entry: await rows.get("entries", name),
    }));
    if (found?.row === undefined && found?.entry === undefined) return undefined;
    const row = isEntry(found.entry) && isWhole(found.row) ? found.row : undefined;
    await change(undefined, async (rows) => {
      if (row === undefined) return drop(rows, { table, key });
      const entry = await rows.get("entries", name);
      // Gone meanwhile: then it stays gone.
      if (isEntry(entry)) await rows.put("entries", { ...entry, usedAt: nextUse() }, name);
    });
    return row;
  }

  /** @param andThen belongs to it: both happen, or neither. */
  function keep(
    about: Omit<Entry, "usedAt">,
    row: unknown,
    andThen?: Change<void>,
  ): Promise<boolean> {
    const fresh: Entry = { ...about, usedAt: nextUse() };
    const name = entryName(fresh);
    return change(
      false,
      async (rows) => {
        const others = (await allEntries(rows)).filter((entry) => entryName(entry) !== name);
        const mayGo = await withoutNeeded(rows, others);
        const going = chooseEvictions(mayGo, sumBytes(others) + fresh.bytes - capBytes);
        if (going === undefined) return false;
        for (const entry of going) await drop(rows, entry);
        await rows.put(fresh.table, row, fresh.key);
        await rows.put("entries", fresh, name);
        await andThen?.(rows);
        return true;
      },
      { makesRoom: true },
    );
  }

  /** Leaves the rows to that owner, empty unless they are theirs already. */
  function handOver(owner: string): Promise<void> {
    return tables.change(async (rows) => {
      if ((await rows.get("meta", OWNER)) === owner) return;
      await rows.clear();
      await rows.put("meta", owner, OWNER);
    });
  }

  return {
    kind: tables.kind,

    async claim(userId) {
      user = userId;
      await attempt(undefined, () =>
        handOver(userId).catch((error) => {
          // There isn't even room to write whose it is, so it was another's until now.
          if (isQuotaError(error)) return tables.destroy();
          throw error;
        }),
      );
    },

    async wipe() {
      user = undefined;
      await attempt(undefined, () => handOver(NOBODY).catch(() => tables.destroy()));
    },

    trip: (id) => use("trips", id, isTripRow),

    async tripWithWrites(id) {
      await use("trips", id, isTripRow);
      return read<TripWithWrites>({ trip: undefined, writes: [] }, async (rows) => {
        const row = await rows.get("trips", id);
        const writes = (await allWrites(rows)).filter(({ tripId }) => tripId === id);
        return { trip: isTripRow(row) ? row : undefined, writes };
      });
    },

    keptVersions: () =>
      read(new Map<string, number>(), async (rows) => {
        const trips = (await allEntries(rows)).filter(({ table }) => table === "trips");
        return new Map(trips.map(({ tripId, version }) => [tripId, version]));
      }),

    keepTrip: (trip) =>
      keep(
        {
          table: "trips",
          key: trip.id,
          tripId: trip.id,
          version: trip.version,
          bytes: jsonBytes(trip),
        },
        trip,
        (rows) =>
          changeList(rows, (trips) => [
            summariseTrip(trip),
            ...trips.filter(({ id }) => id !== trip.id),
          ]),
      ),

    dropTrip: (id) =>
      change(undefined, async (rows) => {
        for (const entry of await allEntries(rows)) {
          if (entry.tripId === id) await drop(rows, entry);
        }
        await changeList(rows, (trips) => trips.filter((trip) => trip.id !== id));
      }),

    list: () => use(LIST_ROW.table, LIST_ROW.key, isTripList),

    keepList: (trips) =>
      keep({ ...LIST_ROW, tripId: "", version: 0, bytes: jsonBytes(trips) }, trips),

    facts: (tripId) => use("facts", tripId, isKeptFacts),

    keepFacts: (tripId, facts) =>
      keep({ table: "facts", key: tripId, tripId, version: 0, bytes: jsonBytes(facts) }, facts),

    history: async (tripId) => (await use("history", tripId, isTripHistory)) ?? NO_HISTORY,

    changeHistory: (tripId, work) =>
      change<TripHistory | "failed">(
        "failed",
        async (rows) => {
          const row = await rows.get("history", tripId);
          const history = withinLimits(work(isTripHistory(row) ? row : NO_HISTORY));
          const entry = { table: "history", key: tripId } as const;
          const books = { tripId, version: 0, bytes: jsonBytes(history), usedAt: nextUse() };
          await rows.put("history", history, tripId);
          await rows.put("entries", { ...entry, ...books }, entryName(entry));
          return history;
        },
        { makesRoom: true },
      ),

    photo: (tripId, slot) => use("photos", `${tripId}/${slot}`, isKeptPhoto),

    keepPhoto: (tripId, slot, photo) =>
      keep(
        {
          table: "photos",
          key: `${tripId}/${slot}`,
          tripId,
          version: 0,
          bytes: photo.image.size + jsonBytes(photo.answer),
        },
        photo,
      ),

    pending: () => read<readonly PendingWrite[]>([], allWrites),

    changeWrites: (tripId, work) =>
      change<readonly PendingWrite[] | "full" | "failed">(
        "failed",
        (rows) => changeWrites(rows, tripId, work),
        { makesRoom: true, isDurable: true },
      ),

    bytes: () => read(0, async (rows) => sumBytes(await allEntries(rows))),
  };
}

async function allEntries(rows: RowReader): Promise<Entry[]> {
  return (await rows.all("entries")).filter(isEntry);
}

async function drop(rows: Transaction, entry: Pick<Entry, "table" | "key">): Promise<void> {
  await rows.delete(entry.table, entry.key);
  await rows.delete("entries", entryName(entry));
}

/** What may go to make room: neither the list nor a trip that a write is about. */
async function withoutNeeded(rows: RowReader, entries: readonly Entry[]): Promise<Entry[]> {
  const writes = await allWrites(rows);
  const isNeeded = ({ table, tripId }: Entry) =>
    table === "list" || (table === "trips" && writes.some((write) => write.tripId === tripId));
  return entries.filter((entry) => !isNeeded(entry));
}

/** For a browser that gives less than our cap: half of what may go, by bytes. */
async function evictOlderHalf(rows: Transaction): Promise<void> {
  const mayGo = await withoutNeeded(rows, await allEntries(rows));
  for (const entry of chooseEvictions(mayGo, sumBytes(mayGo) / 2) ?? []) await drop(rows, entry);
}

const sumBytes = (entries: readonly Entry[]) =>
  entries.reduce((bytes, entry) => bytes + entry.bytes, 0);
