import { isHotThen } from "../../src/domain/engine/visits/open-air.ts";
import { paceInCity } from "../../src/domain/engine/visits/pace-in-city.ts";
import { wishedPace } from "../../src/domain/trip/day-pace.ts";
import { travelStyle } from "../../src/domain/trip/plan-request.ts";
import type { MadePlan } from "./made-plan.ts";

/** The limits that the days of a plan had to keep to. */
export function paceOf({ request, city }: Pick<MadePlan, "request" | "city">) {
  return paceInCity(wishedPace(request, request.pace), city, request);
}

/** How its travellers get about. */
export function styleOf({ request, city }: Pick<MadePlan, "request" | "city">) {
  return travelStyle(request, isHotThen(city.climate, request.startDate), city.ridesByTaxi);
}
