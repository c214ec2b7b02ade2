import { italian } from "../../../domain/messages/it/italian.ts";
import { openSpans } from "../../../domain/messages/open-spans.ts";
import type { PROBLEM_WORDS as english } from "../en/problem-words.ts";

const spans = (hours: readonly number[]) => openSpans(hours, italian.span).join(", ");

const onDay = ({ day, startMinutes }: { day: number; startMinutes?: number }) =>
  `il giorno ${day}${startMinutes === undefined ? "" : ` alle ${italian.time(startMinutes)}`}`;

export const PROBLEM_WORDS: typeof english = {
  closed: "Chiuso",
  outsideHours: ({ hours }) =>
    hours === undefined ? "Chiuso a quell’ora" : `Chiuso a quell’ora. Aperto ${spans(hours)}`,
  openFrom: ({ hours = [] }) => `Aperto ${spans(hours)}`,
  dark: "Già buio a quell’ora",
  beforeEvening: "Meglio di sera",
  keptFree: "Nel tempo da tenere libero",
  pastMidnight: "Va oltre la mezzanotte",
  late: ({ minutes }) =>
    `Tempo insufficiente per lo spostamento: mancano ${italian.duration(minutes)}`,
  overlaps: ({ name, startMinutes, endMinutes }) =>
    `Alla stessa ora di ${name}, ${spans([startMinutes, endMinutes])}`,
  visitedTwice: "Due volte nel programma",
  endsLate: ({ endMinutes }) => `Giornata lunga: rientro alle ${italian.time(endMinutes)}`,
  idle: ({ minutes, startMinutes }) =>
    `Niente in programma per ${italian.duration(minutes)}, dalle ${italian.time(startMinutes)}`,
  noLunch: "Niente tempo per il pranzo",
  tableShut: ({ name, startMinutes }) => `${name} è chiuso alle ${italian.time(startMinutes)}`,
  noMealThen: ({ meal, startMinutes }) =>
    `Niente tempo per ${meal === "lunch" ? "pranzo" : "cena"} alle ${italian.time(startMinutes)}`,
  tooManyVisits: ({ count, most }) => `Giornata piena: ${count} tappe, ${most} consigliate`,
  tooManyLongVisits: ({ count }) => `${count} visite lunghe in un giorno`,
  tooManyEvenings: ({ count }) => `${count} attività serali in un giorno`,
  tooManyOfAKind: ({ count }) => `${count} luoghi simili in un giorno`,
  meetsBooking: ({ booking, ...hours }) =>
    `Non si concilia con la tua prenotazione: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }) =>
    `Alla stessa ora di un’altra prenotazione: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  inOtherTown: ({ town }) => `Questo luogo è a ${town}`,
  stayUnplaced: ({ booking }) =>
    `Non sappiamo dove si trova ${booking}, quindi mancano i percorsi di questo giorno. Inserisci un link alla mappa come indirizzo in “Prenotazioni”`,
  bookingMissed: ({ booking, startMinutes }) =>
    `Prenotato per le ${italian.time(startMinutes)} e non nel programma: ${booking}`,
  plannedAfterJourney: ({ booking, lastDay, ...leaves }) =>
    `${booking} parte ${onDay(leaves)}, ma il programma continua fino al giorno ${lastDay}`,
  plannedBeforeJourney: ({ booking, ...arrives }) =>
    `${booking} arriva ${onDay(arrives)}, ma il programma inizia il giorno 1`,
  tooMuchWalking: ({ km }) => `Si cammina molto: ${italian.way(km, italian.tenths)}`,
};
