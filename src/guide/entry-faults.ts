// What is as wrong in a guide that people wrote as in one out of open data.
import { distanceKm, type Position } from "../domain/places/geo.ts";

/** Two entries nearer than this with the same category are taken for one place written twice. */
const SAME_ENTRY_KM = 0.025;

type Spot = { readonly name: string; readonly category: string; readonly at: Position };
type Priced = {
  readonly name: string;
  readonly pricePerNight: { readonly low: number; readonly high: number };
};

export function* twinFaults(places: readonly Spot[]): Generator<string> {
  for (const [index, place] of places.entries()) {
    for (const other of places.slice(index + 1)) {
      if (place.category === other.category && distanceKm(place.at, other.at) < SAME_ENTRY_KM) {
        yield `${place.name} and ${other.name} are the same ${place.category}`;
      }
    }
  }
}

export function* nightPriceFaults(hotels: readonly Priced[]): Generator<string> {
  for (const { name, pricePerNight } of hotels) {
    const { low, high } = pricePerNight;
    if (low <= 0 || high < low || high > low * 4) yield `${name}: prices ${low} to ${high}`;
  }
}

/** The values that stand so many times or more. */
export function repeated(values: readonly string[], times = 2): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= times).map(([value]) => value);
}
