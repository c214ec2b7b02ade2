import type { DayPart, MealName, Need, SaidObject } from "./said-items.ts";
import type { When } from "./said-times.ts";

type Verb =
  | { readonly verb: "add" | "remove" | "keep" | "fewer"; readonly what: SaidObject }
  | { readonly verb: "at-most" | "at-least"; readonly what: SaidObject; readonly count: number }
  /** The kind, but for what stays. */
  | {
      readonly verb: "remove-others";
      readonly what: SaidObject;
      readonly but: readonly SaidObject[];
    }
  | { readonly verb: "swap"; readonly what: SaidObject; readonly by?: SaidObject | undefined }
  | {
      readonly verb: "move";
      readonly what: SaidObject;
      readonly to:
        | "day"
        | "other-day"
        | "first"
        | "last"
        | "earlier"
        | "later"
        | { readonly before: SaidObject }
        | { readonly after: SaidObject };
    }
  | { readonly verb: "not-on"; readonly what: SaidObject }
  | { readonly verb: "set-start"; readonly what: SaidObject; readonly minutes: number }
  | {
      readonly verb: "stay";
      readonly what: SaidObject;
      readonly minutes: number | "longer" | "shorter";
      readonly isMost?: boolean;
    }
  | { readonly verb: "lock" | "unlock"; readonly what: SaidObject }
  | { readonly verb: "lock-days" | "unlock-days" }
  /** `by`: so much "earlier" or "later"; `isSoonest`: later is as good. */
  | {
      readonly verb: "start-day";
      readonly minutes: number | "earlier" | "later";
      readonly by?: number | undefined;
      readonly isSoonest?: true | undefined;
    }
  | { readonly verb: "end-day"; readonly minutes: number | "earlier" }
  | { readonly verb: "pace"; readonly pace: "relaxed" | "full" }
  | { readonly verb: "free"; readonly part: DayPart }
  | { readonly verb: "add-day"; readonly at: "end" | "start" | "after" | "before" }
  | { readonly verb: "remove-days" }
  | { readonly verb: "move-day"; readonly to: When | "first" | "last" }
  /** The day that has it and the one that is named. */
  | { readonly verb: "swap-day-of"; readonly what: SaidObject }
  | { readonly verb: "swap-days"; readonly other: When }
  /** Nothing from then to then. */
  | { readonly verb: "free-hours"; readonly fromMinutes: number; readonly toMinutes: number }
  /** No more places a day. */
  | { readonly verb: "most-a-day"; readonly count: number }
  | MealVerb
  | { readonly verb: "less-walking"; readonly km?: number | undefined }
  | { readonly verb: "cheaper" | "best-order" }
  | { readonly verb: "need"; readonly need: Need }
  /** Who travels, where that says how. */
  | {
      readonly verb: "with";
      readonly who: "children" | "elders";
      readonly ages?: readonly number[] | undefined;
    };

/** A meal: gone, there, at an hour, near something, of a food, or a good one. */
type MealVerb = {
  readonly verb: "meal";
  readonly meal: MealName;
  readonly isGone?: true | undefined;
  readonly minutes?: number | "earlier" | "later" | undefined;
  /** It may be sooner. */
  readonly isLatest?: true | undefined;
  readonly near?: SaidObject | "hotel" | undefined;
  readonly food?: string | undefined;
  readonly isNice?: true | undefined;
};

/** Something that a text asks for: a verb, what it is about, and when. */
export type SaidWish = Verb & { readonly when?: When | undefined };

/** One of the readings of some words, for a button. */
export type Choice = {
  readonly label:
    | "add"
    | "leaveOut"
    | "remove"
    | "moveDay"
    | "keep"
    | "more"
    | "fewer"
    | "none"
    | "startBy"
    | "endBy"
    | "calmer"
    | "free"
    | "which"
    | "thatDay"
    | "everyDay"
    | "doIt"
    | "at"
    | "addMeal"
    | "noMeal";
  readonly name: string;
  readonly wishes: readonly SaidWish[];
};

/** A part of a text, and what it was read as. */
export type SaidPart = { readonly from: number; readonly to: number; readonly text: string } & (
  | { readonly kind: "wish"; readonly wishes: readonly SaidWish[] }
  /** `isTurned`: something in it may turn it round, so that only the traveller says what is meant. */
  | { readonly kind: "ask"; readonly choices: readonly Choice[]; readonly isTurned?: true }
  /** A reason, or what is said beside: nothing to do. */
  | { readonly kind: "aside" }
);
