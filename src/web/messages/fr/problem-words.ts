import { durationText } from "../../../domain/messages/fr/duration-text.ts";
import { french } from "../../../domain/messages/fr/french.ts";

type Count = { count: number; most: number };
/** `hours`: when it opens and closes that day, by turns. */
type Hours = { hours?: readonly number[] | undefined };
type Visit = { startMinutes: number; endMinutes: number };

/** A booking with the hours that it takes, ways and waiting included. */
type Booked = { booking: string; startMinutes: number; endMinutes: number };

/** A rule that a day breaks as it stands, as short as a line of a row. */
export const PROBLEM_WORDS = {
  closed: "Fermé",
  outsideHours: ({ hours }: Hours) =>
    hours === undefined ? "Fermé à cette heure" : `Fermé à cette heure. Ouvert ${spans(hours)}`,
  dark: "Il fera nuit",
  beforeEvening: "Mieux le soir",
  keptFree: "Dans le temps à garder libre",
  pastMidnight: "Dépasse minuit",
  late: ({ minutes }: { minutes: number }) =>
    `Temps de trajet trop court : il manque ${durationText(minutes)}`,
  overlaps: ({ name, startMinutes, endMinutes }: Visit & { name: string }) =>
    `En même temps que ${name}, ${spans([startMinutes, endMinutes])}`,
  visitedTwice: "Deux fois dans le programme",
  endsLate: ({ endMinutes }: { endMinutes: number }) =>
    `Longue journée : retour à ${french.time(endMinutes)}`,
  noLunch: "Pas le temps de déjeuner",
  tooManyVisits: ({ count, most }: Count) => `Chargé : ${count} étapes, ${most} conseillées`,
  tooManyLongVisits: ({ count }: Count) => `${count} longues visites en un jour`,
  tooManyEvenings: ({ count }: Count) => `${count} activités de soirée en un jour`,
  tooManyOfAKind: ({ count }: Count) => `${count} lieux semblables en un jour`,
  meetsBooking: ({ booking, ...hours }: Booked) =>
    `Incompatible avec votre réservation : ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }: Booked) =>
    `En même temps qu’une autre réservation : ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingMissed: ({ booking, startMinutes }: { booking: string; startMinutes: number }) =>
    `Réservé pour ${french.time(startMinutes)} et absent du programme : ${booking}`,
  tooMuchWalking: ({ km }: { km: number }) =>
    `Beaucoup de marche : ${french.way(km, french.tenths)}`,
};

function spans(hours: readonly number[]): string {
  return hours
    .flatMap((open, index) =>
      index % 2 === 0 ? [french.span(open, hours[index + 1] ?? open)] : [],
    )
    .join(", ");
}
