import { wishedPace } from "../../trip/day-pace.ts";
import type { Pace } from "../../trip/pace.ts";
import type { TripPlace } from "../../trip/trip.ts";
import type { DaysTask } from "../days/days-task.ts";
import type { SavedDay, SavedPlace, SavedTown } from "../reading/planned-trip.ts";
import { paceStay } from "../visits/visit-durations.ts";
import { isPastMidnight } from "../visits/visit-windows.ts";
import { type DraftCandidate, draftCandidate } from "./draft-candidate.ts";

/** A place that keeps its day, and its start where one is given (minutes after midnight). */
export type Lock = { readonly placeId: string; readonly startMinutes?: number };

/** A day under work, with its places as candidates in their order. */
export type WorkDay = {
  readonly day: SavedDay;
  readonly candidates: readonly WorkCandidate[];
};
export type WorkCandidate = DraftCandidate<TripPlace>;

const SEED = 20_261_122;
const ITERATIONS = 1_500;
const SAME_DAY_POINTS = 200;

/**
 * Days of a town to be worked on; places that are locked are pinned to their day and hour.
 *
 * @param dayIds of the days that may change.
 * @param locks beside those that the document has, and hours of the traveller's.
 */
export function workDays(
  { days }: SavedTown,
  dayIds: readonly string[],
  locks: readonly Lock[] = [],
): WorkDay[] {
  return days
    .filter(({ text }) => dayIds.includes(text.id))
    .map((day, at) => ({
      day,
      candidates: day.places.map((place) => workCandidate(place, at, day, locks)),
    }));
}

function workCandidate(
  planned: SavedPlace,
  day: number,
  { pace, date }: Pick<WorkDay["day"], "pace" | "date">,
  locks: readonly Lock[],
): WorkCandidate {
  const candidate = draftCandidate(planned, day);
  const { text } = planned;
  const visitMinutes = stayOf(planned, date) ?? paceStay(candidate.place, pace);
  const lock = locks.find(({ placeId }) => placeId === text.id) ?? ownLock(text);
  return {
    ...candidate,
    place: { ...candidate.place, visitMinutes },
    isFixed: true,
    ...(lock === undefined ? {} : { onlyDay: day }),
    ...(lock?.startMinutes === undefined ? {} : { startMinutes: lock.startMinutes }),
  };
}

/** The traveller's word, else what the plan has; undefined where it has no hours yet, or midnight cut them short. */
function stayOf(
  { text: { stayMinutes, visit }, facts }: SavedPlace,
  date: string | undefined,
): number | undefined {
  const isWhole = visit !== undefined && !isPastMidnight(facts, visit.endMinutes, date);
  const planned = isWhole ? visit.endMinutes - visit.startMinutes : 0;
  return stayMinutes ?? (planned > 0 ? planned : undefined);
}

/** What the document says of a place that is to stay, or to begin at the traveller's hour. */
function ownLock({ id, isLocked, startsAtMinutes, visit }: TripPlace): Lock | undefined {
  const startMinutes = startsAtMinutes ?? (isLocked ? visit?.startMinutes : undefined);
  if (startMinutes !== undefined) return { placeId: id, startMinutes };
  return isLocked ? { placeId: id } : undefined;
}

/** What travellers chose themselves is bound by time and walking, not by how much suits most people. */
export function taskFor(days: readonly WorkDay[], { request, style }: SavedTown): DaysTask {
  const pace = days[0]?.day.pace ?? wishedPace(request, request.pace);
  const candidates = days.flatMap((day) => day.candidates);
  return {
    candidates,
    hotel: days[0]?.day.hotel?.at,
    dates: days.map(({ day }) => day.date),
    pace: withoutCounts(pace, candidates.length),
    caps: { sameCategory: candidates.length, evenings: candidates.length },
    style,
    tickets: { cap: Number.POSITIVE_INFINITY, people: request.people, usualPrice: 0 },
    sameDayBonus: SAME_DAY_POINTS,
    iterations: ITERATIONS,
    seed: SEED,
  };
}

/** The pace of a day whose visits are the traveller's own choice, however many or long. */
export function withoutCounts(pace: Pace, visits: number): Pace {
  return { ...pace, most: Math.max(pace.most, visits), maxLongVisits: visits };
}
