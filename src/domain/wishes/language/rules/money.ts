import type { Segment } from "../said-segment.ts";
import { type Choice, choiceOf } from "../said-wish.ts";
import type { Reading } from "./rule.ts";

/** What stands around a hotel and says nothing of it. */
const FILLER =
  /\b(?:we|i|id|wed|want|need|would|like|love|prefer|please|pls|can|could|you|a|an|the|our|my|for|us|to|stay|sleep|in|at|is|costs?|should|must|be|that|find|choose|book|take|some|something|one|per|each|every|euros?|eur|dollars?|usd|pounds?|night|nights|with|by|instead|of|have|get|this|maybe|bit)\b/g;
const LODGES = /^(?:hotels?|hostels?|room|accommodation|lodging|place to stay)$|\bhotel\b/;
const IS_HOSTEL = /^(?:youth )?hostels?$/;
const IS_CAPPED =
  /^(?:(?:hotel|room) (?:under|below|max|maximum|maximal|up|at most|most|budget|less than|no more than|not more than|not over|until) (\d{2,4})|(?:under|below|max|maximum|at most|most|less than|no more than) (\d{2,4}) (?:hotel|room))$/;
const IS_CHEAP =
  /^(?:swap|change|replace|different|other|another)? ?(?:(?:cheap|cheaper|less expensive|affordable|inexpensive|budget) hotel|hotel (?:cheap|cheaper|less expensive|too expensive|too dear))$/;
const IS_NICE =
  /^(?:swap|change|replace|different|other|another)? ?(?:(?:better|nicer|fancier|luxury|luxurious|posh|5 star|five star) hotel|hotel (?:better|nicer|fancier))$/;
const IS_OTHER = /^(?:swap|change|replace|different|other|another) hotel$/;

/** "Cheaper hotel", "a hotel under 150 a night", "swap the hotel for a better one": another hotel, and nothing else of the trip. */
export function hotelWish({ items, when }: Segment): Reading | undefined {
  if (when !== undefined || !items.some(({ words = "" }) => LODGES.test(words))) return undefined;
  const whole = items.map(({ words = "" }) => words).join(" ");
  const said = whole
    .replace(FILLER, " ")
    .replace(/\b(?:hotels|accommodation|lodging|place to stay)\b/, "hotel")
    .replace(/\s+/g, " ")
    .trim();
  if (IS_HOSTEL.test(said) && !/\b(?:not|no)\b/.test(whole))
    return [{ verb: "hotel", isHostel: true }];
  const [, one, other = one] = IS_CAPPED.exec(said) ?? [];
  if (other !== undefined) return [{ verb: "hotel", price: Number(other) }];
  if (IS_CHEAP.test(said)) return [{ verb: "hotel", isCheap: true }];
  if (IS_NICE.test(said)) return [{ verb: "hotel", isNice: true }];
  return IS_OTHER.test(said) ? [{ verb: "hotel" }] : undefined;
}

const SUM =
  /\b\d+ (?:euros?|eur|dollars?|usd|pounds?|quid|bucks|yen)\b|\b(?:under|below|over|max|maximum|up to|at most|less than|more than) \d{2,} (?:per|a|each) |\b\d{3,} (?:for everything|for all|in total|altogether|all in|overall|total)\b|\bbudget (?:\w+ ){0,2}\d{2,}/;

/** "We have 2000 for everything", "dinners under 40": no plan keeps to a sum, but it may cost less. */
export function sumOfMoney(segment: Segment): Reading | undefined {
  const { items, meals, when } = segment;
  if (!items.some(({ words = "" }) => /\d/.test(words))) return undefined;
  if (!SUM.test(items.map(({ words = "" }) => words).join(" "))) return undefined;
  if (items.some(({ code }) => /^(?:hotel|,|and|so|but|rm)$/.test(code))) return undefined;
  const [meal] = meals;
  const on = when === undefined ? {} : { when };
  const less: Choice =
    meal === undefined || meal === "any"
      ? choiceOf({ verb: "cheaper", ...on })
      : {
          label: "otherMeal",
          name: meal,
          wishes: [{ verb: "meal", meal, isOther: true, isCheap: true, ...on }],
        };
  return { choices: [less, { label: "note", name: "", wishes: [{ verb: "note", ...on }] }] };
}

/** Where a hotel is or what it costs, and nothing of the days: "hotel with a pool near the park", "the budget for the hotel". */
export function isOfLodging({ items, shape, times, range, meals, when }: Segment): boolean {
  const at = items.findIndex(({ code }) => code === "hotel");
  const led = items.slice(0, at).map(({ words = "" }) => words);
  const isFirst = led.every((words) => LEADS_LODGING.test(words));
  const isOther = times.length + meals.length > 0 || range !== undefined || when !== undefined;
  // "The hotel is lovely".
  const isPraised = items.some(({ code }) => code === "fine" || code === "keep");
  return (
    at !== -1 &&
    isFirst &&
    !isPraised &&
    !isOther &&
    items.slice(at + 1).some(({ code }) => code !== "-") &&
    !OF_DAY.test(shape)
  );
}
const LEADS_LODGING =
  /^(?:the|our|my|a|an|we|i|want|need|would like|and|total|budget|price|instead of|for|nice|cheaper?|good|quiet|central|another|different|other)$/;
const OF_DAY = /\b(?:back|end|start|nap|free|move|rm|add|swap|lesswalk|arrive|leave|depart)\b/;
