import type { MealName } from "../said-items.ts";
import type { Segment } from "../said-segment.ts";
import type { SaidWish } from "../said-wish.ts";
import { dayWish, first, type Reading, type Rule } from "./rule.ts";

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
    const on = segment.when === undefined ? {} : { when: segment.when };
    return found.length === segment.meals.length && found.length > 0
      ? found.map((one) => ({ ...one, ...on }))
      : undefined;
  };
}

/** "Dinner at 7" is in the evening, "lunch at 1" after noon. */
const atTime = meals((meal, { times, shape }) => {
  const [time] = times;
  if (time?.minutes === undefined || times.length > 1) return undefined;
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

/** "Eat first" and "it's there for the food" name no meal. */
const named = (reading: (segment: Segment) => Reading | undefined) => (segment: Segment) =>
  segment.meals.includes("any") ? undefined : reading(segment);

const isThere = ({ items }: Segment) => items.some(({ isSubject }) => isSubject === true);

/** "There's no dinner in here" complains; "no dinner on Friday" asks. */
function noMeal(segment: Segment): Reading | undefined {
  const gone = meals(() => ({ isGone: true }))(segment);
  const added = meals(() => ({}))(segment);
  if (gone === undefined || added === undefined || "choices" in gone || "choices" in added)
    return undefined;
  return {
    choices: [
      { label: "addMeal", name: segment.meals[0] ?? "", wishes: added },
      { label: "noMeal", name: segment.meals[0] ?? "", wishes: gone },
    ],
  };
}

function foods(segment: Segment): Reading | undefined {
  const [meal = "any"] = segment.meals;
  const on = segment.when === undefined ? {} : { when: segment.when };
  return segment.foods.map((food) => ({ verb: "meal" as const, meal, food, ...on }));
}

/** Wishes about meals, and what there is to eat and drink. */
export const FOOD_RULES: readonly Rule[] = [
  [
    /^(?:want |add |move |keep |start |all |booked |only )*(?:special |fine )?meal (?:Q |athotel |hotel |by )*T(?:at|by|from)(?: Q| athotel| max| last| first| not later| fine)*$/,
    atTime,
  ],
  [/^T(?:at|by|from) (?:Q )?meal(?: athotel)?$/, atTime],
  [/^(?:first|earlier) meal T(?:at|by)$/, atTime],
  [/^meal (?:first|earlier) T(?:at|by)$/, atTime],
  [
    /^(?:want |move |add )*(?:meal (?:move )?earlier|(?:earlier|first) meal)$/,
    named(meals(() => ({ minutes: "earlier" }))),
  ],
  [
    /^(?:want |move |add )*(?:meal (?:move )?later|later meal)$/,
    named(meals(() => ({ minutes: "later" }))),
  ],
  [/^(?:rm |not want |not add |not booked |not )+meal$/, meals(() => ({ isGone: true }))],
  [/^meal (?:rm|no)$/, meals(() => ({ isGone: true }))],
  [/^no meal$/, (one) => (isThere(one) || one.when === undefined ? noMeal(one) : noMeal(one))],
  [
    /^(?:want |add |only |N )*(?:special |fine )(?:add )?meal(?: Q)?$/,
    (one) =>
      one.meals[0] === "any" && one.when === undefined
        ? undefined
        : meals(() => ({ isNice: true }))(one),
  ],
  [/^(?:want |add )*special (?:by |add )?meal$/, meals(() => ({ isNice: true }))],
  [
    /^(?:want |add |only |more |N )+meal$/,
    (one) => (one.meals[0] === "any" ? undefined : meals(() => ({}))(one)),
  ],
  [
    /^(?:want |add |only |keep |nothing |calm )*meal (?:athotel|hotel)$/,
    meals(() => ({ near: "hotel" })),
  ],
  [
    /^(?:want |add |only |keep )*(?:special |fine )?meal (?:P T(?:at|by)|T(?:at|by) P)$/,
    (one) => {
      const [near] = first(one);
      const timed = atTime(one);
      return near === undefined ||
        first(one).length > 1 ||
        timed === undefined ||
        "choices" in timed
        ? undefined
        : timed.map((wish) => (wish.verb === "meal" ? { ...wish, near } : wish));
    },
  ],
  [
    /^(?:want |add |keep )*meal P$|^P meal$/,
    (one) => {
      const [near] = first(one);
      return near === undefined || first(one).length > 1
        ? undefined
        : named(meals(() => ({ near })))(one);
    },
  ],
  [
    /^(?:want |add |more |N |all |fine |min )*food(?: meal| Q| thing)?(?: min| max| want| fine)*$/,
    // "Spicy food", "shellfish" by themselves may be what is not eaten.
    (one) =>
      (!/^(?:want|add|more|N|all)/.test(one.shape) && one.when === undefined) ||
      (one.numbers[0] ?? 1) > 3
        ? undefined
        : foods(one),
  ],
  [/^(?:want |add )+meal (?:by )?food$/, foods],
  [
    /^(?:no|not|cant|rm|not want|cant add|not add)(?: add| meal)* food$/,
    () => [{ verb: "need", need: "noFood" }],
  ],
  // A birthday is a good evening out.
  [
    /^(?:special |fine )?party(?: special| add)*$/,
    (one) =>
      one.when === undefined
        ? undefined
        : dayWish({ verb: "meal", meal: "dinner", isNice: true })(one),
  ],
  [
    /^(?:want |add )*(?:special|fine) (?:Q|meal|party)(?: add)?$/,
    (one) =>
      one.when === undefined || one.part === "morning"
        ? undefined
        : dayWish({ verb: "meal", meal: "dinner", isNice: true })(one),
  ],
];
