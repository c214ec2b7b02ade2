import type { Leg } from "../../places/leg.ts";
import type { KnownCity } from "../known-city.ts";

export const PEOPLE_A_TAXI = 4;

/** What rides in a town cost, in its currency. */
export type RideFares = {
  /** One adult, one ride by public transport. */
  readonly ride: number;
  /** A taxi by day: what it starts at, the kilometres in that, and each further one. */
  readonly taxiStart: number;
  readonly startKm: number;
  readonly taxiKm: number;
};

/** Ride, taxi's start, kilometres in it, each further one. */
type Row = readonly [number, number, number, number];

/**
 * By city, else by country (ISO 3166-1). Tariffs of the end of 2025 from general knowledge, as the cities publish them;
 * a kilometre has the usual wait in traffic in it, so it is dearer than the bare tariff: Tokyo 500 yen for 1.096 km, then
 * 100 yen for 255 m.
 */
const FARES: Readonly<Record<string, Row>> = {
  AE: [5, 8, 0, 2.6],
  AR: [900, 1800, 0, 900],
  AT: [2.6, 4.2, 0, 2.1],
  AU: [4, 5, 0, 3.2],
  BR: [6, 6.5, 0, 3.9],
  CA: [3.3, 4.4, 0, 2.4],
  CZ: [35, 60, 0, 42],
  DE: [4, 5, 0, 2.9],
  EG: [10, 20, 0, 12],
  ES: [2.2, 2.6, 0, 1.7],
  FR: [2.5, 3, 0, 2.2],
  GB: [2.9, 4.4, 0.2, 3.5],
  GR: [1.2, 1.8, 0, 1.1],
  HK: [8, 29, 2, 12],
  HU: [500, 1100, 0, 560],
  IE: [2, 4.4, 0.5, 1.9],
  IN: [30, 40, 1, 22],
  IT: [1.8, 4, 0, 1.8],
  JP: [210, 500, 1.096, 430],
  KR: [1550, 4800, 1.6, 850],
  MA: [5, 10, 0, 4],
  MX: [6, 20, 0, 14],
  NL: [3.4, 4.3, 0, 3.6],
  NO: [44, 90, 0, 35],
  NZ: [3.5, 4, 0, 3.2],
  PT: [1.9, 3.9, 0, 0.9],
  SG: [1.6, 4.6, 1, 1.1],
  TH: [35, 35, 0, 10],
  TR: [35, 55, 0, 40],
  TW: [25, 85, 1.25, 30],
  US: [2.5, 4.5, 0, 2.6],
  ZA: [15, 20, 0, 12],
  // With the surcharges of Manhattan.
  "new-york": [3, 7.5, 0, 2.9],
  // By boat: the vaporetto, and water taxis.
  venice: [9.5, 50, 0, 6],
};

/** Undefined where they are not known. */
export function rideFaresOf({
  id,
  countryCode = "",
}: Pick<KnownCity, "id" | "countryCode">): RideFares | undefined {
  const row = FARES[id] ?? FARES[countryCode];
  if (row === undefined) return undefined;
  const [ride, taxiStart, startKm, taxiKm] = row;
  return { ride, taxiStart, startKm, taxiKm };
}

/** What a taxi costs over a distance. */
export function taxiFare({ taxiStart, startKm, taxiKm }: RideFares, distanceKm: number): number {
  return taxiStart + taxiKm * Math.max(0, distanceKm - startKm);
}

/** What a day's rides in town cost the whole party by the fares that travellers meet. */
export function faresFor(
  legs: readonly (Pick<Leg, "mode" | "distanceKm" | "way"> | undefined)[],
  people: number,
  fares: RideFares,
): number {
  return legs.reduce((sum, leg) => {
    if (leg === undefined || leg.way !== undefined || leg.mode === "walk") return sum;
    if (leg.mode === "transit") return sum + people * fares.ride;
    return sum + Math.ceil(people / PEOPLE_A_TAXI) * taxiFare(fares, leg.distanceKm);
  }, 0);
}
