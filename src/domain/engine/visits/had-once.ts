import { isOnSomeDays } from "../../trip/days-of-wish.ts";
import type { PlanRequest } from "../../trip/plan-request.ts";
import type { KnownPlace } from "../known-city.ts";

/** "One classical concert", "a fado evening": one of them, and not the opera on the next night as well. */
const ONE =
  /^(?:.{0,40}\b(?:and|just|only|with|see|do|have|book|to|visit|catch|watch|hear|like|love|want|need)\s+)?(?:one|an?|1|eine?n?|une?|una|uma?|uno)\s(?!lot\b|few\b|couple\b|bunch\b)|\bone (?:evening|night)\b/i;

type Evening = Pick<KnownPlace, "category">;

/**
 * Whether the traveller wants one evening out of a place's kind only, and has it. Who names a day for it, or goes out for the
 * evenings, may want more.
 *
 * @param had places that are in the plan.
 */
export function isHadOnce(
  { category }: Evening,
  had: readonly Evening[],
  { wishes = [], interests = [] }: Pick<PlanRequest, "wishes" | "interests">,
): boolean {
  const isEvening = category === "show" || category === "nightlife";
  if (!isEvening || interests.includes("evenings")) return false;
  return wishes.some(
    (wish) =>
      wish.kind === "have" &&
      wish.count === 1 &&
      !isOnSomeDays(wish) &&
      wish.categories.includes(category) &&
      ONE.test(wish.text) &&
      had.some((one) => wish.categories.includes(one.category)),
  );
}
