import { openSpans } from "../../../domain/messages/open-spans.ts";
import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import type { PROBLEM_WORDS as english } from "../en/problem-words.ts";

const spans = (hours: readonly number[]) => openSpans(hours, portuguese.span).join(", ");

const onDay = ({ day, startMinutes }: { day: number; startMinutes?: number }) =>
  `no dia ${day}${startMinutes === undefined ? "" : ` às ${portuguese.time(startMinutes)}`}`;

export const PROBLEM_WORDS: typeof english = {
  closed: "Fechado",
  outsideHours: ({ hours }) =>
    hours === undefined ? "Fechado nesse horário" : `Fechado nesse horário. Abre ${spans(hours)}`,
  openFrom: ({ hours = [] }) => `Abre ${spans(hours)}`,
  dark: "Já estará escuro",
  beforeEvening: "Melhor à noite",
  keptFree: "No tempo que deve ficar livre",
  pastMidnight: "Passa da meia-noite",
  late: ({ minutes }) => `Tempo de trajeto insuficiente: faltam ${portuguese.duration(minutes)}`,
  overlaps: ({ name, startMinutes, endMinutes }) =>
    `No mesmo horário de ${name}, ${spans([startMinutes, endMinutes])}`,
  visitedTwice: "Duas vezes no roteiro",
  endsLate: ({ endMinutes }) => `Dia longo: volta às ${portuguese.time(endMinutes)}`,
  idle: ({ minutes, startMinutes }) =>
    `Nada planejado por ${portuguese.duration(minutes)}, a partir das ${portuguese.time(startMinutes)}`,
  noLunch: "Sem tempo para o almoço",
  tableShut: ({ name, startMinutes }) => `${name} está fechado às ${portuguese.time(startMinutes)}`,
  noMealThen: ({ meal, startMinutes }) =>
    `Sem tempo para o ${meal === "lunch" ? "almoço" : "jantar"} às ${portuguese.time(startMinutes)}`,
  tooManyVisits: ({ count, most }) => `Dia cheio: ${count} paradas, ${most} recomendadas`,
  tooManyLongVisits: ({ count }) => `${count} visitas longas em um dia`,
  tooManyEvenings: ({ count }) => `${count} programas noturnos em um dia`,
  tooManyOfAKind: ({ count }) => `${count} lugares parecidos em um dia`,
  meetsBooking: ({ booking, ...hours }) =>
    `Em conflito com sua reserva: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }) =>
    `No mesmo horário de outra reserva: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  inOtherTown: ({ town }) => `Este lugar fica em ${town}`,
  stayUnplaced: ({ booking }) =>
    `Não sabemos onde fica ${booking}, então faltam os trajetos deste dia. Coloque um link do mapa como endereço em Reservas`,
  bookingMissed: ({ booking, startMinutes }) =>
    `Reservado para as ${portuguese.time(startMinutes)} e fora do roteiro: ${booking}`,
  plannedAfterJourney: ({ booking, lastDay, ...leaves }) =>
    `${booking} parte ${onDay(leaves)}, mas o roteiro continua até o dia ${lastDay}`,
  plannedBeforeJourney: ({ booking, ...arrives }) =>
    `${booking} chega ${onDay(arrives)}, mas o roteiro começa no dia 1`,
  tooMuchWalking: ({ km }) => `Muita caminhada: ${portuguese.way(km, portuguese.tenths)}`,
};
