import type { MealName } from "../said-items.ts";
import type { Segment } from "../said-segment.ts";
import { type Choice, choiceOf, type SaidWish } from "../said-wish.ts";
import { dayWish, first, type Reading, type Rule, withDay } from "./rule.ts";

const HALF_DAY = 12 * 60;
/** What a bare "lunch earlier" is worth. */
const NOON = 11 * 60;

type MealWish = Extract<SaidWish, { readonly verb: "meal" }>;

/** One wish for each meal that is named. */
function meals(
  wish: (meal: MealName, segment: Segment) => Omit<MealWish, "verb" | "meal"> | undefined,
) {
  return (segment: Segment): Reading | undefined => {
    const found = segment.meals.flatMap((meal) => {
      const change = wish(meal, segment);
      return change === undefined ? [] : [{ verb: "meal" as const, meal, ...change }];
    });
    return found.length === segment.meals.length && found.length > 0
      ? found.map((one) => ({ ...one, ...brunch(segment, one), ...onDays(segment) }))
      : undefined;
  };
}

const onDays = ({ when }: Segment) => (when === undefined ? {} : { when });

const isBrunch = ({ items }: Segment) =>
  items.some(({ meal, word }) => meal === "lunch" && word?.startsWith("brunch"));

/** Brunch is an early lunch. */
const BRUNCH_MINUTES = 11 * 60 + 15;
function brunch(segment: Segment, { minutes, isGone }: Pick<MealWish, "minutes" | "isGone">) {
  return isBrunch(segment) && minutes === undefined && isGone !== true
    ? { minutes: BRUNCH_MINUTES }
    : {};
}

/** "Dinner at 7" is in the evening, "lunch at 1" after noon. */
const atTime = meals((meal, { times, shape }) => {
  const [time] = times;
  if (time?.minutes === undefined) return undefined;
  const isLate =
    time.isSure !== true &&
    time.minutes < HALF_DAY &&
    (meal === "dinner" || (meal !== "breakfast" && time.minutes < NOON));
  const minutes = isLate ? time.minutes + HALF_DAY : time.minutes;
  return {
    minutes,
    ...(time.bound === "by" ? { isLatest: true as const } : {}),
    ...(shape.includes("athotel") || shape.includes("hotel") ? { near: "hotel" as const } : {}),
    ...(/special|fine/.test(shape) ? { isNice: true as const } : {}),
  };
});

/** "Lunch between 12 and 1". */
const inRange = meals((_, { range }) =>
  range === undefined
    ? undefined
    : { minutes: Math.round((range.fromMinutes + range.toMinutes) / 2) },
);

/** "Breakfast at the hotel until 9:30": a day begins after it. */
const AFTER_BREAKFAST_MINUTES = 45;
function afterBreakfast(segment: Segment): Reading | undefined {
  const [time] = segment.times;
  if (time?.minutes === undefined || segment.meals[0] !== "breakfast") return undefined;
  const minutes = time.minutes + (time.bound === "at" ? AFTER_BREAKFAST_MINUTES : 0);
  return dayWish({ verb: "start-day", minutes, isSoonest: true })(segment);
}

const lasting = meals((_, { spans: [length], shape, items }) => ({
  length:
    length ??
    (shape.includes("longer") || items.at(-1)?.word === "long"
      ? ("longer" as const)
      : ("shorter" as const)),
}));

/** A place to eat by its name: at which meal, and when. */
function atTable(segment: Segment): Reading | undefined {
  const [table, ...more] = segment.tables;
  // "I was in Da Enzo" tells of it.
  const isTold =
    segment.shape === "E" || (segment.items[0]?.isSubject === true && /^E/.test(segment.shape));
  if (table === undefined || more.length > 0 || isTold) return undefined;
  const [meal = "any"] = segment.meals;
  const timed = segment.times.length === 0 ? [] : atTime({ ...segment, meals: [meal] });
  if (timed === undefined || "choices" in timed) return undefined;
  const [at] = timed;
  const hour = at?.verb === "meal" ? at : {};
  return [{ ...hour, verb: "meal", meal, table, ...onDays(segment) }];
}

/** "PSI again", "another dinner: the one at PSI". */
function thereAgain(segment: Segment): Reading | undefined {
  const isAgain = segment.items.filter(({ code }) => code === "?");
  const isMore = isAgain.length > 0 || /\b(?:more|other)\b/.test(segment.shape);
  if (!isMore || isAgain.some(({ word }) => word !== "again")) return undefined;
  const reading = atTable(segment);
  if (reading === undefined || "choices" in reading) return undefined;
  return reading.map((wish) => (wish.verb === "meal" ? { ...wish, isMore: true } : wish));
}

/** Another place to eat than the one that is named, or than the plan has. */
function elsewhere(segment: Segment): Reading | undefined {
  const [table, ...more] = segment.tables;
  const [meal = "any"] = segment.meals;
  if (more.length > 0) return undefined;
  const isCheap = /cheap/.test(segment.shape) ? { isCheap: true as const } : {};
  // "The curry place is too spicy, something plain" asks for no curry.
  const [food] = segment.shape.includes("by") ? segment.foods : [];
  const ofFood = food === undefined ? {} : { food };
  const isNear = /athotel/.test(segment.shape) ? { near: "hotel" as const } : {};
  const gone = { ...(table === undefined ? {} : { table }), isOther: true as const };
  return [{ verb: "meal", meal, ...gone, ...isCheap, ...isNear, ...ofFood, ...onDays(segment) }];
}

/** "Dinner at 8:30 is too late": before that hour, whichever days have it so. */
function sooner(segment: Segment): Reading | undefined {
  const [, which] = /too (late|early)/.exec(segment.items.at(-1)?.words ?? "") ?? [];
  if (which === "early") return meals(() => ({ minutes: "later" }))(segment);
  const timed = atTime(segment);
  if (which === undefined || timed === undefined || "choices" in timed) return undefined;
  return timed.map((wish) =>
    wish.verb === "meal" && typeof wish.minutes === "number"
      ? { ...wish, minutes: wish.minutes - SOONER_MINUTES, isLatest: true }
      : wish,
  );
}

const SOONER_MINUTES = 30;
const COMPLAINS =
  /^(?:joke|ridiculous|insane|crazy|nuts|mad|tight|stressful|impossible|silly|stupid|brutal|wild)$/;
/** From when a meal that somebody complains of is too late. */
const LATE_MEAL = 20 * 60;

/** "Dinner at 9 is a joke": sooner, or later. */
function complained(segment: Segment): Reading | undefined {
  const [meal] = segment.meals;
  const [time] = segment.times;
  if (meal === undefined || !segment.items.some(({ word = "" }) => COMPLAINS.test(word)))
    return undefined;
  const isLate = (time?.minutes ?? 0) >= LATE_MEAL || (time?.minutes ?? 720) < HALF_DAY;
  const both = (["earlier", "later"] as const).map((minutes) => ({
    label: minutes,
    name: meal,
    wishes: [{ verb: "meal" as const, meal, minutes, ...onDays(segment) }],
  }));
  return { choices: isLate ? both : both.toReversed() };
}

/** "Dinner with a view": as places to eat are described. A special one is one for which one goes farther. */
function withSetting(segment: Segment): Reading | undefined {
  const [what, ...more] = segment.objects.flat();
  const said = /^(?:view|rooftop|terrace|garden)/i.exec(what?.text ?? "")?.[0]?.toLowerCase();
  const [meal = "dinner"] = segment.meals;
  if (said === undefined || more.length > 0) return undefined;
  const timed = segment.times.length === 0 ? [] : atTime(segment);
  if (timed === undefined || "choices" in timed) return undefined;
  const isNice = /special|fine|party/.test(segment.shape) ? { isNice: true as const } : {};
  return [...timed, { verb: "meal", meal, food: said, ...isNice, ...onDays(segment) }];
}

/** To eat none of some foods. */
export const without = (foods: readonly string[]): SaidWish => ({
  verb: "need",
  need: foods.length > 0 && foods.every((food) => food === "fish") ? "seafoodFree" : "noFood",
});

/** "Fish we like, except shellfish": the words say which. */
export function exceptFood({ shape, when }: Segment): Reading | undefined {
  return /^(?:rest |other )?(?:all )?except food$/.test(shape) && when === undefined
    ? [{ verb: "need", need: "noFood" }]
    : undefined;
}

/** What is said of a food without more: to have it, or not to. */
function openFood(segment: Segment): Reading {
  const [food = ""] = segment.foods;
  const name = segment.items.find((item) => item.food !== undefined)?.words ?? food;
  return {
    choices: [
      { label: "addMeal", name, wishes: [{ verb: "meal", meal: "any", food }] },
      { label: "noMeal", name, wishes: [without(segment.foods)] },
    ],
  };
}

/** "Eat first" and "it's there for the food" name no meal. */
const named = (reading: (segment: Segment) => Reading | undefined) => (segment: Segment) =>
  segment.meals.includes("any") ? undefined : reading(segment);

const isThere = ({ items }: Segment) =>
  items.some(
    ({ isSubject, word = "" }) => isSubject === true || /^(?:there|is|has|have)$/.test(word),
  );

/** "The fancy restaurants are dear" speaks of those of the plan. */
function isOfThem({ meals: said, when, items }: Segment): boolean {
  const isMany = items.some(({ word }) => word === "restaurants");
  return said[0] === "any" && (when === undefined || isMany);
}

const LUNCHTIME = { fromMinutes: 12 * 60, toMinutes: 14 * 60 + 30 } as const;
const OF_OURS =
  /\b(?:friends?|famil(?:y|ies)|relatives|cousins?|uncle|aunt|colleagues?|clients?|in-?laws|grandparents|my (?:sister|brother|mum|mom|dad|parents|boss|ex))\b/;

/** "On Saturday we have dinner with friends": a meal of their own, for which the plan leaves the time. */
export function mealOfTheirOwn({
  items,
  meals: [meal, ...more],
  when,
}: Segment): Reading | undefined {
  const said = items.map(({ word = "", words = word }) => words).join(" ");
  const isHad = /\b(?:have|having|has|got|meet|meeting|are invited|invited)\b/.test(said);
  const isOurs = / with (?:\w+ ){0,2}/.test(said) && OF_OURS.test(said);
  if (!isHad || !isOurs || more.length > 0 || (meal !== "dinner" && meal !== "lunch"))
    return undefined;
  const on = when === undefined ? {} : { when };
  const wish: SaidWish =
    meal === "dinner"
      ? { verb: "free", part: "evening", ...on }
      : { verb: "free-hours", ...LUNCHTIME, ...on };
  return when === undefined ? { choices: [choiceOf(wish)] } : [wish];
}

const IS_EACH = /^(?:lunches|dinners|breakfasts)$/;

/** "There's no dinner in here" complains; "no dinner on Friday" asks. */
function noMeal(segment: Segment): Reading | undefined {
  const gone = meals(() => ({ isGone: true }))(segment);
  const added = meals(() => ({}))(segment);
  if (gone === undefined || added === undefined || "choices" in gone || "choices" in added)
    return undefined;
  const name = segment.meals[0] ?? "";
  const choices: readonly Choice[] = [
    { label: "noMeal", name, wishes: gone },
    { label: "addMeal", name, wishes: added },
  ];
  return { choices: isThere(segment) ? choices.toReversed() : choices };
}

function foods(segment: Segment): Reading | undefined {
  const [meal = "any"] = segment.meals;
  const [near, ...more] = segment.objects.flat();
  if (more.length > 0) return undefined;
  const beside = near?.kind === "places" ? { near } : {};
  return segment.foods.map((food) => ({
    ...{ verb: "meal" as const, meal, food, ...beside, ...onDays(segment) },
  }));
}

const EVENINGS_OUT: SaidWish = {
  verb: "add",
  what: {
    kind: "category",
    text: "evenings out",
    categories: ["show", "nightlife"],
    isPlural: true,
  },
};

/** Wishes about meals, and what there is to eat and drink. */
export const FOOD_RULES: readonly Rule[] = [
  // "Add something after dinner".
  [
    /^(?:add |want )+(?:some|thing|stuff)(?: \?)? after meal$/,
    (one) =>
      one.meals[0] === "dinner"
        ? { choices: [choiceOf({ ...EVENINGS_OUT, ...onDays(one) })] }
        : undefined,
  ],
  // "Dinner should not start after 19:30".
  [
    /^meal not start T(?:from|since|at)$/,
    (one) => {
      const timed = atTime(one);
      return timed === undefined || "choices" in timed
        ? undefined
        : timed.map((wish) => (wish.verb === "meal" ? { ...wish, isLatest: true } : wish));
    },
  ],
  // "Lunches are ok".
  [
    /^meal(?: fine)?$/,
    ({ items }) =>
      items.some(({ words = "" }) => /^(?:is|are)$/.test(words)) &&
      items.some(({ word = "" }) => /^(?:ok|okay|fine|good|perfect)$/.test(word))
        ? "aside"
        : undefined,
  ],
  [
    /^meal isin(?: hotel| athotel)?$/,
    (one) => (one.meals[0] === "breakfast" ? "aside" : undefined),
  ],
  [
    /^(?:want |keep )*meal (?:want |athotel )*T(?:by|at|from)(?: athotel)?$|^meal athotel T(?:by|at)$/,
    afterBreakfast,
  ],
  [
    /^(?:want |add |move |keep |booked |fine |special )*(?:meal (?:booked )*)?E(?: meal)?(?: booked| want| keep| fine| rather)*(?: (?:Q |meal |keep )?T(?:at|by|from|since))?(?: Q| meal| keep)*$|^(?:want |add |keep |booked |special )*meal (?:Q )?T(?:at|by) E$|^T(?:at|by) (?:want |add |booked )*(?:meal )?E(?: meal)?(?: keep)?$/,
    atTable,
  ],
  [
    /^(?:want |add |back )*(?:(?:more |other )?meal (?:N )?)?E(?: \?)?(?: meal)?(?: \?)?$/,
    thereAgain,
  ],
  [
    /^(?:rm |no |not want |not add |not )+(?:meal )?E(?: meal| \?)?$|^E (?:meal )?(?:rm|no)(?: rm)?$|^swap (?:meal )?E(?: by(?: (?:some|other|more|all|cheap|meal|thing|athotel|fine|add|E))*)?$|^(?:want |add )*(?:other |some |more )?(?:E |meal |meal E )?instof E$/,
    elsewhere,
  ],
  [
    /^(?:want |add )*(?:more|other|otherday|cheap|some)(?: cheap| more| add)* (?:E )?meal$|^meal (?:other|otherday|cheap)(?: Q)?$|^swap meal(?: (?:by|some|other|cheap|thing|more))*$|^swap (?:meal )?E by (?:some |other )?food$/,
    // "More food" is no other table.
    (one) => (one.shape.startsWith("more") ? undefined : elsewhere(one)),
  ],
  [/^(?:want |add |keep |move )*meal (?:start |want |add )*R$/, inRange],
  [
    /^(?:want |add )*(?:meal (?:max |min |only )*S(?: max| min)?|S meal|(?:longer|shorter) meal|meal longer)$/,
    lasting,
  ],
  [
    /^(?:want |add |N |only )*(?:special |fine |party )*meal (?:T(?:at|by) )?[kK](?: T(?:at|by))?$|^(?:want |add )*[kK] meal$/,
    withSetting,
  ],
  [
    /^(?:not want |no |not |want |move |add )*meal (?:first )?(?:want )?T(?:at|by|from) (?:not|instof|no) (?:N|T\w+)$|^(?:want |add |move )*meal T(?:at|by|from) instead$|^meal earlier T(?:at|by)$/,
    (one) => atTime({ ...one, times: one.times.slice(0, 1) }),
  ],
  [
    /^allergic (?:food|\?)(?: food| \?| and \?){0,2}$|^(?:who |N )?allergic food$|^nothing food$|^(?:meal )?food so not$/,
    (one) => [without(one.foods)],
  ],
  [
    /^(?:fine )?food(?: fine| special| some)*$/,
    (one) =>
      one.when !== undefined
        ? undefined
        : one.items.some(({ word }) => word === "please")
          ? foods(one)
          : openFood(one),
  ],
  [
    /^(?:want |add |move |keep |start |all |booked |only )*(?:special |fine |first |earlier |later )?meal (?:Q |athotel |hotel |by |want |first |move |start )*T(?:at|by|from|since)(?: Q| athotel| max| last| first| not later| fine)*$/,
    atTime,
  ],
  [/^T(?:at|by|from) (?:Q )?meal(?: athotel)?$/, atTime],
  [/^(?:first|earlier) meal T(?:at|by)$/, atTime],
  [
    /^(?:want |add )*(?:special |fine )*meal outing$/,
    (one) => (isBrunch(one) ? meals(() => ({}))(one) : undefined),
  ],
  // "Dinner at 8:30 is too late", "dinner at Fouquet's is out of our budget".
  [/^(?:meal T(?:at|by)|T(?:at|by) meal) (?:earlier|later)$/, sooner],
  [/^(?:meal T(?:at|by)|T(?:at|by) meal)(?: \?){1,3}$/, complained],
  [/^meal (?:E|E meal) cheap$/, elsewhere],
  [
    /^(?:want |move |add )*(?:meal (?:move )?earlier|(?:earlier|first) meal|meal first)$/,
    named(meals(() => ({ minutes: "earlier" }))),
  ],
  [
    /^(?:want |move |add )*(?:meal (?:move )?later|later meal)$/,
    named(meals(() => ({ minutes: "later" }))),
  ],
  [
    /^(?:rm |not want |not add |not booked |not )+meal$/,
    // "We don't need a restaurant" may be said of one meal.
    (one) =>
      one.meals[0] === "any" && one.when === undefined
        ? undefined
        : meals(() => ({ isGone: true }))(one),
  ],
  // "Nothing fancy to eat".
  [
    /^(?:nothing|no|not|not add|not want) special meal$/,
    () => [{ verb: "meal", meal: "any", isOther: true, isCheap: true }],
  ],
  [
    /^no meal$/,
    (one) =>
      (isThere(one) || (one.when === undefined && !IS_EACH.test(one.items.at(-1)?.words ?? ""))
        ? noMeal
        : meals(() => ({ isGone: true })))(one),
  ],
  [
    /^(?:want |add |only |N )*(?:special |fine )+(?:add )?meal(?: Q)?$/,
    (one) =>
      // "The fancy restaurants are dear" speaks of those of the plan.
      isOfThem(one) ? undefined : meals(() => ({ isNice: true }))(one),
  ],
  [
    /^(?:want |add |only |more |N )+meal$/,
    (one) => (one.meals[0] === "any" ? undefined : meals(() => ({}))(one)),
  ],
  [
    /^(?:want |add |only |keep |nothing |calm )*meal (?:back )?(?:athotel|hotel)$/,
    meals(() => ({ near: "hotel" })),
  ],
  [
    /^(?:want |add |keep )*meal P$|^P meal$/,
    (one) => {
      const [near] = first(one);
      return near === undefined || first(one).length > 1 ? undefined : meals(() => ({ near }))(one);
    },
  ],
  // "Custard tarts in Belém".
  [/^(?:want |add )*food P$/, (one) => (first(one).length > 1 ? undefined : foods(one))],
  [
    /^(?:want |add |more |N |all |fine |min )*food(?: meal| Q| thing)?(?: min| max| want| fine)*$/,
    // "Spicy food", "shellfish" by themselves may be what is not eaten.
    (one) =>
      (!/^(?:want|add|more|N|all)/.test(one.shape) && one.when === undefined) ||
      (one.numbers[0] ?? 1) > 3
        ? undefined
        : foods(one),
  ],
  [
    /^(?:want |add |rather )*meal (?:move |want |add )?(?:by )?food$|^(?:want |add |rather |more |some |fine )*food meal(?: Q| athotel)?$/,
    foods,
  ],
  // "The rest eat everything".
  [/^(?:rest |who |else )*meal all$/, () => "aside"],
  // "Dinner on Friday".
  [
    /^meal$/,
    (one) =>
      one.hasIt || one.meals[0] === "any" || (one.when === undefined && !isBrunch(one))
        ? undefined
        : meals(() => ({}))(one),
  ],
  [
    /^(?:no|not|cant|rm|not want|cant add|not add)(?: add| meal)* food(?: or| meal)?(?: and \?(?: \?)?)?$/,
    (one) =>
      // "Not the pizza" is one that the plan has.
      one.items.some(({ word }) => word === "the") ? undefined : [without(one.foods)],
  ],
  // "We eat no pork".
  [
    /^meal no food(?: (?:and|or) (?:no )?food)*$/,
    (one) =>
      one.items.some(({ word }) => /^eats?$/.test(word ?? "")) ? [without(one.foods)] : undefined,
  ],
  // "Ramen on day 2, and on day 3 something without fish".
  [
    /^some no food$/,
    withDay(({ foods: said, items, when }) => {
      const meal = items[0]?.ofMeal;
      const need = without(said);
      return meal === undefined || need.verb !== "need" ? undefined : [{ ...need, meal, when }];
    }),
  ],
  // "I eat everything except raw meat".
  [
    /^(?:want |add )*meal all except (?:food|\?)(?: food| \?)?$/,
    (one) =>
      one.items.some(({ word }) => /^eats?$/.test(word ?? "")) ? [without(one.foods)] : undefined,
  ],
  // A birthday is a good evening out.
  [
    /^(?:special |fine |N |\? ){0,3}party(?: special| add)*$/,
    (one) =>
      // A child's is no evening out.
      one.items.some(({ code, word }) => code === "child" || word === "child")
        ? "aside"
        : one.when === undefined
          ? undefined
          : dayWish({ verb: "meal", meal: "dinner", isNice: true })(one),
  ],
];
