import type { PlannerNote } from "../../messages/en/note-messages.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import { guessCategory } from "../ground/guess-category.ts";
import { type SliceableTrip, slicesOf } from "../ground/slices-of-trip.ts";
import { type KnownCity, placesOf } from "../known-city.ts";
import { visitWindows } from "../visits/visit-windows.ts";
import { ofKind } from "../visits/wished-places.ts";
import { daysOfWish } from "../wishes/days-of-wish.ts";
import { isAgainst, isAskedFor } from "../wishes/is-unwanted.ts";
import { namedPlaces } from "../wishes/named-places.ts";
import { type ParsedDay, type ParsedTrip, type ParsedVisit, parseTrip } from "./parse-trip.ts";

/** An hour that a plan has a little off is what was asked for. */
const NEARLY_MINUTES = 15;

/**
 * What came of a traveller's wishes in a plan: those that are met in one note, then one note for each that is not,
 * with its reason. Yields at each place.
 */
export function* judgeWishes(
  whole: SliceableTrip,
  city: KnownCity | undefined,
): Generator<void, PlannerNote[], void> {
  const { wishes = [] } = whole.userSelection;
  if (wishes.length === 0) return [];
  const trip = yield* parseBases(whole, city);
  if (trip === undefined) return [];
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

/** All days of a trip, each read at its own base. */
function* parseBases(
  whole: SliceableTrip,
  city: KnownCity | undefined,
): Generator<void, ParsedTrip | undefined, void> {
  const parts: ParsedTrip[] = [];
  for (const { trip, city: facts, dayNumbers } of slicesOf(whole, city)) {
    const { userSelection: selection, tripData: plan } = trip;
    parts.push(yield* parseTrip({ selection, plan, city: facts, dayNumbers }));
  }
  const [first] = parts;
  const days = parts.flatMap((part) => part.days).toSorted((a, b) => a.number - b.number);
  return first && { ...first, city, selection: whole.userSelection, days };
}

/** Why a wish is not met; none where it is. */
function notesOf(wish: TripWish, trip: ParsedTrip): PlannerNote[] {
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

function isSpoilt(wish: TripWish, visit: ParsedVisit, { selection }: ParsedTrip): boolean {
  const { placeName: name } = visit.text;
  return (
    isAgainst(wish, { name, category: categoryOf(visit) }) &&
    !isAskedFor({ name }, selection.wishes ?? [])
  );
}

function seeNotes(
  wish: Extract<TripWish, { readonly kind: "see" }>,
  on: readonly number[],
  trip: ParsedTrip,
): PlannerNote[] {
  const { city, days } = trip;
  const { text } = wish;
  const planned = visitsOn(trip).map((visit) => ({ name: visit.text.placeName, visit }));
  const inPlan = namedPlaces(wish.names, planned);
  const others = namedPlaces(inPlan.unknown.join(", "), city === undefined ? [] : placesOf(city));
  const cityName = city?.name ?? trip.selection.location.label;
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
      (name): PlannerNote => ({ code: "wishUnknown", values: { name, city: cityName } }),
    ),
  ];
}

function haveNotes(
  wish: Extract<TripWish, { readonly kind: "have" }>,
  on: readonly number[],
  trip: ParsedTrip,
): PlannerNote[] {
  const { city } = trip;
  const isMeant = (visit: ParsedVisit) => wish.categories.includes(categoryOf(visit));
  if (visitsOn(trip, on).filter(isMeant).length >= wish.count) return [];
  const known = city === undefined ? [] : ofKind(wish.categories, city);
  if (known.length === 0) {
    const cityName = city?.name ?? trip.selection.location.label;
    return [{ code: "wishNoneKnown", values: { wish: wish.text, city: cityName } }];
  }
  return [{ code: "wishNoRoom", values: { wish: wish.text, name: known[0]?.name ?? "" } }];
}

function notMet({ text }: TripWish, visits: readonly ParsedVisit[]): PlannerNote[] {
  const names = visits.map((visit) => visit.text.placeName);
  return names.length === 0 ? [] : [{ code: "wishNotMet", values: { wish: text, names } }];
}

function walksFar({ legs, pace }: ParsedDay): boolean {
  const km = legs.reduce((sum, leg) => sum + (leg?.mode === "walk" ? leg.distanceKm : 0), 0);
  return km > pace.maxWalkKm;
}

function categoryOf({ category, text }: ParsedVisit) {
  return category ?? guessCategory(text.placeName);
}

function visitsOn({ days }: ParsedTrip, on?: readonly number[]): readonly ParsedVisit[] {
  return days
    .filter((_, day) => on === undefined || on.includes(day))
    .flatMap(({ visits }) => visits);
}

function datesOf({ days }: ParsedTrip): readonly (string | undefined)[] {
  return days.map(({ date }) => date);
}
