import { type TripMoment, type TripSpan, tripMoment, tripSpan } from "./trip-moment.ts";

/** A trip and where it stands today. */
export type MomentOf<Trip> = { readonly trip: Trip; readonly moment: TripMoment };

export type TripGroups<Trip> = {
  /** The one under way, else the next to begin. */
  readonly next: MomentOf<Trip> | undefined;
  /** The others that are under way or to come, soonest first; those without dates last, in their order. */
  readonly upcoming: readonly MomentOf<Trip>[];
  /** The last to end first. */
  readonly past: readonly MomentOf<Trip>[];
};

/**
 * Puts trips in the order in which a traveller looks for them.
 *
 * @param trips in the order in which those without dates are to stand.
 * @param todayIn the date now, "2026-05-04", in a time zone as IANA names it, or where that isn't known.
 */
export function groupTrips<Trip extends TripSpan & { readonly timeZone?: string | undefined }>(
  trips: readonly Trip[],
  todayIn: (timeZone: string | undefined) => string,
): TripGroups<Trip> {
  const all = trips.map((trip) => ({ trip, moment: tripMoment(trip, todayIn(trip.timeZone)) }));
  const inPhase = (phase: TripMoment["phase"]) =>
    all.filter(({ moment }) => moment.phase === phase);
  const dated = [
    // Of two under way the one that began last: it is the journey within the other.
    ...inPhase("during").toSorted((a, b) => byStart(b.trip, a.trip)),
    ...inPhase("before").toSorted((a, b) => byStart(a.trip, b.trip)),
  ];
  const [next, ...later] = dated;
  const past = inPhase("after").toSorted((a, b) => byEnd(b.trip, a.trip));
  return { next, upcoming: [...later, ...inPhase("undated")], past };
}

function byStart(one: TripSpan, other: TripSpan): number {
  return compare(tripSpan(one)?.startDate, tripSpan(other)?.startDate);
}

function byEnd(one: TripSpan, other: TripSpan): number {
  return compare(tripSpan(one)?.endDate, tripSpan(other)?.endDate);
}

function compare(one = "", other = ""): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
