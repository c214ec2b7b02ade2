import type { Pace } from "../../trip/pace.ts";
import { GRID_MINUTES } from "./day-hours.ts";

/** How long one stays at this pace where people usually stay so many minutes; at the usual pace just as long. */
export function paceStay(usualMinutes: number, { stay }: Pick<Pace, "stay">): number {
  return stay === 1
    ? usualMinutes
    : Math.round((usualMinutes * stay) / GRID_MINUTES) * GRID_MINUTES;
}
