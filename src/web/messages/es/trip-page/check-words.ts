import { spanish, weekdaysText } from "../../../../domain/messages/es/spanish.ts";
import { type WorthVerdict, worthVerdict } from "../../../../domain/plan/plan-verdict.ts";
import type { checkWords as english } from "../../en/trip-page/check-words.ts";
import { viewTripWords } from "../view-trip-words.ts";

const places = (count: number) => spanish.count(count, { one: "lugar", other: "lugares" });
const hotels = (count: number) => spanish.count(count, { one: "hotel", other: "hoteles" });

const WORTH_LINES: Readonly<Record<WorthVerdict, string>> = {
  veryGood: "Gran plan: todo está abierto y llegas a tiempo",
  good: "Buen plan: todo está abierto y llegas a tiempo",
  fair: "Funciona, pero podría ser mejor",
  poor: viewTripWords.verdicts.poor,
};

export const checkWords: typeof english = {
  planCheck: "Revisión del plan",
  verified: (values) =>
    `Comparado con ${values.by === "open" ? "datos abiertos" : "nuestra guía"}: ${values.places} de ${places(values.ofPlaces)}, ${values.hotels} de ${hotels(values.ofHotels)}.`,
  weaknesses: "Qué podría ser mejor",
  soundLine: (quality) => WORTH_LINES[worthVerdict(quality)],
  toDo: "Qué hacer",
  details: (headsUps) => (headsUps === 0 ? "Detalles" : `Detalles y avisos (${headsUps})`),
  closedThatDay: ({ weekday, event }) =>
    event === undefined ? `Cierra los ${weekdaysText(weekday)}.` : `Cerrado: ${event}.`,
  closedAllDays: "Cerrado todos los días de tu viaje.",
  neverOpenThen: (hours) => `Nunca abre a esa hora (${hours}).`,
  openOnly: (hours) => `Abre ${hours}.`,
  closedOnDates: (names) => `Cerrado en tus fechas: ${spanish.list(names)}.`,
  findTime: "Buscar una hora mejor",
  fitBookings: "Adaptar a las reservas",
  fitDates: "Adaptar el plan a tus fechas",
  endOnDay: (day) => `Terminar el viaje el día ${day}`,
  startOn: (date) => `Empezar el viaje: ${spanish.date(date)}`,
  shorten: (day) => `Acortar el día ${day}`,
  cheaper: "Hacerlo más barato",
  add: (name) => `Añadir ${name}`,
  moreOf: (interest) => `Más ${interest.toLowerCase()}`,
  fillDay: "Completar el día",
  planDayAnew: "Replanificar el día",
  bringTogether: "Juntarlos en un día",
  swap: "Sustituirlo",
  changeTime: "Cambiar la hora",
  nothingVerified:
    "Ninguno de estos lugares está en nuestra guía. Todo lo que sabemos de ellos viene de la IA, así que antes de ir comprueba que existen, dónde están, cuándo abren y cuánto cuestan.",
  notChecked: (checks) => `Sin comprobar: ${spanish.list(checks)}.`,
  unmet: (problems) => problems.map((problem) => `${problem}.`).join(" "),
  watch: "Aviso",
  changes: (count) => `Qué hemos cambiado (${count})`,
  changeKinds: {
    moved: "Movido:",
    dropped: "Quitado:",
    corrected: "Corregido:",
    added: "Añadido:",
  },
  checks: (count) => `Todas las comprobaciones (${count})`,
  check: "Comprobación",
  found: "Valor",
  wanted: "Objetivo",
  wantedHere: ", objetivo",
  result: "Resultado",
  met: "Cumple",
  notMet: "No cumple",
};
