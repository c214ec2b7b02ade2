import type { Segment } from "../said-segment.ts";
import type { Reading } from "./rule.ts";

const HOW_MANY: Readonly<Record<string, number>> = { couple: 2, some: 2, few: 3, several: 3 };
const MANY_DAYS = /\b(couple|some|few|several)\b|\bdays\b/;
const ONE_DAY = /\b(?:one|a|1) (?:\w+ )?day\b/;
const IS_EMPTY =
  /\b(?:free|off|empty|rest|nothing|no plans?|without (?:a |any )?(?:plans?|programme|program)|unplanned|unscheduled|at leisure)\b/;
const PLANS = /^(?:(?:a|any) )?(?:plans?|programme)$/;
/** All that such words are, but for those that we don't know. */
const SAYS_SO =
  /^(?:-|,|N|who|more|want|add|keep|leave|day|outing|free|nothing|no|by|nap|freeday|all|like)$/;
export const SAYS_EMPTY =
  /^(?:few|couple|like|much|planned|plans?|empty|unplanned|scheduled|unscheduled|programme|leisure|really|completely|totally)$/;
/** The one in the middle, the one before the last and the third: far from one another in a long trip, the same in a short one. */
export const FREE_DAYS = [0, -2, 3] as const;

/**
 * "A few days with nothing much planned": which of them are empty the traveller doesn't say before there is a plan, so we
 * choose.
 */
export function freeDays(segment: Segment): Reading | undefined {
  const { items, objects, times, meals, foods, needs, when } = segment;
  const others = objects.length + times.length + meals.length + foods.length + needs.length;
  if (others > 0 || when !== undefined) return undefined;
  const said = items.map(({ word = "", words = word }) => words).join(" ");
  const isSo = items.every(
    ({ code, words = "" }, at) =>
      (SAYS_SO.test(code) && (code !== "no" || items.slice(at).some(isPlans))) ||
      isPlans({ words }) ||
      (code === "?" && SAYS_EMPTY.test(words)),
  );
  const many = MANY_DAYS.exec(said);
  // "A rest day" may be a slow one.
  const isOne = ONE_DAY.test(said) && !/\brest\b/.test(said);
  if (isSo && isOne && IS_EMPTY.test(said))
    return [{ verb: "free", part: "day", when: { days: [FREE_DAYS[0]] } }];
  if (!isSo || many === null || !/\bdays\b/.test(said) || !IS_EMPTY.test(said)) return undefined;
  const count = segment.numbers[0] ?? HOW_MANY[many[1] ?? ""] ?? FREE_DAYS.length;
  return count < 2
    ? undefined
    : [{ verb: "free", part: "day", when: { days: FREE_DAYS.slice(0, count) } }];
}

function isPlans({ words = "" }: { readonly words?: string }): boolean {
  return PLANS.test(words);
}
