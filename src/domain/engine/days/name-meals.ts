import { clockText } from "../../clock-text.ts";
import type { Meal } from "../../trip/trip.ts";
import type { KnownEatery } from "../known-city.ts";
import { feastsOn } from "../visits/event-of-place.ts";
import { fastOver } from "../visits/fast-until.ts";
import type { Candidate } from "./days-task.ts";
import { houseOf, knownDish } from "./kitchen-kind.ts";
import { type Choice, choicesFor, type HadDish, isSame, type MealWishes } from "./meal-choices.ts";
import { leavesAt } from "./meal-pauses.ts";
import { type MealSide, mealSides } from "./meal-sides.ts";
import { isStrict } from "./suits-meal.ts";
import { tableWords } from "./table-booking.ts";
import type { TimedDay } from "./timed-day.ts";
import { isAway } from "./with-meals-at-ends.ts";

/** A table may be used again so many days later, where nothing else is known. */
const AGAIN_AFTER_DAYS = 2;
/** The next day by those who keep to a diet that few kitchens know. */
const AGAIN_FOR_DIET_DAYS = 1;
/** A table that a day had before stays where another would save no more than this, in minutes on foot (`Choice.cost`). */
const FORMER_MINUTES = 20;
/** In English, as the whole trip document is. */
const UNSURE_WORDS = "It is a public holiday: call ahead.";
/** So long after sunset dinner is the meal that breaks the fast. */
const IFTAR_MINUTES = 60;
const WAYS = { walk: "on foot", transit: "by public transport", taxi: "by taxi" } as const;

/**
 * Gives meals the names of places to eat that are right for them and open then: at most 800 m from where one is, before
 * the way to what follows or at its other end, out of town at most 3 km; a dinner that ends the day also within a ride of
 * 20 minutes, of 30 for a diet that few kitchens know. None, and no other branch of it, is named twice, but days later where nothing else is left. A meal with none says what it is near.
 * Pure: equal days get equal names.
 */
export function nameMeals(days: readonly TimedDay[], wishes: MealWishes): TimedDay[] {
  const usedOn = new Map<string, number>();
  const again = new Set<string>();
  const had: HadDish[] = [];
  const seen = marketsSeen(days, wishes.eateries);
  const againAfterDays = isStrict(wishes.diets) ? AGAIN_FOR_DIET_DAYS : AGAIN_AFTER_DAYS;
  return days.map((day, number) => {
    const feasts = feastsOn(day.date, wishes.city);
    const meals = day.meals.map((meal): Meal => {
      const host = dinnerHost(day, meal);
      if (host !== undefined) return { ...meal, placeName: host.name };
      const pace = wishes.paces?.[number] ?? wishes.pace;
      const leaves = { leavesAt: leavesAt(pace) };
      const choices = choicesFor(meal, day, {
        ...{ ...wishes, ...leaves },
        ...{ seen, feasts, had, number },
      }).filter((choice) => !isAway(choice, pace));
      const former = wishes.former?.[number]?.find(({ kind }) => kind === meal.kind)?.guideId;
      const chosen =
        choices.find(
          ({ eatery, cost }) =>
            eatery.id === former &&
            !usedOn.has(houseOf(eatery)) &&
            cost - (choices[0]?.cost ?? cost) <= FORMER_MINUTES,
        ) ??
        choices.find(({ eatery }) => !usedOn.has(houseOf(eatery))) ??
        choices.find(
          ({ eatery }) =>
            !again.has(houseOf(eatery)) &&
            number - (usedOn.get(houseOf(eatery)) ?? number) >= againAfterDays,
        );
      if (chosen === undefined)
        return unnamed(meal, mealSides(meal, day, { ...wishes, ...leaves })[0]);
      if (usedOn.has(houseOf(chosen.eatery))) again.add(houseOf(chosen.eatery));
      usedOn.set(houseOf(chosen.eatery), number);
      had.push({ dish: knownDish(chosen.eatery), number });
      return named(meal, chosen, day.date, wishes);
    });
    return { ...day, meals };
  });
}

/** The place whose visit the meal is part of; undefined where none serves it. */
function dinnerHost({ visits }: TimedDay, meal: Meal): Candidate["place"] | undefined {
  return visits.find(
    (visit) =>
      visit.candidate.place.servesDinner === true &&
      meal.kind === "dinner" &&
      meal.startMinutes >= visit.startMinutes &&
      meal.endMinutes <= visit.endMinutes,
  )?.candidate.place;
}

/** Markets and food halls that the trip goes to see anyway. */
function marketsSeen(
  days: readonly TimedDay[],
  eateries: readonly KnownEatery[],
): ReadonlySet<KnownEatery> {
  const places = days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate.place));
  return new Set(eateries.filter((eatery) => places.some((place) => isSame(eatery, place))));
}

function at({ kind, startMinutes, endMinutes }: Meal, side: MealSide, start: number): Meal {
  return {
    kind,
    startMinutes: start,
    endMinutes: start + endMinutes - startMinutes,
    ...(side.isAfterRide ? { isAfterRide: true } : {}),
  };
}

function unnamed(meal: Meal, side: MealSide | undefined): Meal {
  if (side === undefined) return meal;
  const there = at(meal, side, side.starts[0] ?? meal.startMinutes);
  return side.name === undefined ? there : { ...there, near: side.name };
}

function named(meal: Meal, choice: Choice, date: string | undefined, wishes: MealWishes): Meal {
  const { eatery, side, startMinutes, endMinutes, notOn, isUnsure, ride } = choice;
  const from = side.name ?? "the hotel";
  const fast = fastOver(date, wishes.city?.places ?? []);
  const isIftar = fast > 0 && startMinutes >= fast && startMinutes <= fast + IFTAR_MINUTES;
  const words = [
    eatery.details,
    ...(ride === undefined ? [] : [`${ride.minutes} min ${WAYS[ride.mode]} from ${from}.`]),
    ...(isUnsure ? [UNSURE_WORDS] : []),
    ...(isIftar ? [`The fast is broken at sunset, at ${clockText(fast)}: reserve for it.`] : []),
  ];
  return {
    ...at(meal, side, startMinutes),
    endMinutes,
    ...tableWords(eatery, { startMinutes }, date, wishes),
    placeDetails: words.join(" "),
    ...(notOn.length === 0 ? {} : { notOn: [...notOn] }),
  };
}
