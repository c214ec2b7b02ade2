import type { PlannerNote } from "../../messages/words.ts";
import { daysOfWish } from "../../trip/days-of-wish.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import { dietOf } from "../days/suits-meal.ts";
import { type KnownCity, placesOf } from "../known-city.ts";
import type { PlannedTrip } from "../reading/planned-trip.ts";
import { isAgainst, isAskedFor } from "../visits/is-unwanted.ts";
import { namedPlaces } from "../visits/named-places.ts";
import { placesAbout } from "../visits/places-about.ts";
import { visitWindows } from "../visits/visit-windows.ts";
import { ofKind } from "../visits/wished-places.ts";
import { type CheckedDay, type CheckedVisit, checkedDays } from "./checked-days.ts";

/** An hour that a plan has a little off is what was asked for. */
const NEARLY_MINUTES = 15;

/** All days of a trip, each as it would be walked at its own base. */
type JudgedTrip = {
  readonly city: KnownCity | undefined;
  /** What the destination is called. */
  readonly name: string;
  readonly wishes: readonly TripWish[];
  readonly days: readonly CheckedDay[];
};

/**
 * What came of a traveller's wishes in a plan: those that are met in one note, then one note for each that is not,
 * with its reason.
 *
 * @param changed the words of wishes that the plan was changed by after it was made.
 */
export function judgeWishes(
  { document, city, request, towns }: PlannedTrip,
  changed: readonly string[] = [],
): PlannerNote[] {
  const { wishes = [] } = request;
  if (wishes.length === 0 || towns.length === 0) return [];
  const days = towns.flatMap(checkedDays).toSorted((a, b) => a.number - b.number);
  const trip = { city, name: city?.name ?? document.userSelection.location.label, wishes, days };
  const judged = wishes
    .filter((wish) => wish.kind !== "change" && !isForChildren(wish, request.childAges))
    .map((wish) => ({ wish, notes: notesOf(wish, trip) }));
  const undone = wishes.flatMap(({ kind, text }) =>
    kind === "change" && !changed.includes(text) ? [text] : [],
  );
  const texts = [...new Set([...judged.map(({ wish }) => wish.text), ...changed])].filter(
    (text) => !undone.includes(text),
  );
  const met = texts.filter((text) =>
    judged.every(({ wish, notes }) => wish.text !== text || notes.length === 0),
  );
  return [
    ...(met.length === 0 ? [] : [{ code: "wishesMet", values: { wishes: met } } as const]),
    ...judged.flatMap(({ notes }) => notes),
  ];
}

/** That children see no night life needs no word; their ages shape the days. */
function isForChildren(wish: TripWish, childAges: readonly number[] = []): boolean {
  return childAges.length > 0 && wish.kind === "none" && wish.categories.join() === "nightlife";
}

/** Why a wish is not met; none where it is. */
function notesOf(wish: TripWish, trip: JudgedTrip): PlannerNote[] {
  const isOfTrip = wish.kind === "most" || wish.kind === "walkLess" || wish.kind === "need";
  const on = daysOfWish(isOfTrip ? {} : wish, datesOf(trip));
  if (on === undefined) return [{ code: "wishNoDates", values: { wish: wish.text } }];
  switch (wish.kind) {
    case "none":
    case "without":
      return notMet(
        wish,
        visitsOn(trip, on).filter((visit) => isSpoilt(wish, visit, trip)),
      );
    case "see":
      return seeNotes(wish, on, trip);
    case "have":
      return haveNotes(wish, on, trip);
    case "most": {
      const found = visitsOn(trip).filter((visit) => wish.categories.includes(categoryOf(visit)));
      return found.length > wish.count ? notMet(wish, found) : [];
    }
    case "start":
      return notMet(
        wish,
        daysAt(trip, on).flatMap(({ visits: [first] }) =>
          first !== undefined && first.startMinutes + NEARLY_MINUTES < wish.minutes ? [first] : [],
        ),
      );
    case "end":
      return notMet(
        wish,
        daysAt(trip, on).flatMap(({ visits, legs }) => {
          const last = visits.at(-1);
          const back = (last?.endMinutes ?? 0) + (legs.at(-1)?.minutes ?? 0);
          return last !== undefined && back > wish.minutes + NEARLY_MINUTES ? [last] : [];
        }),
      );
    case "free":
      return notMet(
        wish,
        visitsOn(trip, on).filter(
          ({ startMinutes, endMinutes }) =>
            startMinutes + NEARLY_MINUTES < wish.toMinutes &&
            endMinutes - NEARLY_MINUTES > wish.fromMinutes,
        ),
      );
    // How full a day is is the planner's word; a change has notes of its own.
    case "dayPace":
    case "change":
      return [];
    case "mostADay":
      return notMet(
        wish,
        daysAt(trip, on).flatMap(({ visits }) => visits.slice(wish.count)),
      );
    case "walkLess":
      return notMet(
        wish,
        trip.days.filter(walksFar).flatMap(({ visits }) => visits.slice(0, 1)),
      );
    case "need":
      return isKnownOf(wish, trip)
        ? []
        : [{ code: "wishNotKnown", values: { wish: wish.text, need: wish.need } }];
  }
}

/**
 * Meals are named only where there is a choice for a diet that the city's places to eat tell of; each has to be. Of doors no
 * city knows all.
 */
function isKnownOf(
  wish: Extract<TripWish, { readonly kind: "need" }>,
  { city, days }: JudgedTrip,
): boolean {
  const diet = dietOf(wish);
  const eateries = (city?.bases ?? [city]).flatMap((one) => one?.eateries ?? []);
  return (
    diet !== undefined &&
    eateries.some(({ diets }) => diets?.includes(diet) === true) &&
    days
      .filter(({ visits }) => visits.length > 0)
      .every(({ text }) => text.meals?.every(({ placeName }) => placeName !== undefined) ?? true)
  );
}

function isSpoilt(wish: TripWish, visit: CheckedVisit, { wishes }: JudgedTrip): boolean {
  const { placeName: name } = visit.text;
  return isAgainst(wish, { name, category: categoryOf(visit) }) && !isAskedFor({ name }, wishes);
}

function seeNotes(
  wish: Extract<TripWish, { readonly kind: "see" }>,
  on: readonly number[],
  trip: JudgedTrip,
): PlannerNote[] {
  const { city, days } = trip;
  const { text } = wish;
  const dayOf = (visit: CheckedVisit) => days.findIndex(({ visits }) => visits.includes(visit));
  const planned = visitsOn(trip).map((visit) => ({
    name: visit.text.placeName,
    details: visit.text.placeDetails,
    category: categoryOf(visit),
    visit,
    isOn: on.includes(dayOf(visit)),
  }));
  const known = city === undefined ? [] : placesOf(city);
  const inPlan = namedPlaces(wish.names, planned);
  const others = namedPlaces(inPlan.unknown.join(", "), known);
  const topics = others.unknown.map((name) => ({
    name,
    there: placesAbout(name, planned).toSorted((a, b) => Number(b.isOn) - Number(a.isOn))[0],
    other: placesAbout(name, known)[0],
  }));
  const there = [
    ...inPlan.found.map(({ place }) => place),
    ...topics.flatMap((topic) => topic.there ?? []),
  ];
  const missing = [
    ...others.found.map(({ place }) => place),
    ...topics.flatMap((topic) => (topic.there === undefined ? (topic.other ?? []) : [])),
  ];
  const unknown = topics.filter((topic) => (topic.there ?? topic.other) === undefined);
  return [
    ...topics.flatMap((topic): PlannerNote[] =>
      topic.there?.isOn === true
        ? [
            {
              code: "wishAbout",
              values: {
                wish: topic.name,
                name: topic.there.name,
                day: dayOf(topic.there.visit) + 1,
              },
            },
          ]
        : [],
    ),
    ...there
      .filter(({ isOn }) => !isOn)
      .map(
        ({ name, visit }): PlannerNote => ({
          code: "wishOtherDay",
          values: { wish: text, name, day: dayOf(visit) + 1 },
        }),
      ),
    ...missing.map((place): PlannerNote => {
      const isOpen = days.some(
        ({ date, pace }) => visitWindows(place, date, pace, 0).windows.length > 0,
      );
      return {
        code: isOpen ? "wishNoRoom" : "wishClosed",
        values: { wish: text, name: place.name },
      };
    }),
    ...unknown.map(
      ({ name }): PlannerNote => ({ code: "wishUnknown", values: { name, city: trip.name } }),
    ),
  ];
}

function haveNotes(
  wish: Extract<TripWish, { readonly kind: "have" }>,
  on: readonly number[],
  trip: JudgedTrip,
): PlannerNote[] {
  const { city } = trip;
  const isMeant = (visit: CheckedVisit) => wish.categories.includes(categoryOf(visit));
  if (visitsOn(trip, on).filter(isMeant).length >= wish.count) return [];
  const known = city === undefined ? [] : ofKind(wish.categories, city);
  if (known.length === 0) {
    return [{ code: "wishNoneKnown", values: { wish: wish.text, city: trip.name } }];
  }
  return [{ code: "wishNoRoom", values: { wish: wish.text, name: known[0]?.name ?? "" } }];
}

function notMet({ text }: TripWish, visits: readonly CheckedVisit[]): PlannerNote[] {
  const names = visits.map((visit) => visit.text.placeName);
  return names.length === 0 ? [] : [{ code: "wishNotMet", values: { wish: text, names } }];
}

function walksFar({ legs, pace }: CheckedDay): boolean {
  const km = legs.reduce((sum, leg) => sum + (leg?.mode === "walk" ? leg.distanceKm : 0), 0);
  return km > pace.maxWalkKm;
}

function categoryOf({ facts }: CheckedVisit) {
  return facts.category;
}

function visitsOn(trip: JudgedTrip, on?: readonly number[]): readonly CheckedVisit[] {
  return daysAt(trip, on).flatMap(({ visits }) => visits);
}

function daysAt({ days }: JudgedTrip, on?: readonly number[]): readonly CheckedDay[] {
  return days.filter((_, day) => on === undefined || on.includes(day));
}

function datesOf({ days }: JudgedTrip): readonly (string | undefined)[] {
  return days.map(({ date }) => date);
}
