import type { Language } from "../language.ts";
import type { PlaceCategory } from "../places/place-category.ts";
import { type WishedHour, wishedHour } from "../trip/asked-hour.ts";
import { areWeekdays, isOnSomeDays } from "../trip/days-of-wish.ts";
import type { InterestId } from "../trip/interest.ts";
import type { MeantWish } from "../trip/meant-wish.ts";
import type { PaceChoice } from "../trip/pace-choice.ts";
import type { SaidDays, TravelNeed, TripWish } from "../trip/trip-wish.ts";

const LAST_NAMED_DAY = 9;
const DAY_MINUTES = 24 * 60;
/** Who drinks no alcohol has something else anywhere. */
const NO_DRINK = /\b(?:drinks?|alcohol)\b/i;
/** Of these the plan knows and changes nothing. */
const UNPLANNED: ReadonlySet<TravelNeed> = new Set([
  "transport",
  "toilets",
  "dogs",
  "budgetCap",
  "weather",
  "lodging",
  "answers",
  "apart",
]);

/** A language's phrases for wishes, and for the days they are about. */
export type WishPhrases = {
  readonly kinds: Readonly<Record<PlaceCategory, readonly [one: string, several?: string]>>;
  readonly needs: Readonly<Record<TravelNeed, string>>;
  /** What no plan can do anything about. */
  readonly unplanned: (what: string) => string;
  readonly paces: Readonly<Record<PaceChoice, string>>;
  /** The hour of a sight, as it stands behind its phrase. */
  readonly hours: Readonly<Record<WishedHour, string>>;
  readonly children: (ages: readonly number[]) => string;
  readonly more: (interest: string) => string;
  readonly none: (kinds: string) => string;
  readonly without: (names: string) => string;
  readonly see: (names: string) => string;
  readonly have: (count: number, kinds: string, of: readonly PlaceCategory[]) => string;
  /** @param isADay each day, and not in all. */
  readonly most: (
    count: number,
    kinds: string,
    isADay: boolean,
    of: readonly PlaceCategory[],
  ) => string;
  readonly start: (time: string) => string;
  readonly startDaily: (time: string) => string;
  readonly end: (time: string) => string;
  readonly nothing: string;
  readonly nothingAfter: (time: string) => string;
  readonly nothingBefore: (time: string) => string;
  readonly free: (fromMinutes: number, toMinutes: number) => string;
  readonly notOutdoorsBefore: (time: string) => string;
  readonly indoors: (fromMinutes: number, toMinutes: number) => string;
  readonly change: (words: string) => string;
  readonly lessWalking: string;
  readonly mostWalking: (km: number) => string;
  readonly mostADay: (count: number, isOnSomeDays: boolean) => string;
  readonly everyDay: string;
  readonly fromDay: (day: number) => string;
  /** -1 is the last day, 0 the one in the middle. */
  readonly day: (day: number) => string;
  readonly weekdays: string;
  /** Left out where the weekday's name will do. */
  readonly weekday?: (weekday: number) => string;
  readonly date: (date: number) => string;
  /** The days as they stand beside a wish. */
  readonly on: (days: string) => string;
  /** Left out where the days end a wish's phrase, and phrases are listed as anything is. */
  readonly order?: {
    readonly withDays: (phrase: string, days: string) => string;
    readonly join: (phrases: readonly string[]) => string;
  };
};

export type SayWishes = ReturnType<typeof sayWishes>;

/** Says wishes in a language. */
export function sayWishes(
  language: Language,
  interests: Readonly<Record<InterestId, string>>,
  said: WishPhrases,
) {
  const { list, time } = language;
  const { withDays, join } = said.order ?? {
    withDays: (phrase: string, days: string) => `${phrase}${days}`,
    join: list,
  };
  const kinds = (categories: readonly PlaceCategory[], count: number) =>
    list(categories.map((kind) => said.kinds[kind][count === 1 ? 0 : 1] ?? said.kinds[kind][0]));

  /** The wish without the days it is about. */
  function phraseOf(wish: TripWish): string {
    switch (wish.kind) {
      case "none":
        return said.none(kinds(wish.categories, 2));
      case "without":
      case "see":
        return said[wish.kind](wish.names);
      case "have":
        return said.have(wish.count, kinds(wish.categories, wish.count), wish.categories);
      case "most": {
        const { categories, count, isADay } = wish;
        return said.most(count, kinds(categories, count), isADay === 1, categories);
      }
      case "start":
        return said[isOnSomeDays(wish) ? "start" : "startDaily"](time(wish.minutes));
      case "end":
        return said.end(time(wish.minutes));
      case "free":
        return freeText(wish, said, time);
      case "indoors":
        return wish.fromMinutes === 0
          ? said.notOutdoorsBefore(time(wish.toMinutes))
          : said.indoors(wish.fromMinutes, wish.toMinutes);
      case "dayPace":
        return said.paces[wish.pace];
      case "change":
        return said.change(wish.words);
      case "walkLess":
        return wish.km === undefined ? said.lessWalking : said.mostWalking(wish.km);
      case "mostADay":
        return said.mostADay(wish.count, isOnSomeDays(wish));
      case "need":
        // One doesn't eat many things: which, their words say.
        if (wish.need === "noFood" && NO_DRINK.test(wish.text))
          return said.unplanned(`“${wish.text}”`);
        if (wish.need === "noFood" || wish.need === "allergy")
          return `${said.needs[wish.need]}: “${wish.text}”`;
        return UNPLANNED.has(wish.need)
          ? said.unplanned(said.needs[wish.need])
          : said.needs[wish.need];
    }
  }

  /** @param isChanged a change of the same words says its hour. */
  function phrases(wish: MeantWish, isChanged: boolean): readonly string[] {
    if (wish.kind === "pace") return [said.paces[wish.pace]];
    if (wish.kind === "children") return [said.children(wish.childAges)];
    if (wish.kind === "like") return wish.interests.map((id) => said.more(interests[id]));
    // A change's own words say its days; wishes without days have none of the fields.
    const days = wish.kind === "change" ? "" : onDays(wish as SaidDays);
    const hour = isChanged ? undefined : wishedHour(wish);
    return [withDays(`${phraseOf(wish)}${hour === undefined ? "" : said.hours[hour]}`, days)];
  }

  function meaningOf(wishes: readonly MeantWish[]): string {
    const changed = wishes.flatMap(({ kind, text }) => (kind === "change" ? [text] : []));
    return join(wishes.flatMap((wish) => phrases(wish, changed.includes(wish.text))));
  }

  /** The days of a wish, as they stand beside it; empty for the whole trip. */
  function onDays({ days = [], weekdays = [], dates = [], isEvery }: SaidDays): string {
    const named = [
      ...(isEvery === true ? [said.everyDay] : []),
      ...(isFromOn(days) ? [said.fromDay(days[0] ?? 1)] : days.map(said.day)),
      ...(areWeekdays(weekdays) ? [said.weekdays] : weekdays.map(said.weekday ?? language.weekday)),
      ...dates.map(said.date),
    ];
    return named.length === 0 ? "" : said.on(list(named));
  }

  return {
    /** The meaning of wishes, in one phrase: "relaxed days and no nightlife". */
    meaningOf,
    onDays,
    /** "Parks und Orte in der Natur". */
    kindsOf: (categories: readonly PlaceCategory[]) => kinds(categories, 2),
    withDays,
    join,
  };
}

function freeText(
  { fromMinutes, toMinutes }: { readonly fromMinutes: number; readonly toMinutes: number },
  said: WishPhrases,
  time: Language["time"],
): string {
  if (fromMinutes === 0 && toMinutes === DAY_MINUTES) return said.nothing;
  if (toMinutes === DAY_MINUTES) return said.nothingAfter(time(fromMinutes));
  return fromMinutes === 0
    ? said.nothingBefore(time(toMinutes))
    : said.free(fromMinutes, toMinutes);
}

/** All days from one on are as many as a wish may name. */
function isFromOn(days: readonly number[]): boolean {
  return (
    days.length > 2 &&
    days.at(-1) === LAST_NAMED_DAY &&
    days.every((day, at) => day === (days[0] ?? 0) + at)
  );
}
