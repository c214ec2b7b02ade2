import type { Place } from "../../trip/trip.ts";
import { hasLunchWithin } from "./meal-times.ts";

/** Whether lunch is had at a place itself: out of town, or at a theme park, over noon. */
export function hasLunchThere({ leg, visit, category }: Place): boolean {
  const isOuting = leg?.way?.from !== undefined || category === "theme-park";
  return isOuting && visit !== undefined && hasLunchWithin(visit);
}
