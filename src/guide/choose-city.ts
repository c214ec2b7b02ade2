import type { PlannerNote } from "../domain/messages/en/note-messages.ts";
import type { BudgetTitle } from "../domain/trip/budget.ts";
import type { TravellerTitle } from "../domain/trip/traveller.ts";
import { GUIDE_CITIES } from "./guide-cities.ts";
import type { GuideCity } from "./guide-city.ts";

const FRUGAL: readonly BudgetTitle[] = ["Economy", "Budget"];

/**
 * A destination for a traveller who left it open: the city with the most places that suit them,
 * and for the two frugal levels also the most that cost nothing.
 */
export function chooseCity(
  traveller: TravellerTitle,
  budget: BudgetTitle,
): { city: GuideCity; reason: PlannerNote } {
  const rated = GUIDE_CITIES.map((city) => {
    const suiting = city.places.filter((place) => place.suits.includes(traveller)).length;
    const free = city.places.filter((place) => place.ticketPrice === 0).length;
    return { city, suiting, free, points: suiting + (FRUGAL.includes(budget) ? free : 0) };
  });
  const [best] = rated.sort((a, b) => b.points - a.points);
  if (best === undefined) throw new Error("the guide has no cities");
  const { city, suiting, free } = best;
  return {
    city,
    reason: { code: "destinationChosen", values: { city: city.name, traveller, suiting, free } },
  };
}
