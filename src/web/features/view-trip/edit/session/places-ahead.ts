import type { Edit } from "../../../../../domain/edits/edit-kinds.ts";
import { findPlace } from "../../../../../domain/edits/kinds/plan-parts.ts";
import { withField } from "../../../../../domain/edits/kinds/with-field.ts";
import type { Trip, TripPlace } from "../../../../../domain/trip/trip.ts";
import { placeAhead } from "../../trip/place-ahead.ts";

/** What is known of places as soon as edits of them are made: all but the hours of those behind them, and the check. */
export function placesAhead(trip: Trip, made: readonly Edit[]): ReadonlyMap<TripPlace, TripPlace> {
  const ahead = new Map<TripPlace, TripPlace>();
  for (const edit of made) {
    const id = edit.kind === "set-lock" ? edit.id : "placeId" in edit ? edit.placeId : "";
    const { place } = findPlace(trip, id) ?? {};
    const next = place && placeAfter(ahead.get(place) ?? placeAhead(place), edit);
    if (place !== undefined && next !== undefined) ahead.set(place, next);
  }
  return ahead;
}

function placeAfter(place: TripPlace, edit: Edit): TripPlace | undefined {
  const { visit } = place;
  switch (edit.kind) {
    case "swap-place":
      return edit.place;
    case "set-lock":
      return withField(place, "isLocked", edit.isLocked || undefined);
    case "set-stay": {
      if (visit === undefined || edit.minutes === undefined) return undefined;
      const endMinutes = visit.startMinutes + edit.minutes;
      return { ...place, visit: { ...visit, endMinutes } };
    }
    case "set-start": {
      if (visit === undefined || edit.startMinutes === undefined) return undefined;
      const endMinutes = edit.startMinutes + visit.endMinutes - visit.startMinutes;
      return { ...place, visit: { ...visit, startMinutes: edit.startMinutes, endMinutes } };
    }
    default:
      return undefined;
  }
}
