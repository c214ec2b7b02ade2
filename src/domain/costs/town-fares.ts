import type { KnownCity } from "../engine/known-city.ts";
import type { Transfer } from "../trip/trip-bases.ts";

/** For one adult, a kilometre of road: by a train at high speed, by another, and by bus. */
type Row = readonly [fast: number, train: number, bus: number];

/**
 * By country (ISO 3166-1), in its currency: usual fares of a few weeks ahead, of the end of 2025, from general knowledge,
 * over the kilometres that plans say (docs/planning.md, "Bases"): Tokyo to Kyoto 14,000 yen for 500 km, Madrid to
 * Barcelona 65 euros for 680.
 */
const FARES: Readonly<Record<string, Row>> = {
  AT: [0.13, 0.13, 0.06],
  CN: [0.4, 0.16, 0.35],
  CZ: [1.2, 1.2, 0.9],
  DE: [0.13, 0.13, 0.05],
  ES: [0.1, 0.08, 0.06],
  FR: [0.13, 0.13, 0.06],
  GB: [0.2, 0.2, 0.06],
  IT: [0.14, 0.1, 0.07],
  JP: [28, 14, 12],
  KR: [136, 75, 78],
  NL: [0.22, 0.22, 0.1],
  PT: [0.09, 0.09, 0.06],
  TW: [3.7, 2.1, 1.6],
};
/** From the first hotel to the last, beside the ride. */
const BESIDE_RIDE_MINUTES = 60;
/** No other train is so fast, stops included. */
const FAST_FROM_KMH = 140;

/** What the way from one base to another costs an adult; undefined where nobody knows, as of a flight or over a border. */
export function townFareOf(
  { way, minutes, distanceKm }: Pick<Transfer, "way" | "minutes" | "distanceKm">,
  from: Pick<KnownCity, "countryCode"> | undefined,
  to: Pick<KnownCity, "countryCode" | "currency"> | undefined,
  currency: string,
): number | undefined {
  const isAtHome = from?.countryCode === to?.countryCode && to?.currency === currency;
  const row = isAtHome ? FARES[to.countryCode ?? ""] : undefined;
  const by = way?.by ?? "train";
  if (row === undefined || (by !== "train" && by !== "bus")) return undefined;
  const [fast, train, bus] = row;
  const isFast = distanceKm > (FAST_FROM_KMH * (minutes - BESIDE_RIDE_MINUTES)) / 60;
  return distanceKm * (by === "bus" ? bus : isFast ? fast : train);
}
