import { selectionOfRequest } from "./selection-of-request.ts";
import type { ItineraryDay, TripDraft } from "./trip.ts";
import {
  checkTripRequest,
  type TripRequestInput,
  type TripRequestProblem,
} from "./trip-request.ts";

type BlankTrip =
  | { readonly ok: true; readonly trip: TripDraft }
  | {
      readonly ok: false;
      readonly problem: TripRequestProblem | "destination_missing";
    };

/**
 * A trip whose days are the traveller's to fill. It needs to be somewhere; budget and company may stay open, as nobody
 * plans by them.
 */
export function blankTrip(input: TripRequestInput, maxDays: number): BlankTrip {
  const { bases: _, ...wanted } = input;
  const open = { budget: wanted.budget || "Standard", traveler: wanted.traveler || "1" } as const;
  const checked = checkTripRequest({ ...wanted, ...open }, maxDays);
  if (wanted.location === undefined) return { ok: false, problem: "destination_missing" };
  if (!checked.ok) return checked;
  const { request } = checked;
  if (request.location === undefined) return { ok: false, problem: "destination_missing" };
  const itinerary = Array.from(
    { length: request.days },
    (_, at): ItineraryDay => ({ day: `Day ${at + 1}`, plan: [] }),
  );
  const { budget = "", traveler = "" } = wanted;
  return {
    ok: true,
    trip: {
      userSelection: { ...selectionOfRequest(request, request.location), budget, traveler },
      tripData: { hotels: [], itinerary },
    },
  };
}
