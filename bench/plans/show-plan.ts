import { clockText } from "../../src/domain/clock-text.ts";
import { messageText } from "../../src/domain/message.ts";
import { wordsIn } from "../../src/domain/messages/words.ts";
import { BUDGET_TITLES } from "../../src/domain/trip/budget.ts";
import { countPeople } from "../../src/domain/trip/count-people.ts";
import { INTEREST_IDS } from "../../src/domain/trip/interest.ts";
import { PACE_CHOICES } from "../../src/domain/trip/pace-choice.ts";
import { TRAVELLERS } from "../../src/domain/trip/traveller.ts";
import type { Meal } from "../../src/domain/trip/trip.ts";
import { GUIDE_CITIES } from "../../test/support/guide.ts";
import { checkTexts } from "../../test/support/plans/check-texts.ts";
import { famousSights } from "./fame.ts";
import { gapsOf } from "./idle-minutes.ts";
import { makePlan, visitedIds } from "./made-plan.ts";
import { fittingMustSees } from "./unused-must-sees.ts";

/** Prints a plan as a traveller reads it, with the gaps, and what is missing from it. */
export function showPlan(
  words: readonly string[],
  startDate: string | undefined,
  liked: readonly string[] = [],
  childAges: readonly number[] = [],
): void {
  const [cityId, days, who, level, speed = "usual"] = words;
  const city = GUIDE_CITIES.find(({ id }) => id === cityId);
  const traveller = TRAVELLERS.find(({ title }) => title === who);
  const budget = BUDGET_TITLES.find((title) => title === level);
  const pace = PACE_CHOICES.find((choice) => choice === speed);
  if (city === undefined || traveller === undefined || budget === undefined || pace === undefined)
    throw new Error("--show CITY DAYS TRAVELLER BUDGET [PACE], as in: rome 4 Family Comfort full");
  const people = countPeople(traveller.people);
  const interests = INTEREST_IDS.filter((id) => liked.includes(id));
  const request = {
    days: Number(days),
    traveller: traveller.title,
    people,
    childAges,
    budget,
    pace,
    startDate,
    interests,
  };
  const plan = makePlan({ city, request });
  const nameOf = (id: string) => city.places.find((place) => place.id === id)?.name ?? id;
  console.log(`${city.name}, ${days} days, ${traveller.title}, ${budget}, ${pace} pace`);
  console.log(`Hotel: ${plan.timetable.hotels[0]?.name ?? "none"}`);
  for (const [index, day] of plan.days.entries()) {
    console.log(`\nDay ${index + 1} ${day.date ?? ""}`);
    const gaps = gapsOf(day);
    const meals = [...day.meals];
    for (const [nth, { candidate, startMinutes, endMinutes, leg }] of day.visits.entries()) {
      while (meals[0] !== undefined && meals[0].startMinutes < startMinutes)
        printLine(meals[0], mealText(meals.shift()));
      const idle = gaps[nth - 1]?.idleMinutes ?? 0;
      if (idle > 0) console.log(`${" ".repeat(15)}${idle} min of nothing`);
      const way = leg === undefined ? "" : `, ${leg.minutes} min ${leg.mode}`;
      printLine({ startMinutes, endMinutes }, `${candidate.place.name}${way}`);
    }
    for (const meal of meals) printLine(meal, mealText(meal));
    if (day.wayBack !== undefined)
      console.log(`${" ".repeat(15)}back: ${day.wayBack.minutes} min ${day.wayBack.mode}`);
  }
  const { quality, weaknesses } = checkTexts({
    selection: plan.selection,
    plan: plan.trip,
    city,
  });
  console.log(`\nQuality: ${quality} out of 100.`);
  for (const weakness of weaknesses)
    console.log(`  ${messageText(wordsIn().weaknesses, weakness) ?? weakness.code}`);
  const visited = visitedIds(plan);
  const missing = famousSights(city.id).filter((id) => !visited.includes(id));
  console.log(`Of the ten most famous it lacks: ${missing.map(nameOf).join(", ") || "none"}`);
  const fitting = fittingMustSees(plan).map(({ name }) => name);
  console.log(`Must-sees that fit as it is: ${fitting.join(", ") || "none"}`);
}

function mealText(meal: Meal | undefined): string {
  const { kind, placeName, near, isAfterRide } = meal ?? {};
  const where = placeName ?? (near === undefined ? "no name" : `near ${near}`);
  return `(${kind}: ${where}${isAfterRide === true ? ", after the ride" : ""})`;
}

function printLine(
  { startMinutes, endMinutes }: { startMinutes: number; endMinutes: number },
  text: string,
): void {
  console.log(`  ${clockText(startMinutes)}-${clockText(endMinutes)}  ${text}`);
}
