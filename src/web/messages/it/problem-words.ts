import { durationText } from "../../../domain/messages/it/duration-text.ts";
import { italian } from "../../../domain/messages/it/italian.ts";

type Count = { count: number; most: number };
/** `hours`: when it opens and closes that day, by turns. */
type Hours = { hours?: readonly number[] | undefined };
type Visit = { startMinutes: number; endMinutes: number };

/** A booking with the hours that it takes, ways and waiting included. */
type Booked = { booking: string; startMinutes: number; endMinutes: number };

/** A rule that a day breaks as it stands, as short as a line of a row. */
export const PROBLEM_WORDS = {
  closed: "Chiuso",
  outsideHours: ({ hours }: Hours) =>
    hours === undefined ? "Chiuso a quell’ora" : `Chiuso a quell’ora. Aperto ${spans(hours)}`,
  dark: "Già buio a quell’ora",
  beforeEvening: "Meglio di sera",
  keptFree: "Nel tempo da tenere libero",
  pastMidnight: "Va oltre la mezzanotte",
  late: ({ minutes }: { minutes: number }) =>
    `Tempo insufficiente per lo spostamento: mancano ${durationText(minutes)}`,
  overlaps: ({ name, startMinutes, endMinutes }: Visit & { name: string }) =>
    `Alla stessa ora di ${name}, ${spans([startMinutes, endMinutes])}`,
  visitedTwice: "Due volte nel programma",
  endsLate: ({ endMinutes }: { endMinutes: number }) =>
    `Giornata lunga: rientro alle ${italian.time(endMinutes)}`,
  noLunch: "Niente tempo per il pranzo",
  tooManyVisits: ({ count, most }: Count) => `Giornata piena: ${count} tappe, ${most} consigliate`,
  tooManyLongVisits: ({ count }: Count) => `${count} visite lunghe in un giorno`,
  tooManyEvenings: ({ count }: Count) => `${count} attività serali in un giorno`,
  tooManyOfAKind: ({ count }: Count) => `${count} luoghi simili in un giorno`,
  meetsBooking: ({ booking, ...hours }: Booked) =>
    `Non si concilia con la tua prenotazione: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }: Booked) =>
    `Alla stessa ora di un’altra prenotazione: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingMissed: ({ booking, startMinutes }: { booking: string; startMinutes: number }) =>
    `Prenotato per le ${italian.time(startMinutes)} e non nel programma: ${booking}`,
  tooMuchWalking: ({ km }: { km: number }) =>
    `Si cammina molto: ${italian.way(km, italian.tenths)}`,
};

function spans(hours: readonly number[]): string {
  return hours
    .flatMap((open, index) =>
      index % 2 === 0 ? [italian.span(open, hours[index + 1] ?? open)] : [],
    )
    .join(", ");
}
