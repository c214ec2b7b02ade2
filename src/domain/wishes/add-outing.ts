import { findPlace } from "../edits/kinds/plan-parts.ts";
import type { SavedDay, SavedPlace, SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf, daysOf } from "../engine/reading/read-trip.ts";
import type { TripPlace } from "../trip/trip.ts";
import {
  isHeld,
  lossOf,
  made,
  popularityOf,
  type WishStep,
  withBestEdit,
  withEdit,
} from "./wish-step.ts";

/** What begins from then on may follow a day out of town. */
const EVENING_MINUTES = 18 * 60;
/** An evening may begin so much sooner or later. */
const SLIGHTLY_MINUTES = 60;
/** So many days are tried, those first that lose least. */
const DAYS_TRIED = 2;

/** A stay as long as this leaves a day no more than its evening: a theme park. */
const WHOLE_DAY_MINUTES = 6 * 60;

/** Whether a place of the guide takes the day: it is out of town, or one stays in it for so long. */
export function takesDay({ city }: SavedTrip, { guideId }: Pick<TripPlace, "guideId">): boolean {
  return (
    city?.dayTrips?.some(({ id }) => id === guideId) === true ||
    city?.places.some(
      ({ id, visitMinutes }) => id === guideId && visitMinutes >= WHOLE_DAY_MINUTES,
    ) === true
  );
}

/**
 * A day out of town on the day that loses least for it: it comes first, and what was there by day goes.
 *
 * @param mayDrop whether anything may go at all.
 */
export function* addOuting(
  trip: SavedTrip,
  place: TripPlace,
  days: readonly SavedDay[],
  mayDrop: boolean,
): Generator<void, WishStep, void> {
  const ends = [daysOf(trip)[0]?.text.id, daysOf(trip).at(-1)?.text.id];
  const isAtEnd = ({ text }: SavedDay) => days.length > 1 && ends.includes(text.id);
  // One day out of town is no better than another.
  const isOut = ({ places }: SavedDay) => days.length > 1 && places.some(({ known }) => known?.way);
  const possible = days
    .filter((day) => (mayDrop || goneFor(day).length === 0) && !isOut(day))
    .filter((day) => goneFor(day).every(({ text }) => !isHeld(text)))
    .toSorted(
      (a, b) => Number(isAtEnd(a)) - Number(isAtEnd(b)) || lossOf(goneFor(a)) - lossOf(goneFor(b)),
    )
    .slice(0, DAYS_TRIED);
  for (const day of possible) {
    let now: SavedTrip | undefined = trip;
    for (const { text } of mayDrop ? goneFor(day) : []) {
      now = now && (yield* withEdit(now, { kind: "remove-place", placeId: text.id }));
    }
    if (now === undefined) continue;
    const dayId = day.text.id;
    const added = yield* withBestEdit(now, [{ edit: { kind: "add-place", dayId, place }, dayId }]);
    if (added !== undefined)
      return made(yield* withAfternoon(added, place.id, dayId, goneFor(day)));
  }
  return { unmet: "noneFits" };
}

/** The best of what went comes back after it, where it is home in time and nothing else moves but slightly. */
function* withAfternoon(
  trip: SavedTrip,
  outingId: string,
  dayId: string,
  gone: readonly SavedPlace[],
): Generator<void, SavedTrip, void> {
  let now = trip;
  let afterId = outingId;
  for (const { text: place } of gone.toSorted((a, b) => popularityOf(b) - popularityOf(a))) {
    const edit = { kind: "add-place", dayId, afterId, place } as const;
    const fuller = yield* withBestEdit(now, [{ edit, dayId }]);
    const visit = fuller && visitOf(fuller, place.id);
    if (fuller === undefined || visit === undefined || visit.endMinutes > EVENING_MINUTES) continue;
    const others = dayOf(now, dayId)?.text.plan ?? [];
    const isKept = ({ id, visit: former }: TripPlace) =>
      Math.abs(startOf(visitOf(fuller, id)) - startOf(former)) <= SLIGHTLY_MINUTES;
    if (!others.every(isKept)) continue;
    now = fuller;
    afterId = place.id;
  }
  return now;
}

function startOf(visit: TripPlace["visit"]): number {
  return visit?.startMinutes ?? Number.POSITIVE_INFINITY;
}

function visitOf({ document }: SavedTrip, placeId: string) {
  return findPlace(document, placeId)?.place.visit;
}

/** What a day out of town leaves no time for. */
function goneFor({ places }: SavedDay) {
  return places.filter(({ text }) => (text.visit?.startMinutes ?? 0) < EVENING_MINUTES);
}
