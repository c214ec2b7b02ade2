import type { PlannerNote } from "../domain/messages/words.ts";
import type { BudgetTitle } from "../domain/trip/budget.ts";
import type { TravellerTitle } from "../domain/trip/traveller.ts";
import type { Guide, GuideEntry } from "./guide.ts";

const FRUGAL: readonly BudgetTitle[] = ["Economy", "Budget"];

/**
 * A destination for a traveller who left it open: the city with the most places that suit them,
 * and for the two frugal levels also the most that cost nothing.
 */
export function chooseCity(
  guide: Guide,
  traveller: TravellerTitle,
  budget: BudgetTitle,
): { city: GuideEntry; reason: PlannerNote } {
  const rated = guide.map((city) => {
    const { free } = city;
    const suiting = city.suiting[traveller];
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
