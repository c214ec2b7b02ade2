import { currentCustoms, hasMiles } from "./customs.ts";
import type { Language, Unit } from "./language.ts";

const METRES = { m: 1, ft: 0.3048, yd: 0.9144 } as const;
const SHORTEST_IN_KM = 0.995;
/** A tenth of a mile is said in miles. */
const SHORTEST_IN_MILES = 0.153;

/** "350 m", "3.2 km", "1,240 km"; or "200 ft", "2 mi". */
export function distanceText(km: number, language: Language): string {
  const { unit, metres } = shortUnit();
  if (km < (hasMiles() ? SHORTEST_IN_MILES : SHORTEST_IN_KM)) {
    return language.measured(String(Math.round((km * 1000) / metres / 10) * 10), unit);
  }
  return language.way(km < 9.95 ? Math.round(km * 10) / 10 : Math.round(km));
}

/** The unit for a length: the longer one from its one on. */
export function unitFor(lengthMetres: number): { readonly unit: Unit; readonly metres: number } {
  const long = hasMiles()
    ? ({ unit: "mi", metres: 1609.344 } as const)
    : ({ unit: "km", metres: 1000 } as const);
  return lengthMetres < long.metres ? shortUnit() : long;
}

function shortUnit() {
  const customs = currentCustoms();
  const unit = customs === "us" ? "ft" : customs === "uk" ? "yd" : "m";
  return { unit, metres: METRES[unit] } as const;
}
