import type { MealKind } from "../../places/eatery-kind.ts";
import type { WEAKNESS_MESSAGES as english } from "../en/weakness-messages.ts";
import { choiceWords } from "./choice-words.ts";
import { portuguese } from "./portuguese.ts";

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "almoço", dinner: "jantar" };

const onDays = (days: readonly number[]) => portuguese.list(days.map((day) => `no dia ${day}`));

export const WEAKNESS_MESSAGES: typeof english = {
  without: ({ names }) =>
    `${portuguese.plural(names.length, { one: "Falta", other: "Faltam" })}: ${portuguese.list(names)}.`,
  nothingFor: ({ interests }) =>
    `Nada para: ${portuguese.list(interests.map((id) => choiceWords.interests[id]))}.`,
  littleFor: ({ interests }) =>
    `Pouco para: ${portuguese.list(interests.map((id) => choiceWords.interests[id]))}.`,
  wishNotShown: ({ wishes }) =>
    `Atendido só em parte: ${portuguese.list(wishes.map((wish) => `“${wish}”`))}.`,
  wishNotOn: ({ wish, days }) =>
    `Atendido só em parte ${portuguese.list(days.map((day) => `no dia ${day}`))}: “${wish}”.`,
  emptyDay: ({ day }) => `O dia ${day} está vazio.`,
  endsEarly: ({ day, minutes }) => `O dia ${day} termina cedo, às ${portuguese.time(minutes)}.`,
  startsLate: ({ day, minutes }) => `O dia ${day} começa tarde, às ${portuguese.time(minutes)}.`,
  littleToSee: ({ day, minutes }) =>
    `O dia ${day} só tem ${portuguese.duration(minutes)} de visitas.`,
  waiting: ({ day, minutes }) => `Dia ${day}: ${portuguese.duration(minutes)} de espera.`,
  roundabout: ({ day, percent }) =>
    `A rota do dia ${day} é ${percent}% mais longa que o necessário.`,
  muchTravel: ({ day, minutes }) => `Dia ${day}: ${portuguese.duration(minutes)} de deslocamento.`,
  stray: ({ name, day, otherDay }) =>
    `${name} (dia ${day}) fica mais perto dos lugares do dia ${otherDay}.`,
  mealsMissing: ({ meal, days }) => `Sem ${MEALS[meal]} ${onDays(days)}.`,
  mealsUnnamed: ({ meal, days }) => `Nenhum lugar para ${MEALS[meal]} ${onDays(days)}.`,
  mealEarly: ({ day, meal, minutes }) =>
    `Dia ${day}: ${MEALS[meal]} às ${portuguese.time(minutes)}, antes de a maioria das cozinhas abrir.`,
  mealLate: ({ day, meal, minutes }) =>
    `Dia ${day}: ${MEALS[meal]} só às ${portuguese.time(minutes)}.`,
  afterDark: ({ names }) => `Já estará escuro: ${portuguese.list(names)}.`,
  beforeSunset: ({ day, name }) => `Dia ${day}: você sai de ${name} pouco antes do pôr do sol.`,
  inHeat: ({ day, names }) => `Dia ${day}: ${portuguese.list(names)} na hora mais quente.`,
  missesEvent: ({ event, names }) => `${event}: você poderia ver ${portuguese.list(names)}.`,
  alike: ({ day, name }) => `Muito parecido com o que você já viu: ${name} (dia ${day}).`,
  shortOuting: ({ day, name }) => `Passeio encurtado: ${name} (dia ${day}).`,
  forChildren: ({ day, name }) => `Mais para crianças: ${name} (dia ${day}).`,
  longForChildren: ({ day, name }) => `Longo demais para crianças: ${name} (dia ${day}).`,
  nothingForChildren: ({ day }) => `O dia ${day} não tem nada para crianças.`,
  longWalkForChildren: ({ day, name }) =>
    `Dia ${day}: caminhada longa até ${name} para crianças pequenas.`,
  tableDoesNotSuit: ({ day, name }) =>
    `Refeição que talvez não combine com você: ${name} (dia ${day}).`,
  noChoiceAt: ({ day, meal, name, wishes }) =>
    `${name} (${MEALS[meal]}, dia ${day}): não sabemos de pratos para ${portuguese.list(wishes.map((wish) => `“${wish}”`))}.`,
};
