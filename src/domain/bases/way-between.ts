import { distanceKm, type Position } from "../places/geo.ts";
import type { LegEstimate } from "../places/travel.ts";
import type { WayOut } from "../places/way-out.ts";

/** Road over straight line, as for rides in town. */
const DETOUR = 1.35;
/** To the station and from it, and waiting. */
const FIXED_MINUTES = 30;
/** With stops and a change up to here, on main lines beyond. */
const SLOW_UP_TO_KM = 50;
const SLOW_KMH = 50;
const FAST_KMH = 90;
const STEP_MINUTES = 5;

/**
 * The way from one town to another, from hotel to hotel by public transport: the known one, or an estimate by the
 * distance with no timetable (docs/planning.md, "Bases"). The same in both directions.
 *
 * @param known by what one goes, and how many minutes the ride itself takes.
 * @returns minutes rounded up to 5, and kilometres of road to one decimal.
 */
export function wayBetween(
  from: Position,
  to: Position,
  known?: Pick<WayOut, "by" | "minutes">,
): LegEstimate {
  const km = distanceKm(from, to) * DETOUR;
  const slowKm = Math.min(km, SLOW_UP_TO_KM);
  const ride = known?.minutes ?? (60 * slowKm) / SLOW_KMH + (60 * (km - slowKm)) / FAST_KMH;
  const minutes = Math.ceil((FIXED_MINUTES + ride) / STEP_MINUTES) * STEP_MINUTES;
  return {
    mode: "transit",
    minutes,
    distanceKm: Math.round(km * 10) / 10,
    ...(known === undefined ? {} : { way: { by: known.by } }),
  };
}
