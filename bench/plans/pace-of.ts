import { wishedPace } from "../../src/domain/trip/day-pace.ts";
import type { MadePlan } from "./made-plan.ts";

/** The limits that the days of a plan had to keep to. */
export function paceOf({ request }: Pick<MadePlan, "request">) {
  return wishedPace(request, request.pace);
}
