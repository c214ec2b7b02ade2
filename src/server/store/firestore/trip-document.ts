import { readPlanAnswer } from "../../../domain/plan/plan-answer.ts";
import { summariseTrip } from "../../../domain/trip/summarise-trip.ts";
import { type TripDocument, tripSchema } from "../../../domain/trip/trip.ts";
import type { TripSummary } from "../../../domain/wire.ts";
import { newId } from "../../lib/tokens.ts";
import { lookupsOfTrip } from "../lookup-store.ts";
import type { StoredTrip } from "../store.ts";
import { newStamp } from "../trip-stamp.ts";
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
  /** What a summary needs of the plan, so that a list reads no plans; absent on earlier versions' trips. */
  readonly card: Pick<TripSummary, "firstPlace" | "category">;
  /** The hashes of the lookups that it names. */
  readonly lookups: readonly string[];
};
const OUR_FIELDS = ["ownerId", "ownedAs", "bytes", "card", "lookups", "madeBy", "former", "stamp"];
/** What a list reads of a trip. */
export const SUMMARY_FIELDS =
  "userSelection title version createdAt userEmail timeZone madeBy card".split(" ");
const NO_PLAN = { hotels: [], itinerary: [] };
const MAX_SHORT_TEXT = 300;

/** An owner's trips and no others, by `ownedAs`: an id's digits come after `/` and before `:`. */
export const ownedFrom = (ownerId: string, id = ""): string => `${ownerId}/${id}`;
export const ownedTo = (ownerId: string): string => `${ownerId}/:`;

/** A trip's fields as its owner's. */
export function ownedFields(trip: Fields & { id: string }, ownerId: string): Fields & OurFields {
  const owned = { ...trip, ownerId, ownedAs: ownedFrom(ownerId, trip.id) };
  const document = readTripDocument(trip.id, owned);
  const { firstPlace, category } = summariseTrip(document);
  return {
    ...owned,
    bytes: documentBytes(document).byteLength,
    card: {
      ...(firstPlace === undefined ? {} : { firstPlace }),
      ...(category === undefined ? {} : { category }),
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

/** A new trip's fields as its owner's, with the mark of those that we made. */
export function newTripFields(trip: Fields & { id: string }, ownerId: string): Fields {
  return ownedFields({ ...trip, madeBy: newId(), stamp: newStamp() }, ownerId);
}

/** Its owner; undefined for a document of the original product that was not changed here yet. */
export function ownerOf(fields: Fields): string | undefined {
  return typeof fields.ownerId === "string" ? fields.ownerId : undefined;
}

/**
 * The specification's document, and nothing else of what stands in the collection. What we wrote
 * ourselves comes back as it was. What the original product wrote may have fields that we don't know,
 * which stay behind, or be of other types, which are repaired as a model's answer is.
 */
export function readTripDocument(id: string, fields: Fields): TripDocument {
  const there = withoutOurs(id, fields);
  if (isOurs(fields) && hasShape(fields)) return there as unknown as TripDocument;
  const parsed = tripSchema.safeParse(there);
  return parsed.success ? parsed.data : repair(id, fields);
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

/** Whether it is the specification's document already, its types included. */
export function isWhole(id: string, fields: Fields): boolean {
  return (
    (isOurs(fields) && hasShape(fields)) || tripSchema.safeParse(withoutOurs(id, fields)).success
  );
}

/** Whether we made it, from a Trip. */
export function isOurs({ madeBy }: Fields): boolean {
  return typeof madeBy === "string";
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

function documentBytes(document: TripDocument): Buffer {
  return Buffer.from(JSON.stringify(document));
}

/** The original product's have none, which is the first. */
export function versionOf({ version }: Fields): number {
  return typeof version === "number" && Number.isInteger(version) ? version : 1;
}

function repair(id: string, fields: Fields): TripDocument {
  const selection = isPlain(fields.userSelection) ? fields.userSelection : {};
  const { location, noOfDays, traveler, budget } = selection;
  const tripData =
    typeof fields.tripData === "string" ? fields.tripData : JSON.stringify(fields.tripData ?? {});
  const read = readPlanAnswer(tripData);
  const { hotels, itinerary, notes } = read.ok
    ? read.plan
    : { hotels: [], itinerary: [], notes: undefined };
  return {
    id,
    userSelection: {
      location: readLocation(location),
      noOfDays: typeof noOfDays === "number" ? noOfDays : shortText(noOfDays),
      traveler: shortText(traveler),
      budget: shortText(budget),
    },
    tripData: { hotels, itinerary, ...(notes === undefined ? {} : { notes }) },
    userEmail: shortText(fields.userEmail),
    ...(typeof fields.title === "string" ? { title: shortText(fields.title) } : {}),
    ...(typeof fields.version === "number" ? { version: versionOf(fields) } : {}),
  };
}

function readLocation(location: unknown): TripDocument["userSelection"]["location"] {
  if (!isPlain(location)) return { label: shortText(location) };
  const { label, value } = location;
  const placeId = shortText(isPlain(value) ? value.place_id : undefined);
  return {
    label: shortText(label),
    ...(placeId === "" ? {} : { value: { place_id: placeId } }),
  };
}

function shortText(value: unknown): string {
  return typeof value === "string" || typeof value === "number"
    ? String(value).slice(0, MAX_SHORT_TEXT)
    : "";
}
