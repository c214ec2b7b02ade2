import type { PlaceCategory } from "../../places/place-category.ts";
import { areWeekdays, isOnSomeDays } from "../../trip/days-of-wish.ts";
import type { MeantWish } from "../../trip/meant-wish.ts";
import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { SaidDays, TripWish } from "../../trip/trip-wish.ts";
import { choiceWords } from "./choice-words.ts";
import { german } from "./german.ts";

type Need = Extract<TripWish, { kind: "need" }>["need"];

/** Kinds of place, one and several. */
const KINDS: Readonly<Record<PlaceCategory, readonly [one: string, several: string]>> = {
  museum: ["Museum", "Museen"],
  palace: ["Palast oder Burg", "Paläste oder Burgen"],
  worship: ["Kirche oder Tempel", "Kirchen oder Tempel"],
  monument: ["Denkmal", "Denkmäler"],
  viewpoint: ["Aussichtspunkt", "Aussichtspunkte"],
  park: ["Park", "Parks"],
  market: ["Markt oder Laden", "Märkte oder Läden"],
  "old-town": ["Altstadtviertel", "Altstadtviertel"],
  beach: ["Strand", "Strände"],
  show: ["Show", "Shows"],
  nightlife: ["Abend zum Ausgehen", "Abende zum Ausgehen"],
  nature: ["Ort in der Natur", "Orte in der Natur"],
  zoo: ["Zoo oder Aquarium", "Zoos oder Aquarien"],
  "theme-park": ["Freizeitpark", "Freizeitparks"],
};

const NEEDS: Readonly<Record<Need, string>> = {
  vegetarian: "vegetarisches Essen",
  vegan: "veganes Essen",
  glutenFree: "glutenfreies Essen",
  lactoseFree: "laktosefreies Essen",
  halal: "halal essen",
  kosher: "koscher essen",
  nutFree: "Essen ohne Nüsse",
  seafoodFree: "Essen ohne Fisch und Meeresfrüchte",
  allergy: "Lebensmittelallergie",
  stepFree: "stufenfreier Zugang",
  pregnant: "eine schonende Reise in der Schwangerschaft",
  cleanAir: "Orte ohne Rauch und Staub",
  noFood: "was du nicht isst",
  crowds: "kein Gedränge",
  transport: "wie du unterwegs bist",
  heat: "keine Hitze",
  heights: "nichts Schwindelerregendes",
  toilets: "Toiletten in der Nähe",
  dogs: "mit Hund",
  budgetCap: "ein Tagesbudget",
  freeThings: "kostenlose Sehenswürdigkeiten",
  weather: "je nach Wetter",
  lodging: "wo du übernachtest",
  facts: "wozu unser Reiseführer keine Angaben hat",
};

const LAST_NAMED_DAY = 9;
const DAY_MINUTES = 24 * 60;
const PACES: Readonly<Record<PaceChoice, string>> = {
  relaxed: "ruhige Tage",
  usual: "Tage im normalen Tempo",
  full: "volle Tage",
};

/** The meaning of wishes, in one phrase: "relaxed days and no nightlife". */
export function meaningOf(wishes: readonly MeantWish[]): string {
  return german.list(wishes.flatMap(phrases));
}

function phrases(wish: MeantWish): readonly string[] {
  if (wish.kind === "pace") return [PACES[wish.pace]];
  if (wish.kind === "children")
    return [`Kinder im Alter von ${german.list(wish.childAges.map(String))} Jahren`];
  if (wish.kind === "like")
    return wish.interests.map((id) => choiceWords.interests[id]).map((title) => `mehr: ${title}`);
  return [wishText(wish)];
}

function wishText(wish: TripWish): string {
  switch (wish.kind) {
    case "none":
      return `ohne ${kinds(wish.categories, 2)}${onDays(wish)}`;
    case "without":
      return `ohne ${wish.names}${onDays(wish)}`;
    case "see":
      return `${wish.names} sehen${onDays(wish)}`;
    case "have":
      return `${wish.count} ${kinds(wish.categories, wish.count)}${onDays(wish)}`;
    case "most":
      return `höchstens ${wish.count} ${kinds(wish.categories, wish.count)}${wish.isADay === 1 ? " pro Tag" : ""}`;
    case "start":
      return isOnSomeDays(wish)
        ? `Beginn um ${german.time(wish.minutes)}${onDays(wish)}`
        : `Tagesbeginn um ${german.time(wish.minutes)}`;
    case "end":
      return `zurück bis ${german.time(wish.minutes)}${onDays(wish)}`;
    case "free":
      return `${freeText(wish)}${onDays(wish)}`;
    case "indoors":
      return `${indoorsText(wish)}${onDays(wish)}`;
    case "dayPace":
      return `${PACES[wish.pace]}${onDays(wish)}`;
    case "change":
      return `„${wish.words}“, sobald die Tage geplant sind`;
    case "walkLess":
      return wish.km === undefined
        ? "weniger zu Fuß"
        : `höchstens ${german.number(wish.km)} km zu Fuß pro Tag`;
    case "mostADay":
      return `höchstens ${german.count(wish.count, { one: "Ort", other: "Orte" })} pro Tag${onDays(wish)}`;
    case "need":
      return NEEDS[wish.need];
  }
}

function freeText({ fromMinutes, toMinutes }: Extract<TripWish, { kind: "free" }>): string {
  if (fromMinutes === 0 && toMinutes === DAY_MINUTES) return "nichts geplant";
  if (toMinutes === DAY_MINUTES) return `nichts nach ${german.time(fromMinutes)}`;
  return fromMinutes === 0
    ? `nichts vor ${german.time(toMinutes)}`
    : `frei von ${german.time(fromMinutes)} bis ${german.time(toMinutes)}`;
}

function indoorsText(wish: Extract<TripWish, { kind: "indoors" }>): string {
  return wish.fromMinutes === 0
    ? `nichts im Freien vor ${german.time(wish.toMinutes)}`
    : `drinnen von ${german.time(wish.fromMinutes)} bis ${german.time(wish.toMinutes)}`;
}

function kinds(categories: readonly PlaceCategory[], count: number): string {
  return german.list(categories.map((category) => KINDS[category][count === 1 ? 0 : 1]));
}

/** The days of a wish, as they end its phrase; empty for the whole trip. */
export function onDays({ days = [], weekdays = [], dates = [], isEvery }: SaidDays): string {
  const named = [
    ...(isEvery === true ? ["jeden Tag"] : []),
    ...(isFromOn(days) ? [`Tag ${days[0]} und später`] : days.map(dayText)),
    ...(areWeekdays(weekdays) ? ["unter der Woche"] : weekdays.map(german.weekday)),
    ...dates.map((date) => `am ${ordinal(date)}`),
  ];
  return named.length === 0 ? "" : ` (${german.list(named)})`;
}

function ordinal(date: number): string {
  const ending = { 1: ".", 2: ".", 3: "." }[date % 10] ?? ".";
  return `${date}${date > 10 && date < 14 ? "." : ending}`;
}

function dayText(day: number): string {
  if (day === 0) return "der mittlere Tag";
  if (day > 0) return `Tag ${day}`;
  return day === -1 ? "der letzte Tag" : `der ${ordinal(-day)} Tag von hinten`;
}

/** All days from one on are as many as a wish may name. */
function isFromOn(days: readonly number[]): boolean {
  return (
    days.length > 2 &&
    days.at(-1) === LAST_NAMED_DAY &&
    days.every((day, at) => day === (days[0] ?? 0) + at)
  );
}
