import { paceInCity } from "../../src/domain/engine/visits/pace-in-city.ts";
import { wishedPace } from "../../src/domain/trip/day-pace.ts";
import type { MadePlan } from "./made-plan.ts";

/** The limits that the days of a plan had to keep to. */
export function paceOf({ request, city }: Pick<MadePlan, "request" | "city">) {
  return paceInCity(wishedPace(request, request.pace), city, request);
}
