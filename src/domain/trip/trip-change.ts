import type { FormerChange } from "../edits/former-changes.ts";
import type { TripDocument } from "./trip.ts";

export const MAX_TITLE = 120;
export const MAX_NOTE = 2000;
/** More than anyone types between two answers of the server. */
export const MAX_CHANGES = 50;

/** What a traveller may change about a trip; empty text takes the title or the note away. */
export type TripChange = FormerChange;

/** Names what a change is about, so that two changes of the same thing can be told. */
export function changeTarget(change: TripChange): string {
  if (change.kind === "title") return "title";
  return change.place === undefined ? `note-${change.day}` : `note-${change.day}-${change.place}`;
}

/** What a change is about, for the traveller: "Name of this trip", "Note about Day 1". */
export function describeTarget(trip: TripDocument, change: TripChange): string {
  if (change.kind === "title") return "Name of this trip";
  const day = trip.tripData.itinerary[change.day];
  const place = change.place === undefined ? undefined : day?.plan[change.place];
  return `Note about ${place?.placeName ?? day?.day ?? "a day"}`;
}

/** What stands there now, "" for nothing; undefined where the trip has no such day or place. */
export function currentText(trip: TripDocument, change: TripChange): string | undefined {
  if (change.kind === "title") return trip.title ?? "";
  const day = trip.tripData.itinerary[change.day];
  const noted = change.place === undefined ? day : day?.plan[change.place];
  return noted === undefined ? undefined : (noted.note ?? "");
}

/** The trip with the changes made, in order; undefined where one names a day or place that isn't there. */
export function changeTrip<Document extends TripDocument>(
  trip: Document,
  changes: readonly TripChange[],
): Document | undefined {
  let changed = trip;
  for (const change of changes) {
    if (currentText(changed, change) === undefined) return undefined;
    changed = changeOnce(changed, change);
  }
  return changed;
}

function changeOnce<Document extends TripDocument>(trip: Document, change: TripChange): Document {
  const text = change.text.trim();
  if (change.kind === "title") return withText(trip, "title", text);
  const itinerary = trip.tripData.itinerary.map((day, at) => {
    if (at !== change.day) return day;
    if (change.place === undefined) return withText(day, "note", text);
    const plan = day.plan.map((place, position) =>
      position === change.place ? withText(place, "note", text) : place,
    );
    return { ...day, plan };
  });
  return { ...trip, tripData: { ...trip.tripData, itinerary } };
}

/** A field that holds nothing is left out. */
function withText<Key extends string, T extends { [K in Key]?: string | undefined }>(
  holder: T,
  key: Key,
  text: string,
): T {
  const { [key]: _former, ...rest } = holder;
  return (text === "" ? rest : { ...rest, [key]: text }) as T;
}
