import { LIMITS } from "../../../domain/limits.ts";
import { summariseTrip } from "../../../domain/trip/summarise-trip.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { NO_HISTORY, type TripHistory, withinLimits } from "../history/trip-history.ts";
import { changeList, LIST_ROW } from "./change-list.ts";
import { allWrites, changeWrites } from "./change-writes.ts";
import { chooseEvictions } from "./choose-evictions.ts";
import { jsonBytes } from "./json-bytes.ts";
import {
  CACHE_BYTES,
  type KeptFacts,
  type KeptFile,
  type KeptPhoto,
  LEAST_CACHE_BYTES,
  type NewWrite,
  type OfflineStore,
  type PendingWrite,
  type TripWithWrites,
} from "./offline-store.ts";
import {
  type Entry,
  entryName,
  isEntry,
  isKeptFacts,
  isKeptFile,
  isKeptPhoto,
  isTripHistory,
  isTripList,
  isTripRow,
} from "./row-checks.ts";
import type { RowReader, Tables, Transaction } from "./tables.ts";

export type StoreOptions = { readonly now: () => number; readonly capBytes?: number };

type Change<T> = (rows: Transaction) => Promise<T>;

type RowWithEntry = { readonly row: unknown; readonly entry: unknown };

type KeptRow = { readonly about: Omit<Entry, "usedAt">; readonly row: unknown };

const OWNER = "owner";
/** Stands where the owner was, so that other tabs don't take the rows for lost and go on. */
const NOBODY = "";

/** The rules of the port, on whatever tables. */
export class TableStore implements OfflineStore {
  readonly kind: Tables["kind"];
  readonly #tables: Tables;
  readonly #now: () => number;
  readonly #capBytes: number;
  #user: string | undefined;
  #lastUse = 0;
  #hasWarned = false;

  constructor(tables: Tables, { now, capBytes = CACHE_BYTES }: StoreOptions) {
    this.kind = tables.kind;
    this.#tables = tables;
    this.#now = now;
    this.#capBytes = Math.max(capBytes, LEAST_CACHE_BYTES);
  }

  async claim(userId: string): Promise<void> {
    this.#user = userId;
    await this.#attempt(undefined, () =>
      this.#handOver(userId).catch((error) => {
        // There isn't even room to write whose it is, so it was another's until now.
        if (isQuotaError(error)) return this.#tables.destroy();
        throw error;
      }),
    );
  }

  async wipe(): Promise<void> {
    this.#user = undefined;
    await this.#attempt(undefined, () =>
      this.#handOver(NOBODY).catch(() => this.#tables.destroy()),
    );
  }

  trip(id: string): Promise<Trip | undefined> {
    return this.#use("trips", id, isTripRow);
  }

  async tripWithWrites(id: string): Promise<TripWithWrites> {
    const found = await this.#read(undefined, async (rows) => ({
      ...(await rowWithEntry(rows, "trips", id)),
      writes: (await allWrites(rows)).filter(({ tripId }) => tripId === id),
    }));
    return {
      trip: this.#noteUse("trips", id, isTripRow, found),
      writes: found?.writes ?? [],
    };
  }

  keptVersions(): Promise<ReadonlyMap<string, number>> {
    return this.#read(new Map<string, number>(), async (rows) => {
      const trips = (await allEntries(rows)).filter(({ table }) => table === "trips");
      return new Map(trips.map(({ tripId, version }) => [tripId, version]));
    });
  }

  keepTrip(trip: Trip): Promise<boolean> {
    return this.#keepAll([tripRow(trip)], (rows) =>
      changeList(rows, (trips) => [
        summariseTrip(trip),
        ...trips.filter(({ id }) => id !== trip.id),
      ]),
    );
  }

  keepListedTrips(trips: readonly Trip[]): Promise<boolean> {
    return this.#keepAll(trips.map(tripRow));
  }

  dropTrip(id: string): Promise<void> {
    return this.#change(undefined, async (rows) => {
      for (const entry of await allEntries(rows)) {
        if (entry.tripId === id) await drop(rows, entry);
      }
      for (const file of await allFiles(rows)) {
        if (file.tripId === id) await rows.delete("files", fileKey(id, file.id));
      }
      await changeList(rows, (trips) => trips.filter((trip) => trip.id !== id));
    });
  }

  list(): Promise<readonly TripSummary[] | undefined> {
    return this.#use(LIST_ROW.table, LIST_ROW.key, isTripList);
  }

  keepList(trips: readonly TripSummary[]): Promise<boolean> {
    return this.#keep({ ...LIST_ROW, tripId: "", version: 0, bytes: jsonBytes(trips) }, trips);
  }

  facts(tripId: string): Promise<KeptFacts | undefined> {
    return this.#use("facts", tripId, isKeptFacts);
  }

  keepFacts(tripId: string, facts: KeptFacts): Promise<boolean> {
    const bytes = jsonBytes(facts);
    return this.#keep({ table: "facts", key: tripId, tripId, version: 0, bytes }, facts);
  }

  async history(tripId: string): Promise<TripHistory> {
    return (await this.#use("history", tripId, isTripHistory)) ?? NO_HISTORY;
  }

  changeHistory(
    tripId: string,
    work: (now: TripHistory) => TripHistory,
  ): Promise<TripHistory | "failed"> {
    return this.#change<TripHistory | "failed">(
      "failed",
      async (rows) => {
        const row = await rows.get("history", tripId);
        const history = withinLimits(work(isTripHistory(row) ? row : NO_HISTORY));
        const entry = { table: "history", key: tripId } as const;
        const about = { tripId, version: 0, bytes: jsonBytes(history), usedAt: this.#nextUse() };
        await rows.put("history", history, tripId);
        await rows.put("entries", { ...entry, ...about }, entryName(entry));
        return history;
      },
      { makesRoom: true },
    );
  }

  photo(tripId: string, slot: string): Promise<KeptPhoto | undefined> {
    return this.#use("photos", `${tripId}/${slot}`, isKeptPhoto);
  }

  keepPhoto(tripId: string, slot: string, photo: KeptPhoto): Promise<boolean> {
    const bytes = photo.image.size + jsonBytes(photo.answer);
    const about = { table: "photos", key: `${tripId}/${slot}`, tripId, version: 0, bytes } as const;
    return this.#keep(about, photo);
  }

  async files(tripId: string): Promise<readonly KeptFile[]> {
    const files = await this.#read<readonly KeptFile[]>([], allFiles);
    return files
      .filter((file) => file.tripId === tripId)
      .toSorted((a, b) => a.name.localeCompare(b.name));
  }

  addFile(file: KeptFile): Promise<"kept" | "full" | "failed"> {
    return this.#change<"kept" | "full" | "failed">(
      "failed",
      async (rows) => {
        const others = (await allFiles(rows)).filter(
          ({ tripId, id }) => tripId !== file.tripId || id !== file.id,
        );
        const bytes = [...others, file].reduce((sum, kept) => sum + (kept.file?.size ?? 0), 0);
        if (bytes > LIMITS.keptFile.allBytes) return "full";
        await rows.put("files", file, fileKey(file.tripId, file.id));
        return "kept";
      },
      { makesRoom: true, isDurable: true },
    );
  }

  removeFile(tripId: string, id: string): Promise<void> {
    return this.#change(undefined, (rows) => rows.delete("files", fileKey(tripId, id)));
  }

  pending(): Promise<readonly PendingWrite[]> {
    return this.#read<readonly PendingWrite[]>([], allWrites);
  }

  changeWrites(
    tripId: string,
    work: (now: TripWithWrites) => readonly (PendingWrite | NewWrite)[],
  ): Promise<readonly PendingWrite[] | "full" | "failed"> {
    return this.#change<readonly PendingWrite[] | "full" | "failed">(
      "failed",
      (rows) => changeWrites(rows, tripId, work),
      { makesRoom: true, isDurable: true },
    );
  }

  bytes(): Promise<number> {
    return this.#read(0, async (rows) => sumBytes(await allEntries(rows)));
  }

  /** Grows even within a millisecond. */
  #nextUse(): number {
    this.#lastUse = Math.max(this.#now(), this.#lastUse + 1);
    return this.#lastUse;
  }

  async #attempt<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!this.#hasWarned) {
        console.warn("Trips can't be kept for offline in this browser:", error);
      }
      this.#hasWarned = true;
      return otherwise;
    }
  }

  async #read<T>(otherwise: T, work: (rows: RowReader) => Promise<T>): Promise<T> {
    const owner = this.#user;
    if (owner === undefined) return otherwise;
    return this.#attempt(otherwise, () =>
      this.#tables.read(async (rows) =>
        (await rows.get("meta", OWNER)) === owner ? work(rows) : otherwise,
      ),
    );
  }

  /** Whose rows they are is asked in the same transaction: another tab may have signed out since. */
  async #change<T>(
    otherwise: T,
    work: Change<T>,
    { makesRoom = false, isDurable = false } = {},
  ): Promise<T> {
    const owner = this.#user;
    if (owner === undefined) return otherwise;
    const asOwner = <R>(instead: R, its: Change<R>): Promise<R> =>
      this.#tables.change(async (rows) => {
        const stored = await rows.get("meta", OWNER);
        // The browser has thrown everything away in mid-session.
        if (stored === undefined) await rows.put("meta", owner, OWNER);
        else if (stored !== owner) return instead;
        return its(rows);
      }, isDurable);
    return this.#attempt(otherwise, async () => {
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

  /** The row if it is whole. */
  async #use<T>(
    table: Entry["table"],
    key: string,
    isWhole: (row: unknown) => row is T,
  ): Promise<T | undefined> {
    const found = await this.#read(undefined, (rows) => rowWithEntry(rows, table, key));
    return this.#noteUse(table, key, isWhole, found);
  }

  /** That the row was used is noted, or it is dropped where it isn't whole, in a change that may fail and that nobody waits for. */
  #noteUse<T>(
    table: Entry["table"],
    key: string,
    isWhole: (row: unknown) => row is T,
    found: RowWithEntry | undefined,
  ): T | undefined {
    if (found?.row === undefined && found?.entry === undefined) return undefined;
    const name = entryName({ table, key });
    const row = isEntry(found.entry) && isWhole(found.row) ? found.row : undefined;
    void this.#change(undefined, async (rows) => {
      if (row === undefined) return drop(rows, { table, key });
      const entry = await rows.get("entries", name);
      // Gone meanwhile: then it stays gone.
      if (isEntry(entry)) await rows.put("entries", { ...entry, usedAt: this.#nextUse() }, name);
    });
    return row;
  }

  #keep(about: Omit<Entry, "usedAt">, row: unknown): Promise<boolean> {
    return this.#keepAll([{ about, row }]);
  }

  /** @param andThen belongs to it: all happens, or nothing. */
  #keepAll(kept: readonly KeptRow[], andThen?: Change<void>): Promise<boolean> {
    const fresh = kept.map(({ about, row }) => {
      const entry: Entry = { ...about, usedAt: this.#nextUse() };
      return { entry, row, name: entryName(entry) };
    });
    const names = new Set(fresh.map(({ name }) => name));
    return this.#change(
      false,
      async (rows) => {
        const others = (await allEntries(rows)).filter((entry) => !names.has(entryName(entry)));
        const mayGo = await withoutNeeded(rows, others);
        const bytes = sumBytes(others) + sumBytes(fresh.map(({ entry }) => entry));
        const going = chooseEvictions(mayGo, bytes - this.#capBytes);
        if (going === undefined) return false;
        for (const entry of going) await drop(rows, entry);
        for (const { entry, row, name } of fresh) {
          await rows.put(entry.table, row, entry.key);
          await rows.put("entries", entry, name);
        }
        await andThen?.(rows);
        return true;
      },
      { makesRoom: true },
    );
  }

  /** Leaves the rows to that owner, empty unless they are theirs already. */
  #handOver(owner: string): Promise<void> {
    return this.#tables.change(async (rows) => {
      if ((await rows.get("meta", OWNER)) === owner) return;
      await rows.clear();
      await rows.put("meta", owner, OWNER);
    });
  }
}

async function rowWithEntry(
  rows: RowReader,
  table: Entry["table"],
  key: string,
): Promise<RowWithEntry> {
  return {
    row: await rows.get(table, key),
    entry: await rows.get("entries", entryName({ table, key })),
  };
}

function tripRow(trip: Trip): KeptRow {
  const { id, version } = trip;
  const bytes = jsonBytes(trip);
  return { about: { table: "trips", key: id, tripId: id, version, bytes }, row: trip };
}

async function allEntries(rows: RowReader): Promise<Entry[]> {
  return (await rows.all("entries")).filter(isEntry);
}

const fileKey = (tripId: string, id: string) => `${tripId}/${id}`;

async function allFiles(rows: RowReader): Promise<KeptFile[]> {
  return (await rows.all("files")).filter(isKeptFile);
}

async function drop(rows: Transaction, entry: Pick<Entry, "table" | "key">): Promise<void> {
  await rows.delete(entry.table, entry.key);
  await rows.delete("entries", entryName(entry));
}

/** The entries that may go to make room: neither the list nor a trip that a write is about. */
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

/** The browser has no more room for us. */
function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}
