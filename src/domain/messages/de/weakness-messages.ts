import type { MealKind } from "../../places/eatery-kind.ts";
import type { WEAKNESS_MESSAGES as english } from "../en/weakness-messages.ts";
import { choiceWords } from "./choice-words.ts";
import { german } from "./german.ts";

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "Mittagessen", dinner: "Abendessen" };

const onDays = (days: readonly number[]) => german.list(days.map((day) => `Tag ${day}`));

export const WEAKNESS_MESSAGES: typeof english = {
  without: ({ names }) => `Es fehlt: ${german.list(names)}.`,
  nothingFor: ({ interests }) =>
    `Nichts für: ${german.list(interests.map((id) => choiceWords.interests[id]))}.`,
  littleFor: ({ interests }) =>
    `Nicht viel für: ${german.list(interests.map((id) => choiceWords.interests[id]))}.`,
  wishNotShown: ({ wishes }) =>
    `Nicht ganz im Plan: ${german.list(wishes.map((wish) => `„${wish}“`))}.`,
  wishNotOn: ({ wish, days }) =>
    `An ${german.list(days.map((day) => `Tag ${day}`))} nicht ganz erfüllt: „${wish}“.`,
  emptyDay: ({ day }) => `Tag ${day} ist leer.`,
  endsEarly: ({ day, minutes }) => `Tag ${day} endet früh, um ${german.time(minutes)}.`,
  startsLate: ({ day, minutes }) => `Tag ${day} beginnt spät, um ${german.time(minutes)}.`,
  littleToSee: ({ day, minutes }) =>
    `Tag ${day}: nur ${german.duration(minutes)} für Besichtigungen.`,
  waiting: ({ day, minutes }) => `Tag ${day}: ${german.duration(minutes)} Wartezeit.`,
  roundabout: ({ day, percent }) => `Die Route von Tag ${day} ist ${percent} % länger als nötig.`,
  muchTravel: ({ day, minutes }) => `Tag ${day}: ${german.duration(minutes)} unterwegs.`,
  stray: ({ name, day, otherDay }) =>
    `${name} (Tag ${day}) liegt näher an den Orten von Tag ${otherDay}.`,
  mealsMissing: ({ meal, days }) => `Kein ${MEALS[meal]} an ${onDays(days)}.`,
  mealsUnnamed: ({ meal, days }) => `Kein Ort für das ${MEALS[meal]} an ${onDays(days)}.`,
  mealEarly: ({ day, meal, minutes }) =>
    `Tag ${day}: ${MEALS[meal]} um ${german.time(minutes)}, bevor die meisten Küchen öffnen.`,
  mealLate: ({ day, meal, minutes }) =>
    `Tag ${day}: ${MEALS[meal]} erst um ${german.time(minutes)}.`,
  afterDark: ({ names }) => `Dann schon dunkel: ${german.list(names)}.`,
  beforeSunset: ({ day, name }) => `Tag ${day}: Du verlässt ${name} kurz vor Sonnenuntergang.`,
  inHeat: ({ day, names }) => `Tag ${day}, in der Hitze draußen: ${german.list(names)}.`,
  missesEvent: ({ event, names }) => `${event}: Du könntest ${german.list(names)} sehen.`,
  alike: ({ day, name }) => `Ähnlich wie schon Gesehenes: ${name} (Tag ${day}).`,
  shortOuting: ({ day, name }) => `Zu kurz: ${name} (Tag ${day}).`,
  forChildren: ({ day, name }) => `Eher für Kinder: ${name} (Tag ${day}).`,
  longForChildren: ({ day, name }) => `Lang für Kinder: ${name} (Tag ${day}).`,
  nothingForChildren: ({ day }) => `An Tag ${day} ist nichts für Kinder dabei.`,
  longWalkForChildren: ({ day, name }) =>
    `Tag ${day}: ein weiter Fußweg zu ${name} für kleine Kinder.`,
  tableDoesNotSuit: ({ day, name }) =>
    `Zum Essen vielleicht nicht das Richtige: ${name} (Tag ${day}).`,
  noChoiceAt: ({ day, meal, name, wishes }) =>
    `${name} (${MEALS[meal]}, Tag ${day}): Wir kennen dort keine Gerichte für ${german.list(wishes.map((wish) => `„${wish}“`))}.`,
};
