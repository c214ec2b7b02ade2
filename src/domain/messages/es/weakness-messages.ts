import type { MealKind } from "../../places/eatery-kind.ts";
import type { WEAKNESS_MESSAGES as english } from "../en/weakness-messages.ts";
import { choiceWords } from "./choice-words.ts";
import { spanish } from "./spanish.ts";

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "almuerzo", dinner: "cena" };

const onDays = (days: readonly number[]) => spanish.list(days.map((day) => `el día ${day}`));

export const WEAKNESS_MESSAGES: typeof english = {
  without: ({ names }) =>
    `${spanish.plural(names.length, { one: "Falta", other: "Faltan" })}: ${spanish.list(names)}.`,
  nothingFor: ({ interests }) =>
    `Nada para estos intereses: ${interests.map((id) => choiceWords.interests[id]).join(", ")}.`,
  littleFor: ({ interests }) =>
    `Poco para estos intereses: ${interests.map((id) => choiceWords.interests[id]).join(", ")}.`,
  wishNotShown: ({ wishes }) =>
    `No del todo en el plan: ${spanish.list(wishes.map((wish) => `«${wish}»`))}.`,
  wishNotOn: ({ wish, days }) =>
    `No del todo en el plan ${spanish.list(days.map((day) => `el día ${day}`))}: «${wish}».`,
  emptyDay: ({ day }) => `El día ${day} está vacío.`,
  endsEarly: ({ day, minutes }) => `El día ${day} acaba temprano, a las ${spanish.time(minutes)}.`,
  startsLate: ({ day, minutes }) => `El día ${day} empieza tarde, a las ${spanish.time(minutes)}.`,
  littleToSee: ({ day, minutes }) =>
    `El día ${day} solo tiene ${spanish.duration(minutes)} de visitas.`,
  waiting: ({ day, minutes }) => `Día ${day}: ${spanish.duration(minutes)} de espera.`,
  roundabout: ({ day, percent }) =>
    `La ruta del día ${day} es un ${percent} % más larga de lo necesario.`,
  muchTravel: ({ day, minutes }) => `Día ${day}: ${spanish.duration(minutes)} de trayectos.`,
  stray: ({ name, day, otherDay }) =>
    `${name} (día ${day}) está más cerca de los lugares del día ${otherDay}.`,
  mealsMissing: ({ meal, days }) => `Sin ${MEALS[meal]} ${onDays(days)}.`,
  mealsUnnamed: ({ meal, days }) => `Falta elegir dónde (${MEALS[meal]}) ${onDays(days)}.`,
  mealEarly: ({ day, meal, minutes }) =>
    `Día ${day}: ${MEALS[meal]} a las ${spanish.time(minutes)}, antes de que abran la mayoría de las cocinas.`,
  mealLate: ({ day, meal, minutes }) =>
    `Día ${day}: ${MEALS[meal]} muy tarde, a las ${spanish.time(minutes)}.`,
  afterDark: ({ names }) => `A esa hora ya es de noche: ${spanish.list(names)}.`,
  beforeSunset: ({ day, name }) => `Día ${day}: te vas de ${name} poco antes de la puesta de sol.`,
  inHeat: ({ day, names }) => `Día ${day}, al aire libre con mucho calor: ${spanish.list(names)}.`,
  missesEvent: ({ event, names }) => `${event}: podrías ver ${spanish.list(names)}.`,
  alike: ({ day, name }) => `Muy parecido a lo que ya has visto: ${name} (día ${day}).`,
  shortOuting: ({ day, name }) => `Demasiado corto: ${name} (día ${day}).`,
  forChildren: ({ day, name }) => `Más bien para niños: ${name} (día ${day}).`,
  longForChildren: ({ day, name }) => `Largo para niños: ${name} (día ${day}).`,
  nothingForChildren: ({ day }) => `El día ${day} no tiene nada para niños.`,
  longWalkForChildren: ({ day, name }) =>
    `Día ${day}: una larga caminata hasta ${name} para niños pequeños.`,
  tableDoesNotSuit: ({ day, name }) => `Quizá no te convenga para comer: ${name} (día ${day}).`,
  noChoiceAt: ({ day, meal, name, wishes }) =>
    `${name} (${MEALS[meal]}, día ${day}): no sabemos de platos para ${spanish.list(wishes.map((wish) => `«${wish}»`))}.`,
};
