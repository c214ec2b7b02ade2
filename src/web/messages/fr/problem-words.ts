import { french } from "../../../domain/messages/fr/french.ts";
import { openSpans } from "../../../domain/messages/open-spans.ts";
import type { PROBLEM_WORDS as english } from "../en/problem-words.ts";

const spans = (hours: readonly number[]) => openSpans(hours, french.span).join(", ");

const onDay = ({ day, startMinutes }: { day: number; startMinutes?: number }) =>
  `le jour ${day}${startMinutes === undefined ? "" : ` à ${french.time(startMinutes)}`}`;

export const PROBLEM_WORDS: typeof english = {
  closed: "Fermé",
  outsideHours: ({ hours }) =>
    hours === undefined ? "Fermé à cette heure" : `Fermé à cette heure. Ouvert ${spans(hours)}`,
  openFrom: ({ hours = [] }) => `Ouvert ${spans(hours)}`,
  dark: "Il fera nuit",
  beforeEvening: "Mieux le soir",
  keptFree: "Dans le temps à garder libre",
  pastMidnight: "Dépasse minuit",
  late: ({ minutes }) => `Temps de trajet trop court : il manque ${french.duration(minutes)}`,
  overlaps: ({ name, startMinutes, endMinutes }) =>
    `En même temps que ${name}, ${spans([startMinutes, endMinutes])}`,
  visitedTwice: "Deux fois dans le programme",
  endsLate: ({ endMinutes }) => `Longue journée : retour à ${french.time(endMinutes)}`,
  idle: ({ minutes, startMinutes }) =>
    `Rien de prévu pendant ${french.duration(minutes)}, à partir de ${french.time(startMinutes)}`,
  noLunch: "Pas le temps de déjeuner",
  tableShut: ({ name, startMinutes }) => `${name} est fermé à ${french.time(startMinutes)}`,
  noMealThen: ({ meal, startMinutes }) =>
    `Pas le temps de ${meal === "lunch" ? "déjeuner" : "dîner"} à ${french.time(startMinutes)}`,
  tooManyVisits: ({ count, most }) => `Chargé : ${count} étapes, ${most} conseillées`,
  tooManyLongVisits: ({ count }) => `${count} longues visites en un jour`,
  tooManyEvenings: ({ count }) => `${count} activités de soirée en un jour`,
  tooManyOfAKind: ({ count }) => `${count} lieux semblables en un jour`,
  meetsBooking: ({ booking, ...hours }) =>
    `Incompatible avec votre réservation : ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }) =>
    `En même temps qu’une autre réservation : ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  inOtherTown: ({ town }) => `Ce lieu est à ${town}`,
  stayUnplaced: ({ booking }) =>
    `Nous ne savons pas où se trouve ${booking} : les trajets de cette journée manquent. Indiquez un lien vers la carte comme adresse sous « Réservations »`,
  bookingMissed: ({ booking, startMinutes }) =>
    `Réservé pour ${french.time(startMinutes)} et absent du programme : ${booking}`,
  plannedAfterJourney: ({ booking, lastDay, ...leaves }) =>
    `${booking} part ${onDay(leaves)}, mais le programme continue jusqu’au jour ${lastDay}`,
  plannedBeforeJourney: ({ booking, ...arrives }) =>
    `${booking} arrive ${onDay(arrives)}, mais le programme commence le jour 1`,
  tooMuchWalking: ({ km }) => `Beaucoup de marche : ${french.way(km, french.tenths)}`,
};
