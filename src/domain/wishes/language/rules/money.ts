import type { Segment } from "../said-segment.ts";
import { type Choice, choiceOf } from "../said-wish.ts";
import type { Reading } from "./rule.ts";

const HOTEL = "(?:hotels?|room|accommodation|lodging|place to stay)";
/** What stands around a hotel and says nothing of it. */
const FILLER =
  /\b(?:we|i|id|wed|want|need|would|like|love|prefer|please|pls|can|could|you|a|an|the|our|my|for|us|to|stay|sleep|in|at|is|costs?|should|must|be|that|find|choose|book|take|some|something|one|per|each|every|euros?|eur|dollars?|usd|pounds?|night|nights|with|by|instead|of|have|get|this|maybe|bit)\b/g;
const CHEAP = "(?:cheap|cheaper|less expensive|not so expensive|affordable|inexpensive|budget)";
const NICE = "(?:better|nicer|fancier|luxury|luxurious|posh|5 star|five star)";
const CHANGE = "(?:swap|change|replace|move|different|other|another)";
const CAP =
  "(?:under|below|max|maximum|maximal|up|at most|most|budget|less than|no more than|not more than|not over|until)";

/** "Cheaper hotel", "a hotel under 150 a night", "swap the hotel for a better one": another hotel, and nothing else of the trip. */
export function hotelWish({ items, when }: Segment): Reading | undefined {
  const whole = items.map(({ words = "" }) => words).join(" ");
  const said = whole.replace(FILLER, " ").replace(/\s+/g, " ").trim();
  const is = (pattern: string) => new RegExp(`^(?:${pattern})$`).test(said);
  if (when !== undefined || !/\b(?:hotels?|hostels?|room|accommodation|lodging|stay)\b/.test(whole))
    return undefined;
  if (is("(?:youth )?hostels?")) return [{ verb: "hotel", isHostel: true }];
  const [, cap] =
    new RegExp(`^${HOTEL} ${CAP} (\\d{2,4})$|^${CAP} (\\d{2,4}) ${HOTEL}$`)
      .exec(said)
      ?.filter((one) => one !== undefined) ?? [];
  if (cap !== undefined) return [{ verb: "hotel", price: Number(cap) }];
  if (
    is(
      `(?:${CHANGE} )?${CHEAP} ${HOTEL}|(?:${CHANGE} )?${HOTEL} ${CHEAP}|${HOTEL} too (?:expensive|dear)`,
    )
  )
    return [{ verb: "hotel", isCheap: true }];
  if (is(`(?:${CHANGE} )?${NICE} ${HOTEL}|(?:${CHANGE} )?${HOTEL} ${NICE}`))
    return [{ verb: "hotel", isNice: true }];
  return is(`${CHANGE} ${HOTEL}`) ? [{ verb: "hotel" }] : undefined;
}

const SUM =
  /\b\d+ (?:euros?|eur|dollars?|usd|pounds?|quid|bucks|yen)\b|\b(?:under|below|over|max|maximum|up to|at most|less than|more than) \d{2,} (?:per|a|each) |\b\d{3,} (?:for everything|for all|in total|altogether|all in|overall|total)\b|\bbudget (?:\w+ ){0,2}\d{2,}/;

/** "We have 2000 for everything", "dinners under 40": no plan keeps to a sum, but it may cost less. */
export function sumOfMoney(segment: Segment): Reading | undefined {
  const { items, meals, when } = segment;
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
