import type { PlaceCategory } from "../../places/place-category.ts";
import { areWeekdays, isOnSomeDays } from "../../trip/days-of-wish.ts";
import type { MeantWish } from "../../trip/meant-wish.ts";
import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { SaidDays, TripWish } from "../../trip/trip-wish.ts";
import { choiceWords } from "./choice-words.ts";
import { spanish } from "./spanish.ts";

type Need = Extract<TripWish, { kind: "need" }>["need"];

/** Kinds of place, one and several. */
const KINDS: Readonly<Record<PlaceCategory, readonly [one: string, several: string]>> = {
  museum: ["museo", "museos"],
  palace: ["palacio o castillo", "palacios o castillos"],
  worship: ["iglesia o templo", "iglesias o templos"],
  monument: ["monumento", "monumentos"],
  viewpoint: ["mirador", "miradores"],
  park: ["parque", "parques"],
  market: ["mercado o tienda", "mercados o tiendas"],
  "old-town": ["barrio antiguo", "barrios antiguos"],
  beach: ["playa", "playas"],
  show: ["espectáculo", "espectáculos"],
  nightlife: ["salida nocturna", "vida nocturna"],
  nature: ["espacio natural", "espacios naturales"],
  zoo: ["zoo o acuario", "zoos o acuarios"],
  "theme-park": ["parque temático", "parques temáticos"],
};

const NEEDS: Readonly<Record<Need, string>> = {
  vegetarian: "comida vegetariana",
  vegan: "comida vegana",
  glutenFree: "comida sin gluten",
  lactoseFree: "comida sin lactosa",
  halal: "comida halal",
  kosher: "comida kosher",
  nutFree: "comida sin frutos secos",
  seafoodFree: "comida sin pescado ni marisco",
  allergy: "alergia alimentaria",
  stepFree: "acceso sin escalones",
  pregnant: "un viaje tranquilo durante el embarazo",
  cleanAir: "lugares sin humo ni polvo",
  noFood: "alimentos que evitar",
  crowds: "sin aglomeraciones",
  transport: "cómo moverte",
  heat: "a salvo del calor",
  heights: "sin alturas",
  toilets: "baños cerca",
  dogs: "con perro",
  budgetCap: "un importe por día",
  freeThings: "lugares gratuitos",
  weather: "según el tiempo",
  lodging: "dónde te alojas",
  facts: "aquello de lo que nuestra guía no tiene datos",
};

const LAST_NAMED_DAY = 9;
const DAY_MINUTES = 24 * 60;
const PACES: Readonly<Record<PaceChoice, string>> = {
  relaxed: "días tranquilos",
  usual: "días a ritmo habitual",
  full: "días intensos",
};

/** The meaning of wishes, in one phrase: "relaxed days and no nightlife". */
export function meaningOf(wishes: readonly MeantWish[]): string {
  return spanish.list(wishes.flatMap(phrases));
}

function phrases(wish: MeantWish): readonly string[] {
  if (wish.kind === "pace") return [PACES[wish.pace]];
  if (wish.kind === "children")
    return [
      `niños de ${spanish.list(wish.childAges.map(String))} ${spanish.plural(wish.childAges.at(-1) ?? 0, { one: "año", other: "años" })}`,
    ];
  if (wish.kind === "like")
    return wish.interests
      .map((id) => choiceWords.interests[id])
      .map((title) => `más ${title.charAt(0).toLowerCase()}${title.slice(1)}`);
  return [wishText(wish)];
}

function wishText(wish: TripWish): string {
  switch (wish.kind) {
    case "none":
      return `sin ${kinds(wish.categories, 2)}${onDays(wish)}`;
    case "without":
      return `sin ${wish.names}${onDays(wish)}`;
    case "see":
      return `ver ${wish.names}${onDays(wish)}`;
    case "have":
      return `${wish.count} ${kinds(wish.categories, wish.count)}${onDays(wish)}`;
    case "most":
      return `como máximo ${wish.count} ${kinds(wish.categories, wish.count)}${wish.isADay === 1 ? " al día" : ""}`;
    case "start":
      return isOnSomeDays(wish)
        ? `empezar a las ${spanish.time(wish.minutes)}${onDays(wish)}`
        : `días que empiezan a las ${spanish.time(wish.minutes)}`;
    case "end":
      return `volver a más tardar a las ${spanish.time(wish.minutes)}${onDays(wish)}`;
    case "free":
      return `${freeText(wish)}${onDays(wish)}`;
    case "indoors":
      return `${indoorsText(wish)}${onDays(wish)}`;
    case "dayPace":
      return `${PACES[wish.pace]}${onDays(wish)}`;
    case "change":
      return `«${wish.words}», cuando los días estén planificados`;
    case "walkLess":
      return wish.km === undefined
        ? "caminar menos"
        : `como máximo ${spanish.number(wish.km)} km a pie al día`;
    case "mostADay":
      return `como máximo ${spanish.count(wish.count, { one: "lugar", other: "lugares" })} al día${onDays(wish)}`;
    case "need":
      return NEEDS[wish.need];
  }
}

function freeText({ fromMinutes, toMinutes }: Extract<TripWish, { kind: "free" }>): string {
  if (fromMinutes === 0 && toMinutes === DAY_MINUTES) return "nada previsto";
  if (toMinutes === DAY_MINUTES) return `nada después de las ${spanish.time(fromMinutes)}`;
  return fromMinutes === 0
    ? `nada antes de las ${spanish.time(toMinutes)}`
    : `libre de ${spanish.time(fromMinutes)} a ${spanish.time(toMinutes)}`;
}

function indoorsText(wish: Extract<TripWish, { kind: "indoors" }>): string {
  return wish.fromMinutes === 0
    ? `nada al aire libre antes de las ${spanish.time(wish.toMinutes)}`
    : `a cubierto de ${spanish.time(wish.fromMinutes)} a ${spanish.time(wish.toMinutes)}`;
}

function kinds(categories: readonly PlaceCategory[], count: number): string {
  return spanish.list(categories.map((category) => KINDS[category][count === 1 ? 0 : 1]));
}

/** The days of a wish, as they end its phrase; empty for the whole trip. */
export function onDays({ days = [], weekdays = [], dates = [], isEvery }: SaidDays): string {
  const named = [
    ...(isEvery === true ? ["cada día"] : []),
    ...(isFromOn(days) ? [`el día ${days[0]} y siguientes`] : days.map(dayText)),
    ...(areWeekdays(weekdays)
      ? ["entre semana"]
      : weekdays.map((day) => `el ${spanish.weekday(day)}`)),
    ...dates.map((date) => `el ${date}`),
  ];
  return named.length === 0 ? "" : ` ${spanish.list(named)}`;
}

/** As it stands before "día". */
function ordinal(date: number): string {
  const ending = { 1: ".er", 2: ".º", 3: ".er" }[date % 10] ?? ".º";
  return `${date}${date > 10 && date < 14 ? ".º" : ending}`;
}

function dayText(day: number): string {
  if (day === 0) return "el día del medio";
  if (day > 0) return `el día ${day}`;
  if (day === -1) return "el último día";
  return day === -2 ? "el penúltimo día" : `el ${ordinal(-day)} día empezando por el final`;
}

/** All days from one on are as many as a wish may name. */
function isFromOn(days: readonly number[]): boolean {
  return (
    days.length > 2 &&
    days.at(-1) === LAST_NAMED_DAY &&
    days.every((day, at) => day === (days[0] ?? 0) + at)
  );
}
