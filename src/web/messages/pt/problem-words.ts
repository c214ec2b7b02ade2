import { durationText } from "../../../domain/messages/pt/duration-text.ts";
import { portuguese } from "../../../domain/messages/pt/portuguese.ts";

type Count = { count: number; most: number };
/** `hours`: when it opens and closes that day, by turns. */
type Hours = { hours?: readonly number[] | undefined };
type Visit = { startMinutes: number; endMinutes: number };

/** A booking with the hours that it takes, ways and waiting included. */
type Booked = { booking: string; startMinutes: number; endMinutes: number };

/** A rule that a day breaks as it stands, as short as a line of a row. */
export const PROBLEM_WORDS = {
  closed: "Fechado",
  outsideHours: ({ hours }: Hours) =>
    hours === undefined ? "Fechado nesse horário" : `Fechado nesse horário. Abre ${spans(hours)}`,
  dark: "Já estará escuro",
  beforeEvening: "Melhor à noite",
  keptFree: "No tempo que deve ficar livre",
  pastMidnight: "Passa da meia-noite",
  late: ({ minutes }: { minutes: number }) =>
    `Tempo de trajeto insuficiente: faltam ${durationText(minutes)}`,
  overlaps: ({ name, startMinutes, endMinutes }: Visit & { name: string }) =>
    `No mesmo horário de ${name}, ${spans([startMinutes, endMinutes])}`,
  visitedTwice: "Duas vezes no roteiro",
  endsLate: ({ endMinutes }: { endMinutes: number }) =>
    `Dia longo: volta às ${portuguese.time(endMinutes)}`,
  noLunch: "Sem tempo para o almoço",
  tooManyVisits: ({ count, most }: Count) => `Dia cheio: ${count} paradas, ${most} recomendadas`,
  tooManyLongVisits: ({ count }: Count) => `${count} visitas longas em um dia`,
  tooManyEvenings: ({ count }: Count) => `${count} programas noturnos em um dia`,
  tooManyOfAKind: ({ count }: Count) => `${count} lugares parecidos em um dia`,
  meetsBooking: ({ booking, ...hours }: Booked) =>
    `Em conflito com sua reserva: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }: Booked) =>
    `No mesmo horário de outra reserva: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingMissed: ({ booking, startMinutes }: { booking: string; startMinutes: number }) =>
    `Reservado para as ${portuguese.time(startMinutes)} e fora do roteiro: ${booking}`,
  tooMuchWalking: ({ km }: { km: number }) =>
    `Muita caminhada: ${portuguese.way(km, portuguese.tenths)}`,
};

function spans(hours: readonly number[]): string {
  return hours
    .flatMap((open, index) =>
      index % 2 === 0 ? [portuguese.span(open, hours[index + 1] ?? open)] : [],
    )
    .join(", ");
}
