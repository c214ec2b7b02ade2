import type { Leg } from "../places/leg.ts";

/** A way between two places, as a leg of the trip has it. */
export type WatchedWay = Pick<Leg, "mode" | "minutes" | "distanceKm"> & {
  from: string;
  to: string;
};

/** Names to show, and how many there are beyond them. */
export type WatchedNames = { names: string[]; more: number };

export function countNames({ names, more }: WatchedNames): number {
  return names.length + more;
}
