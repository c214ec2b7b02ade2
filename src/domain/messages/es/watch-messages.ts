import type { Leg } from "../../places/leg.ts";
import { travelText } from "../../places/travel-text.ts";
import { eventText } from "./event-text.ts";
import { spanish, weekdaysText } from "./spanish.ts";
import { storedWords } from "./stored-words.ts";

type Visit = { name: string; day: number; startMinutes: number; endMinutes: number };
/** A way between two places, as a leg of the trip has it. */
type Way = Pick<Leg, "mode" | "minutes" | "distanceKm"> & { from: string; to: string };
/** `date` is "2026-12-25". */
type Holiday = { day: number; date: string; holiday: string };
/** Names to show, and how many there are beyond them. */
type Names = { names: string[]; more: number };

/** Things to look out for on a trip. Each names its day itself where the words do. */
export const WATCH_MESSAGES = {
  /** `openDay` is a day of the trip that finds it open, where there is one. */
  closedThatDay: (values: {
    name: string;
    day: number;
    weekday: number;
    openDay?: number;
    /** The feast that closes it. */
    event?: string;
  }) =>
    values.event !== undefined
      ? `Día ${values.day}: ${values.name} está cerrado (${values.event}).${values.openDay === undefined ? "" : ` Muévelo al día ${values.openDay}.`}`
      : values.openDay === undefined
        ? `Día ${values.day}: ${values.name} está cerrado todos los días de tu viaje.`
        : `Día ${values.day}: ${values.name} cierra los ${weekdaysText(values.weekday)}. Muévelo al día ${values.openDay}.`,
  /** `hours`: when it opens and closes that day, by turns. */
  notOpenThen: ({ name, day, hours, ...visit }: Visit & { hours: number[] }) =>
    `${name} abre ${opening(hours)} el día ${day}, pero según el plan estás allí ${span(visit)}.`,
  /** `goAt`: when a visit fits, where one does. */
  neverOpenThen: ({ name, goAt, ...visit }: Visit & { goAt?: number }) =>
    `${name} nunca abre ${span(visit)}. ${goAt === undefined ? "Quítalo" : `Ve a las ${spanish.time(goAt)}`}.`,
  emptyDay: ({ day }: { day: number }) => `El día ${day} está vacío.`,
  tooLate: ({ leftMinutes, ...way }: Way & { leftMinutes: number }) =>
    `${wayText(way)} lleva unos ${wayBy(way)}, pero el plan ${leftMinutes > 0 ? `solo deja ${leftMinutes} min` : "no deja tiempo"}.`,
  longDay: ({ day, ...hours }: { day: number; startMinutes: number; endMinutes: number }) =>
    `El día ${day} es largo: ${span(hours)}.`,
  overBudget: ({ percent }: { percent: number }) =>
    `Por encima del presupuesto: cerca de un ${percent} % más de lo que permite este nivel.`,
  leftOutClosed: ({ names }: { names: string[] }) =>
    `Fuera del plan por cerrar en tus días: ${spanish.list(names)}.`,
  leftOutDear: ({ names }: { names: string[] }) =>
    `Fuera del plan para no pasar del presupuesto: ${spanish.list(names)}.`,
  leftOutForTime: ({ names }: { names: string[] }) =>
    `Fuera del plan por falta de tiempo: ${spanish.list(names)}.`,
  fewStalls: ({ count, all }: { count: number; all: number }) =>
    `Comida callejera: ${count} de ${all} comidas son en puestos o mercados, también gastronómicos. No conocemos ninguno cerca de las demás a esas horas.`,
  /** `instead`: the names of what would have to go. */
  leftOutFor: ({ name, day, instead }: { name: string; day: number; instead: string[] }) =>
    `Sin tiempo para ${name}. Para verlo, sáltate ${spanish.list(instead)} el día ${day}.`,
  notVerified: (values: Names) => `No hemos podido confirmar: ${list(values)}.`,
  holidayHours: ({ day, date, holiday, ...names }: Holiday & Names) =>
    `El día ${day} es el ${spanish.date(date)}, ${holiday}: puede cambiar el horario de ${list(names)}.`,
  /** A feast, a fair or a fast on days of the trip, with a sentence of the guide. */
  event: eventText,
  noTransit: ({ day, date, holiday }: Holiday) =>
    `El día ${day} es el ${spanish.date(date)}, ${holiday}: no hay transporte público, así que ve a pie o reserva un taxi con antelación.`,
  openOnlyOn: ({ name, weekdays }: { name: string; weekdays: number[] }) =>
    `A esa hora, ${name} solo abre ${spanish.list(weekdays.map((day) => `los ${weekdaysText(day)}`))}.`,
  closedOn: ({ weekday, ...names }: { weekday: number } & Names) =>
    `${placesAre(names)} los ${weekdaysText(weekday)}: ${list(names)}.`,
  closedOrNotOpenThenOn: ({ weekday, ...names }: { weekday: number } & Names) =>
    `${placesAre(names)} los ${weekdaysText(weekday)} o a ${spanish.plural(total(names), { one: "la hora prevista", other: "las horas previstas" })}: ${list(names)}.`,
  hoursUnknown: (values: Names) => `Horario desconocido: ${list(values)}. Compruébalo antes de ir.`,
  tight: ({ spareMinutes, ...way }: Way & { spareMinutes: number }) =>
    `Justo: ${wayText(way)} lleva unos ${wayBy(way)}, con ${spareMinutes} min de margen.`,
  longWay: (way: Way) => `Trayecto largo: ${wayText(way)}, unos ${wayBy(way)}.`,
  positionMissing: ({ name }: { name: string }) =>
    `${name}: el plan no dice dónde está, así que no podemos mostrar cómo llegar.`,
  positionWrong: ({ name }: { name: string }) =>
    `${name}: sus coordenadas no pueden ser correctas, así que no podemos mostrar cómo llegar.`,
};

function span({ startMinutes, endMinutes }: { startMinutes: number; endMinutes: number }): string {
  return `de ${spanish.time(startMinutes)} a ${spanish.time(endMinutes)}`;
}

/** "09:00–13:00 and 14:00–18:00". */
function opening(hours: readonly number[]): string {
  const windows = hours.flatMap((open, index) =>
    index % 2 === 0 ? [span({ startMinutes: open, endMinutes: hours[index + 1] ?? open })] : [],
  );
  return windows.join(" y ");
}

/** "12 min walk (0.9 km)". */
function wayBy(way: Way): string {
  return storedWords.way(travelText(way));
}

function wayText({ from, to }: Way): string {
  return `${from} – ${to}`;
}

function total({ names, more }: Names): number {
  return names.length + more;
}

function placesAre(names: Names): string {
  return spanish.count(total(names), { one: "lugar cierra", other: "lugares cierran" });
}

function list({ names, more }: Names): string {
  return spanish.list(more === 0 ? names : [...names, `${more} más`]);
}
