import type { MealKind } from "../../places/eatery-kind.ts";
import type { InterestId } from "../../trip/interest.ts";
import { choiceWords } from "./choice-words.ts";
import { durationText } from "./duration-text.ts";
import { portuguese } from "./portuguese.ts";

type OnDay = { day: number };

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "almoço", dinner: "jantar" };

/** Weaknesses that lower a plan's quality. Minutes are a length, or count from midnight where it says so. */
export const WEAKNESS_MESSAGES = {
  without: ({ names }: { names: string[] }) =>
    `${portuguese.plural(names.length, { one: "Falta", other: "Faltam" })}: ${portuguese.list(names)}.`,
  nothingFor: ({ interests }: { interests: InterestId[] }) =>
    `Nada para: ${portuguese.list(interests.map((id) => choiceWords.interests[id]))}.`,
  littleFor: ({ interests }: { interests: InterestId[] }) =>
    `Pouco para: ${portuguese.list(interests.map((id) => choiceWords.interests[id]))}.`,
  wishNotShown: ({ wishes }: { wishes: string[] }) =>
    `Atendido só em parte: ${portuguese.list(wishes.map((wish) => `“${wish}”`))}.`,
  emptyDay: ({ day }: OnDay) => `O dia ${day} está vazio.`,
  /** After midnight. */
  endsEarly: ({ day, minutes }: OnDay & { minutes: number }) =>
    `O dia ${day} termina cedo, às ${portuguese.time(minutes)}.`,
  /** After midnight. */
  startsLate: ({ day, minutes }: OnDay & { minutes: number }) =>
    `O dia ${day} começa tarde, às ${portuguese.time(minutes)}.`,
  littleToSee: ({ day, minutes }: OnDay & { minutes: number }) =>
    `O dia ${day} só tem ${durationText(minutes)} de visitas.`,
  waiting: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Dia ${day}: ${durationText(minutes)} de espera.`,
  roundabout: ({ day, percent }: OnDay & { percent: number }) =>
    `A rota do dia ${day} é ${percent}% mais longa que o necessário.`,
  muchTravel: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Dia ${day}: ${durationText(minutes)} de deslocamento.`,
  stray: ({ name, day, otherDay }: OnDay & { name: string; otherDay: number }) =>
    `${name} (dia ${day}) fica mais perto dos lugares do dia ${otherDay}.`,
  noLunch: ({ day }: OnDay) => `O dia ${day} não tem almoço.`,
  noDinner: ({ day }: OnDay) => `O dia ${day} não tem jantar.`,
  mealUnnamed: ({ day, meals }: OnDay & { meals: MealKind[] }) =>
    `Dia ${day}: nenhum lugar para ${portuguese.list(meals.map((meal) => MEALS[meal]))}.`,
  /** After midnight. */
  mealEarly: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `Dia ${day}: ${MEALS[meal]} às ${portuguese.time(minutes)}, antes de a maioria das cozinhas abrir.`,
  /** After midnight. */
  mealLate: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `Dia ${day}: ${MEALS[meal]} só às ${portuguese.time(minutes)}.`,
  afterDark: ({ names }: { names: string[] }) => `Já estará escuro: ${portuguese.list(names)}.`,
  beforeSunset: ({ day, name }: OnDay & { name: string }) =>
    `Dia ${day}: você sai de ${name} pouco antes do pôr do sol.`,
  inHeat: ({ day, names }: OnDay & { names: string[] }) =>
    `Dia ${day}: ${portuguese.list(names)} na hora mais quente.`,
  missesEvent: ({ event, names }: { event: string; names: string[] }) =>
    `${event}: você poderia ver ${portuguese.list(names)}.`,
  alike: ({ day, name }: OnDay & { name: string }) =>
    `Muito parecido com o que você já viu: ${name} (dia ${day}).`,
  shortOuting: ({ day, name }: OnDay & { name: string }) =>
    `Passeio encurtado: ${name} (dia ${day}).`,
  forChildren: ({ day, name }: OnDay & { name: string }) =>
    `Mais para crianças: ${name} (dia ${day}).`,
  longForChildren: ({ day, name }: OnDay & { name: string }) =>
    `Longo demais para crianças: ${name} (dia ${day}).`,
  nothingForChildren: ({ day }: OnDay) => `O dia ${day} não tem nada para crianças.`,
  longWalkForChildren: ({ day, name }: OnDay & { name: string }) =>
    `Dia ${day}: caminhada longa até ${name} para crianças pequenas.`,
  tableDoesNotSuit: ({ day, name }: OnDay & { name: string }) =>
    `Refeição que talvez não combine com você: ${name} (dia ${day}).`,
};
