import type { LegEstimate, TravelMode } from "./travel.ts";

const TRAVEL_MODE_LABELS: Readonly<Record<TravelMode, string>> = {
  walk: "walk",
  transit: "by public transport",
  taxi: "by taxi",
};

/** A shorter way would read as none at all. */
const LEAST_KM = 0.1;

/** "12 min walk (0.9 km)"; what the specification calls the travel time. */
export function travelText({ mode, minutes, distanceKm, way }: LegEstimate): string {
  const label = way === undefined ? TRAVEL_MODE_LABELS[mode] : `by ${way.by}`;
  return `${minutes} min ${label} (${Math.max(LEAST_KM, distanceKm).toFixed(1)} km)`;
}
