import { clockText } from "../../clock-text.ts";
import { MOST_CHOICES, objectChoices } from "./object-choices.ts";
import { someThings } from "./rules/counts.ts";
import { without } from "./rules/food.ts";
import { endOfDay, setStart } from "./rules/hours.ts";
import type { MealName, SaidItem, SaidObject } from "./said-items.ts";
import type { Segment } from "./said-segment.ts";
import type { When } from "./said-times.ts";
import { type Choice, choiceOf, type SaidWish, type Spot } from "./said-wish.ts";
import { thingIn } from "./unnamed.ts";

const IS_CALM = /^(?:calm|fewer|shorter|lesswalk)$/;

const IS_HUNGRY = /^(?:hangry|hungry|starving|famished)$/;

/** Words of free time. */
const FREES = /^(?:free|nothing|keep|no|not|rm|nap|break|busy|freeday|rest)$/;

/** What could be meant by words that no rule reads: of the places, kinds, days and times in them. */
export function knownChoices(segment: Segment): readonly Choice[] {
  const { items, objects, when, times } = segment;
  if (objects.length > 0 && segment.tables.length === 0)
    return [...mealsBeside(segment), ...hoursOf(segment), ...objectChoices(segment)].slice(
      0,
      MOST_CHOICES,
    );
  // "Not on Saturday", behind what it is about.
  const { roleWhen, refers, shape } = segment;
  const isNotThen = /^(?:Dnot|Q)$/.test(shape) && items.some(({ code }) => code === "Dnot");
  if (isNotThen && refers !== undefined)
    return refers.all.map((what) =>
      choiceOf({ verb: "not-on", what, when: roleWhen ?? when?.except }),
    );
  // "Who put the park at 9? Afternoon please", "after 22:00".
  const named = refers?.isSole === true && refers.what.kind === "places" ? refers.what : undefined;
  const ofNamed = named === undefined ? [] : thenAt(named, segment);
  if (ofNamed.length > 0) return ofNamed;
  // "The Anne Frank House, but early".
  const [, spot] = /^(?:\? )?(first|last|earlier|later)(?: Q)?(?: \?)?$/.exec(shape) ?? [];
  if (spot !== undefined && refers?.isSole && refers.what.kind === "places")
    return [choiceOf({ verb: "move", what: refers.what, to: spot as Spot })];
  // "Move it", "find another day".
  if ((shape === "move" || items.some(({ code }) => code === "otherday")) && refers?.isSole)
    return [choiceOf({ verb: "move", what: refers.what, to: "other-day" })];
  const [beside, ...others] = refers?.all ?? [];
  if (shape === "diff" && beside !== undefined && others.length > 0)
    return [choiceOf({ verb: "apart", what: beside, others })];
  // "Saturday is too much, cut one thing".
  if (isOfSome(segment)) return [choiceOf(someThings(segment.numbers[0] ?? 1, when))];
  const choices: Choice[] = [];
  const on = when === undefined ? {} : { when };
  // "..., with a maximum of two sights".
  const [most = 0] = segment.numbers;
  if (when !== undefined && most > 0 && /^(?:max|only) N thing$|^N thing max$/.test(shape))
    return [choiceOf({ verb: "most-a-day", count: most, when })];
  // "One big sight a day".
  if (when !== undefined && most > 0 && /^N (?:\? )?thing$/.test(shape))
    return [
      choiceOf({ verb: "most-a-day", count: most, when }),
      choiceOf({ verb: "pace", pace: "relaxed", when }),
    ];
  for (const table of segment.tables.slice(0, 1)) {
    const [meal = "any"] = segment.meals;
    const at = { verb: "meal" as const, meal, table, ...on };
    choices.push(
      { label: "add", name: table.name, wishes: [at] },
      { label: "swap", name: table.name, wishes: [{ ...at, isOther: true }] },
    );
  }
  // "Don't plan anything that day, we land at 4".
  const isNothing = /\bnot (?:want |add )+(?:some|all)\b/.test(shape);
  if (isNothing && when !== undefined && items.some(({ word }) => word === "anything"))
    return [choiceOf({ verb: "free", part: "day", when })];
  const [time] = times;
  choices.push(...mealChoices(segment), ...needChoices(segment));
  if (choices.length > 0) return choices.slice(0, MOST_CHOICES);
  if (time?.minutes !== undefined && items.some(({ word = "" }) => IS_HUNGRY.test(word)))
    return fedBy(time.minutes, time.isSure === true, when);
  if (time?.minutes !== undefined) {
    if (!items.some(speaksOfHours)) return choices;
    const { minutes } = time;
    const late = endOfDay(segment) ?? minutes;
    const isOf = (code: RegExp) => items.some((item) => code.test(item.code));
    // "Wrecked by 5": nobody starts then.
    const isStart = time.bound !== "by" || (minutes >= 420 && minutes < 660);
    if (minutes >= 300 && minutes <= LATEST_START && isStart && !isOf(/^(?:end|back)$/))
      choices.push({ label: "doIt", name: "", wishes: [{ verb: "start-day", minutes, ...on }] });
    if (late >= 720 && !isOf(/^(?:start|busy)/))
      choices.push({
        label: "doIt",
        name: "",
        wishes: [{ verb: "end-day", minutes: late, ...on }],
      });
  } else if (segment.range !== undefined) {
    choices.push(...hoursOf(segment));
  } else if (segment.items.some(({ code }) => FREES.test(code)) && !/^(?:not|no) \?$/.test(shape)) {
    const { part = "day" } = segment;
    if (when !== undefined || part !== "day")
      choices.push({ label: "doIt", name: "", wishes: [{ verb: "free", part, ...on }] });
  }
  if (choices.length > 0 || items.every((item) => item.when === undefined)) return choices;
  const pace = items.some(({ code }) => IS_CALM.test(code)) ? "relaxed" : "full";
  return items.some(({ code }) => IS_CALM.test(code) || code === "full")
    ? [{ label: "doIt", name: "", wishes: [{ verb: "pace", pace, ...on }] }]
    : [];
}

/** "They get hangry by 12". */
function fedBy(said: number, isSure: boolean, when: When | undefined): readonly Choice[] {
  const minutes = said < 600 && !isSure ? said + 720 : said;
  const meal = minutes < 900 ? "lunch" : "dinner";
  const on = when === undefined ? {} : { when };
  return [choiceOf({ verb: "meal", meal, minutes, isLatest: true, ...on })];
}

const LATEST_START = 17 * 60;

/** A day begins or ends then; "a reservation for 15:00" says neither. */
function speaksOfHours({ code, words = "" }: SaidItem): boolean {
  return (
    /^(?:start|end|back|first|last|earlier|later|late|arrive|depart|leave|reach|flight|rail|athotel|hotel|busy|free|nothing)/.test(
      code,
    ) || SAYS_HOURS.test(words)
  );
}
const SAYS_HOURS =
  /\b(?:up|out|awake|wake|sleep|bed|bedtime|asleep|home|curfew|early|late|meet|meets|meeting|work|works|working|call|closes?|opens?)\b/;

/** An hour or a part of the day by itself, behind the one place that was named. */
function thenAt(what: SaidObject, segment: Segment): readonly Choice[] {
  const { shape, part } = segment;
  if (shape === "Q" && part !== undefined && part !== "day")
    return [choiceOf({ verb: "move", what, to: part })];
  if (!/^T(?:at|by|from|since)$/.test(shape)) return [];
  const read = setStart({ ...segment, objects: [[what]] });
  if (read === undefined || "choices" in read) return read?.choices ?? [];
  const [wish] = read;
  const name = what.kind === "places" ? (what.found[0]?.name ?? what.text) : what.text;
  return wish?.verb === "set-start" && typeof wish.minutes === "number"
    ? [{ label: "visitAt", name: `${name}, ${clockText(wish.minutes)}`, wishes: [wish] }]
    : [];
}

/** "Indoor things from 12 to 3": nothing else then. */
function hoursOf({ range, objects, when }: Segment): readonly Choice[] {
  const isOfPlace = objects.flat().some(({ kind }) => kind === "places");
  if (range === undefined || isOfPlace) return [];
  return [choiceOf({ verb: "free-hours", ...range, ...(when && { when }) })];
}

/** "Cut one thing", "skip whatever is least interesting". */
function isOfSome({ items, shape }: Segment): boolean {
  const isLeast = /^rm\b/.test(shape) && items.some(({ word }) => word === "least");
  return isLeast || shape === "rm N thing";
}

/** "A nice dinner with a view", "dinner by the sea on Friday". */
function mealsBeside({ meals: [said], objects, when, items, part }: Segment): readonly Choice[] {
  const [what] = objects.flat();
  const isNice = items.some(({ code }) => /^(?:special|party|fine|top)$/.test(code));
  // "For this evening a nice restaurant with a view".
  const meal = said === "any" && isNice && part === "evening" ? "dinner" : said;
  if (meal === undefined || meal === "any" || what === undefined) return [];
  // "Bars after dinner" are no dinner.
  if (items.some(({ code }) => /^(?:after|before)$/.test(code))) return [];
  const at = { verb: "meal" as const, meal, ...(when === undefined ? {} : { when }) };
  const beside: SaidWish =
    what.kind === "places" ? { ...at, near: what } : { ...at, food: what.text.toLowerCase() };
  return [beside, ...(isNice ? [{ ...at, isNice: true as const }] : [])].map(choiceOf);
}

/** What the words call a thing, with its day. */
export function thingChoices({ items, when }: Segment): readonly Choice[] {
  const thing = thingIn(items);
  if (thing === undefined) return [];
  return objectChoices(when === undefined ? thing : { ...thing, when }).slice(0, 2);
}

/** Of a food: to have it, or not to. Of a meal: then, sooner or later, or not at all. */
function mealChoices({ meals, foods, times, items, when }: Segment): readonly Choice[] {
  const on = when === undefined ? {} : { when };
  const [food] = foods;
  // "Lunch is too expensive, find a cheap kebab place".
  const [meal = (food === undefined ? undefined : items[0]?.ofMeal) ?? "any"] = meals;
  const swapped = swappedMeal(items, meal);
  if (swapped !== undefined) return [choiceOf({ ...swapped, ...on })];
  if (food !== undefined) {
    const name = items.find((item) => item.food !== undefined)?.words ?? food;
    const isGone = items.some(({ code }) => /^(?:no|not|rm|fewer|nothing)$/.test(code));
    const price = items.some(({ code }) => code === "cheap") ? { isCheap: true as const } : {};
    const wanted: SaidWish = { verb: "meal", meal, food, ...price, ...on };
    const both: readonly Choice[] = [
      { label: "addMeal", name, wishes: [wanted] },
      { label: "noMeal", name, wishes: [without(foods)] },
    ];
    // "Ramen instead", "schnitzel for dinner one of the days" want it.
    const isWanted =
      meals.some((one) => one !== "any") || items.some(({ code }) => /^(?:instead|or)$/.test(code));
    return isGone ? both.toReversed() : isWanted ? [choiceOf(wanted)] : both;
  }
  const isSpecial = items.some(
    ({ code, word }) => /^(?:special|party|fine|top)$/.test(code) || word === "nicer",
  );
  // "Something romantic on the 2nd night".
  const isRefused = items.some(({ code }) => /^(?:no|not|nothing)$/.test(code));
  if (
    !isRefused &&
    meals.every((one) => one === "any") &&
    items.some(({ code }) => /^(?:special|party)$/.test(code))
  )
    return [
      {
        label: "niceMeal",
        name: "dinner",
        wishes: [{ verb: "meal", meal: "dinner", isNice: true, ...on }],
      },
    ];
  if (meal === "any" || meals.length > 1) return [];
  const dish = dishIn(items);
  const [time] = times;
  if (time?.minutes !== undefined) {
    const isLate = time.isSure !== true && time.minutes < (meal === "dinner" ? 720 : 660);
    const minutes = time.minutes + (meal !== "breakfast" && isLate ? 720 : 0);
    const isLatest = time.bound === "by" ? { isLatest: true as const } : {};
    return [choiceOf({ verb: "meal", meal, minutes, ...isLatest, ...on })];
  }
  if (items.some(({ word }) => word === "long"))
    return [{ label: "doIt", name: "", wishes: [{ verb: "meal", meal, length: "longer", ...on }] }];
  if (dish !== undefined)
    return [
      {
        label: "visitAt",
        name: wordsOf(items),
        wishes: [{ verb: "meal", meal, food: dish, ...on }],
      },
      { label: "niceMeal", name: meal, wishes: [{ verb: "meal", meal, isNice: true, ...on }] },
      { label: "otherMeal", name: meal, wishes: [{ verb: "meal", meal, isOther: true, ...on }] },
    ];
  const name = meal;
  const hours: readonly Choice[] = [
    { label: "earlier", name, wishes: [{ verb: "meal", meal, minutes: "earlier", ...on }] },
    { label: "later", name, wishes: [{ verb: "meal", meal, minutes: "later", ...on }] },
  ];
  const other: Choice = {
    label: "otherMeal",
    name,
    wishes: [{ verb: "meal", meal, isOther: true, ...on }],
  };
  const none: Choice = {
    label: "noMeal",
    name,
    wishes: [{ verb: "meal", meal, isGone: true, ...on }],
  };
  const nice: Choice = {
    label: "niceMeal",
    name,
    wishes: [{ verb: "meal", meal, isNice: true, ...on }],
  };
  // "No hotel breakfasts".
  if (items.some(({ code }) => /^(?:no|not|rm|nothing)$/.test(code))) return [none, other];
  return isSpecial ? [nice, other, none] : [...hours, other, none];
}

/** "Replace the steak dinner by a vegetarian restaurant near the hotel": what comes, and where. */
function swappedMeal(items: readonly SaidItem[], meal: MealName): SaidWish | undefined {
  const by = items.findIndex(({ code }) => code === "by");
  const isSwap = items.slice(0, by).some(({ code }) => code === "swap");
  if (!isSwap || meal === "any") return undefined;
  const come = items.slice(by + 1);
  const diet = come.find(({ need }) => need !== undefined)?.words;
  const food = come.find((item) => item.food !== undefined)?.food ?? diet;
  const isNear = come.some(({ code }) => /^(?:athotel|hotel)$/.test(code));
  return food === undefined
    ? undefined
    : { verb: "meal", meal, food, ...(isNear ? { near: "hotel" as const } : {}) };
}

/** As they are said, from the meal to the dish: "dinner by the water". */
function wordsOf(items: readonly SaidItem[]): string {
  const said = [...dishWords(items), items.find(({ meal }) => meal !== undefined)].flatMap(
    (item) => (item === undefined ? [] : [items.indexOf(item)]),
  );
  return items
    .slice(Math.min(...said), Math.max(...said) + 1)
    .map(({ words = "" }) => words)
    .join(" ");
}

const NO_DISH =
  /^(?:nicer?|better|posh|find|book|booked|have|lovely|make|give|sitting|times?|once|least|early|late|proper|big|small|somewhere|spanish|included|too|easy|going|space|quick|long|partner|wants)$|(?:ly|ed)$/;

/** "Churros for breakfast", "a chilli crab dinner", "lunch by the water": a word that places to eat may be described with. */
function dishIn(items: readonly SaidItem[]): string | undefined {
  if (items.some(({ code }) => /^(?:no|not|rm|fewer)$/.test(code))) return undefined;
  const said = dishWords(items);
  return said.length === 0 ? undefined : said.map(({ word }) => word).join(" ");
}

/** One word, or two beside each other. */
function dishWords(items: readonly SaidItem[]): readonly SaidItem[] {
  const [first, next] = items.filter(
    ({ code, word = "" }) => code === "?" && word.length > 3 && !NO_DISH.test(word),
  );
  if (first === undefined) return [];
  return next !== undefined && next.from - first.to === 1 ? [first, next] : [first];
}

/** What a guide knows little of is wanted, whatever else is said. */
function needChoices({ needs }: Segment): readonly Choice[] {
  const [need] = needs;
  return need === undefined ? [] : [{ label: "doIt", name: "", wishes: [{ verb: "need", need }] }];
}
