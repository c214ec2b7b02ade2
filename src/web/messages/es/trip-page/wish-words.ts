import { needAdvice } from "../../../../domain/messages/es/need-advice.ts";
import { kindsOf, onDays } from "../../../../domain/messages/es/wish-meaning.ts";
import type { AskedPart, UnmetWish } from "../../../../domain/wishes/read-wishes.ts";
import type { wishWords as english } from "../../en/trip-page/wish-words.ts";
import { meaning } from "../change-meaning.ts";
import { PROBLEM_WORDS } from "../problem-words.ts";

export const wishWords: typeof english = {
  whatWouldYouLike: "¿Qué te gustaría?",
  hint: "Con tus palabras o elige:",
  byModel: "Si no entendemos tus palabras, las enviamos a la IA con los nombres de los lugares.",
  examples: {
    "Less walking": "Caminar menos",
    "Start later": "Empezar más tarde",
    "Finish earlier": "Volver antes",
    Cheaper: "Más barato",
    "Take it easy": "Con calma",
    "Fit more in": "Ver más",
    "Swap the museum for a market": "Cambiar el museo por un mercado",
    "Add a park": "Añadir un parque",
    "Keep the evening free": "Dejar la noche libre",
  },
  quoted: (text) => `«${text}»`,
  unmet: ({ text, reason, need, hours, where = [] }) =>
    need !== undefined
      ? `«${text}»: ${needAdvice(need)}`
      : reason === "notOn"
        ? `«${text}»: no ha sido posible en ${where.map(({ day }) => `«${day}»`).join(", ")}; nada de lo que hemos probado encaja.`
        : where.length > 0 && reason === "isSo"
          ? `«${text}»: ${isThere(where)}.`
          : `«${text}»: ${reason === "isShut" ? PROBLEM_WORDS.outsideHours({ hours }) : reason === "isOpen" ? PROBLEM_WORDS.openFrom({ hours }) : REASONS[reason]}`,
  isThere: (where: NonNullable<AskedPart["where"]>) => `${isThere(where)}.`,
  otherLanguage: "Solo leemos las peticiones en español, inglés, alemán y francés.",
  askAbout: (wish) => `Elegir qué hacer con «${wish}»`,
  asked: ({ text, choices, like: [one, other] = [] }) =>
    choices.length === 0
      ? one === undefined || other === undefined
        ? `«${text}»: ${REASONS.notUnderstood}`
        : `«${text}»: no lo hemos entendido. Escríbelo de otra forma, por ejemplo, «sin ${one}» o «${other} por la mañana».`
      : choices.every(({ label }) => label === "which")
        ? `¿A cuál te refieres en «${text}»?`
        : `¿Qué hacemos con «${text}»?`,
  choice: ({ label, name, kinds, when, meant, said }) =>
    (label === "doIt" ? meaning(meant, said) : "") ||
    `${CHOICES[label](kinds === undefined ? name : kindsOf(kinds))}${onDays(when ?? {})}`,
  asides: (texts) => `No hemos cambiado nada por: ${texts.map((text) => `«${text}»`).join(", ")}`,
  withoutMeal: "Quitarla",
  otherCity: (cities) =>
    `Un plan se queda en las ciudades para las que se hizo. Planifica ${cities} como un solo viaje: las fechas, el presupuesto y los viajeros ya están rellenados, y este viaje queda como está.`,
  planCities: (cities) => `Planificar ${cities}`,
};

/** A meal in the words that are understood, which are English. */
const MEALS: Readonly<Record<string, string>> = {
  breakfast: "desayuno",
  lunch: "almuerzo",
  dinner: "cena",
};
const mealName = (name: string) => MEALS[name] ?? name;

const CHOICES: Readonly<Record<AskedPart["choices"][number]["label"], (name: string) => string>> = {
  add: (name) => `Añadir ${name}`,
  leaveOut: (name) => `Dejar fuera ${name}`,
  remove: (name) => `Quitar ${name}`,
  moveDay: (name) => `Mover ${name} a otro día`,
  note: () => "Guardarlo como nota",
  exchange: () => "Cada uno en el lugar del otro",
  first: (name) => `${name} primero`,
  last: (name) => `${name} al final`,
  earlier: (name) => `${mealName(name)} más temprano`,
  later: (name) => `${mealName(name)} más tarde`,
  keep: (name) => `Mantener ${name}`,
  more: (name) => `Más: ${name}`,
  fewer: (name) => `Menos: ${name}`,
  none: (name) => `Nada de esto: ${name}`,
  which: (name) => name,
  doIt: (name) => `Hacer esto: «${name}»`,
  evenSo: () => "Hacerlo, aunque una comida cambie de hora o un día acabe más tarde",
  at: (name) => `A las ${name}`,
  atMost: (name) => `Como máximo ${name}`,
  swap: (name) => `Sustituir ${name} por otra cosa`,
  swapFor: (name) => `Sustituir ${name}`,
  stayFor: (name) => `${name} minutos`,
  morning: (name) => `${name} por la mañana`,
  afternoon: (name) => `${name} por la tarde`,
  evening: (name) => `${name} por la noche`,
  sunset: (name) => `${name} al atardecer`,
  swapDays: () => "Intercambiar los dos días",
  visitAt: (name) => name,
  otherMeal: (name) => `Otro sitio: ${mealName(name)}`,
  makeRoom: (name) => `Hacer hueco: sin ${name}`,
  asItIs: () => "Dejar el plan como está",
};

const REASONS: Readonly<Record<Exclude<UnmetWish["reason"], "isShut" | "isOpen">, string>> = {
  notUnderstood: "no lo hemos entendido. Prueba con otras palabras y con nombres de lugares.",
  noneThere: "ahí tu plan no tiene nada así.",
  noneKnown: "nuestra guía no tiene más aquí.",
  unknownPlace: "nuestra guía no conoce este lugar. Añádelo tú: «Añadir un lugar» en su día.",
  noOtherTable: "nuestra guía no conoce otro sitio para comer cerca de ahí.",
  noTable:
    "nuestra guía no conoce ningún sitio así para comer cerca de tus días. Busca un sitio y añádelo como lugar.",
  noneFits: "nada de lo que hemos probado encaja. Puedes mover tú los lugares.",
  isClosed: "está cerrado esos días.",
  notOn: "no todos los días.",
  midPriced: "lo mejor que conocemos cerca y dentro de tu presupuesto es de precio medio.",
  isLocked: "está bloqueado. Desbloquéalo primero.",
  hasHour:
    "tiene una hora fija. En «Hora», en el lugar, desmarca «Mantener esta hora al replanificar».",
  lastDay: "un viaje necesita al menos un día.",
  isSo: "tu plan ya lo hace.",
  noDay: "tu viaje no tiene ese día.",
  noBreakfast: "los planes no incluyen desayuno. Di cuándo deben empezar tus días.",
  whoTravels:
    "quién viaja se decide al planear el viaje. Nombra lugares que les convengan o planea un viaje nuevo para todos.",
  cantHere: "así no se pueden cambiar los días de un plan.",
};
const timed = (time: string | undefined) => (time === undefined ? "" : `, ${time}`);

/** Where a plan has what is spoken of. */
const isThere = (where: NonNullable<AskedPart["where"]>) =>
  where.map(({ name, day, time }) => `${name} está en «${day}»${timed(time)}`).join(", ");
