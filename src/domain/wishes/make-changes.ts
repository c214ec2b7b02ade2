import { requestInCity } from "../engine/days/request-in-city.ts";
import { eventsOn } from "../engine/events-on.ts";
import type { KnownCity } from "../engine/known-city.ts";
import type { SavedTrip } from "../engine/reading/planned-trip.ts";
import { dayOf, readTrip } from "../engine/reading/read-trip.ts";
import { fillDay } from "../engine/revise/fill-day.ts";
import { dayRulesBroken } from "../engine/revise/plan-problems.ts";
import { isOfFewDays } from "../engine/visits/event-of-place.ts";
import type { PlannerNote } from "../messages/words.ts";
import { endOn, mayBeEmpty } from "../trip/day-pace.ts";
import { daysOfWish } from "../trip/days-of-wish.ts";
import type { Trip, TripDraft } from "../trip/trip.ts";
import type { TripWish } from "../trip/trip-wish.ts";
import { withIds } from "../trip/with-ids.ts";
import { answerWish, type WishAnswer } from "./answer-wish.ts";
import type { When } from "./language/said-times.ts";
import { dinnerBefore, mealsOutOf } from "./meals-beside-hours.ts";
import { settled } from "./meet-hours.ts";
import { unreadNotes } from "./unread-notes.ts";

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
  const { wishes = [] } = draft.userSelection;
  const changes = wishes.filter(isChange);
  const hours = wishes.filter(isOfHours);
  if (changes.length === 0 && hours.length === 0)
    return { tripData: draft.tripData, met: [], notes: [] };
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
  if (hours.length > 0) now = yield* withMealsBeside(now, hours, city, newId);
  const met: string[] = [];
  const notes: PlannerNote[] = [];
  // One wish takes nothing out that another asked for.
  const keep = askedFor(yield* readTrip(now, city));
  const open = changes.filter(({ isOpen }) => isOpen === 1).map(({ text }) => text);
  for (const { words, isOpen, days, weekdays, dates, text } of changes) {
    if (isOpen === 1) continue;
    const isOnAll = days === undefined && weekdays === undefined && dates === undefined;
    const on = isOnAll
      ? (feastDay(words, now, city) ?? feastDay(text, now, city))
      : { days, weekdays, dates };
    const answer: WishAnswer = yield* answerWish(
      now,
      {
        // "That day" is said by the day itself.
        text: isOnAll
          ? inPlural(words, text)
          : words.replace(/\b(?:on )?(?:that|the same) (?:day|evening)\b/i, "").trim(),
        on,
        newId,
        ...{ mayDrop: true, keep },
      },
      city,
    );
    const note = noteOf(answer, text, city?.name ?? now.userSelection.location.label);
    // Nobody is sent to what is shut then; who has tickets knows better.
    const mayBeShut = answer.asked.length === 0 && !HAS_TICKETS.test(text);
    if (mayBeShut && (yield* isShutBy(answer.trip, now, city))) {
      // Whether it is in the plan is judged; that it isn't at that hour is said here.
      const isJudged = wishes.some((wish) => wish.kind === "see" && wish.text === text);
      if (!isJudged || AT_HOUR.test(words))
        notes.push({ code: "wishUndone", values: { wish: text } });
      continue;
    }
    const celebrated = celebratedNote(text, now, answer.trip, on?.days?.[0]);
    if (answer.asked.length > 0) open.push(text);
    else if (note !== undefined) notes.push(note);
    else if (celebrated !== undefined) notes.push(celebrated);
    else met.push(text);
    now = yield* walkable(answer.trip, keep, city);
  }
  notes.unshift(...unreadNotes(open, now.tripData.itinerary, city?.name));
  return { tripData: withoutIds(now.tripData), met, notes };
}

const HAS_TICKETS =
  /\b(?:(?:have|got|has|bought|with) (?:our |my |the |two |three |four )?(?:tickets?|a booking|a reservation)|(?:tickets?|table|tour|it) (?:is|are) (?:already )?(?:booked|bought|reserved)|booked|reserved)\b/i;
const AT_HOUR = / at \d{1,2}:\d\d$/;
const EAT = /^eat (\p{L}{2,30})$/u;

/** "Tacos" are more than one of them. */
function inPlural(words: string, text: string): string {
  const food = EAT.exec(words)?.[1];
  const isSeveral =
    food !== undefined &&
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(`${food}s`);
  return isSeveral ? `${words}s` : words;
}

const CELEBRATES = /\b(?:birthday|anniversary|honeymoon|engagement)\b/i;
const OF_DINNER = /\b(?:dinner|meal|table|restaurant|eat)\b/i;

/**
 * Who has a birthday gets a dinner, which the note names: it is no feast.
 *
 * @param onDay its number, where one is named: the dinner there may be good anyway.
 */
function celebratedNote(
  wish: string,
  before: Trip,
  after: Trip,
  onDay: number | undefined,
): PlannerNote | undefined {
  if (!CELEBRATES.test(wish) || OF_DINNER.test(wish)) return undefined;
  const [note] = after.tripData.itinerary.flatMap(({ meals = [] }, at): PlannerNote[] => {
    const had = (before.tripData.itinerary[at]?.meals ?? []).map(({ placeName }) => placeName);
    return meals.flatMap(({ placeName: name, kind, isChosen }) =>
      name !== undefined &&
      kind === "dinner" &&
      (isChosen === true ? !had.includes(name) : at + 1 === onDay)
        ? [{ code: "wishCelebrated", values: { wish, name, day: at + 1 } }]
        : [],
    );
  });
  return note;
}

/** Whether a change gave a place an hour at which it is never open. */
function* isShutBy(
  after: Trip,
  before: Trip,
  city: KnownCity | undefined,
): Generator<void, boolean, void> {
  const had = new Set(startsIn(before));
  const given = startsIn(after).filter((start) => !had.has(start));
  if (given.length === 0) return false;
  const trip = yield* readTrip(after, city);
  return after.tripData.itinerary.some(({ id, plan }) =>
    dayRulesBroken(trip, id).some(
      ({ code, placeId }) =>
        (code === "closed" || code === "outsideHours") &&
        plan.some((place) => place.id === placeId && given.includes(startKey(place))),
    ),
  );
}

function startsIn({ tripData }: Trip): string[] {
  return tripData.itinerary.flatMap(({ plan }) =>
    plan.flatMap((place) => (place.startsAtMinutes === undefined ? [] : [startKey(place)])),
  );
}

function startKey({ id, startsAtMinutes }: Trip["tripData"]["itinerary"][number]["plan"][number]) {
  return `${id} ${startsAtMinutes}`;
}

/** "A proper Thanksgiving dinner": on the one day of the trip whose event is called so, where no day is named. */
function feastDay(
  words: string,
  { tripData }: Trip,
  city: KnownCity | undefined,
): When | undefined {
  const names = words.match(/\b\p{Lu}\p{L}{5,}/gu) ?? [];
  if (city === undefined || names.length === 0) return undefined;
  const named = tripData.itinerary.filter(({ date }) =>
    eventsOn(date, city).some(
      (event) =>
        isOfFewDays(event) &&
        EVE.test(event.name) === EVE.test(words) &&
        names.every((name) => event.name.includes(name)),
    ),
  );
  const [only, ...others] = named;
  return only?.date === undefined || others.length > 0
    ? undefined
    : { dates: [Number(only.date.slice(8))] };
}

const EVE = /\beve\b/i;

/**
 * Breaks and an early end, which the planner has kept free of visits, without a meal in them. What was asked for by name stays, and no day is left empty for it.
 */
function* withMealsBeside(
  trip: Trip,
  hours: readonly OfHours[],
  city: KnownCity | undefined,
  newId: () => string,
): Generator<void, Trip, void> {
  let now = yield* readTrip(trip, city);
  const kept = askedFor(now);
  const { itinerary } = trip.tripData;
  const dates = itinerary.map(({ date }) => date);
  for (const [at, { id, plan }] of itinerary.entries()) {
    const planned = plan.length;
    const ofDay = hours.filter((wish) => daysOfWish(wish, dates)?.includes(at) === true);
    for (const wish of ofDay)
      if (wish.kind === "free") now = yield* mealsOutOf(now, id, wish, kept);
    const end = endOn(ofDay);
    if (end !== undefined) now = yield* dinnerBefore(now, id, end.minutes, kept);
    const day = dayOf(now, id);
    if (day === undefined || mayBeEmpty(day.pace)) continue;
    // What went for a meal may leave room for something shorter.
    if (day.places.length > 0 && day.places.length >= planned) continue;
    now = yield* fillDay(now, id, Array.from({ length: day.pace.usual }, newId));
  }
  return now.document;
}

/** Which places of a trip its traveller asked for. */
function askedFor({ towns }: SavedTrip): ReadonlySet<string> {
  return new Set(
    towns.flatMap(({ city, request, days }) => {
      const wished = city === undefined ? [] : requestInCity(city, request).wished;
      return days
        .flatMap(({ places }) => places)
        .filter(({ known }) => wished.some(({ place }) => place.id === known?.id))
        .map(({ text }) => text.id);
    }),
  );
}

type OfHours = Extract<TripWish, { readonly kind: "free" | "end" }>;

function isOfHours(wish: TripWish): wish is OfHours {
  return wish.kind === "free" || wish.kind === "end";
}

/**
 * A plan that can be walked: of each day what no longer fits goes, the least known first, but not what has its hour or was
 * asked for.
 */
function* walkable(
  trip: Trip,
  keep: ReadonlySet<string>,
  city: KnownCity | undefined,
): Generator<void, Trip, void> {
  const timed = trip.tripData.itinerary.flatMap(({ plan }) =>
    plan.filter(({ startsAtMinutes }) => startsAtMinutes !== undefined).map(({ id }) => id),
  );
  const kept = new Set([...keep, ...timed]);
  let now = yield* readTrip(trip, city);
  for (const { id } of trip.tripData.itinerary) now = yield* settled(now, id, 0, kept);
  return now.document;
}

function isChange(wish: TripWish): wish is Extract<TripWish, { readonly kind: "change" }> {
  return wish.kind === "change";
}

/** Why it was not done, or not all of it; undefined where it was, or needed no doing. */
function noteOf(answer: WishAnswer, text: string, city: string): PlannerNote | undefined {
  const undone = { code: "wishUndone", values: { wish: text } } as const;
  const [unmet] = answer.unmet.filter(({ reason }) => reason !== "isSo");
  if (unmet === undefined) return undefined;
  if (unmet.reason === "midPriced") {
    const names = (unmet.where ?? []).map(({ name }) => name);
    return { code: "wishMidPriced", values: { wish: text, names } };
  }
  if (unmet.reason === "noneKnown") return { code: "wishNoneKnown", values: { wish: text, city } };
  if (unmet.reason === "notOn") {
    const names = (unmet.where ?? []).map(({ day }) => day);
    return { code: "wishNotMet", values: { wish: text, names } };
  }
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
