import type { EateryDiet } from "../../places/eatery-kind.ts";
import { distanceKm, type Position } from "../../places/geo.ts";
import { type LegEstimate, legBetween } from "../../places/travel.ts";
import type { Meal } from "../../trip/trip.ts";
import { closedOn, MAX_CLOSED_WEEKDAYS } from "../days/meal-choices.ts";
import { priceSteps, suitsDiets, suitsMeal, tastesOf } from "../days/suits-meal.ts";
import { tableWords } from "../days/table-booking.ts";
import { nameKey } from "../ground/match-name.ts";
import type { KnownEatery } from "../known-city.ts";
import type { SavedTrip } from "../reading/planned-trip.ts";
import { townOfDay } from "../reading/read-trip.ts";

/** A table that a meal might be had at. */
export type TableOption = {
  /** The meal there, at its hours. */
  readonly meal: Meal & { readonly placeName: string };
  /** From where one is before it; of one that follows the way, from where that leads. */
  readonly leg: LegEstimate;
  /** Of the diets that the travellers keep to, those that it has a choice for, and those of which nobody knows. */
  readonly has: readonly EateryDiet[];
  readonly lacks: readonly EateryDiet[];
};

const MOST = 8;
/** Nobody goes farther for a meal who has not heard of the house. */
const MAX_KM = 4;
/** What one goes farther for a price a level nearer to the wanted one. */
const PRICE_STEP_KM = 0.25;
/** Of the time for a meal, what may go into the ways. */
const WAYS_MINUTES = 15;

/**
 * Tables for a meal of a day, the nearest of a fitting price first: those that the guide knows to be open at its hours, that serve it to
 * who keeps to these diets, that leave time for the ways, and that the trip doesn't have. Dear ones are among them: who chooses sees what it costs. Pure.
 *
 * @param name a part of a name, or a dish or a diet: those that have it, however far and for whom they are, as long as they are open and
 * there is time; those with a choice for the travellers first.
 * @returns none where the trip has no such day or meal, or nothing is known of where one is then.
 */
export function tablesForMeal(
  whole: SavedTrip,
  dayId: string,
  kind: Meal["kind"],
  name = "",
): TableOption[] {
  const [town] = townOfDay(whole, dayId)?.towns ?? [];
  const day = town?.days.find(({ text }) => text.id === dayId);
  const meal = day?.text.meals?.find((one) => one.kind === kind);
  if (town === undefined || day === undefined || meal === undefined) return [];
  const next = day.places.findIndex(
    ({ text: { visit } }) => (visit?.startMinutes ?? 0) >= meal.endMinutes,
  );
  const count = next < 0 ? day.places.length : next;
  const [before, after] = [day.places[count - 1], day.places[count]];
  const at = (meal.isAfterRide === true ? after : before)?.at ?? day.hotel?.at;
  if (at === undefined) return [];
  const from = before?.at ?? day.hotel?.at;
  const minutesBetween = (one: Position | undefined, other: Position | undefined) =>
    legBetween({ at: one }, { at: other }, town.style)?.minutes ?? 0;
  /** Whether one is there and away again in time for what follows. */
  const fits = (table: Position) => {
    const { visit: next } = after?.text ?? {};
    const left = next && next.startMinutes - (before?.text.visit?.endMinutes ?? meal.startMinutes);
    const ways = minutesBetween(from, table) + minutesBetween(table, after?.at);
    return left === undefined || meal.endMinutes - meal.startMinutes + ways - WAYS_MINUTES <= left;
  };
  const tastes = tastesOf(town.request);
  const wanted = nameKey(name);
  const isWanted = (eatery: KnownEatery) =>
    wanted === ""
      ? suitsMeal(eatery, kind, { ...tastes, budget: "Premium" })
      : eatery.meals.includes(kind) &&
        (nameKey(eatery.name).includes(wanted) ||
          `${eatery.details} ${eatery.diets}`.toLowerCase().includes(name.toLowerCase()));
  const lacking = (eatery: KnownEatery) =>
    tastes.diets.filter((diet) => !suitsDiets(eatery, [diet]));
  const taken = new Set(
    town.days.flatMap(({ text }) => (text.meals ?? []).map(({ guideId }) => guideId)),
  );
  return (town.city?.eateries ?? [])
    .filter(
      (eatery) =>
        !taken.has(eatery.id) &&
        isWanted(eatery) &&
        closedOn(eatery, meal, day.date).length <= MAX_CLOSED_WEEKDAYS &&
        (eatery.inside === undefined ||
          [before, after].some((one) => one?.known?.id === eatery.inside)) &&
        fits(eatery.at),
    )
    .map((eatery) => ({
      eatery,
      km: distanceKm(at, eatery.at) + PRICE_STEP_KM * priceSteps(eatery, tastes),
    }))
    .filter(({ km }) => wanted !== "" || km <= MAX_KM)
    .toSorted((a, b) => lacking(a.eatery).length - lacking(b.eatery).length || a.km - b.km)
    .slice(0, MOST)
    .flatMap(({ eatery }) => {
      const leg = legBetween({ at }, { at: eatery.at }, town.style);
      const { startMinutes, endMinutes, isAfterRide } = meal;
      const notOn = closedOn(eatery, meal, day.date);
      const option = {
        ...{ kind, startMinutes, endMinutes },
        ...(isAfterRide === true ? { isAfterRide } : {}),
        ...tableWords(eatery, meal, day.date, tastes),
        ...(notOn.length === 0 ? {} : { notOn: [...notOn] }),
      };
      const lacks = lacking(eatery);
      const has = tastes.diets.filter((diet) => !lacks.includes(diet));
      return leg === undefined ? [] : [{ meal: option, leg, has, lacks }];
    });
}
