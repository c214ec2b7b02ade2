import { isUnknown, type SaidItem, type SaidObject } from "../language/said-items.ts";
import type { Named } from "../language/said-names.ts";
import type { FrameVerb } from "./frame.ts";
import {
  clockOf,
  inMeal,
  mealAtTable,
  mealOf,
  mealOfThing,
  mealsOf,
  namedThings,
  type Reader,
  type Readings,
  type Slots,
  tablesOf,
  unsure,
} from "./frame-slots.ts";
import { itemsIn, lengthIn, thingIn } from "./slot-values.ts";

const SKIPS = /^\W*(?:please |pls |can we |lets? |just )?(?:skip|drop|cancel|scrap|remove)\b/i;

const LATEST = /\b(?:by|before|latest|no later|not later|until|max)\b/i;
/** "Not before 8" is 8 or later. */
const NOT_BEFORE = /\b(?:not?|never|nothing|\w+n['’]?t)\b.{0,30}?\b(?:before|until|till)\b/i;

/** What frames about meals come to. */
export const MEAL_READERS: Partial<Record<FrameVerb, Reader>> = {
  mealtime: (slots) => {
    const { of, when, frame } = slots;
    // "Skip the dinner at 20:30".
    if (SKIPS.test(frame.text)) return MEAL_READERS.nomeal?.(slots);
    if (of("table").length > 0 && of("time").length > 0) return MEAL_READERS.table?.(slots);
    const meals = mealsOf(slots);
    const clock = clockOf(slots, "meal");
    const isLatest = LATEST.test(frame.text.replace(NOT_BEFORE, " ")) ? { isLatest: true } : {};
    if (clock !== undefined)
      return [
        meals.map((meal) => ({
          verb: "meal",
          meal,
          minutes: inMeal(clock.minutes, meal, clock.isSure),
          ...isLatest,
          ...when,
        })),
      ];
    if (of("time").length > 0) return [];
    const said = `${of("dir").join(" ")} ${frame.text}`;
    const isToo = /\btoo\b/i.test(said);
    const isEarlier = /\bearl/i.test(said) !== isToo || /\btoo late\b/i.test(said);
    // "Add a dinner on day 1".
    if (!/\b(?:earl|late|soon)/i.test(said))
      return when.when === undefined
        ? []
        : [meals.map((meal) => ({ verb: "meal", meal, ...when }))];
    return [
      meals.map((meal) => ({
        verb: "meal",
        meal,
        minutes: isEarlier ? "earlier" : "later",
        ...when,
      })),
    ];
  },
  eat: (slots) => {
    const { of, when, days, frame, beside } = slots;
    if (of("table").length > 0) return MEAL_READERS.table?.(slots);
    const isPicnic =
      PICNIC.test(of("food").join(" ")) ||
      (/sandw/i.test(of("food").join(" ")) && /park/i.test(of("near").join(" ")));
    const near = isPicnic ? undefined : nearOf(slots);
    if (near === "unknown")
      return unsure(
        MEAL_READERS.eat?.({ ...slots, of: (role) => (role === "near" ? [] : of(role)) }) ?? [],
      );
    const partMeal =
      days.part === "evening" ? "dinner" : days.part === "morning" ? "breakfast" : undefined;
    const said = mealOf(slots);
    const meal = said === "any" ? (partMeal ?? "any") : said;
    const clock = clockOf(slots, "meal");
    // "Pizza there instead": of the meal that was spoken of before.
    const stead = when.when === undefined && meal === "any" ? mealBefore(slots) : undefined;
    const foods = isPicnic
      ? ["picnic"]
      : of("food").map(
          (text) => itemsIn(text).flatMap(({ food }) => food ?? [])[0] ?? text.toLowerCase(),
        );
    if (foods.length === 0) return [];
    // "More vineyards": to eat, or to see?
    const seen = of("food").flatMap((text) =>
      itemsIn(text).some(({ food }) => food !== undefined)
        ? []
        : [thingIn(text, slots.beside.names)],
    );
    // "Pizza would be better": than which meal?
    const isLoose =
      beside.mealAt !== undefined &&
      COMPARES.test(frame.text) &&
      meal === "any" &&
      !stead &&
      !when.when;
    const isSeen = seen.length > 0 && !seen.some(isUnknown) && !isPicnic;
    const readings: Readings = [
      ...(isSeen ? [seen.map((what) => ({ verb: "add", what, ...when }) as const)] : []),
      foods.map((food) => ({
        ...{ verb: "meal", meal, food, ...when, ...stead },
        ...(near === undefined ? {} : { near }),
        ...(clock === undefined ? {} : { minutes: inMeal(clock.minutes, meal, clock.isSure) }),
      })),
    ];
    return isLoose ? unsure(readings) : readings;
  },
  table: (slots) => {
    const tables = tablesOf(slots);
    // "Angelina or Carette".
    if (tables.length > 1)
      return tables.map((one) => [
        { verb: "meal", meal: mealOf(slots), table: one, ...slots.when },
      ]);
    const [table] = tables;
    if (table === undefined) return [];
    // "Korean would be good".
    const food = itemsIn(table.name).flatMap((item) => item.food ?? [])[0];
    if (table.id === table.name && food !== undefined)
      return [[{ verb: "meal", meal: mealOf(slots), food, ...slots.when }]];
    const clock = clockOf(slots, "meal");
    const meal = mealOf(slots);
    return [
      [
        {
          verb: "meal",
          meal,
          table,
          ...(clock === undefined
            ? {}
            : { minutes: inMeal(clock.minutes, mealAtTable(slots, clock.minutes), clock.isSure) }),
          ...slots.when,
        },
      ],
    ];
  },
  noeat: ({ of, when, frame, beside }) => {
    const isFood = ({ food, meal, need: one }: SaidItem) => (food ?? meal ?? one) !== undefined;
    const isNamed = of("food").length + of("diet").length > 0 || itemsIn(frame.text).some(isFood);
    const refused: Readings = isNamed ? [[{ verb: "need", need: "noFood", ...when }]] : [];
    // "No market": of the food there, or at all?
    const things = itemsIn(frame.text).some(isFood)
      ? []
      : of("food").map((text) => thingIn(text, beside.names));
    return [
      ...refused,
      ...things.flatMap((what) => (isUnknown(what) ? [] : [[{ verb: "remove", what } as const]])),
    ];
  },
  nomeal: (slots) => {
    const [table] = tablesOf(slots);
    if (table === undefined)
      return [mealsOf(slots).map((meal) => ({ verb: "meal", meal, isGone: true, ...slots.when }))];
    const there = slots.beside.mealAt?.(table.id);
    return there === undefined
      ? []
      : [[{ verb: "meal", meal: there.meal, isGone: true, when: { days: [there.day] } }]];
  },
  mealother: (slots) => otherMeal(slots),
  mealcheap: (slots) => {
    if (slots.of("table").length > 0) return otherMeal(slots);
    const isEaten = itemsIn(slots.frame.text).some(
      ({ meal, food }) => (meal ?? food) !== undefined,
    );
    const wishes = mealsOf(slots).map(
      (meal) => ({ verb: "meal", meal, isOther: true, isCheap: true, ...slots.when }) as const,
    );
    // "Cheaper lunches, the dinners can be posh".
    if (wishes.length > 1 && /\b(?:can|but|while)\b/i.test(slots.frame.text))
      return unsure([wishes]);
    // "Not expensive": the meals, or all of it?
    return isEaten || EATS.test(slots.frame.text)
      ? [wishes]
      : [wishes, [{ verb: "cheaper", ...slots.when }]];
  },
  mealnice: (slots) => {
    const near = nearOf(slots);
    if (near === "unknown") return [];
    const meal = slots.of("meal").length === 0 ? "dinner" : mealOf(slots);
    return [
      [
        {
          verb: "meal",
          meal,
          isNice: true,
          ...(near === undefined ? {} : { near }),
          ...slots.when,
        },
      ],
    ];
  },
  meallong: (slots) => {
    const length = lengthIn(slots.of("dur").join(" ") || slots.frame.text);
    if (length === undefined || length === "day") return [];
    return [mealsOf(slots).map((meal) => ({ verb: "meal", meal, length, ...slots.when }))];
  },
  mealnear: (slots) => {
    if (slots.of("table").length > 0) return MEAL_READERS.table?.(slots);
    const near = nearOf(slots);
    if (near === undefined && ELSEWHERE.test(slots.frame.text)) return otherMeal(slots);
    if (near === undefined || near === "unknown") return [];
    return [mealsOf(slots).map((meal) => ({ verb: "meal", meal, near, ...slots.when }))];
  },
};

const COMPARES = /\b(?:instead|rather|better)\b/i;
const IN_STEAD = /\b(?:instead|rather|better|there)\b|^\W*(?:something|somewhere|anything)\b/i;

/** The meal that the words before are about. */
function mealBefore({ beside, frame }: Slots) {
  if (!IN_STEAD.test(frame.text)) return undefined;
  const told = beside.former.at(-1)?.wishes.findLast((wish) => wish.verb === "meal");
  return told?.verb !== "meal" || told.when === undefined
    ? undefined
    : { meal: told.meal, when: told.when };
}

const EATS =
  /\b(?:eat\w*|food\w*|restaurants?|meals?|tables?|places? to eat|street|canteens?|menus?)\b/i;
const PICNIC = /\bpicnic/i;

const ELSEWHERE = /\b(?:elsewhere|(?:somewhere|anywhere|something) else)\b/i;

function placeAt(table: Named): SaidObject {
  return { kind: "places", text: table.name, found: [table] };
}

/** "Another dinner", "not Nonna Betta": which meal of the trip that is, and where it is rather to be. */
function otherMeal(slots: Slots): Readings {
  const { when, beside, frame } = slots;
  const [table] = tablesOf(slots);
  const thing = slots.things.find(({ kind }) => kind === "places");
  const [near] = slots.of("near").map((text) => thingIn(text, beside.names));
  const [there] = [table && placeAt(table), thing, near].flatMap(
    (what) => (what && mealOfThing(what, beside)) ?? [],
  );
  if (table === undefined && thing !== undefined && there === undefined) return [];
  if (table !== undefined && there === undefined)
    return when.when === undefined
      ? []
      : (["lunch", "dinner"] as const).map((meal) => [
          { verb: "meal", meal, isOther: true, ...when },
        ]);
  const isAny = there === undefined && slots.of("meal").length === 0 && when.when === undefined;
  const meals = there === undefined ? mealsOf(slots) : [there.meal];
  const on = there === undefined ? when : { when: there.when };
  const isCheap = /\b(?:cheap|expensive|pricey|price|too (?:dear|fancy|posh))/i.test(frame.text)
    ? { isCheap: true as const }
    : {};
  const readings = [
    meals.map((meal) => ({ verb: "meal", meal, isOther: true, ...isCheap, ...on }) as const),
  ];
  // "Just not that one": which of all meals?
  return isAny && !OF_MEALS.test(frame.text) ? unsure(readings) : readings;
}

const OF_MEALS = /\b(?:all|every|meals|restaurants|dinners|lunches|tables|food|places)\b/i;

function nearOf({ of, beside }: Slots): SaidObject | "hotel" | "unknown" | undefined {
  const [text] = of("near");
  if (text === undefined) return undefined;
  if (/\bhotel|where we stay|hostel\b/i.test(text)) return "hotel";
  const what = namedThings(text, beside).at(-1);
  return what?.kind === "places" && !isUnknown(what) ? what : "unknown";
}
