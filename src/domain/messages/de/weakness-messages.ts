import type { MealKind } from "../../places/eatery-kind.ts";
import type { InterestId } from "../../trip/interest.ts";
import { choiceWords } from "./choice-words.ts";
import { durationText } from "./duration-text.ts";
import { german } from "./german.ts";

type OnDay = { day: number };

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "Mittagessen", dinner: "Abendessen" };

/** Weaknesses that lower a plan's quality. Minutes are a length, or count from midnight where it says so. */
export const WEAKNESS_MESSAGES = {
  without: ({ names }: { names: string[] }) => `Es fehlt: ${german.list(names)}.`,
  nothingFor: ({ interests }: { interests: InterestId[] }) =>
    `Nichts für: ${german.list(interests.map((id) => choiceWords.interests[id]))}.`,
  littleFor: ({ interests }: { interests: InterestId[] }) =>
    `Nicht viel für: ${german.list(interests.map((id) => choiceWords.interests[id]))}.`,
  wishNotShown: ({ wishes }: { wishes: string[] }) =>
    `Nicht ganz im Plan: ${german.list(wishes.map((wish) => `„${wish}“`))}.`,
  emptyDay: ({ day }: OnDay) => `Tag ${day} ist leer.`,
  /** After midnight. */
  endsEarly: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Tag ${day} endet früh, um ${german.time(minutes)}.`,
  /** After midnight. */
  startsLate: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Tag ${day} beginnt spät, um ${german.time(minutes)}.`,
  littleToSee: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Tag ${day}: nur ${durationText(minutes)} für Besichtigungen.`,
  waiting: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Tag ${day}: ${durationText(minutes)} Wartezeit.`,
  roundabout: ({ day, percent }: OnDay & { percent: number }) =>
    `Die Route von Tag ${day} ist ${percent} % länger als nötig.`,
  muchTravel: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Tag ${day}: ${durationText(minutes)} unterwegs.`,
  stray: ({ name, day, otherDay }: OnDay & { name: string; otherDay: number }) =>
    `${name} (Tag ${day}) liegt näher an den Orten von Tag ${otherDay}.`,
  noLunch: ({ day }: OnDay) => `An Tag ${day} fehlt das Mittagessen.`,
  noDinner: ({ day }: OnDay) => `An Tag ${day} fehlt das Abendessen.`,
  mealUnnamed: ({ day, meals }: OnDay & { meals: MealKind[] }) =>
    `Tag ${day}: kein Ort für ${german.list(meals.map((meal) => MEALS[meal]))}.`,
  /** After midnight. */
  mealEarly: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `Tag ${day}: ${MEALS[meal]} um ${german.time(minutes)}, bevor die meisten Küchen öffnen.`,
  /** After midnight. */
  mealLate: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `Tag ${day}: ${MEALS[meal]} erst um ${german.time(minutes)}.`,
  afterDark: ({ names }: { names: string[] }) => `Dann schon dunkel: ${german.list(names)}.`,
  beforeSunset: ({ day, name }: OnDay & { name: string }) =>
    `Tag ${day}: Du verlässt ${name} kurz vor Sonnenuntergang.`,
  inHeat: ({ day, names }: OnDay & { names: string[] }) =>
    `Tag ${day}, in der Hitze draußen: ${german.list(names)}.`,
  missesEvent: ({ event, names }: { event: string; names: string[] }) =>
    `${event}: Du könntest ${german.list(names)} sehen.`,
  alike: ({ day, name }: OnDay & { name: string }) =>
    `Ähnlich wie schon Gesehenes: ${name} (Tag ${day}).`,
  shortOuting: ({ day, name }: OnDay & { name: string }) => `Zu kurz: ${name} (Tag ${day}).`,
  forChildren: ({ day, name }: OnDay & { name: string }) =>
    `Eher für Kinder: ${name} (Tag ${day}).`,
  longForChildren: ({ day, name }: OnDay & { name: string }) =>
    `Lang für Kinder: ${name} (Tag ${day}).`,
  nothingForChildren: ({ day }: OnDay) => `An Tag ${day} ist nichts für Kinder dabei.`,
  longWalkForChildren: ({ day, name }: OnDay & { name: string }) =>
    `Tag ${day}: ein weiter Fußweg zu ${name} für kleine Kinder.`,
  tableDoesNotSuit: ({ day, name }: OnDay & { name: string }) =>
    `Zum Essen vielleicht nicht das Richtige: ${name} (Tag ${day}).`,
};
