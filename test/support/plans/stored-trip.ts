import { isTrip } from "../../../src/domain/edits/edit-kind.ts";
import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import type { KnownCity } from "../../../src/domain/engine/known-city.ts";
import { makeEdits } from "../../../src/domain/engine/revise/make-edits.ts";
import { runToEnd } from "../../../src/domain/plan/run-to-end.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import type { GuideCity } from "../../../src/guide/guide-city.ts";
import { guideTrip } from "./guide-trip.ts";
import type { CityRequest } from "./plan-city.ts";
import { savedTrip } from "./saved-trip.ts";

/** The guide's plan of a city as it is stored: ids say where things stood ("day-0", "place-0-1"). */
export function storedTrip(city: GuideCity, request: CityRequest): Trip {
  const { selection, plan } = guideTrip(city, request);
  return savedTrip({ userSelection: selection, tripData: plan });
}

/** The trip with edits made to it. @throws Error where one is refused. */
export function madeTo(trip: Trip, edits: readonly Edit[], city: KnownCity | undefined): Trip {
  const edited = runToEnd(makeEdits(trip, edits, city));
  if (!isTrip(edited)) throw new Error(JSON.stringify(edited));
  return edited;
}
