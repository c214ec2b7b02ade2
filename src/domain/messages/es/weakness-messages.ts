import type { MealKind } from "../../places/eatery-kind.ts";
import type { InterestId } from "../../trip/interest.ts";
import { choiceWords } from "./choice-words.ts";
import { durationText } from "./duration-text.ts";
import { spanish } from "./spanish.ts";

type OnDay = { day: number };

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "almuerzo", dinner: "cena" };

/** Weaknesses that lower a plan's quality. Minutes are a length, or count from midnight where it says so. */
export const WEAKNESS_MESSAGES = {
  without: ({ names }: { names: string[] }) =>
    `${spanish.plural(names.length, { one: "Falta", other: "Faltan" })}: ${spanish.list(names)}.`,
  nothingFor: ({ interests }: { interests: InterestId[] }) =>
    `Nada para estos intereses: ${interests.map((id) => choiceWords.interests[id]).join(", ")}.`,
  littleFor: ({ interests }: { interests: InterestId[] }) =>
    `Poco para estos intereses: ${interests.map((id) => choiceWords.interests[id]).join(", ")}.`,
  wishNotShown: ({ wishes }: { wishes: string[] }) =>
    `No del todo en el plan: ${spanish.list(wishes.map((wish) => `«${wish}»`))}.`,
  emptyDay: ({ day }: OnDay) => `El día ${day} está vacío.`,
  /** After midnight. */
  endsEarly: ({ day, minutes }: OnDay & { minutes: number }) =>
    `El día ${day} acaba temprano, a las ${spanish.time(minutes)}.`,
  /** After midnight. */
  startsLate: ({ day, minutes }: OnDay & { minutes: number }) =>
    `El día ${day} empieza tarde, a las ${spanish.time(minutes)}.`,
  littleToSee: ({ day, minutes }: OnDay & { minutes: number }) =>
    `El día ${day} solo tiene ${durationText(minutes)} de visitas.`,
  waiting: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Día ${day}: ${durationText(minutes)} de espera.`,
  roundabout: ({ day, percent }: OnDay & { percent: number }) =>
    `La ruta del día ${day} es un ${percent} % más larga de lo necesario.`,
  muchTravel: ({ day, minutes }: OnDay & { minutes: number }) =>
    `Día ${day}: ${durationText(minutes)} de trayectos.`,
  stray: ({ name, day, otherDay }: OnDay & { name: string; otherDay: number }) =>
    `${name} (día ${day}) está más cerca de los lugares del día ${otherDay}.`,
  noLunch: ({ day }: OnDay) => `El día ${day} no tiene almuerzo.`,
  noDinner: ({ day }: OnDay) => `El día ${day} no tiene cena.`,
  mealUnnamed: ({ day, meals }: OnDay & { meals: MealKind[] }) =>
    `Día ${day}, falta elegir dónde: ${spanish.list(meals.map((meal) => MEALS[meal]))}.`,
  /** After midnight. */
  mealEarly: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `Día ${day}: ${MEALS[meal]} a las ${spanish.time(minutes)}, antes de que abran la mayoría de las cocinas.`,
  /** After midnight. */
  mealLate: ({ day, meal, minutes }: OnDay & { meal: MealKind; minutes: number }) =>
    `Día ${day}: ${MEALS[meal]} muy tarde, a las ${spanish.time(minutes)}.`,
  afterDark: ({ names }: { names: string[] }) =>
    `A esa hora ya es de noche: ${spanish.list(names)}.`,
  beforeSunset: ({ day, name }: OnDay & { name: string }) =>
    `Día ${day}: te vas de ${name} poco antes de la puesta de sol.`,
  inHeat: ({ day, names }: OnDay & { names: string[] }) =>
    `Día ${day}, al aire libre con mucho calor: ${spanish.list(names)}.`,
  missesEvent: ({ event, names }: { event: string; names: string[] }) =>
    `${event}: podrías ver ${spanish.list(names)}.`,
  alike: ({ day, name }: OnDay & { name: string }) =>
    `Muy parecido a lo que ya has visto: ${name} (día ${day}).`,
  shortOuting: ({ day, name }: OnDay & { name: string }) =>
    `Demasiado corto: ${name} (día ${day}).`,
  forChildren: ({ day, name }: OnDay & { name: string }) =>
    `Más bien para niños: ${name} (día ${day}).`,
  longForChildren: ({ day, name }: OnDay & { name: string }) =>
    `Largo para niños: ${name} (día ${day}).`,
  nothingForChildren: ({ day }: OnDay) => `El día ${day} no tiene nada para niños.`,
  longWalkForChildren: ({ day, name }: OnDay & { name: string }) =>
    `Día ${day}: una larga caminata hasta ${name} para niños pequeños.`,
  tableDoesNotSuit: ({ day, name }: OnDay & { name: string }) =>
    `Quizá no te convenga para comer: ${name} (día ${day}).`,
};
