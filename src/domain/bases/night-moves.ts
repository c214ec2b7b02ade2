import type { Trip, TripDay } from "../trip/trip.ts";

/** A night that one base can give to the one before or after it. */
export type NightMove = {
  /** The day that changes its base: beside the day of change, with which it changes places. */
  readonly dayId: string;
  /** The base that gets the night, as a number of `bases.towns`, and the one that gives it. */
  readonly base: number;
  readonly from: number;
  /** Names of days and places that the traveller wants to stay as they are: while there are some, the night stays. */
  readonly held: readonly string[];
};

/**
 * The nights that can change their base at a day of change: one more where it comes from, one more where it goes. A
 * base keeps one day at least beside the other.
 *
 * @param changeId the first day at a base; a day that is none has no such nights.
 */
export function nightMoves(trip: Trip, changeId: string): NightMove[] {
  const { itinerary } = trip.tripData;
  const at = itinerary.findIndex(({ id }) => id === changeId);
  const [twoBefore, before, change, after] = [-2, -1, 0, 1].map((step) => itinerary[at + step]);
  if (trip.bases === undefined || at === -1) return [];
  const [from, to] = [before?.base, change?.base];
  if (change === undefined || from === undefined || to === undefined || from === to) return [];
  const moves: NightMove[] = [];
  const add = (day: TripDay, base: number, other: number) =>
    moves.push({ dayId: day.id, base, from: other, held: [day, change].flatMap(heldOn) });
  if (after?.base === to) add(after, from, to);
  if (before !== undefined && twoBefore?.base === from) add(before, to, from);
  return moves;
}

/** How many nights a trip has at a base; its last day has none. */
export function nightsAt({ tripData: { itinerary } }: Trip, base: number): number {
  return itinerary.slice(0, -1).filter((day) => day.base === base).length;
}

function heldOn({ day, isLocked, plan }: TripDay): string[] {
  if (isLocked) return [day];
  return plan
    .filter((place) => place.isLocked || place.startsAtMinutes !== undefined)
    .map(({ placeName }) => placeName);
}
