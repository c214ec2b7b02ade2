import { isoTime } from "../../../domain/iso-time.ts";
import { readPlanAnswer } from "../../../domain/plan/plan-answer.ts";
import { type Trip, type TripDraft, tripDraftSchema } from "../../../domain/trip/trip.ts";
import { withIds } from "../../../domain/trip/with-ids.ts";
import { type Fields, isPlain } from "./values.ts";

const MAX_SHORT_TEXT = 300;

/**
 * A whole trip of a document that has the specification's four fields (`id`, `userSelection`, `tripData`, `userEmail`). Fields that we
 * don't know stay behind, and those of other types are repaired as a model's answer is. Its parts' ids say where they stand, so that
 * it is the same trip each time it is read.
 */
export function readOriginalTrip(id: string, fields: Fields): Trip {
  const read = tripDraftSchema.safeParse(fields);
  const { userSelection, tripData } = read.success ? read.data : repaired(fields);
  return {
    id,
    userSelection,
    tripData: withIds(tripData),
    userEmail: shortText(fields.userEmail),
    version: 1,
    createdAt: isoTime(Number(id)),
  };
}

function repaired({ userSelection, tripData }: Fields): TripDraft {
  const { location, noOfDays, traveler, budget } = isPlain(userSelection) ? userSelection : {};
  const read = readPlanAnswer(
    typeof tripData === "string" ? tripData : JSON.stringify(tripData ?? {}),
  );
  const { hotels, itinerary, notes } = read.ok
    ? read.plan
    : { hotels: [], itinerary: [], notes: undefined };
  return {
    userSelection: {
      location: readLocation(location),
      noOfDays: typeof noOfDays === "number" ? noOfDays : shortText(noOfDays),
      traveler: shortText(traveler),
      budget: shortText(budget),
    },
    tripData: { hotels, itinerary, ...(notes === undefined ? {} : { notes }) },
  };
}

function readLocation(location: unknown): Trip["userSelection"]["location"] {
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
