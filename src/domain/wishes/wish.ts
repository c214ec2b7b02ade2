import type { EateryDiet } from "../places/eatery-kind.ts";
import type { PlaceCategory } from "../places/place-category.ts";
import type { PaceChoice } from "../trip/pace.ts";
import type { MealName } from "./language/said-items.ts";

/** A place that a wish names: one that the trip or the city has. More than one where the words fit several equally. */
export type NamedPlaces = {
  readonly kind: "places";
  /** The traveller's words. */
  readonly text: string;
  readonly found: readonly WishedPlace[];
};

export type WishedPlace =
  /** On a day of the trip. */
  | { readonly in: "plan"; readonly id: string; readonly name: string }
  | { readonly in: "set-aside"; readonly id: string; readonly name: string }
  /** In the guide alone; `id` is the guide's. */
  | { readonly in: "guide"; readonly id: string; readonly name: string };

/** A kind of place that a wish names. */
export type NamedKind = {
  readonly kind: "category";
  readonly text: string;
  readonly categories: readonly PlaceCategory[];
  /** "museums", not "the museum". */
  readonly isPlural: boolean;
};

export type WishObject = NamedPlaces | NamedKind;

export type DayPart = "morning" | "afternoon" | "evening" | "day";

type WishVerb =
  | { readonly verb: "add"; readonly what: WishObject }
  | { readonly verb: "remove" | "fewer" | "avoid"; readonly what: WishObject }
  /** It stays whatever else is asked. */
  | { readonly verb: "keep"; readonly what: WishObject }
  | { readonly verb: "at-most"; readonly what: WishObject; readonly count: number }
  /** The kind, but for what stays. */
  | {
      readonly verb: "remove-others";
      readonly what: WishObject;
      readonly but: readonly WishObject[];
    }
  /** `by` left out: whatever fits best. */
  | { readonly verb: "swap"; readonly what: WishObject; readonly by?: WishObject | undefined }
  /** To a day, or to a spot of its day. */
  | {
      readonly verb: "move";
      readonly what: NamedPlaces;
      readonly to:
        | "day"
        | "other-day"
        | "first"
        | "last"
        | "earlier"
        | "later"
        | { readonly before: NamedPlaces }
        | { readonly after: NamedPlaces };
    }
  /** Minutes after midnight. */
  | { readonly verb: "set-start"; readonly what: NamedPlaces; readonly startMinutes: number }
  | {
      readonly verb: "stay";
      readonly what: NamedPlaces;
      readonly minutes: number | "longer" | "shorter";
    }
  | { readonly verb: "lock" | "unlock"; readonly what: NamedPlaces }
  | { readonly verb: "lock-days" }
  | { readonly verb: "unlock-days" }
  /** `by`: so much "earlier" or "later"; `isSoonest`: later is as good. */
  | {
      readonly verb: "start-day";
      readonly minutes: number | "earlier" | "later";
      readonly by?: number | undefined;
      readonly isSoonest?: true | undefined;
    }
  | { readonly verb: "end-day"; readonly minutes: number | "earlier" }
  | { readonly verb: "pace"; readonly pace: PaceChoice }
  | { readonly verb: "free"; readonly part: DayPart }
  /** `dayIds`: the day that it comes after, or before. */
  | { readonly verb: "add-day"; readonly at: "end" | "start" | "after" | "before" }
  /** Whole days: `dayIds`. */
  | { readonly verb: "remove-days" | "swap-days" }
  /** To the spot of another day; the others keep their order. */
  | { readonly verb: "move-day"; readonly toDayId: string | "first" | "last" }
  /** The day that has it, and the one of `dayIds`. */
  | { readonly verb: "swap-day-of"; readonly of: WishObject }
  /** Minutes after midnight. */
  | { readonly verb: "free-hours"; readonly fromMinutes: number; readonly toMinutes: number }
  | { readonly verb: "most-a-day"; readonly count: number }
  | MealWish
  /** Places to eat that the guide knows a choice at. */
  | { readonly verb: "diet"; readonly diet: EateryDiet }
  | { readonly verb: "less-walking" }
  | { readonly verb: "cheaper" }
  | { readonly verb: "best-order" };

/** A meal of some days: gone, there, at an hour, near something, of a food, or a good one. */
export type MealWish = {
  readonly verb: "meal";
  readonly meal: MealName;
  readonly isGone?: true | undefined;
  readonly minutes?: number | "earlier" | "later" | undefined;
  /** Sooner is as good. */
  readonly isLatest?: true | undefined;
  readonly near?: NamedPlaces | "hotel" | undefined;
  readonly food?: string | undefined;
  readonly isNice?: true | undefined;
};

/** Something a traveller asks of a plan. */
export type Wish = WishVerb & {
  /** The traveller's words. */
  readonly text: string;
  /** Days that it is about, by their ids; undefined: none was named. */
  readonly dayIds?: readonly string[] | undefined;
};

/** A wish without the words that it was read of. */
export type ReadWish = Wish extends infer One
  ? One extends Wish
    ? Omit<One, "text">
    : never
  : never;
