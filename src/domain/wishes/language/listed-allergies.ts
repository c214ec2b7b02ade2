import { needAt } from "./need-words.ts";
import type { SaidItem } from "./said-items.ts";

const IS_ALLERGIC = /\b(?:allerg\w+|intoleran\w+)/;
const IS_BARE = /^(?:(?:severe|food|bad) )*(?:allerg\w+|intoleran\w+)$/;
const NO_FOOD =
  /^(?:bees?|wasps?|cats?|dogs?|horses?|animals?|pollen|dust|mold|mould|hay|grass|penicillin|smoke|perfumes?|sun|latex|people|crowds?|museums?|churches|hills?|stairs)$/;
const LEADS_ON = /^(?:to|of|against|for|any|all|also|the|both|severe)$/;
const JOINS = /^(?:and|or|,)$/;
/** What is cooked nobody is allergic to. */
const INGREDIENT =
  /^(?:fish|oyster|crab|lobster|prawns?|shrimps?|cheese|wine|chocolate|coffee|beer)$/;

/** "Allergic to shellfish, peanuts and kiwi": each of a list that such words begin is something nobody may be served. */
export function withListedAllergies(items: readonly SaidItem[]): readonly SaidItem[] {
  let isListed = false;
  let isJoined = false;
  let isLast = false;
  return items.map((item, at) => {
    const { code, words = "" } = item;
    if (/^(?:need|\?)$/.test(code) && IS_ALLERGIC.test(words || (item.word ?? ""))) {
      [isListed, isLast] = [true, false];
      // "An allergy to shrimp", "a nut allergy and ...".
      isJoined = IS_BARE.test(words || (item.word ?? ""));
      const next = items.slice(at + 1).find((one) => !LEADS_ON.test(one.word ?? ""));
      const isOfFood = next === undefined || !NO_FOOD.test(next.word ?? next.words ?? "");
      isListed = isOfFood;
      return code === "need" || !isOfFood ? item : { ...item, code: "need", need: "allergy" };
    }
    if (!isListed || LEADS_ON.test(item.word ?? words)) return item;
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
    const { need } =
      needAt(["allergic", "to", ...(words || (item.word ?? "")).split(" ")], 0) ?? {};
    const { food: _, ...rest } = item;
    return { ...rest, code: "need", need: need ?? "allergy" };
  });
}
