import type { MealKind } from "../../places/eatery-kind.ts";
import type { InterestId } from "../../trip/interest.ts";
import { choiceWords } from "./choice-words.ts";
import { durationText } from "./duration-text.ts";
import { italian } from "./italian.ts";

type OnDay = { day: number };

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "pranzo", dinner: "cena" };

/** Weaknesses that lower a plan's quality. Minutes are a length, or count from midnight where it says so. */
export const WEAKNESS_MESSAGES = {
  without: ({ names }: { names: string[] }) =>
    `${italian.plural(names.length, { one: "Manca", other: "Mancano" })}: ${italian.list(names)}.`,
  nothingFor: ({ interests }: { interests: InterestId[] }) =>
    `Niente per: ${interests.map((id) => choiceWords.interests[id]).join(", ")}.`,
  littleFor: ({ interests }: { interests: InterestId[] }) =>
    `Poco per: ${interests.map((id) => choiceWords.interests[id]).join(", ")}.`,
  wishNotShown: ({ wishes }: { wishes: string[] }) =>
    `Non del tutto nel programma: ${italian.list(wishes.map((wish) => `“${wish}”`))}.`,
  emptyDay: ({ day }: OnDay) => `Il giorno ${day} è vuoto.`,
  /** After midnight. */
  endsEarly: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Il giorno ${day} finisce presto, alle ${italian.time(minutes)}.`,
  /** After midnight. */
  startsLate: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Il giorno ${day} inizia tardi, alle ${italian.time(minutes)}.`,
  littleToSee: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Il giorno ${day} ha solo ${durationText(minutes)} di visite.`,
  waiting: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Giorno ${day}: ${durationText(minutes)} di attesa.`,
  roundabout: ({ day, percent }: OnDay & { percent: number }) =>
    `Il percorso del giorno ${day} è più lungo del necessario (+${percent}%).`,
  muchTravel: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Giorno ${day}: ${durationText(minutes)} di spostamenti.`,
  stray: ({ name, day, otherDay }: OnDay & { name: string; otherDay: number }) =>
    `${name} (giorno ${day}) è più vicino ai luoghi del giorno ${otherDay}.`,
  noLunch: ({ day }: OnDay) => `Il giorno ${day} è senza pranzo.`,
  noDinner: ({ day }: OnDay) => `Il giorno ${day} è senza cena.`,
  mealUnnamed: ({ day, meals }: OnDay & { meals: MealKind[] }) =>
    `Giorno ${day}: nessun posto per ${italian.list(meals.map((meal) => MEALS[meal]))}.`,
  /** After midnight. */
  mealEarly: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `Giorno ${day}: ${MEALS[meal]} alle ${italian.time(minutes)}, con quasi tutte le cucine chiuse.`,
  /** After midnight. */
  mealLate: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `Giorno ${day}: ${MEALS[meal]} solo alle ${italian.time(minutes)}.`,
  afterDark: ({ names }: { names: string[] }) => `A quell’ora è già buio: ${italian.list(names)}.`,
  beforeSunset: ({ day, name }: OnDay & { name: string }) =>
    `Giorno ${day}: lasci ${name} poco prima del tramonto.`,
  inHeat: ({ day, names }: OnDay & { names: string[] }) =>
    `Giorno ${day}, all’aperto nelle ore più calde: ${italian.list(names)}.`,
  missesEvent: ({ event, names }: { event: string; names: string[] }) =>
    `${event}: potresti vedere ${italian.list(names)}.`,
  alike: ({ day, name }: OnDay & { name: string }) =>
    `Molto simile a ciò che hai già visto: ${name} (giorno ${day}).`,
  shortOuting: ({ day, name }: OnDay & { name: string }) =>
    `Troppo breve: ${name} (giorno ${day}).`,
  forChildren: ({ day, name }: OnDay & { name: string }) =>
    `Soprattutto per bambini: ${name} (giorno ${day}).`,
  longForChildren: ({ day, name }: OnDay & { name: string }) =>
    `Lungo per i bambini: ${name} (giorno ${day}).`,
  nothingForChildren: ({ day }: OnDay) => `Il giorno ${day} non ha nulla per i bambini.`,
  longWalkForChildren: ({ day, name }: OnDay & { name: string }) =>
    `Giorno ${day}: una lunga camminata fino a ${name} per i più piccoli.`,
  tableDoesNotSuit: ({ day, name }: OnDay & { name: string }) =>
    `Forse non adatto a te per mangiare: ${name} (giorno ${day}).`,
};
