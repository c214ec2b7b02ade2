import type { TravelNeed } from "../trip/trip-wish.ts";

/** Kinds of food that some kitchens have, and what has to be asked for at each meal. */
type Food = "vegetarian" | "vegan" | "glutenFree" | "lactoseFree" | "halal" | "kosher";
type EachTime = "nutFree" | "allergy";

/** A language's advice where the guide has no facts: the rest of a sentence that begins with the traveller's words. */
type NeedWords = Readonly<
  Record<"ask" | "food" | "eachTime" | Exclude<TravelNeed, Food | EachTime>, string>
>;

export function sayNeeds({
  ask,
  food,
  eachTime,
  ...own
}: NeedWords): (need: TravelNeed | undefined) => string {
  const advice: Readonly<Partial<Record<TravelNeed, string>>> = {
    ...own,
    vegetarian: food,
    vegan: food,
    glutenFree: food,
    lactoseFree: food,
    halal: food,
    kosher: food,
    nutFree: eachTime,
    allergy: eachTime,
  };
  return (need) => (need === undefined ? undefined : advice[need]) ?? ask;
}
