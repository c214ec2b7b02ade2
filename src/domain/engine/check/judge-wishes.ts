import type { PlannerNote } from "../../messages/words.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import { type KnownCity, placesOf } from "../known-city.ts";
import type { PlannedTrip } from "../reading/planned-trip.ts";
import { daysOfWish } from "../visits/days-of-wish.ts";
import { isAgainst, isAskedFor } from "../visits/is-unwanted.ts";
import { namedPlaces } from "../visits/named-places.ts";
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
 */
export function judgeWishes({ document, city, request, towns }: PlannedTrip): PlannerNote[] {
  const { wishes = [] } = request;
  if (wishes.length === 0 || towns.length === 0) return [];
  const days = towns.flatMap(checkedDays).toSorted((a, b) => a.number - b.number);
  const trip = { city, name: city?.name ?? document.userSelection.location.label, wishes, days };
  const judged = wishes.map((wish) => ({ wish, notes: notesOf(wish, trip) }));
  const texts = [...new Set(wishes.map(({ text }) => text))];
  const met = texts.filter((text) =>
    judged.every(({ wish, notes }) => wish.text !== text || notes.length === 0),
  );
  return [
    ...(met.length === 0 ? [] : [{ code: "wishesMet", values: { wishes: met } } as const]),
    ...judged.flatMap(({ notes }) => notes),
  ];
}

/** Why a wish is not met; none where it is. */
function notesOf(wish: TripWish, trip: JudgedTrip): PlannerNote[] {
  const days = "names" in wish || wish.kind === "none" || wish.kind === "have" ? wish : {};
  const on = daysOfWish(days, datesOf(trip));
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
        trip.days.flatMap(({ visits: [first] }) =>
          first !== undefined && first.startMinutes + NEARLY_MINUTES < wish.minutes ? [first] : [],
        ),
      );
    case "end":
      return notMet(
        wish,
        trip.days.flatMap(({ visits, legs }) => {
          const last = visits.at(-1);
          const back = (last?.endMinutes ?? 0) + (legs.at(-1)?.minutes ?? 0);
          return last !== undefined && back > wish.minutes + NEARLY_MINUTES ? [last] : [];
        }),
      );
    case "walkLess":
      return notMet(
        wish,
        trip.days.filter(walksFar).flatMap(({ visits }) => visits.slice(0, 1)),
      );
    case "need":
      return [{ code: "wishNotKnown", values: { wish: wish.text } }];
  }
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
  const planned = visitsOn(trip).map((visit) => ({ name: visit.text.placeName, visit }));
  const inPlan = namedPlaces(wish.names, planned);
  const others = namedPlaces(inPlan.unknown.join(", "), city === undefined ? [] : placesOf(city));
  return [
    ...inPlan.found.flatMap(({ place: { name, visit } }): PlannerNote[] => {
      const day = days.findIndex(({ visits }) => visits.includes(visit));
      return on.includes(day)
        ? []
        : [{ code: "wishOtherDay", values: { wish: text, name, day: day + 1 } }];
    }),
    ...others.found.map(({ place }): PlannerNote => {
      const isOpen = days.some(
        ({ date, pace }) => visitWindows(place, date, pace, 0).windows.length > 0,
      );
      return {
        code: isOpen ? "wishNoRoom" : "wishClosed",
        values: { wish: text, name: place.name },
      };
    }),
    ...others.unknown.map(
      (name): PlannerNote => ({ code: "wishUnknown", values: { name, city: trip.name } }),
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

function visitsOn({ days }: JudgedTrip, on?: readonly number[]): readonly CheckedVisit[] {
  return days
    .filter((_, day) => on === undefined || on.includes(day))
    .flatMap(({ visits }) => visits);
}

function datesOf({ days }: JudgedTrip): readonly (string | undefined)[] {
  return days.map(({ date }) => date);
}
