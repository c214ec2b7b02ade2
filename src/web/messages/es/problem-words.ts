import { spanish } from "../../../domain/messages/es/spanish.ts";
import { openSpans } from "../../../domain/messages/open-spans.ts";
import type { PROBLEM_WORDS as english } from "../en/problem-words.ts";

const spans = (hours: readonly number[]) => openSpans(hours, spanish.span).join(", ");

const onDay = ({ day, startMinutes }: { day: number; startMinutes?: number }) =>
  `el día ${day}${startMinutes === undefined ? "" : ` a las ${spanish.time(startMinutes)}`}`;

export const PROBLEM_WORDS: typeof english = {
  closed: "Cerrado",
  outsideHours: ({ hours }) =>
    hours === undefined ? "Cerrado a esa hora" : `Cerrado a esa hora. Abre ${spans(hours)}`,
  openFrom: ({ hours = [] }) => `Abre ${spans(hours)}`,
  dark: "A esa hora ya es de noche",
  beforeEvening: "Mejor por la noche",
  keptFree: "En el tiempo que quieres libre",
  pastMidnight: "Pasa de medianoche",
  late: ({ minutes }) => `Falta tiempo para el trayecto: ${spanish.duration(minutes)}`,
  overlaps: ({ name, startMinutes, endMinutes }) =>
    `A la misma hora que ${name}, ${spans([startMinutes, endMinutes])}`,
  visitedTwice: "Dos veces en el plan",
  endsLate: ({ endMinutes }) => `Día largo: vuelta a las ${spanish.time(endMinutes)}`,
  idle: ({ minutes, startMinutes }) =>
    `${spanish.duration(minutes)} sin nada previsto, desde las ${spanish.time(startMinutes)}`,
  noLunch: "Sin tiempo para almorzar",
  tableShut: ({ name, startMinutes }) => `${name} está cerrado a las ${spanish.time(startMinutes)}`,
  noMealThen: ({ meal, startMinutes }) =>
    `Sin tiempo para ${meal === "lunch" ? "almorzar" : "cenar"} a las ${spanish.time(startMinutes)}`,
  tooManyVisits: ({ count, most }) => `Apretado: ${count} paradas, se recomiendan ${most}`,
  tooManyLongVisits: ({ count }) => `${count} visitas largas en un día`,
  tooManyEvenings: ({ count }) => `${count} actividades nocturnas en un día`,
  tooManyOfAKind: ({ count }) => `${count} lugares parecidos en un día`,
  meetsBooking: ({ booking, ...hours }) =>
    `No encaja con tu reserva: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }) =>
    `A la misma hora que otra reserva: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  inOtherTown: ({ town }) => `Este lugar está en ${town}`,
  stayUnplaced: ({ booking }) =>
    `No sabemos dónde está ${booking}, así que faltan los trayectos de este día. Pon un enlace al mapa como dirección en «Reservas»`,
  bookingMissed: ({ booking, startMinutes }) =>
    `Reservado para las ${spanish.time(startMinutes)} y fuera del plan: ${booking}`,
  plannedAfterJourney: ({ booking, lastDay, ...leaves }) =>
    `${booking} sale ${onDay(leaves)}, pero el plan sigue hasta el día ${lastDay}`,
  plannedBeforeJourney: ({ booking, ...arrives }) =>
    `${booking} llega ${onDay(arrives)}, pero el plan empieza el día 1`,
  tooMuchWalking: ({ km }) => `Mucho que caminar: ${spanish.way(km, spanish.tenths)}`,
};
