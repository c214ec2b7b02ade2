import type { PlanCandidate } from "../plan/plan-prompt.ts";
import { shownName } from "../plan/shown-name.ts";
import { type KnownCity, placesOf } from "./known-city.ts";

/** Some forty tokens each. */
const MAX_CANDIDATES = 60;

/** The best known places of a city, for a model's prompt: no text that others wrote but their names. */
export function planCandidates(city: KnownCity): readonly PlanCandidate[] {
  return placesOf(city)
    .toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_CANDIDATES)
    .map(({ id, name, category, visitMinutes, hours, ticketPrice }) => ({
      id,
      name: shownName(name),
      category,
      minutes: visitMinutes,
      ...(hours === undefined ? {} : { hours }),
      ...(ticketPrice === undefined ? {} : { price: ticketPrice }),
    }));
}
