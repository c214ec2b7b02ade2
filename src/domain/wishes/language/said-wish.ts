import type { PaceChoice } from "../../trip/pace-choice.ts";
import {
  type DayPart,
  isPlanned,
  type MealName,
  type Need,
  type SaidObject,
} from "./said-items.ts";
import type { Named } from "./said-names.ts";
import type { When } from "./said-times.ts";
import type { FieldKind, WISH_VERBS, WishVerb } from "./wish-verbs.ts";

/** To a day, or to a spot of its day. */
export type Spot =
  | "day"
  | "other-day"
  | "first"
  | "last"
  | "earlier"
  | "later"
  | "morning"
  | "afternoon"
  | "evening"
  | "sunset"
  | { readonly before: SaidObject }
  | { readonly after: SaidObject };

/** What something is to come before or after. */
export function markOf(to: Spot): SaidObject | undefined {
  if (typeof to === "string") return undefined;
  return "before" in to ? to.before : to.after;
}

/** What the fields of a wish hold in the reader. */
type Held = {
  thing: SaidObject;
  things: readonly SaidObject[];
  count: number;
  spot: Spot;
  /** After midnight. */
  minutes: number;
  until: number;
  span: number | "longer" | "shorter";
  hour: number | "earlier" | "later";
  end: number | "earlier";
  pace: PaceChoice;
  part: DayPart;
  newDay: "end" | "start" | "after" | "before";
  dayPlace: When | "first" | "last";
  when: When;
  need: Need;
  /** Where that says how they travel. */
  who: "children" | "elders";
  ages: readonly number[];
  /** Minutes, where an hour is "earlier" or "later". */
  by: number;
  km: number;
  meal: MealName;
  mealHour: number | "earlier" | "later";
  near: SaidObject | "hotel";
  food: string;
  /** A place to eat of the plan or the guide. */
  table: Named;
  length: number | "longer" | "shorter";
  /** Of a night, in the city's currency. */
  price: number;
  flag: true;
};

type FieldsOf<Fields extends Readonly<Record<string, FieldKind>>> = {
  readonly [Name in keyof Fields as Fields[Name] extends `${string}?`
    ? never
    : Name]: Fields[Name] extends keyof Held ? Held[Fields[Name]] : never;
} & {
  readonly [Name in keyof Fields as Fields[Name] extends `${string}?`
    ? Name
    : never]?: Fields[Name] extends `${infer Kind extends keyof Held}?`
    ? Held[Kind] | undefined
    : never;
};

/** Something that a text asks for: a verb, what it is about, and when. */
export type SaidWish = {
  [Verb in WishVerb]: { readonly verb: Verb; readonly when?: When | undefined } & FieldsOf<
    (typeof WISH_VERBS)[Verb]["fields"]
  >;
}[WishVerb];

/** Wishes of some verbs. */
export type SaidWishOf<Verb extends WishVerb> = Extract<SaidWish, { readonly verb: Verb }>;

/** One of the readings of some words, for a button. */
export type Choice = {
  readonly label:
    | "add"
    | "leaveOut"
    | "remove"
    | "moveDay"
    | "note"
    | "exchange"
    | "first"
    | "last"
    | "earlier"
    | "later"
    | "keep"
    | "more"
    | "fewer"
    | "none"
    | "which"
    /** It says what its wishes come to. */
    | "doIt"
    | "evenSo"
    | "at"
    | "atMost"
    | "swap"
    | "swapFor"
    | "stayFor"
    | "morning"
    | "afternoon"
    | "evening"
    | "sunset"
    | "swapDays"
    | "visitAt"
    | "otherMeal"
    | "makeRoom"
    | "asItIs";
  readonly name: string;
  readonly wishes: readonly SaidWish[];
};

/** A part of a text, and what it was read as. */
export type SaidPart = {
  readonly from: number;
  readonly to: number;
  readonly text: string;
} & (
  | { readonly kind: "wish"; readonly wishes: readonly SaidWish[] }
  /**
   * `isTurned`: something in it may turn it round, so that only the traveller says what is meant.
   */
  | {
      readonly kind: "ask";
      readonly choices: readonly Choice[];
      readonly isTurned?: true;
    }
  /** A reason, or what is said beside: nothing to do. */
  | { readonly kind: "aside" }
);

function withOnePlace(wish: SaidWish): SaidWish {
  if (!("what" in wish) || wish.what.kind !== "places") return wish;
  return { ...wish, what: { ...wish.what, found: wish.what.found.slice(0, 1) } } as SaidWish;
}

/** A wish as a choice: what it does by its name, where there is one. Of places that fit as well it is the one that it names. */
export function choiceOf(said: SaidWish): Choice {
  const wish = withOnePlace(said);
  const [label, name = ""] = wish.verb === "meal" ? labelOfMeal(wish) : labelOf(wish);
  return { label, name, wishes: [wish] };
}

type Label = readonly [label: Choice["label"], name?: string];

function labelOf(wish: SaidWish): Label {
  if (wish.verb === "swap-days") return ["swapDays"];
  if (!("what" in wish)) return ["doIt"];
  const { what } = wish;
  const name = nameOf(what);
  const isMany = what.kind === "category" && what.isPlural;
  switch (wish.verb) {
    case "add":
      return [isMany ? "more" : "add", name];
    case "remove":
      return [isMany ? "none" : isPlanned(what) ? "remove" : "leaveOut", name];
    case "keep":
    case "fewer":
      return [wish.verb, name];
    case "swap":
      return wish.by === undefined ? ["swap", name] : ["swapFor", `${name} → ${nameOf(wish.by)}`];
    case "exchange":
      return ["exchange"];
    case "at-most":
      return ["atMost", `${wish.count} ${name}`];
    case "stay":
      return typeof wish.minutes === "number" && wish.isOutside !== true
        ? ["stayFor", `${name}, ${wish.minutes}`]
        : ["doIt"];
    case "move":
      if (wish.to === "other-day") return ["moveDay", name];
      if (wish.to === "day") return ["visitAt", name];
      return typeof wish.to === "string" ? [wish.to, name] : ["doIt"];
    default:
      return ["doIt"];
  }
}

function nameOf(what: SaidObject): string {
  return what.kind === "places" ? (what.found[0]?.name ?? what.text) : what.text;
}

function labelOfMeal({ meal, table, isOther, isCheap }: SaidWishOf<"meal">): Label {
  if (table !== undefined) return ["at", table.name];
  return isOther === true && isCheap !== true && meal !== "any" ? ["otherMeal", meal] : ["doIt"];
}
