import { summariseTrip } from "../../../domain/trip/summarise-trip.ts";
import { type Trip, tripSchema } from "../../../domain/trip/trip.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { lookupsOfTrip } from "../lookup-store.ts";
import { newStamp, type StoredTrip } from "../trip-store.ts";
import { readOriginalTrip } from "./original-trip.ts";
import { type Fields, isPlain } from "./values.ts";

export const TRIP_ID = /^\d{13}$/;

/** Ours beside the specification's fields; they never leave the store. */
type OurFields = {
  /** Whose it is, whatever the e-mail; absent on the original product's own. */
  readonly ownerId: string;
  /** Owner and id, so that one index of one field lists an owner's newest. */
  readonly ownedAs: string;
  /** How long the document is as it is sent. */
  readonly bytes: number;
  /** The part of the plan that a summary needs, so that a list reads no plans. */
  readonly card: Pick<TripSummary, "firstPlace" | "category" | "left">;
  /** The hashes of the lookups that it names. */
  readonly lookups: readonly string[];
};
const OUR_FIELDS = ["ownerId", "ownedAs", "bytes", "card", "lookups", "former", "stamp"];
/** Fields of a trip that a list reads. */
export const SUMMARY_FIELDS =
  "userSelection title version createdAt userEmail timeZone ownerId card".split(" ");
const NO_PLAN = { hotels: [], itinerary: [] };

/** An owner's trips and no others, by `ownedAs`: an id's digits come after `/` and before `:`. */
export const ownedFrom = (ownerId: string, id = ""): string => `${ownerId}/${id}`;
export const ownedTo = (ownerId: string): string => `${ownerId}/:`;

/** A trip's fields as its owner's. */
export function ownedFields(trip: Fields & { id: string }, ownerId: string): Fields & OurFields {
  const owned = { ...trip, ownerId, ownedAs: ownedFrom(ownerId, trip.id) };
  const document = readTripDocument(trip.id, owned);
  const { firstPlace, category, left } = summariseTrip(document);
  return {
    ...owned,
    bytes: documentBytes(document).byteLength,
    card: {
      ...(firstPlace === undefined ? {} : { firstPlace }),
      ...(category === undefined ? {} : { category }),
      ...(left === undefined ? {} : { left }),
    },
    lookups: lookupsOfTrip(document),
  };
}

/** A trip's summary from its `SUMMARY_FIELDS`, or from all of its fields. */
export function readSummary(id: string, fields: Fields): TripSummary {
  const { card } = fields;
  // Written by `ownedFields`.
  const ofPlan = isPlain(card) ? (card as OurFields["card"]) : {};
  return { ...summariseTrip(readTripDocument(id, { tripData: NO_PLAN, ...fields })), ...ofPlan };
}

/** A new trip's fields as its owner's. */
export function newTripFields(trip: Fields & { id: string }, ownerId: string): Fields {
  return ownedFields({ ...trip, stamp: newStamp() }, ownerId);
}

/** Its owner; undefined for a document that was not changed here yet. */
export function ownerOf(fields: Fields): string | undefined {
  return typeof fields.ownerId === "string" ? fields.ownerId : undefined;
}

/**
 * The trip, and nothing else of what stands in the collection: what we wrote ourselves as it was, and any other document by the one
 * reader of the original product's.
 */
export function readTripDocument(id: string, fields: Fields): Trip {
  const there = withoutOurs(id, fields);
  if (isOurs(fields) && hasShape(fields)) return there as unknown as Trip;
  // A whole trip that has no owner yet was imported.
  const whole = tripSchema.safeParse(there);
  return whole.success
    ? whole.data
    : { ...readOriginalTrip(id, there), version: versionOf(fields) };
}

/** Whether it can be read as a trip at all: a newer program's may have values that we don't know. */
function hasShape({ userSelection, tripData }: Fields): boolean {
  if (!isPlain(userSelection) || !isPlain(userSelection.location) || !isPlain(tripData))
    return false;
  const { hotels, itinerary } = tripData;
  return (
    Array.isArray(hotels) &&
    hotels.every(isPlain) &&
    Array.isArray(itinerary) &&
    itinerary.every((day) => isPlain(day) && Array.isArray(day.plan) && day.plan.every(isPlain))
  );
}

/** Whether we wrote it, from a Trip; what the original product wrote has no owner. */
export function isOurs(fields: Fields): boolean {
  return ownerOf(fields) !== undefined;
}

function withoutOurs(id: string, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries({ ...fields, id }).filter(
      ([name, value]) => value !== null && !OUR_FIELDS.includes(name),
    ),
  );
}

export function readStoredTrip(id: string, fields: Fields): StoredTrip {
  return {
    document: documentBytes(readTripDocument(id, fields)),
    version: versionOf(fields),
    stamp: typeof fields.stamp === "string" ? fields.stamp : "",
  };
}

function documentBytes(document: Trip): Buffer {
  return Buffer.from(JSON.stringify(document));
}

/** The original product's have none, which is the first. */
export function versionOf({ version }: Fields): number {
  return typeof version === "number" && Number.isInteger(version) ? version : 1;
}
