import { findCity } from "../../guide/find-city.ts";
import type { Planner } from "./planner.ts";
import type { GuidePlannerDeps } from "./read-about.ts";

/** A plan takes a fraction of a second; this ends one that went wrong. */
const DEADLINE_MS = 30_000;

/**
 * Plans from a guide, real places only: the built-in one, which needs no request to another service, or one that
 * `source` reads about a city that is not in it.
 */
export function createGuidePlanner(deps: GuidePlannerDeps): Planner {
  const { source, guides } = deps;
  return {
    id: "guide",
    repeatable: true,
    deadlineMs({ location, bases }) {
      const labels = bases?.map(({ label }) => label) ?? [location?.label];
      const unread = labels.filter(
        (label) => label !== undefined && findCity(guides.own, label) === undefined,
      );
      return DEADLINE_MS * labels.length + unread.length * (source?.deadlineMs ?? 0);
    },
    async *plan(request, options) {
      // The engine is large: it is loaded with the first plan.
      const { planFromGuide } = await import("./plan-from-guide.ts");
      yield* planFromGuide(request, { ...options, ...deps });
    },
  };
}
