import type { PlaceCategory } from "../../places/place-category.ts";
import { areWeekdays, isOnSomeDays } from "../../trip/days-of-wish.ts";
import type { MeantWish } from "../../trip/meant-wish.ts";
import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { SaidDays, TripWish } from "../../trip/trip-wish.ts";
import { choiceWords } from "./choice-words.ts";
import { french } from "./french.ts";

type Need = Extract<TripWish, { kind: "need" }>["need"];

/** Kinds of place, one and several. */
const KINDS: Readonly<Record<PlaceCategory, readonly [one: string, several: string]>> = {
  museum: ["musée", "musées"],
  palace: ["palais ou château", "palais ou châteaux"],
  worship: ["église ou temple", "églises ou temples"],
  monument: ["monument", "monuments"],
  viewpoint: ["point de vue", "points de vue"],
  park: ["parc", "parcs"],
  market: ["marché ou boutique", "marchés ou boutiques"],
  "old-town": ["vieux quartier", "vieux quartiers"],
  beach: ["plage", "plages"],
  show: ["spectacle", "spectacles"],
  nightlife: ["sortie nocturne", "sorties nocturnes"],
  nature: ["site naturel", "sites naturels"],
  zoo: ["zoo ou aquarium", "zoos ou aquariums"],
  "theme-park": ["parc d’attractions", "parcs d’attractions"],
};

const NEEDS: Readonly<Record<Need, string>> = {
  vegetarian: "cuisine végétarienne",
  vegan: "cuisine végane",
  glutenFree: "cuisine sans gluten",
  lactoseFree: "cuisine sans lactose",
  halal: "cuisine halal",
  kosher: "cuisine casher",
  nutFree: "cuisine sans fruits à coque",
  seafoodFree: "cuisine sans poisson ni fruits de mer",
  allergy: "allergie alimentaire",
  stepFree: "accès sans marches",
  pregnant: "un voyage en douceur pendant la grossesse",
  cleanAir: "des lieux sans fumée ni poussière",
  noFood: "aliments à éviter",
  crowds: "loin de la foule",
  transport: "un moyen de transport",
  heat: "à l’abri de la chaleur",
  heights: "rien de vertigineux",
  toilets: "toilettes à proximité",
  dogs: "avec un chien",
  budgetCap: "un budget par jour",
  freeThings: "des visites gratuites",
  weather: "selon la météo",
  lodging: "votre hébergement",
  facts: "sujet absent de notre guide",
};

const LAST_NAMED_DAY = 9;
const DAY_MINUTES = 24 * 60;
const PACES: Readonly<Record<PaceChoice, string>> = {
  relaxed: "des journées tranquilles",
  usual: "des journées au rythme habituel",
  full: "des journées bien remplies",
};

/** The meaning of wishes, in one phrase: "relaxed days and no nightlife". */
export function meaningOf(wishes: readonly MeantWish[]): string {
  return french.list(wishes.flatMap(phrases));
}

function phrases(wish: MeantWish): readonly string[] {
  if (wish.kind === "pace") return [PACES[wish.pace]];
  if (wish.kind === "children")
    return [`enfants (âge : ${french.list(wish.childAges.map(String))})`];
  if (wish.kind === "like")
    return wish.interests
      .map((id) => choiceWords.interests[id])
      .map((title) => `davantage : ${title.charAt(0).toLowerCase()}${title.slice(1)}`);
  return [wishText(wish)];
}

function wishText(wish: TripWish): string {
  switch (wish.kind) {
    case "none":
      return `sans ${kinds(wish.categories, 2)}${onDays(wish)}`;
    case "without":
      return `sans ${wish.names}${onDays(wish)}`;
    case "see":
      return `voir ${wish.names}${onDays(wish)}`;
    case "have":
      return `${wish.count} ${kinds(wish.categories, wish.count)}${onDays(wish)}`;
    case "most":
      return `au plus ${wish.count} ${kinds(wish.categories, wish.count)}${wish.isADay === 1 ? " par jour" : ""}`;
    case "start":
      return isOnSomeDays(wish)
        ? `début à ${french.time(wish.minutes)}${onDays(wish)}`
        : `début des journées à ${french.time(wish.minutes)}`;
    case "end":
      return `retour au plus tard à ${french.time(wish.minutes)}${onDays(wish)}`;
    case "free":
      return `${freeText(wish)}${onDays(wish)}`;
    case "indoors":
      return `${indoorsText(wish)}${onDays(wish)}`;
    case "dayPace":
      return `${PACES[wish.pace]}${onDays(wish)}`;
    case "change":
      return `« ${wish.words} », une fois les jours planifiés`;
    case "walkLess":
      return wish.km === undefined
        ? "moins de marche"
        : `au plus ${french.number(wish.km)} km à pied par jour`;
    case "mostADay":
      return `au plus ${french.count(wish.count, { one: "lieu", other: "lieux" })} par jour${onDays(wish)}`;
    case "need":
      return NEEDS[wish.need];
  }
}

function freeText({ fromMinutes, toMinutes }: Extract<TripWish, { kind: "free" }>): string {
  if (fromMinutes === 0 && toMinutes === DAY_MINUTES) return "rien de prévu";
  if (toMinutes === DAY_MINUTES) return `rien après ${french.time(fromMinutes)}`;
  return fromMinutes === 0
    ? `rien avant ${french.time(toMinutes)}`
    : `temps libre de ${french.time(fromMinutes)} à ${french.time(toMinutes)}`;
}

function indoorsText(wish: Extract<TripWish, { kind: "indoors" }>): string {
  return wish.fromMinutes === 0
    ? `rien en plein air avant ${french.time(wish.toMinutes)}`
    : `à l’intérieur de ${french.time(wish.fromMinutes)} à ${french.time(wish.toMinutes)}`;
}

function kinds(categories: readonly PlaceCategory[], count: number): string {
  return french.list(categories.map((category) => KINDS[category][count === 1 ? 0 : 1]));
}

/** The days of a wish, as they end its phrase; empty for the whole trip. */
export function onDays({ days = [], weekdays = [], dates = [], isEvery }: SaidDays): string {
  const named = [
    ...(isEvery === true ? ["chaque jour"] : []),
    ...(isFromOn(days) ? [`jour ${days[0]} et suivants`] : days.map(dayText)),
    ...(areWeekdays(weekdays) ? ["en semaine"] : weekdays.map(french.weekday)),
    ...dates.map((date) => (date === 1 ? "le 1er" : `le ${date}`)),
  ];
  return named.length === 0 ? "" : ` (${french.list(named)})`;
}

function ordinal(date: number): string {
  const ending = { 1: "e", 2: "e", 3: "e" }[date % 10] ?? "e";
  return `${date}${date > 10 && date < 14 ? "e" : ending}`;
}

function dayText(day: number): string {
  if (day === 0) return "le jour du milieu";
  if (day > 0) return `jour ${day}`;
  return day === -1 ? "le dernier jour" : `le ${ordinal(-day)} jour en partant de la fin`;
}

/** All days from one on are as many as a wish may name. */
function isFromOn(days: readonly number[]): boolean {
  return (
    days.length > 2 &&
    days.at(-1) === LAST_NAMED_DAY &&
    days.every((day, at) => day === (days[0] ?? 0) + at)
  );
}
