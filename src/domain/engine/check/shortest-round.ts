import { type LegEnd, legBetween, type TravelStyle } from "../../places/travel.ts";
import type { PlannedHotel } from "../reading/planned-trip.ts";
import type { CheckedDay, CheckedVisit } from "./checked-days.ts";

/** Up to here the shortest round is found exactly (2^11 subsets). */
const MAX_EXACT = 11;

/** How much longer a day's way is than the shortest round of the same stops, in per cent of minutes. */
export type DayExcess = { readonly day: CheckedDay; readonly percent: number };

/** What each day's way is too long. Yields at each day. */
export function* dayExcesses(
  days: readonly CheckedDay[],
  style: TravelStyle,
): Generator<void, DayExcess[], void> {
  const excesses: DayExcess[] = [];
  for (const day of days) {
    excesses.push({ day, percent: excessPercent(stopsOf(day), day.hotel, style) });
    yield;
  }
  return excesses;
}

export function stopsOf({ visits }: CheckedDay): CheckedVisit[] {
  return visits.filter(({ at }) => at !== undefined);
}

function excessPercent(
  stops: readonly CheckedVisit[],
  hotel: PlannedHotel | undefined,
  style: TravelStyle,
): number {
  const ends: LegEnd[] = [...stops, { at: hotel?.at }];
  // Without a hotel on the map a day starts and ends anywhere.
  const minutes = ends.map((from) =>
    ends.map((to) => (from === to ? 0 : (legBetween(from, to, style)?.minutes ?? 0))),
  );
  const shortest = shortestRound(minutes);
  const walked = roundLength(minutes, [...stops.keys()]);
  return shortest === 0 ? 0 : Math.max(0, 100 * (walked / shortest - 1));
}

/** Minutes or kilometres between stops, symmetric; the hotel comes last. */
export type Distances = readonly (readonly number[])[];

/** Length of the round from the hotel through the stops in this order and back. */
export function roundLength(distances: Distances, order: readonly number[]): number {
  const hotel = distances.length - 1;
  let from = hotel;
  let length = 0;
  for (const stop of [...order, hotel]) {
    length += distances[from]?.[stop] ?? 0;
    from = stop;
  }
  return length;
}

/**
 * The least length of a round from the hotel through every stop and back: exact up to 11 stops (Held
 * and Karp 1962), the best that 2-opt finds beyond.
 */
export function shortestRound(distances: Distances): number {
  const count = distances.length - 1;
  if (count <= 0) return 0;
  return count <= MAX_EXACT ? heldKarp(distances, count) : bestTwoOpt(distances, count);
}

function heldKarp(distances: Distances, count: number): number {
  const between = (a: number, b: number) => distances[a]?.[b] ?? 0;
  // By subset * count + last stop: the shortest way from the hotel through the subset.
  const least = new Float64Array((1 << count) * count).fill(Number.POSITIVE_INFINITY);
  for (let stop = 0; stop < count; stop += 1) {
    least[(1 << stop) * count + stop] = between(count, stop);
  }
  for (let subset = 1; subset < 1 << count; subset += 1) {
    for (let last = 0; last < count; last += 1) {
      const soFar = least[subset * count + last] ?? Number.POSITIVE_INFINITY;
      if (soFar === Number.POSITIVE_INFINITY) continue;
      for (let next = 0; next < count; next += 1) {
        if ((subset & (1 << next)) !== 0) continue;
        const at = (subset | (1 << next)) * count + next;
        const length = soFar + between(last, next);
        if (length < (least[at] ?? 0)) least[at] = length;
      }
    }
  }
  const all = (1 << count) - 1;
  let shortest = Number.POSITIVE_INFINITY;
  for (let last = 0; last < count; last += 1) {
    shortest = Math.min(shortest, (least[all * count + last] ?? 0) + between(last, count));
  }
  return shortest;
}

/** 2-opt from the order given and from that of the nearest neighbour. */
function bestTwoOpt(distances: Distances, count: number): number {
  const asGiven = Array.from({ length: count }, (_, stop) => stop);
  const orders = [asGiven, nearestFirst(distances, count)];
  return Math.min(...orders.map((order) => roundLength(distances, twoOpt(distances, order))));
}

function nearestFirst(distances: Distances, count: number): number[] {
  const left = new Set(Array.from({ length: count }, (_, stop) => stop));
  const order: number[] = [];
  let from = count;
  while (left.size > 0) {
    const row = distances[from] ?? [];
    const next = [...left].reduce((a, b) => ((row[b] ?? 0) < (row[a] ?? 0) ? b : a));
    left.delete(next);
    order.push(next);
    from = next;
  }
  return order;
}

/** Turns stretches of the order round as long as that makes it shorter; a turn changes two legs, whatever its length. */
function twoOpt(distances: Distances, given: readonly number[]): number[] {
  const order = [...given];
  const hotel = distances.length - 1;
  const between = (a: number, b: number) => distances[a]?.[b] ?? 0;
  for (let improved = true; improved; ) {
    improved = false;
    for (let first = 0; first < order.length - 1; first += 1) {
      for (let last = first + 1; last < order.length; last += 1) {
        const [before = hotel, one = hotel] = [order[first - 1], order[first]];
        const [other = hotel, after = hotel] = [order[last], order[last + 1]];
        const saved =
          between(before, one) +
          between(other, after) -
          between(before, other) -
          between(one, after);
        if (saved <= 1e-9) continue;
        order.splice(first, last - first + 1, ...order.slice(first, last + 1).reverse());
        improved = true;
      }
    }
  }
  return order;
}
