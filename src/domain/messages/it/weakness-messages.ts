import type { MealKind } from "../../places/eatery-kind.ts";
import type { WEAKNESS_MESSAGES as english } from "../en/weakness-messages.ts";
import { choiceWords } from "./choice-words.ts";
import { italian } from "./italian.ts";

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "pranzo", dinner: "cena" };

const onDays = (days: readonly number[]) => italian.list(days.map((day) => `il giorno ${day}`));

export const WEAKNESS_MESSAGES: typeof english = {
  without: ({ names }) =>
    `${italian.plural(names.length, { one: "Manca", other: "Mancano" })}: ${italian.list(names)}.`,
  nothingFor: ({ interests }) =>
    `Niente per: ${interests.map((id) => choiceWords.interests[id]).join(", ")}.`,
  littleFor: ({ interests }) =>
    `Poco per: ${interests.map((id) => choiceWords.interests[id]).join(", ")}.`,
  wishNotShown: ({ wishes }) =>
    `Non del tutto nel programma: ${italian.list(wishes.map((wish) => `“${wish}”`))}.`,
  wishNotOn: ({ wish, days }) =>
    `Non del tutto nel programma ${italian.list(days.map((day) => `il giorno ${day}`))}: “${wish}”.`,
  emptyDay: ({ day }) => `Il giorno ${day} è vuoto.`,
  endsEarly: ({ day, minutes }) =>
    `Il giorno ${day} finisce presto, alle ${italian.time(minutes)}.`,
  startsLate: ({ day, minutes }) => `Il giorno ${day} inizia tardi, alle ${italian.time(minutes)}.`,
  littleToSee: ({ day, minutes }) =>
    `Il giorno ${day} ha solo ${italian.duration(minutes)} di visite.`,
  waiting: ({ day, minutes }) => `Giorno ${day}: ${italian.duration(minutes)} di attesa.`,
  roundabout: ({ day, percent }) =>
    `Il percorso del giorno ${day} è più lungo del necessario (+${percent}%).`,
  muchTravel: ({ day, minutes }) => `Giorno ${day}: ${italian.duration(minutes)} di spostamenti.`,
  stray: ({ name, day, otherDay }) =>
    `${name} (giorno ${day}) è più vicino ai luoghi del giorno ${otherDay}.`,
  mealsMissing: ({ meal, days }) => `Niente ${MEALS[meal]} ${onDays(days)}.`,
  mealsUnnamed: ({ meal, days }) => `Nessun posto per ${MEALS[meal]} ${onDays(days)}.`,
  mealEarly: ({ day, meal, minutes }) =>
    `Giorno ${day}: ${MEALS[meal]} alle ${italian.time(minutes)}, con quasi tutte le cucine chiuse.`,
  mealLate: ({ day, meal, minutes }) =>
    `Giorno ${day}: ${MEALS[meal]} solo alle ${italian.time(minutes)}.`,
  afterDark: ({ names }) => `A quell’ora è già buio: ${italian.list(names)}.`,
  beforeSunset: ({ day, name }) => `Giorno ${day}: lasci ${name} poco prima del tramonto.`,
  inHeat: ({ day, names }) =>
    `Giorno ${day}, all’aperto nelle ore più calde: ${italian.list(names)}.`,
  missesEvent: ({ event, names }) => `${event}: potresti vedere ${italian.list(names)}.`,
  alike: ({ day, name }) => `Molto simile a ciò che hai già visto: ${name} (giorno ${day}).`,
  shortOuting: ({ day, name }) => `Troppo breve: ${name} (giorno ${day}).`,
  forChildren: ({ day, name }) => `Soprattutto per bambini: ${name} (giorno ${day}).`,
  longForChildren: ({ day, name }) => `Lungo per i bambini: ${name} (giorno ${day}).`,
  nothingForChildren: ({ day }) => `Il giorno ${day} non ha nulla per i bambini.`,
  longWalkForChildren: ({ day, name }) =>
    `Giorno ${day}: una lunga camminata fino a ${name} per i più piccoli.`,
  tableDoesNotSuit: ({ day, name }) =>
    `Forse non adatto a te per mangiare: ${name} (giorno ${day}).`,
  noChoiceAt: ({ day, meal, name, wishes }) =>
    `${name} (${MEALS[meal]}, giorno ${day}): non ci risultano piatti per ${italian.list(wishes.map((wish) => `“${wish}”`))}.`,
};
