import { distanceKm, type Position } from "../places/geo.ts";
import type { LegEstimate } from "../places/travel.ts";
import type { WayOut } from "../places/way-out.ts";

/** Road over straight line, as for rides in town. */
const DETOUR = 1.35;
/** To the station and from it, and waiting; an estimate has a part of it in its slow kilometres. */
const FIXED_MINUTES = { known: 60, estimated: 30 } as const;
/** With stops and a change up to here, on main lines beyond. */
const SLOW_UP_TO_KM = 50;
const SLOW_KMH = 50;
const FAST_KMH = 90;
/** On lines for high speed, changes included: Odawara to Kyoto, 380 km with four stops, takes 125 minutes. */
const HIGH_SPEED_KMH = 180;
/** Beyond it nobody takes slow trains: one flies, or takes a fast train that is about as long from door to door. */
const FLIGHT_FROM_KM = 300;
/** The train at high speed takes as long as a flight at 480 km; the islands of these countries begin at 420 km. */
const FLIGHT_FROM_KM_AT_HIGH_SPEED = 400;
/** To the airport, waiting, taxiing, and into town. */
const AIRPORT_MINUTES = 250;
const FLIGHT_KMH = 750;
const STEP_MINUTES = 5;

/**
 * The way from one town to another, from hotel to hotel by public transport: the known one, or an estimate by the
 * distance with no timetable (docs/planning.md, "Bases"). The same in both directions.
 *
 * @param known by what one goes, and how many minutes the ride itself takes.
 * @param hasHighSpeedTrains whether main lines of the country are lines for high speed.
 * @returns minutes rounded up to 5, and kilometres to one decimal, of road or, for a flight, straight.
 */
export function wayBetween(
  from: Position,
  to: Position,
  known?: Pick<WayOut, "by" | "minutes">,
  hasHighSpeedTrains = false,
): LegEstimate {
  const straightKm = distanceKm(from, to);
  const flightFromKm = hasHighSpeedTrains ? FLIGHT_FROM_KM_AT_HIGH_SPEED : FLIGHT_FROM_KM;
  if (known === undefined && straightKm > flightFromKm) {
    const minutes = AIRPORT_MINUTES + (60 * straightKm) / FLIGHT_KMH;
    return legOf(minutes, straightKm, { by: "flight" });
  }
  const km = straightKm * DETOUR;
  const slowKm = Math.min(km, SLOW_UP_TO_KM);
  const fastKmh = hasHighSpeedTrains ? HIGH_SPEED_KMH : FAST_KMH;
  if (known !== undefined) return legOf(FIXED_MINUTES.known + known.minutes, km, { by: known.by });
  const ride = (60 * slowKm) / SLOW_KMH + (60 * (km - slowKm)) / fastKmh;
  return legOf(FIXED_MINUTES.estimated + ride, km, undefined);
}

function legOf(minutes: number, km: number, way: LegEstimate["way"]): LegEstimate {
  return {
    mode: "transit",
    minutes: Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES,
    distanceKm: Math.round(km * 10) / 10,
    ...(way === undefined ? {} : { way }),
  };
}
