import type { PlaceCategory } from "../../places/place-category.ts";
import { areWeekdays, isOnSomeDays } from "../../trip/days-of-wish.ts";
import type { MeantWish } from "../../trip/meant-wish.ts";
import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { SaidDays, TripWish } from "../../trip/trip-wish.ts";
import { choiceWords } from "./choice-words.ts";
import { portuguese } from "./portuguese.ts";

type Need = Extract<TripWish, { kind: "need" }>["need"];

/** Kinds of place, one and several. */
const KINDS: Readonly<Record<PlaceCategory, readonly [one: string, several: string]>> = {
  museum: ["museu", "museus"],
  palace: ["palácio ou castelo", "palácios ou castelos"],
  worship: ["igreja ou templo", "igrejas ou templos"],
  monument: ["monumento", "monumentos"],
  viewpoint: ["mirante", "mirantes"],
  park: ["parque", "parques"],
  market: ["mercado ou loja", "mercados ou lojas"],
  "old-town": ["bairro histórico", "bairros históricos"],
  beach: ["praia", "praias"],
  show: ["show", "shows"],
  nightlife: ["saída à noite", "vida noturna"],
  nature: ["lugar na natureza", "lugares na natureza"],
  zoo: ["zoológico ou aquário", "zoológicos ou aquários"],
  "theme-park": ["parque temático", "parques temáticos"],
};

const NEEDS: Readonly<Record<Need, string>> = {
  vegetarian: "comida vegetariana",
  vegan: "comida vegana",
  glutenFree: "comida sem glúten",
  lactoseFree: "comida sem lactose",
  halal: "comida halal",
  kosher: "comida kosher",
  nutFree: "comida sem castanhas",
  seafoodFree: "comida sem peixe nem frutos do mar",
  allergy: "alergia alimentar",
  stepFree: "acesso sem degraus",
  pregnant: "uma viagem tranquila na gravidez",
  cleanAir: "lugares sem fumaça nem poeira",
  noFood: "comida a evitar",
  crowds: "sem multidões",
  transport: "como se deslocar",
  heat: "sem calor",
  heights: "sem alturas",
  toilets: "banheiros por perto",
  dogs: "com cachorro",
  budgetCap: "um valor por dia",
  freeThings: "atrações gratuitas",
  weather: "conforme o tempo",
  lodging: "onde se hospedar",
  facts: "algo sobre o qual o guia não tem dados",
};

const LAST_NAMED_DAY = 9;
const SATURDAY = 5;
const DAY_MINUTES = 24 * 60;
const PACES: Readonly<Record<PaceChoice, string>> = {
  relaxed: "dias tranquilos",
  usual: "dias no ritmo normal",
  full: "dias cheios",
};

/** The meaning of wishes, in one phrase: "dias tranquilos e sem vida noturna". */
export function meaningOf(wishes: readonly MeantWish[]): string {
  return portuguese.list(wishes.flatMap(phrases));
}

function phrases(wish: MeantWish): readonly string[] {
  if (wish.kind === "pace") return [PACES[wish.pace]];
  if (wish.kind === "children")
    return [
      `crianças de ${portuguese.list(wish.childAges.map(String))} ${portuguese.plural(Math.max(...wish.childAges), { one: "ano", other: "anos" })}`,
    ];
  if (wish.kind === "like")
    return wish.interests
      .map((id) => choiceWords.interests[id])
      .map((title) => `mais ${title.charAt(0).toLowerCase()}${title.slice(1)}`);
  return [wishText(wish)];
}

function wishText(wish: TripWish): string {
  switch (wish.kind) {
    case "none":
      return `sem ${kinds(wish.categories, 2)}${onDays(wish)}`;
    case "without":
      return `sem ${wish.names}${onDays(wish)}`;
    case "see":
      return `ver ${wish.names}${onDays(wish)}`;
    case "have":
      return `${wish.count} ${kinds(wish.categories, wish.count)}${onDays(wish)}`;
    case "most":
      return `no máximo ${wish.count} ${kinds(wish.categories, wish.count)}${wish.isADay === 1 ? " por dia" : ""}`;
    case "start":
      return isOnSomeDays(wish)
        ? `começar às ${portuguese.time(wish.minutes)}${onDays(wish)}`
        : `dias que começam às ${portuguese.time(wish.minutes)}`;
    case "end":
      return `voltar até as ${portuguese.time(wish.minutes)}${onDays(wish)}`;
    case "free":
      return `${freeText(wish)}${onDays(wish)}`;
    case "indoors":
      return `${indoorsText(wish)}${onDays(wish)}`;
    case "dayPace":
      return `${PACES[wish.pace]}${onDays(wish)}`;
    case "change":
      return `“${wish.words}”, quando os dias estiverem planejados`;
    case "walkLess":
      return wish.km === undefined ? "menos caminhada" : `no máximo ${wish.km} km a pé por dia`;
    case "mostADay":
      return `no máximo ${portuguese.count(wish.count, { one: "lugar", other: "lugares" })} por dia${onDays(wish)}`;
    case "need":
      return NEEDS[wish.need];
  }
}

function freeText({ fromMinutes, toMinutes }: Extract<TripWish, { kind: "free" }>): string {
  if (fromMinutes === 0 && toMinutes === DAY_MINUTES) return "nada planejado";
  if (toMinutes === DAY_MINUTES) return `nada depois das ${portuguese.time(fromMinutes)}`;
  return fromMinutes === 0
    ? `nada antes das ${portuguese.time(toMinutes)}`
    : `livre das ${portuguese.time(fromMinutes)} às ${portuguese.time(toMinutes)}`;
}

function indoorsText(wish: Extract<TripWish, { kind: "indoors" }>): string {
  return wish.fromMinutes === 0
    ? `nada ao ar livre antes das ${portuguese.time(wish.toMinutes)}`
    : `em lugares fechados das ${portuguese.time(wish.fromMinutes)} às ${portuguese.time(wish.toMinutes)}`;
}

function kinds(categories: readonly PlaceCategory[], count: number): string {
  return portuguese.list(categories.map((category) => KINDS[category][count === 1 ? 0 : 1]));
}

/** The days of a wish, as they end its phrase; empty for the whole trip. */
export function onDays({ days = [], weekdays = [], dates = [], isEvery }: SaidDays): string {
  const named = [
    ...(isEvery === true ? ["todos os dias"] : []),
    ...(isFromOn(days) ? [`do ${days[0]}º dia em diante`] : days.map(dayText)),
    ...(areWeekdays(weekdays) ? ["nos dias de semana"] : weekdays.map(onWeekday)),
    ...dates.map((date) => `no dia ${date === 1 ? ordinal(date) : date}`),
  ];
  return named.length === 0 ? "" : ` ${portuguese.list(named)}`;
}

/** "1º". */
function ordinal(date: number): string {
  const ending = { 1: "º", 2: "º", 3: "º" }[date] ?? "º";
  return `${date}${ending}`;
}

/** "na segunda-feira", "no sábado". */
function onWeekday(weekday: number): string {
  return `${weekday < SATURDAY ? "na" : "no"} ${portuguese.weekday(weekday)}`;
}

function dayText(day: number): string {
  if (day === 0) return "no dia do meio";
  if (day > 0) return `no ${ordinal(day)} dia`;
  return day === -1 ? "no último dia" : `no ${ordinal(-day)} dia a partir do fim`;
}

/** All days from one on are as many as a wish may name. */
function isFromOn(days: readonly number[]): boolean {
  return (
    days.length > 2 &&
    days.at(-1) === LAST_NAMED_DAY &&
    days.every((day, at) => day === (days[0] ?? 0) + at)
  );
}
