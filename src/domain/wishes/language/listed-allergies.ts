import { needAt } from "./need-words.ts";
import type { SaidItem } from "./said-items.ts";

const IS_ALLERGIC = /^(?:severely |badly |very )?allerg/;
const JOINS = /^(?:and|or|,)$/;
/** What is cooked nobody is allergic to. */
const INGREDIENT = /^(?:fish|oyster|cheese|wine|chocolate|coffee|beer)$/;

/** "Allergic to shellfish, peanuts and kiwi": each of a list that such words begin is something nobody may be served. */
export function withListedAllergies(items: readonly SaidItem[]): readonly SaidItem[] {
  let isListed = false;
  let isJoined = false;
  let isLast = false;
  return items.map((item, at) => {
    const { code, words = "" } = item;
    if (code === "need" && IS_ALLERGIC.test(words)) {
      [isListed, isLast] = [true, false];
      return item;
    }
    if (!isListed || /^(?:any|all|also|the)$/.test(words)) return item;
    if (JOINS.test(code)) {
      // What stands behind "A and B," is something else.
      isListed = !(isLast && code === ",");
      isJoined = true;
      isLast ||= code !== ",";
      return item;
    }
    const next = items.slice(at + 1).find((one) => one.code !== "-");
    const isFood =
      isJoined &&
      (code === "?" || INGREDIENT.test(item.food ?? "")) &&
      (next === undefined || JOINS.test(next.code) || next.code === ".");
    isListed = isFood;
    isJoined = false;
    if (!isFood) return item;
    const { need } = needAt(["allergic", "to", ...words.split(" ")], 0) ?? {};
    const { food: _, ...rest } = item;
    return { ...rest, code: "need", need: need ?? "allergy" };
  });
}
