import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import type { TripHistory } from "../history/trip-history.ts";
import type { KeptFacts, KeptFile, KeptPhoto, PendingWrite } from "./offline-store.ts";

/**
 * Rows were parsed when they came from the server, and a browser gives a row back whole or not at all.
 * This only has to detect rows that another build wrote or somebody changed by hand: its outline is enough for
 * that, and a whole parse on every read would cost a slow phone what the cache has saved.
 */
type Loose = { readonly [field: string]: unknown };

const isObject = (value: unknown): value is Loose => typeof value === "object" && value !== null;

export function isTripRow(row: unknown): row is Trip {
  return (
    isObject(row) &&
    typeof row.id === "string" &&
    isObject(row.userSelection) &&
    isObject(row.tripData) &&
    Array.isArray(row.tripData.hotels) &&
    Array.isArray(row.tripData.itinerary)
  );
}

export function isTripList(row: unknown): row is readonly TripSummary[] {
  return Array.isArray(row) && row.every((trip) => isObject(trip) && typeof trip.id === "string");
}

export function isKeptPhoto(row: unknown): row is KeptPhoto {
  return (
    isObject(row) &&
    row.image instanceof Blob &&
    isObject(row.answer) &&
    typeof row.answer.src === "string" &&
    typeof row.answer.sourceName === "string"
  );
}

export function isKeptFile(row: unknown): row is KeptFile {
  return (
    isObject(row) &&
    typeof row.id === "string" &&
    typeof row.tripId === "string" &&
    typeof row.partId === "string" &&
    typeof row.name === "string" &&
    (row.file instanceof Blob || (row.file === undefined && row.isInAccount === true))
  );
}

export function isKeptFacts(row: unknown): row is KeptFacts {
  return (
    isObject(row) &&
    typeof row.etag === "string" &&
    isObject(row.facts) &&
    isObject(row.facts.hours)
  );
}

export function isTripHistory(row: unknown): row is TripHistory {
  return isObject(row) && Array.isArray(row.done) && Array.isArray(row.undone);
}

export function isPendingWrite(row: unknown): row is PendingWrite {
  return (
    isObject(row) &&
    typeof row.seq === "number" &&
    typeof row.key === "string" &&
    typeof row.tripId === "string" &&
    Array.isArray(row.edits)
  );
}

/** The books: what is kept, beside it, so that a photo need be neither read to be counted nor written to be used. */
export type Entry = {
  readonly table: "trips" | "list" | "photos" | "facts" | "history";
  readonly key: string;
  readonly tripId: string;
  readonly version: number;
  readonly bytes: number;
  readonly usedAt: number;
};

export function isEntry(row: unknown): row is Entry {
  return (
    isObject(row) &&
    typeof row.table === "string" &&
    typeof row.key === "string" &&
    Number.isFinite(row.bytes) &&
    Number.isFinite(row.usedAt)
  );
}

/** The key of a row's entry. */
export function entryName({ table, key }: Pick<Entry, "table" | "key">): string {
  return `${table}/${key}`;
}
