import type { MealKind } from "../../places/eatery-kind.ts";
import type { WEAKNESS_MESSAGES as english } from "../en/weakness-messages.ts";
import { choiceWords } from "./choice-words.ts";
import { french } from "./french.ts";

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "le déjeuner", dinner: "le dîner" };

const onDays = (days: readonly number[]) => french.list(days.map((day) => `le jour ${day}`));

export const WEAKNESS_MESSAGES: typeof english = {
  without: ({ names }) => `Il manque : ${french.list(names)}.`,
  nothingFor: ({ interests }) =>
    `Rien pour : ${french.list(interests.map((id) => choiceWords.interests[id]))}.`,
  littleFor: ({ interests }) =>
    `Peu de choses pour : ${french.list(interests.map((id) => choiceWords.interests[id]))}.`,
  wishNotShown: ({ wishes }) =>
    `Pas entièrement dans le programme : ${french.list(wishes.map((wish) => `« ${wish} »`))}.`,
  wishNotOn: ({ wish, days }) =>
    `Pas entièrement respecté ${french.list(days.map((day) => `le jour ${day}`))} : « ${wish} ».`,
  emptyDay: ({ day }) => `Le jour ${day} est vide.`,
  endsEarly: ({ day, minutes }) => `Le jour ${day} finit tôt, à ${french.time(minutes)}.`,
  startsLate: ({ day, minutes }) => `Le jour ${day} commence tard, à ${french.time(minutes)}.`,
  littleToSee: ({ day, minutes }) =>
    `Jour ${day} : seulement ${french.duration(minutes)} de visites.`,
  waiting: ({ day, minutes }) => `Jour ${day} : ${french.duration(minutes)} d’attente.`,
  roundabout: ({ day, percent }) =>
    `Jour ${day} : l’itinéraire est ${percent} % plus long que nécessaire.`,
  muchTravel: ({ day, minutes }) => `Jour ${day} : ${french.duration(minutes)} de trajet.`,
  stray: ({ name, day, otherDay }) =>
    `${name} (jour ${day}) est plus proche des lieux du jour ${otherDay}.`,
  mealsMissing: ({ meal, days }) =>
    `Pas de ${meal === "lunch" ? "déjeuner" : "dîner"} ${onDays(days)}.`,
  mealsUnnamed: ({ meal, days }) => `Pas de lieu pour ${MEALS[meal]} ${onDays(days)}.`,
  mealEarly: ({ day, meal, minutes }) =>
    `Jour ${day} : ${MEALS[meal]} à ${french.time(minutes)}, avant l’ouverture de la plupart des cuisines.`,
  mealLate: ({ day, meal, minutes }) =>
    `Jour ${day} : ${MEALS[meal]} seulement à ${french.time(minutes)}.`,
  afterDark: ({ names }) => `Il fera nuit : ${french.list(names)}.`,
  beforeSunset: ({ day, name }) =>
    `Jour ${day}, départ juste avant le coucher du soleil : ${name}.`,
  inHeat: ({ day, names }) => `Jour ${day}, dehors en pleine chaleur : ${french.list(names)}.`,
  missesEvent: ({ event, names }) => `${event} : vous pourriez voir ${french.list(names)}.`,
  alike: ({ day, name }) => `Très semblable à ce que vous aurez vu : ${name} (jour ${day}).`,
  shortOuting: ({ day, name }) => `Visite écourtée : ${name} (jour ${day}).`,
  forChildren: ({ day, name }) => `Surtout pour les enfants : ${name} (jour ${day}).`,
  longForChildren: ({ day, name }) => `Long pour des enfants : ${name} (jour ${day}).`,
  nothingForChildren: ({ day }) => `Jour ${day} : rien pour les enfants.`,
  longWalkForChildren: ({ day, name }) =>
    `Jour ${day} : longue marche pour de petits enfants, ${name}.`,
  tableDoesNotSuit: ({ day, name }) =>
    `Restaurant qui risque de ne pas vous convenir : ${name} (jour ${day}).`,
  noChoiceAt: ({ day, meal, name, wishes }) =>
    `${name} (${MEALS[meal]}, jour ${day}) : nous n’y connaissons pas de plats pour ${french.list(wishes.map((wish) => `« ${wish} »`))}.`,
};
