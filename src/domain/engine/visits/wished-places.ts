import { distanceKm } from "../../places/geo.ts";
import {
  type AskedHour,
  askedHour,
  askedHourOfAll,
  isWantedFromOutside,
  namesPartOfDay,
} from "../../trip/asked-hour.ts";
import { daysOfWish, isOnSomeDays } from "../../trip/days-of-wish.ts";
import { isDaily } from "../../trip/is-daily.ts";
import type { Pace } from "../../trip/pace.ts";
import { restsAtHotel } from "../../trip/rests-at-hotel.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import { type KnownCity, type KnownPlace, placesOf } from "../known-city.ts";
import { onStage, placesToDo } from "./done-there.ts";
import { eventVisits, nightAt, standInFor } from "./event-asked-for.ts";
import { isAgainst, isAskedFor, isUnwanted } from "./is-unwanted.ts";
import { namedPlaces } from "./named-places.ts";
import {
  asSeen,
  hasWordsOf,
  inSeasonFor,
  isDayOut,
  isForSeveral,
  isPlaceAbout,
  meantByDay,
  meantByKind,
  placesAbout,
} from "./places-about.ts";
import { askedSpan, openStarts, visitWindows } from "./visit-windows.ts";

const A_DAY =
  /\b(?:a|one|full|whole|all) day (?:at|in|to)\b|\b(?:full|whole|entire|all) (?:\p{L}+ )?day\b/iu;
const DAYS_AN_EVENING = 2;
/** Of one kind of shop that is named in the plural, at most; editorial. */
const MOST_SHOPS = 3;
const SAYS_HOW_MANY = /\d|\b(?:an?|one|two|couple|few)\b/i;

type Have = Extract<TripWish, { readonly kind: "have" }>;
/** Who is at the hotel in the middle of the day doesn't go far. */
const FAR_KM = 12;
/** Whose days end by then goes to no bars. */
const HOME_EARLY_MINUTES = 20 * 60;

/**
 * A place that the traveller asked for, and the days (0 is the first) on which to visit it; undefined: any day, because
 * no day was named or the place is closed on those that were.
 */
export type WishedPlace = {
  readonly place: KnownPlace;
  readonly days: readonly number[] | undefined;
  /** Where the words name one, and nothing else. */
  readonly askedHour?: AskedHour | undefined;
  /** The id of what was named, where this is the same at another hour: nobody takes both boats. */
  readonly insteadOf?: string | undefined;
  /** No name of it was said, only what it is about. */
  readonly isTopic?: boolean | undefined;
  /** "A day in Nara" is more than the temple. */
  readonly isDayOut?: boolean | undefined;
  /** A look at it, without a ticket. */
  readonly isFromOutside?: boolean | undefined;
};

/**
 * The places that wishes ask for, by name or as the best of a kind.
 *
 * @param scoreOf what a visit is worth to these travellers, in points.
 * @param dates of each day; undefined without dates.
 * @param pace of the days.
 * @param isDear what these would rather not pay for, where another place is about the same.
 */
export function wishedPlaces(
  said: readonly TripWish[],
  city: KnownCity,
  scoreOf: (place: KnownPlace) => number,
  {
    dates,
    pace,
    isDear = () => false,
  }: Pick<Asking, "dates" | "pace"> & { readonly isDear?: (place: KnownPlace) => boolean },
): readonly WishedPlace[] {
  const byPrice = (a: KnownPlace, b: KnownPlace) => Number(isDear(a)) - Number(isDear(b));
  const byScore = (a: KnownPlace, b: KnownPlace) => byPrice(a, b) || scoreOf(b) - scoreOf(a);
  const wishes = said.map(asSeen);
  const isOpenOn = (place: KnownPlace, days: readonly number[]) =>
    days.some((day) => visitWindows(place, dates[day], pace, 0).windows.length > 0);
  const isFit = (place: KnownPlace, days: readonly number[]) =>
    !isUnwanted(place, wishes) && isOpenOn(place, days);
  const asking = { dates, pace, isFit, byScore };
  const named = wishes
    .filter((wish) => wish.kind === "see")
    .flatMap((wish): WishedPlace[] => {
      const days = daysOrAny(wish, dates);
      const { found: named, unknown: topics } = namedPlaces(wish.names, placesOf(city));
      const onDays = days ?? [...dates.keys()];
      const found = named.map(({ place, name }) => {
        const toDo = placesToDo(name, wish.text, placesOf(city), place) ?? [];
        const fit = toDo.filter((one) => isFit(one, onDays));
        const isIt = ({ experience }: KnownPlace) => Number(experience === name.toLowerCase());
        const byFit = (a: KnownPlace, b: KnownPlace) => isIt(b) - isIt(a) || byScore(a, b);
        return { place: fit.toSorted((a, b) => byPrice(a, b) || byFit(a, b))[0] ?? place };
      });
      const eventOf = (topic: string) => eventAskedFor(topic, city, onDays, asking);
      // Leaves are seen in more than one place; a parade is where it is.
      const events = topics.flatMap((topic) => {
        const one = eventOf(topic);
        return one === undefined ? [] : [{ ...one, isTopic: isForSeveral(topic) }];
      });
      const unknown = topics.filter((topic) => eventOf(topic) === undefined);
      // "Dinosaurs" are no place, but some museum has them.
      const about = unknown.flatMap((topic) =>
        placesMeantBy(topic, wish.text, placesOf(city))
          .filter((place) => isFit(place, onDays))
          .toSorted((a, b) => byPrice(a, b) || byTopic(topic, a, b, pace) || byScore(a, b))
          .slice(0, days === undefined && isForSeveral(topic) ? everySecondDay(dates.length) : 1),
      );
      const all = [...found.map(({ place }) => place), ...about];
      const isOne = all.length === 1 && sameWords(wish, wishes).length === 1;
      const hour = isOne ? askedHour(wish.text, wish.names) : undefined;
      const then = all.map((place) => {
        // The sun sets at about the same minute on all days.
        const [day] = days ?? (hour === "sunset" ? [0] : []);
        const date = day === undefined ? undefined : dates[day];
        const standIn = standInFor(place, hour, city, { date, pace });
        const isAlike =
          standIn?.experience !== undefined && standIn.experience === place.experience;
        return { place: standIn ?? place, ...(isAlike ? { insteadOf: place.id } : {}) };
      });
      return [
        ...events,
        ...then.map(
          ({ place, ...other }): WishedPlace =>
            nightAt(place, wish.text, city, dates) ?? {
              ...other,
              place,
              days: days !== undefined && isOpenOn(place, days) ? days : undefined,
              askedHour: hour,
              isTopic: about.includes(place),
              isFromOutside: isOne && isWantedFromOutside(wish.text),
              isDayOut: isDayOut(wish.text) || A_DAY.test(wish.text),
            },
        ),
      ];
    });
  const namedFirst = named.toSorted(
    (a, b) => Number(a.isTopic ?? false) - Number(b.isTopic ?? false),
  );
  const chosen = [...new Map(namedFirst.map((one) => [one.place.id, one])).values()];
  for (const wish of wishes)
    if (wish.kind === "have")
      chosen.push(...ofKindAsked(wish, chosen, city, { ...asking, wishes }));
  return chosen;
}

/** When the traveller is there, and what of a city will do then. */
type Asking = {
  readonly dates: readonly (string | undefined)[];
  readonly pace: Pace;
  readonly isFit: (place: KnownPlace, days: readonly number[]) => boolean;
  /** The best first. */
  readonly byScore: (a: KnownPlace, b: KnownPlace) => number;
};

/** One goes out after dinner for these; a fado house with a menu is a dinner. */
const GOES_OUT = /\b(?:nights? out|bars?|pubs?|clubs?|clubbing|party|partying|drinks?)\b/i;

/** The best of a kind that a wish asks for some of, beside those that are chosen. */
function ofKindAsked(
  wish: Have,
  chosen: readonly WishedPlace[],
  city: KnownCity,
  { wishes, dates, pace, isFit, byScore }: Asking & { readonly wishes: readonly TripWish[] },
): readonly WishedPlace[] {
  const isNear = wishes.some(restsAtHotel);
  const isFar = ({ at }: KnownPlace) => isNear && distanceKm(at, city.centre) > FAR_KM;
  const days = daysOrAny(wish, dates);
  const onDays = days ?? [...dates.keys()];
  const hour =
    askedHourOfAll(wish.text) ?? (wish.count === 1 ? askedHour(wish.text, "") : undefined);
  const count = isDaily(wish.text)
    ? Math.max(wish.count, dates.length)
    : Math.max(wish.count, shopsFor(wish, dates.length));
  const meant = placesMeant(wish, city);
  const isDinner = ({ servesDinner }: KnownPlace) =>
    Number(servesDinner === true && GOES_OUT.test(wish.text));
  const staged = onStage(wish.text, meant);
  const has = chosen.filter(({ place }) => meant.includes(place)).length;
  const best = meant
    .filter((place) => isFit(place, onDays))
    .filter((place) => opensInTime(place, onDays, dates, pace))
    .filter((place) => chosen.every((one) => one.place.id !== place.id))
    .toSorted(
      (a, b) =>
        Number(staged.includes(b)) - Number(staged.includes(a)) ||
        missesHour(a, hour, onDays, { dates, pace }) -
          missesHour(b, hour, onDays, { dates, pace }) ||
        Number(isFar(a)) - Number(isFar(b)) ||
        isDinner(a) - isDinner(b) ||
        byScore(a, b) ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, Math.max(0, count - (days === undefined ? has : 0)));
  const isWhole = A_DAY.test(wish.text);
  return best.map((place) => ({ place, days, askedHour: hour, isDayOut: isWhole }));
}

/** "Vinyl shops" are more than one of them on a longer trip; a number says how many. */
function shopsFor({ text, categories }: Pick<Have, "text" | "categories">, days: number): number {
  const named = categories.includes("market") ? (SPECIFIC_SHOPS.exec(text)?.[0] ?? "") : "";
  const isSeveral = /s$/i.test(named) && !SAYS_HOW_MANY.test(text);
  return isSeveral ? Math.min(MOST_SHOPS, everySecondDay(days)) : 0;
}

/** What is most about a topic comes first. */
function byTopic(topic: string, a: KnownPlace, b: KnownPlace, pace: Pace): number {
  return (
    inSeasonFor(topic, b) - inSeasonFor(topic, a) ||
    Number(isMainlyFor(topic, b)) - Number(isMainlyFor(topic, a)) ||
    Number(isTheirs(b, pace)) - Number(isTheirs(a, pace))
  );
}

/** How badly an hour suits a place that the traveller names for a kind: the least for the best. */
function missesHour(
  place: KnownPlace,
  hour: AskedHour | undefined,
  days: readonly number[],
  { dates, pace }: Pick<Asking, "dates" | "pace">,
): number {
  if (hour === undefined) return 0;
  const asked = { ...place, askedHour: hour };
  const isOpen = days.some((day) => {
    const [from, to] = askedSpan(asked, dates[day], pace) ?? [1, 0];
    return openStarts(place, dates[day]).ranges.some(
      ([first, last]) => Math.max(from, first) <= Math.min(to, last),
    );
  });
  const isForLight = (hour !== "sunset" && hour !== "last") || place.bestTime === "sunset";
  return (hour === "last" || isOpen ? 0 : 2) + Number(!isForLight);
}

/** A club that opens at midnight is for who stays out after the plan. */
function opensInTime(
  place: KnownPlace,
  days: readonly number[],
  dates: readonly (string | undefined)[],
  pace: Pace,
): boolean {
  return days.some((day) =>
    visitWindows(place, dates[day], pace, 0).windows.some(({ first }) => first <= LATEST_OUT),
  );
}

const LATEST_OUT = 22 * 60 + 30;

/** Where people go first for an event that is on then, and when it is. */
function eventAskedFor(
  topic: string,
  city: KnownCity,
  onDays: readonly number[],
  { dates, isFit }: Asking,
): WishedPlace | undefined {
  const visits = eventVisits(topic, city, dates).filter(({ day }) => onDays.includes(day));
  return [...new Set(visits.map(({ id }) => id))]
    .flatMap((id) => {
      const days = visits.flatMap((one) => (one.id === id ? [one.day] : []));
      return placesOf(city).flatMap((place) => (place.id === id ? [{ place, days }] : []));
    })
    .find(({ place, days }) => isFit(place, days));
}

/** What is asked for by the same words: which of it their hour is for nobody knows. */
function sameWords({ text }: TripWish, wishes: readonly TripWish[]): readonly TripWish[] {
  return wishes.filter((other) => other.kind === "see" && other.text === text);
}

/** Who loves live music hears some every second day. */
function everySecondDay(days: number): number {
  return Math.ceil(days / DAYS_AN_EVENING);
}

/** Music is heard in a bar rather than at the opera, and by who is home early where families go. */
function isTheirs({ category, suits }: KnownPlace, { endMinutes }: Pace) {
  return endMinutes > HOME_EARLY_MINUTES ? category === "nightlife" : suits.includes("Family");
}

/** Its text begins with what one comes for: a jazz cellar, not a hotel's bar where jazz is played, too. */
const BEGINS = 40;

function isMainlyFor(topic: string, { category, name, details = "" }: KnownPlace): boolean {
  const isHeard = category === "nightlife" || category === "show";
  return isHeard && hasWordsOf(topic, `${name} ${details.slice(0, BEGINS)}`);
}

/** The hour at which any place of its kind, or all that is about a topic, is wanted. */
export function askedHourOf(
  place: Pick<KnownPlace, "name" | "category" | "details">,
  wishes: readonly TripWish[],
): AskedHour | undefined {
  return wishes
    .map((wish) => {
      if (wish.kind === "see")
        return namesPartOfDay(wish.text) && isPlaceAbout(wish.names, place)
          ? askedHour(wish.text, wish.names)
          : undefined;
      return wish.kind === "have" &&
        wish.categories.includes(place.category) &&
        meantByKind(wish.text, [place]).length > 0
        ? askedHourOfAll(wish.text)
        : undefined;
    })
    .find((hour) => hour !== undefined);
}

/** Who says so of a kind wants this one: other shops are no answer. */
export const SPECIFIC_SHOPS =
  /\b(?:record|vinyl|comic|manga|antiques?|vintage|thrift|second[- ]hand|craft|flea|flower|toy|fabric|tea|cheese|christmas|farmers['’]?|fish|night|spice|vintage clothes|design|camera|guitar|anime) (?:shops?|shopping|stores?|markets?|fairs?)\b|\bbook ?(?:shops?|stores?)\b/i;
/** What is said of a kind that the guide's texts tell better: "street art" is no museum. */
const THEME =
  /\b(?:street art|graffiti|murals?|art nouveau|art deco|(?:old )?libraries|cats|k-?pop)\b/i;
const BY_THE_SEA = /\b(?:sea|seaside|coast|harbour|beach|ocean|cliffs?|bay)\b/i;
/** A day somewhere is most of one. */
export const DAY_OUT_MINUTES = 180;

/**
 * The places that a wish for a kind means: for record shops where there are some, whatever its kind, and none where the guide has
 * none; for a day out by the sea where one spends it.
 */
export function placesMeant(
  { text, categories }: Pick<Have, "text" | "categories">,
  city: KnownCity,
): readonly KnownPlace[] {
  const specific = categories.includes("market") ? SPECIFIC_SHOPS.exec(text)?.[0] : undefined;
  const theme = specific ?? THEME.exec(text)?.[0];
  if (theme !== undefined) return placesAbout(theme, placesOf(city));
  const isSeaDay = categories.includes("beach") && isDayOut(text);
  const bySea = isSeaDay ? placesOf(city).filter(isDayBySea) : [];
  if (bySea.length > 0) return bySea;
  return meantByKind(text, ofKind(categories, city));
}

/** What a topic is about: where one does what the words say of it, where the guide knows that, else all that has it. */
export function placesMeantBy<Place extends KnownPlace>(
  topic: string,
  text: string,
  places: readonly Place[],
): readonly Place[] {
  const done = placesToDo(topic, text, places, undefined) ?? [];
  return done.length > 0 ? done : placesAbout(topic, meantByDay(text, places));
}

function isDayBySea({ category, name, details = "", visitMinutes }: KnownPlace): boolean {
  const isThere = category === "beach" || BY_THE_SEA.test(`${name} ${details}`);
  return isThere && OPEN.has(category) && visitMinutes >= DAY_OUT_MINUTES;
}

const OPEN: ReadonlySet<KnownPlace["category"]> = new Set(["beach", "nature", "old-town"]);

/** A kind that the town doesn't have may be a day out: a beach. */
function ofKind(
  categories: readonly KnownPlace["category"][],
  city: KnownCity,
): readonly KnownPlace[] {
  const isMeant = ({ category }: KnownPlace) => categories.includes(category);
  const inTown = city.places.filter(isMeant);
  return inTown.length > 0 ? inTown : placesOf(city).filter(isMeant);
}

function daysOrAny(
  wish: Extract<TripWish, { readonly kind: "see" | "have" }>,
  dates: readonly (string | undefined)[],
): readonly number[] | undefined {
  const days = daysOfWish(wish, dates);
  // "The flea market on Sunday" of a trip without one is seen on another day; the notes say so.
  return days === undefined || days.length === 0 || days.length === dates.length ? undefined : days;
}

/** The days (0 is the first) on which the traveller doesn't want a place; "no museums" means none but those that are asked for by name. */
export function unwantedDays(
  place: Pick<KnownPlace, "name" | "category" | "details">,
  wishes: readonly TripWish[],
  dates: readonly (string | undefined)[],
): ReadonlySet<number> {
  const isAsked = isAskedFor(place, wishes);
  // "The Staten Island ferry instead of Liberty Island" is no ferry without the statue in its text.
  const isSpared = (wish: TripWish) =>
    isAsked &&
    (wish.kind === "none" || (wish.kind === "without" && wish.isTopic === 1)) &&
    !isOnSomeDays(wish);
  return new Set(
    wishes.flatMap((wish) =>
      isAgainst(wish, place) && !isSpared(wish) ? (daysOfWish(wish, dates) ?? []) : [],
    ),
  );
}
