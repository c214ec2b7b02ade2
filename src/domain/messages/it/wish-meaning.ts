import type { PlaceCategory } from "../../places/place-category.ts";
import { areWeekdays, isOnSomeDays } from "../../trip/days-of-wish.ts";
import type { MeantWish } from "../../trip/meant-wish.ts";
import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { SaidDays, TripWish } from "../../trip/trip-wish.ts";
import { choiceWords } from "./choice-words.ts";
import { italian, withArticle } from "./italian.ts";

type Need = Extract<TripWish, { kind: "need" }>["need"];

/** Kinds of place, one and several. */
const KINDS: Readonly<Record<PlaceCategory, readonly [one: string, several: string]>> = {
  museum: ["museo", "musei"],
  palace: ["palazzo o castello", "palazzi o castelli"],
  worship: ["chiesa o tempio", "chiese o templi"],
  monument: ["monumento", "monumenti"],
  viewpoint: ["punto panoramico", "punti panoramici"],
  park: ["parco", "parchi"],
  market: ["mercato o negozio", "mercati o negozi"],
  "old-town": ["quartiere storico", "quartieri storici"],
  beach: ["spiaggia", "spiagge"],
  show: ["spettacolo", "spettacoli"],
  nightlife: ["serata fuori", "vita notturna"],
  nature: ["luogo naturale", "luoghi naturali"],
  zoo: ["zoo o acquario", "zoo o acquari"],
  "theme-park": ["parco a tema", "parchi a tema"],
};

const NEEDS: Readonly<Record<Need, string>> = {
  vegetarian: "cibo vegetariano",
  vegan: "cibo vegano",
  glutenFree: "cibo senza glutine",
  lactoseFree: "cibo senza lattosio",
  halal: "cibo halal",
  kosher: "cibo kosher",
  nutFree: "cibo senza frutta a guscio",
  seafoodFree: "cibo senza pesce né frutti di mare",
  allergy: "allergia alimentare",
  stepFree: "accesso senza gradini",
  pregnant: "un viaggio tranquillo in gravidanza",
  cleanAir: "luoghi senza fumo né polvere",
  noFood: "cibo da evitare",
  crowds: "niente folla",
  transport: "come ti sposti",
  heat: "al riparo dal caldo",
  heights: "niente vertigini",
  toilets: "bagni vicini",
  dogs: "con il cane",
  budgetCap: "un importo al giorno",
  freeThings: "attrazioni gratuite",
  weather: "in base al meteo",
  lodging: "dove dormi",
  facts: "cose su cui la nostra guida non ha dati",
};

const LAST_NAMED_DAY = 9;
const DAY_MINUTES = 24 * 60;
const PACES: Readonly<Record<PaceChoice, string>> = {
  relaxed: "giornate rilassate",
  usual: "giornate a ritmo normale",
  full: "giornate intense",
};

/** The meaning of wishes, in one phrase: "relaxed days and no nightlife". */
export function meaningOf(wishes: readonly MeantWish[]): string {
  return italian.list(wishes.flatMap(phrases));
}

function phrases(wish: MeantWish): readonly string[] {
  if (wish.kind === "pace") return [PACES[wish.pace]];
  if (wish.kind === "children")
    return [
      `bambini di ${italian.list(wish.childAges.map(String))} ${italian.plural(wish.childAges.at(-1) ?? 0, { one: "anno", other: "anni" })}`,
    ];
  if (wish.kind === "like")
    return wish.interests
      .map((id) => choiceWords.interests[id])
      .map((title) => `più ${title.charAt(0).toLowerCase()}${title.slice(1)}`);
  return [wishText(wish)];
}

function wishText(wish: TripWish): string {
  switch (wish.kind) {
    case "none":
      return `niente ${kinds(wish.categories, 2)}${onDays(wish)}`;
    case "without":
      return `senza ${wish.names}${onDays(wish)}`;
    case "see":
      return `vedere ${wish.names}${onDays(wish)}`;
    case "have":
      return `${wish.count} ${kinds(wish.categories, wish.count)}${onDays(wish)}`;
    case "most":
      return `al massimo ${wish.count} ${kinds(wish.categories, wish.count)}${wish.isADay === 1 ? " al giorno" : ""}`;
    case "start":
      return isOnSomeDays(wish)
        ? `inizio alle ${italian.time(wish.minutes)}${onDays(wish)}`
        : `giornate che iniziano alle ${italian.time(wish.minutes)}`;
    case "end":
      return `rientro entro le ${italian.time(wish.minutes)}${onDays(wish)}`;
    case "free":
      return `${freeText(wish)}${onDays(wish)}`;
    case "indoors":
      return `${indoorsText(wish)}${onDays(wish)}`;
    case "dayPace":
      return `${PACES[wish.pace]}${onDays(wish)}`;
    case "change":
      return `“${wish.words}”, quando i giorni saranno pianificati`;
    case "walkLess":
      return wish.km === undefined
        ? "camminare meno"
        : `al massimo ${italian.number(wish.km)} km a piedi al giorno`;
    case "mostADay":
      return `al massimo ${italian.count(wish.count, { one: "luogo", other: "luoghi" })} al giorno${onDays(wish)}`;
    case "need":
      return NEEDS[wish.need];
  }
}

function freeText({ fromMinutes, toMinutes }: Extract<TripWish, { kind: "free" }>): string {
  if (fromMinutes === 0 && toMinutes === DAY_MINUTES) return "niente in programma";
  if (toMinutes === DAY_MINUTES) return `niente dopo le ${italian.time(fromMinutes)}`;
  return fromMinutes === 0
    ? `niente prima delle ${italian.time(toMinutes)}`
    : `tempo libero dalle ${italian.time(fromMinutes)} alle ${italian.time(toMinutes)}`;
}

function indoorsText(wish: Extract<TripWish, { kind: "indoors" }>): string {
  return wish.fromMinutes === 0
    ? `niente all’aperto prima delle ${italian.time(wish.toMinutes)}`
    : `al chiuso dalle ${italian.time(wish.fromMinutes)} alle ${italian.time(wish.toMinutes)}`;
}

function kinds(categories: readonly PlaceCategory[], count: number): string {
  return italian.list(categories.map((category) => KINDS[category][count === 1 ? 0 : 1]));
}

/** The days of a wish, as they end its phrase; empty for the whole trip. */
export function onDays({ days = [], weekdays = [], dates = [], isEvery }: SaidDays): string {
  const named = [
    ...(isEvery === true ? ["ogni giorno"] : []),
    ...(isFromOn(days) ? [`dal giorno ${days[0]} in poi`] : days.map(dayText)),
    ...(areWeekdays(weekdays)
      ? ["nei giorni feriali"]
      : weekdays.map((weekday) => `di ${italian.weekday(weekday)}`)),
    ...dates.map((date) => withArticle(String(date))),
  ];
  return named.length === 0 ? "" : ` ${italian.list(named)}`;
}

function ordinal(date: number): string {
  const ending = { 1: "º", 2: "º", 3: "º" }[date % 10] ?? "º";
  return `${date}${date > 10 && date < 14 ? "º" : ending}`;
}

function dayText(day: number): string {
  if (day === 0) return "il giorno di metà viaggio";
  if (day > 0) return `il giorno ${day}`;
  return day === -1 ? "l’ultimo giorno" : `${withArticle(ordinal(-day))} giorno dalla fine`;
}

/** All days from one on are as many as a wish may name. */
function isFromOn(days: readonly number[]): boolean {
  return (
    days.length > 2 &&
    days.at(-1) === LAST_NAMED_DAY &&
    days.every((day, at) => day === (days[0] ?? 0) + at)
  );
}
