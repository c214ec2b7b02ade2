import type { Segment } from "../said-segment.ts";
import type { SaidWish } from "../said-wish.ts";
import type { Reading, Rule } from "./rule.ts";

/** Who is allergic, or keeps a law, is so at each meal. */
const IS_TASTE = /^(?:vegetarian|vegan)$/;

/** "No stairs and no long walks" are two. */
const needs = ({ needs: said, shape, meals, when, items }: Segment): Reading | undefined => {
  if (said.length === 0) return undefined;
  // "Veggie lunches and normal dinners".
  const isOfOneMeal = meals.length > 1 && items.some(({ code }) => code === "?");
  if (isOfOneMeal && said.some((need) => IS_TASTE.test(need))) return undefined;
  const isNoWalk = /^(?:no|not|fewer)\b.*\bnoun and (?:\? )?walk$/.test(shape);
  const [meal, ...others] = meals;
  // "Vegetarian dinners" leave lunch as it is.
  const isOfMeal = meal !== undefined && meal !== "any" && others.length === 0;
  const on = when === undefined ? {} : { when };
  const all = [...new Set(said)].map(
    (need): SaidWish =>
      isOfMeal && IS_TASTE.test(need)
        ? { verb: "need", need, meal, ...on }
        : { verb: "need", need },
  );
  // "Too many hills on day 3": what a plan can do about it is to walk less then.
  const isTooMany = items.some(({ word, words = word }) =>
    /^too (?:many|much)\b/.test(words ?? ""),
  );
  const isOfDay = isTooMany && when !== undefined && said.every((need) => need === "stepFree");
  if (isOfDay) return [...all, { verb: "less-walking", when }];
  const isLess = isNoWalk || items.some(({ code }) => code === "lesswalk");
  return isLess ? [...all, { verb: "less-walking" }] : all;
};

/** Of these no guide has facts: whatever is said of them, the answer is what we do instead. */
const HAS_NO_FACTS = /^(?:crowds|facts|toilets|dogs|transport|heat|heights|stepFree)$/;

const HOT =
  /^(?:so |its |it is )?hot$|\b(?:3\d|4\d) (?:degrees|celsius|c)\b|\b(?:so|too|very|really|that|this) hot\b|\bhot (?:days?|weather)\b|\bnot good (?:with|in) (?:the )?heat\b|\b(?:cant|cannot|can not|dont) (?:handle|stand|take|cope with|do|bear) (?:the )?heat\b/;

/** "When it's 38 degrees": whatever it is said of, out of the heat. */
export function ofHeat({
  items,
  objects,
  times,
  range,
  meals,
  foods,
}: Segment): Reading | undefined {
  const others = objects.length + times.length + meals.length + foods.length;
  const said = items.map(({ word = "", words = word }) => words).join(" ");
  const isOk = items.some(({ code }) => /^(?:fine|like|want|no|not|hedge)$/.test(code));
  const isSuffered = /\bheat\b/.test(said) && !items.some(({ code }) => code === "hedge");
  return others === 0 && range === undefined && (!isOk || isSuffered) && HOT.test(said)
    ? [{ verb: "need", need: "heat" }]
    : undefined;
}

/** "The queues are terrible": what a plan can't answer changes nothing in it. */
function topic(segment: Segment): Reading | undefined {
  // "No tourist traps in Plaka" says where.
  const isWhere =
    segment.objects.flat().length === 1 &&
    /(?:^| )(?:in|around|near|at)(?: the)?$/.test(
      segment.items
        .slice(
          0,
          segment.items.findIndex(({ what }) => what !== undefined),
        )
        .slice(-2)
        .map(({ words = "" }) => words)
        .join(" "),
    );
  const isOfPlan =
    (isWhere ? 0 : segment.objects.length) + segment.times.length + segment.meals.length > 0 ||
    segment.foods.length + segment.tables.length > 0;
  // "Wants robots and trains" is more than the trains.
  const isMore = /want|add/.test(segment.shape) && segment.shape.includes("?");
  // "The joker stairs" are some stairs.
  const at = segment.items.findIndex(({ code }) => code === "noun");
  const isNamed =
    (segment.items[at - 1]?.code === "?" &&
      /^(?:the|a)$/.test(segment.items[at - 2]?.word ?? "")) ||
    (/^(?:from|of|in|where|to)$/.test(segment.items[at + 1]?.word ?? "") &&
      segment.items.slice(at + 2).find(({ code }) => code !== "-")?.code === "?");
  const isOk = segment.items.some(({ code }) => /^(?:fine|yes|if|hedge)$/.test(code));
  return !isOfPlan &&
    !isOk &&
    !isMore &&
    !isNamed &&
    segment.needs.every((need) => HAS_NO_FACTS.test(need))
    ? needs(segment)
    : undefined;
}

/** Wishes for what a guide rarely knows: what people eat, steps, crowds, how one gets about. */
export const PEOPLE_RULES: readonly Rule[] = [
  [
    /^(?:(?:\?|no|not|nothing|rm|want|add|only|fewer|all|rather|instof|than|and|or|max|more|walk|N|need|noun|thing) ?){1,12}P?$/,
    topic,
  ],
  [
    /^(?:(?:want|add|only|all|keep|max|N|\?|so|and) ){0,4}(?:need|need meal|meal (?:only )?need)(?: (?:\?|N|only|all|so|meal|and|need)){0,4}$/,
    needs,
  ],
];
