import { isOnSomeDays } from "../../trip/days-of-wish.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import type { KnownPlace } from "../known-city.ts";
import { isPlaceAbout } from "./places-about.ts";

/** "One classical concert", "a fado evening": one of them, and not the opera on the next night as well. */
const ONE =
  /^(?:.{0,40}\b(?:and|just|only|with|see|do|have|book|to|visit|catch|watch|hear|like|love|want|need)\s+)?(?:one|an?|1|eine?n?|une?|una|uma?|uno)\s(?!lot\b|few\b|couple\b|bunch\b)|\bone (?:evening|night)\b/i;

type Evening = Pick<KnownPlace, "category" | "name" | "details">;

/**
 * Whether the traveller wants one evening out of a place's kind only, and has it. Who names a day for it, or goes out for the
 * evenings, may want more.
 *
 * @param had places that are in the plan.
 */
export function isHadOnce(
  place: Evening,
  had: readonly Evening[],
  { wishes = [], interests = [] }: PlanRequest,
): boolean {
  const { category } = place;
  const isEvening = category === "show" || category === "nightlife";
  if (!isEvening || interests.includes("evenings")) return false;
  return wishes.some((wish) => {
    if (wish.kind === "see") return isTopicHad(wish, place, had);
    return (
      wish.kind === "have" &&
      wish.count === 1 &&
      !isOnSomeDays(wish) &&
      wish.categories.includes(category) &&
      ONE.test(wish.text) &&
      had.some((one) => wish.categories.includes(one.category))
    );
  });
}

/** "Fado one evening" is heard in one house. */
function isTopicHad(
  { names, text }: Extract<TripWish, { readonly kind: "see" }>,
  place: Evening,
  had: readonly Evening[],
): boolean {
  return (
    ONE.test(text) && isPlaceAbout(names, place) && had.some((one) => isPlaceAbout(names, one))
  );
}
