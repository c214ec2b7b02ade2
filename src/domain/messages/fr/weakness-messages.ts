import type { MealKind } from "../../places/eatery-kind.ts";
import type { InterestId } from "../../trip/interest.ts";
import { choiceWords } from "./choice-words.ts";
import { durationText } from "./duration-text.ts";
import { french } from "./french.ts";

type OnDay = { day: number };

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "le déjeuner", dinner: "le dîner" };

/** Weaknesses that lower a plan's quality. Minutes are a length, or count from midnight where it says so. */
export const WEAKNESS_MESSAGES = {
  without: ({ names }: { names: string[] }) => `Il manque : ${french.list(names)}.`,
  nothingFor: ({ interests }: { interests: InterestId[] }) =>
    `Rien pour : ${french.list(interests.map((id) => choiceWords.interests[id]))}.`,
  littleFor: ({ interests }: { interests: InterestId[] }) =>
    `Peu de choses pour : ${french.list(interests.map((id) => choiceWords.interests[id]))}.`,
  wishNotShown: ({ wishes }: { wishes: string[] }) =>
    `Pas entièrement dans le programme : ${french.list(wishes.map((wish) => `« ${wish} »`))}.`,
  emptyDay: ({ day }: OnDay) => `Le jour ${day} est vide.`,
  /** After midnight. */
  endsEarly: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Le jour ${day} finit tôt, à ${french.time(minutes)}.`,
  /** After midnight. */
  startsLate: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Le jour ${day} commence tard, à ${french.time(minutes)}.`,
  littleToSee: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Jour ${day} : seulement ${durationText(minutes)} de visites.`,
  waiting: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Jour ${day} : ${durationText(minutes)} d’attente.`,
  roundabout: ({ day, percent }: OnDay & { percent: number }) =>
    `Jour ${day} : l’itinéraire est ${percent} % plus long que nécessaire.`,
  muchTravel: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Jour ${day} : ${durationText(minutes)} de trajet.`,
  stray: ({ name, day, otherDay }: OnDay & { name: string; otherDay: number }) =>
    `${name} (jour ${day}) est plus proche des lieux du jour ${otherDay}.`,
  noLunch: ({ day }: OnDay) => `Jour ${day} : pas de déjeuner prévu.`,
  noDinner: ({ day }: OnDay) => `Jour ${day} : pas de dîner prévu.`,
  mealUnnamed: ({ day, meals }: OnDay & { meals: MealKind[] }) =>
    `Jour ${day} : pas de lieu pour ${french.list(meals.map((meal) => MEALS[meal]))}.`,
  /** After midnight. */
  mealEarly: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `Jour ${day} : ${MEALS[meal]} à ${french.time(minutes)}, avant l’ouverture de la plupart des cuisines.`,
  /** After midnight. */
  mealLate: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `Jour ${day} : ${MEALS[meal]} seulement à ${french.time(minutes)}.`,
  afterDark: ({ names }: { names: string[] }) => `Il fera nuit : ${french.list(names)}.`,
  beforeSunset: ({ day, name }: OnDay & { name: string }) =>
    `Jour ${day}, départ juste avant le coucher du soleil : ${name}.`,
  inHeat: ({ day, names }: OnDay & { names: string[] }) =>
    `Jour ${day}, dehors en pleine chaleur : ${french.list(names)}.`,
  missesEvent: ({ event, names }: { event: string; names: string[] }) =>
    `${event} : vous pourriez voir ${french.list(names)}.`,
  alike: ({ day, name }: OnDay & { name: string }) =>
    `Très semblable à ce que vous aurez vu : ${name} (jour ${day}).`,
  shortOuting: ({ day, name }: OnDay & { name: string }) =>
    `Visite écourtée : ${name} (jour ${day}).`,
  forChildren: ({ day, name }: OnDay & { name: string }) =>
    `Surtout pour les enfants : ${name} (jour ${day}).`,
  longForChildren: ({ day, name }: OnDay & { name: string }) =>
    `Long pour des enfants : ${name} (jour ${day}).`,
  nothingForChildren: ({ day }: OnDay) => `Jour ${day} : rien pour les enfants.`,
  longWalkForChildren: ({ day, name }: OnDay & { name: string }) =>
    `Jour ${day} : longue marche pour de petits enfants, ${name}.`,
  tableDoesNotSuit: ({ day, name }: OnDay & { name: string }) =>
    `Restaurant qui risque de ne pas vous convenir : ${name} (jour ${day}).`,
};
