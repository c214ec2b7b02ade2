import { type KnownCity, placesOf } from "../engine/known-city.ts";
import { shownName } from "./shown-name.ts";

/** Some forty tokens each. */
const MOST_CANDIDATES = 60;

/** A known place that a model may choose by its id. */
export type PlanCandidate = {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly minutes: number;
  /** OpenStreetMap notation. */
  readonly hours?: string;
  /** One adult, in the city's currency. */
  readonly price?: number;
};

/** The best known places of a city, for a model's prompt: no text that others wrote but their names. */
export function planCandidates(city: KnownCity): readonly PlanCandidate[] {
  return placesOf(city)
    .toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_CANDIDATES)
    .map(({ id, name, category, visitMinutes, hours, ticketPrice }) => ({
      id,
      name: shownName(name),
      category,
      minutes: visitMinutes,
      ...(hours === undefined ? {} : { hours }),
      ...(ticketPrice === undefined ? {} : { price: ticketPrice }),
    }));
}
