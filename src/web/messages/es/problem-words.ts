import { durationText } from "../../../domain/messages/es/duration-text.ts";
import { spanish } from "../../../domain/messages/es/spanish.ts";

type Count = { count: number; most: number };
/** `hours`: when it opens and closes that day, by turns. */
type Hours = { hours?: readonly number[] | undefined };
type Visit = { startMinutes: number; endMinutes: number };

/** A booking with the hours that it takes, ways and waiting included. */
type Booked = { booking: string; startMinutes: number; endMinutes: number };

/** A rule that a day breaks as it stands, as short as a line of a row. */
export const PROBLEM_WORDS = {
  closed: "Cerrado",
  outsideHours: ({ hours }: Hours) =>
    hours === undefined ? "Cerrado a esa hora" : `Cerrado a esa hora. Abre ${spans(hours)}`,
  dark: "A esa hora ya es de noche",
  beforeEvening: "Mejor por la noche",
  keptFree: "En el tiempo que quieres libre",
  pastMidnight: "Pasa de medianoche",
  late: ({ minutes }: { minutes: number }) =>
    `Falta tiempo para el trayecto: ${durationText(minutes)}`,
  overlaps: ({ name, startMinutes, endMinutes }: Visit & { name: string }) =>
    `A la misma hora que ${name}, ${spans([startMinutes, endMinutes])}`,
  visitedTwice: "Dos veces en el plan",
  endsLate: ({ endMinutes }: { endMinutes: number }) =>
    `Día largo: vuelta a las ${spanish.time(endMinutes)}`,
  noLunch: "Sin tiempo para almorzar",
  tooManyVisits: ({ count, most }: Count) => `Apretado: ${count} paradas, se recomiendan ${most}`,
  tooManyLongVisits: ({ count }: Count) => `${count} visitas largas en un día`,
  tooManyEvenings: ({ count }: Count) => `${count} actividades nocturnas en un día`,
  tooManyOfAKind: ({ count }: Count) => `${count} lugares parecidos en un día`,
  meetsBooking: ({ booking, ...hours }: Booked) =>
    `No encaja con tu reserva: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }: Booked) =>
    `A la misma hora que otra reserva: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingMissed: ({ booking, startMinutes }: { booking: string; startMinutes: number }) =>
    `Reservado para las ${spanish.time(startMinutes)} y fuera del plan: ${booking}`,
  tooMuchWalking: ({ km }: { km: number }) =>
    `Mucho que caminar: ${spanish.way(km, spanish.tenths)}`,
};

function spans(hours: readonly number[]): string {
  return hours
    .flatMap((open, index) =>
      index % 2 === 0 ? [spanish.span(open, hours[index + 1] ?? open)] : [],
    )
    .join(", ");
}
