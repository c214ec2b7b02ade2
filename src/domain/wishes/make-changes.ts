import type { KnownCity } from "../engine/known-city.ts";
import { readTrip } from "../engine/reading/read-trip.ts";
import type { PlannerNote } from "../messages/words.ts";
import type { Trip, TripDraft } from "../trip/trip.ts";
import type { TripWish } from "../trip/trip-wish.ts";
import { withIds } from "../trip/with-ids.ts";
import { answerWish, type WishAnswer } from "./answer-wish.ts";
import { settled } from "./meet-hours.ts";

/** What came of the wishes that are met once the days are planned, by the traveller's words. */
export type MadeChanges = {
  readonly tripData: TripDraft["tripData"];
  readonly met: readonly string[];
  readonly notes: readonly PlannerNote[];
};

/**
 * Does with a plan that was just made what of the form's wishes only such a plan can be changed by: in the language and by
 * the rules of a trip's page. Pure. Yields every millisecond or so.
 */
export function* makeChanges(
  draft: TripDraft,
  city: KnownCity | undefined,
): Generator<void, MadeChanges, void> {
  const changes = (draft.userSelection.wishes ?? []).filter(isChange);
  if (changes.length === 0) return { tripData: draft.tripData, met: [], notes: [] };
  let now: Trip = {
    ...draft,
    ...{ id: "", userEmail: "", version: 1, createdAt: "" },
    tripData: withIds(draft.tripData),
  };
  let count = 0;
  const newId = () => {
    count += 1;
    return `change-${count}`;
  };
  const met: string[] = [];
  const notes: PlannerNote[] = [];
  for (const { words, choice, days, weekdays, dates, text } of changes) {
    const isOnAll = days === undefined && weekdays === undefined && dates === undefined;
    const on = isOnAll ? undefined : { days, weekdays, dates };
    const answer: WishAnswer = yield* answerWish(
      now,
      { text: words, on, newId, ...(choice === undefined ? {} : { chosen: { [words]: choice } }) },
      city,
    );
    const note = noteOf(answer, text);
    if (note === undefined) met.push(text);
    else notes.push(note);
    now = yield* walkable(answer.trip, city);
  }
  return { tripData: withoutIds(now.tripData), met, notes };
}

/** A plan that can be walked: of each day what no longer fits goes, the least known first, but not what has its hour. */
function* walkable(trip: Trip, city: KnownCity | undefined): Generator<void, Trip, void> {
  const kept = new Set(
    trip.tripData.itinerary.flatMap(({ plan }) =>
      plan.filter(({ startsAtMinutes }) => startsAtMinutes !== undefined).map(({ id }) => id),
    ),
  );
  let now = yield* readTrip(trip, city);
  for (const { id } of trip.tripData.itinerary) now = yield* settled(now, id, 0, kept);
  return now.document;
}

function isChange(wish: TripWish): wish is Extract<TripWish, { readonly kind: "change" }> {
  return wish.kind === "change";
}

/** Why it was not done, or not all of it; undefined where it was, or needed no doing. */
function noteOf(answer: WishAnswer, text: string): PlannerNote | undefined {
  const undone = { code: "wishUndone", values: { wish: text } } as const;
  if (answer.asked.length > 0) return undone;
  const [unmet] = answer.unmet.filter(({ reason }) => reason !== "isSo");
  if (unmet === undefined) return undefined;
  return unmet.need === undefined
    ? undone
    : { code: "wishNotKnown", values: { wish: text, need: unmet.need } };
}

/** A plan has its ids when it is first saved; what was set aside was never seen. */
function withoutIds({ setAside: _, ...tripData }: Trip["tripData"]): TripDraft["tripData"] {
  return {
    ...tripData,
    hotels: tripData.hotels.map(({ id: __, ...hotel }) => hotel),
    itinerary: tripData.itinerary.map(({ id: __, plan, ...day }) => ({
      ...day,
      plan: plan.map(({ id: ___, ...place }) => place),
    })),
  };
}
