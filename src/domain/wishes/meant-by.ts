import { SPECIFIC_SHOPS } from "../engine/visits/wished-places.ts";
import { askedHour, askedHourOfAll } from "../trip/asked-hour.ts";
import { isOnSomeDays } from "../trip/days-of-wish.ts";
import { INTERESTS } from "../trip/interest.ts";
import type { MeantWish } from "../trip/meant-wish.ts";
import { MAX_WISH_CHARACTERS, type WishedDays } from "../trip/trip-wish.ts";
import { isUnknown, type SaidObject } from "./language/said-items.ts";
import type { When } from "./language/said-times.ts";
import type { SaidWish, SaidWishOf } from "./language/said-wish.ts";
import { PART_MINUTES } from "./part-minutes.ts";

/** "Start later" and "start earlier", before there is a plan. */
const LATER_MINUTES = 10 * 60 + 30;
const EARLIER_MINUTES = 8 * 60;
const EARLY_END_MINUTES = 18 * 60 + 30;
/** From which "an hour later" counts. */
const USUAL_START_MINUTES = 9 * 60;
/** Who is older needs no slower pace. */
const SMALL_CHILD = 8;
/** "Museums", and "fewer museums". */
const SEVERAL = 2;

type MealWish = SaidWishOf<"meal">;

/** What a plan is made by, of a wish; undefined where no plan is made by it. */
export function meantBy(wish: SaidWish, text: string): readonly MeantWish[] | undefined {
  // The plan is changed by it once it is made.
  if (wish.when?.except !== undefined) return undefined;
  const days = daysOf(wish.when);
  const isWhole = wish.when === undefined || wish.when.isEvery === true;
  // The planner knows no kind for days out of town.
  if ("what" in wish && wish.what.kind === "category" && wish.what.isOut === true) return undefined;
  switch (wish.verb) {
    case "add":
    case "keep":
      return wish.when?.isEvery === true ? undefined : seen(wish.what, days, text);
    case "move": {
      const isPlanned =
        wish.to === "day" ||
        (wish.to !== "last" &&
          wish.what.kind === "places" &&
          wish.to === askedHour(text, wish.what.text)) ||
        (wish.to === "last" && wish.what.kind === "category" && askedHour(text, "") === "last");
      return isPlanned ? seen(wish.what, days, text) : undefined;
    }
    case "meal":
      return isDrunkThere(wish)
        ? [{ kind: "see", names: wish.food ?? "", ...days, text }]
        : undefined;
    case "remove":
    case "not-on":
      // At other hours it may be there.
      return wish.verb === "not-on" && wish.toMinutes !== undefined
        ? undefined
        : [unwanted(wish.what, days, text)];
    case "remove-others":
      return [unwanted(wish.what, days, text), ...wish.but.flatMap((what) => seen(what, {}, text))];
    case "fewer":
      return wish.what.kind === "category" && isWhole
        ? [{ kind: "most", categories: [...wish.what.categories], count: SEVERAL, text }]
        : undefined;
    case "at-most":
      return wish.what.kind === "category" && isWhole && wish.count > 0 && wish.count < 10
        ? [
            {
              kind: "most",
              categories: [...wish.what.categories],
              count: wish.count,
              ...(wish.when === undefined ? {} : { isADay: 1 as const }),
              text,
            },
          ]
        : undefined;
    case "at-least":
      if (wish.count === 1 && ON_ROOF.test(text)) return seen(wish.what, days, text);
      return wish.what.kind === "category" &&
        wish.when?.isEvery !== true &&
        wish.count > 0 &&
        wish.count < 10
        ? [
            {
              kind: "have",
              categories: [...wish.what.categories],
              count: wish.count,
              ...days,
              text,
            },
          ]
        : undefined;
    case "swap":
      return wish.by?.kind === "places" && wish.what.kind === "places"
        ? [...seen(wish.by, days, text), unwanted(wish.what, {}, text)]
        : undefined;
    default:
      return (
        ofDays(wish, days, text) ??
        (isWhole || wish.verb === "note" ? ofTrip(wish, text) : undefined)
      );
  }
}

/** "Wine" by itself is a vineyard or a cellar, where the city has one. */
function isDrunkThere({ meal, food, isGone, minutes, near }: MealWish): boolean {
  const isBare = meal === "any" && isGone !== true && minutes === undefined && near === undefined;
  return isBare && /^(?:wine|whisky|whiskey|sake)$/.test(food ?? "");
}

/** Wishes about days. */
function ofDays(wish: SaidWish, days: WishedDays, text: string): readonly MeantWish[] | undefined {
  switch (wish.verb) {
    case "start-day": {
      const { minutes, by = 0 } = wish;
      const said =
        minutes === "later"
          ? by === 0
            ? LATER_MINUTES
            : USUAL_START_MINUTES + by
          : minutes === "earlier"
            ? EARLIER_MINUTES
            : minutes;
      return [{ kind: "start", minutes: said, ...days, text }];
    }
    case "end-day": {
      const minutes = wish.minutes === "earlier" ? EARLY_END_MINUTES : wish.minutes;
      return [{ kind: "end", minutes, ...days, text }];
    }
    case "free": {
      const [fromMinutes, toMinutes] = PART_MINUTES[wish.part];
      return [{ kind: "free", fromMinutes, toMinutes, ...days, text }];
    }
    case "free-hours": {
      const { fromMinutes, toMinutes } = wish;
      return [{ kind: "free", fromMinutes, toMinutes, ...days, text }];
    }
    case "indoors": {
      const { fromMinutes, toMinutes, orWater } = wish;
      const water = orWater === undefined ? {} : { orWater: 1 as const };
      return [{ kind: "indoors", fromMinutes, toMinutes, ...water, ...days, text }];
    }
    case "most-a-day":
      // Before there is a plan half of it is unknown.
      if (wish.count < 1) return meantBy({ verb: "pace", pace: "relaxed", when: wish.when }, text);
      return [{ kind: "mostADay", count: wish.count, ...days, text }];
    case "pace":
      return isOnSomeDays(days)
        ? [{ kind: "dayPace", pace: wish.pace, ...days, text }]
        : [{ kind: "pace", pace: wish.pace, text }];
    default:
      return undefined;
  }
}

/** "A vegetarian dinner" may be what somebody needs anyway. */
const OF_MEAL = /\b(?:dinners|lunches|only|(?:for|at) (?:dinner|lunch))\b/i;

/** "Modern stuff over colonial": one style rather than another. */
const RATHER =
  /\b(modern|modernist|contemporary)(?: \w+)? (?:over|rather than|instead of|more than) (?:the )?(colonial|baroque)\b/i;
/** Who doesn't want to be out at night is back by then, after dinner. */
const OUT_AT_NIGHT =
  /\b(?:alone|out|about|around|walk\w*|wander\w*) (?:\w+ )?(?:at night|after dark)\b/i;
const UNWILLING =
  /\b(?:not|never|no|avoid|afraid|scared|worr(?:y|ied)|nervous|unsafe|uncomfortable|dont)\b|n['’]t\b/i;
const HOME_BEFORE_NIGHT_MINUTES = 20 * 60 + 30;

/** Wishes about the whole trip. */
function ofTrip(wish: SaidWish, text: string): readonly MeantWish[] | undefined {
  const rather = RATHER.exec(text);
  switch (wish.verb) {
    case "note":
      if (rather !== null)
        return [
          { kind: "see", names: rather[1]?.toLowerCase() ?? "", text },
          { kind: "without", names: rather[2]?.toLowerCase() ?? "", isTopic: 1, text },
        ];
      if (OUT_AT_NIGHT.test(text) && UNWILLING.test(text))
        return [
          { kind: "end", minutes: HOME_BEFORE_NIGHT_MINUTES, text },
          { kind: "none", categories: ["nightlife"], text },
        ];
      // The plan's notes say that nothing is known of it.
      return [{ kind: "need", need: "facts", text }];
    case "cheaper":
      return [{ kind: "need", need: "freeThings", text }];
    case "less-walking":
      return [{ kind: "walkLess", ...(wish.km === undefined ? {} : { km: wish.km }), text }];
    case "with":
      return wish.who === "children"
        ? withChildren(agesSaid(text, wish.ages ?? []), text)
        : [
            { kind: "pace", pace: "relaxed", text },
            { kind: "walkLess", text },
          ];
    case "need":
      // The plan that is made has it at that meal.
      if (wish.meal !== undefined && OF_MEAL.test(text)) return undefined;
      return [
        { kind: "need", need: wish.need, text },
        ...(wish.need === "pregnant"
          ? [{ kind: "pace" as const, pace: "relaxed" as const, text }]
          : []),
      ];
    default:
      return undefined;
  }
}

const TODDLER_AGE = 2;

/** The ages of a text, and that of a baby or a toddler that is named without one. */
function agesSaid(text: string, ages: readonly number[]): readonly number[] {
  const hasBaby = /\b(?:baby|babies|infant|newborn)\b/i.test(text);
  // "Baby 10mths + toddler" are two.
  const isBoth = hasBaby && /\btoddlers?\b/i.test(text);
  if (isBoth && ages.every((age) => age === 0)) return [0, TODDLER_AGE];
  if (hasBaby && ages.every((age) => age > 1)) return [0, ...ages];
  return ages.length === 0 && /\btoddlers?\b/i.test(text) ? [TODDLER_AGE] : ages;
}

/** Small ones need a rest; older ones run about. */
function withChildren(ages: readonly number[], text: string): readonly MeantWish[] {
  const isSmall = ages.length === 0 || Math.min(...ages) <= SMALL_CHILD;
  return [
    ...(ages.length === 0 ? [] : [{ kind: "children" as const, childAges: [...ages], text }]),
    ...(isSmall ? [{ kind: "pace" as const, pace: "relaxed" as const, text }] : []),
    { kind: "none", categories: ["nightlife"], text },
  ];
}

/** A bar or a stage won't do: the place is one whose description has the word. */
export const MUSIC = /\b(?:live music|jazz|fado|flamenco|tango|milonga|samba|opera|ballet)\b/i;
/** Of an interest in the outdoors these would be lost. */
const LANDSCAPE = /^(?:lakes|waterfalls|mountains|forests|woods|islands|caves|cliffs|dunes)$/i;
const MODERN = /^(?:modern|contemporary) (?:architecture|buildings)$/i;
const ON_ROOF = /\brooftop (?:bars?|drinks?|cocktails?)\b|\bon a rooftop\b/i;

function seen(what: SaidObject, days: WishedDays, text: string): MeantWish[] {
  if (what.kind === "places") {
    // "Gardens by the Bay" has several places, called "X, Gardens by the Bay": any of them will do.
    const isWhole = what.found[0]?.name.endsWith(`, ${what.text}`) === true;
    const names = isWhole ? what.text : namesOf(what);
    return [{ kind: "see", names: asWritten(names, text), ...days, text }];
  }
  const { categories, isPlural } = what;
  // "Zoo and aquarium" are two, and neither is the other.
  const animals = /^(aquarium|zoo)s?$/i.exec(what.text)?.[1];
  if (animals !== undefined) return [{ kind: "see", names: animals, ...days, text }];
  const music = MUSIC.exec(text)?.[0].toLowerCase();
  if (/^(?:street )?art$/i.test(what.text) && /\bstreet art\b/i.test(text))
    return [{ kind: "see", names: "street art", ...days, text }];
  const landscape = LANDSCAPE.test(what.text) ? what.text.toLowerCase() : undefined;
  // "An opera or a concert": either will do.
  const isEither = / or /.test(what.text);
  const topic = isEither
    ? undefined
    : (music ??
      landscape ??
      (MODERN.test(what.text)
        ? what.text.toLowerCase()
        : ON_ROOF.test(what.text)
          ? "rooftop bar"
          : isPlural && categories.includes("market")
            ? SPECIFIC_SHOPS.exec(what.text)?.[0].toLowerCase()
            : undefined));
  if (topic !== undefined) return [{ kind: "see", names: topic, ...days, text }];
  // Some parks have a playground, and who asks for several means no other park.
  if (/^play(?:grounds|parks| parks| areas)$/i.test(what.text) && !isOnSomeDays(days))
    return [{ kind: "have", categories: ["park"], count: 2, text }];
  // "Shops in the afternoons".
  if (isPlural && askedHourOfAll(text) !== undefined)
    return [{ kind: "have", categories: [...categories], count: SEVERAL, ...days, text }];
  const isDated = isOnSomeDays(days);
  const interests = INTERESTS.filter((one) =>
    one.categories.some((each) => categories.includes(each)),
  ).map(({ id }) => id);
  return isPlural && !isDated && interests.length > 0
    ? [{ kind: "like", interests, text }]
    : [{ kind: "have", categories: [...categories], count: 1, ...days, text }];
}

/** "No fish market" takes no other market out. */
const IS_NARROW =
  /^(?:\p{L}+ (?:markets?|bars?|museums?|parks?|shops?|tours?)|malls?|shopping (?:cent(?:er|re)s?|malls?)|department stores?|hik(?:es?|ing)|fado|jazz|flamenco|tango|opera|ballet|musicals?)$/iu;

const CLUBS = /^(?:(?:night|dance) ?)?clubs?$|^discos?$/i;

function unwanted(what: SaidObject, days: WishedDays, text: string): MeantWish {
  // No rooftop bar and no concert is one.
  if (what.kind === "category" && CLUBS.test(what.text))
    return { kind: "without", names: "dance clubs", isTopic: 1, ...days, text };
  // "Theme parks" are a kind.
  const isKind = what.kind === "category" && what.categories.join() === "theme-park";
  if (what.kind === "category" && !isKind && IS_NARROW.test(what.text))
    return { kind: "without", names: what.text.toLowerCase(), isTopic: 1, ...days, text };
  return what.kind === "places"
    ? {
        kind: "without",
        names: namesOf(what),
        ...(isUnknown(what) ? { isTopic: 1 as const } : {}),
        ...days,
        text,
      }
    : { kind: "none", categories: [...what.categories], ...days, text };
}

/** "New Year's fireworks", as the traveller wrote what is known by "new years fireworks". */
function asWritten(name: string, text: string): string {
  const words = text.split(/\s+/);
  const count = name.split(" ").length;
  const runs = words.map((_, at) => words.slice(at, at + count).join(" "));
  const bare = (run: string) => run.replace(/(?<![.,;:!?])[.,;:!?]+$/, "");
  const said = (run: string) => bare(run.toLowerCase()).replace(/[’'‘`]/g, "");
  const written = runs.find((run) => said(run) === name);
  return written === undefined ? name : bare(written);
}

export function namesOf({ text, found }: Extract<SaidObject, { kind: "places" }>): string {
  return (found[0]?.name ?? text).slice(0, MAX_WISH_CHARACTERS);
}

/** Days as a wish has them: none of them are the whole trip. */
export function daysOf(when: When | undefined): WishedDays {
  if (when === undefined || when.isEvery === true) return {};
  const { days, weekdays, dates } = when;
  return {
    ...(days === undefined ? {} : { days: [...days] }),
    ...(weekdays === undefined ? {} : { weekdays: [...weekdays] }),
    ...(dates === undefined ? {} : { dates: [...dates] }),
  };
}
