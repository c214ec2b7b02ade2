import type { WATCH_MESSAGES as english } from "../en/watch-messages.ts";
import { openSpans } from "../open-spans.ts";
import { countNames, watchParts } from "../watch-parts.ts";
import { eventText } from "./event-text.ts";
import { spanish, weekdaysText } from "./spanish.ts";
import { storedWords } from "./stored-words.ts";

const { span, wayBy, wayText, placesAre, list } = watchParts(spanish, storedWords, {
  way: (from, to) => `${from} – ${to}`,
  placesAre: { one: "lugar cierra", other: "lugares cierran" },
  more: (count) => `${count} más`,
  span: (startMinutes, endMinutes) =>
    `de ${spanish.time(startMinutes)} a ${spanish.time(endMinutes)}`,
});

export const WATCH_MESSAGES: typeof english = {
  closedThatDay: (values) =>
    values.event !== undefined
      ? `Día ${values.day}: ${values.name} está cerrado (${values.event}).${values.openDay === undefined ? "" : ` Abre el día ${values.openDay}.`}`
      : values.openDay === undefined
        ? `Día ${values.day}: ${values.name} está cerrado todos los días de tu viaje.`
        : `Día ${values.day}: ${values.name} cierra los ${weekdaysText(values.weekday)}. Abre el día ${values.openDay}.`,
  notOpenThen: ({ name, day, hours, ...visit }) =>
    `${name} abre ${openSpans(hours, (startMinutes, endMinutes) => span({ startMinutes, endMinutes })).join(" y ")} el día ${day}, pero según el plan estás allí ${span(visit)}.`,
  neverOpenThen: ({ name, goAt, ...visit }) =>
    `${name} nunca abre ${span(visit)}. ${goAt === undefined ? "Quítalo" : `Ve a las ${spanish.time(goAt)}`}.`,
  emptyDay: ({ day }) => `El día ${day} está vacío.`,
  tooLate: ({ leftMinutes, ...way }) =>
    `${wayText(way)} lleva unos ${wayBy(way)}, pero el plan ${leftMinutes > 0 ? `solo deja ${leftMinutes} min` : "no deja tiempo"}.`,
  longDay: ({ day, ...hours }) => `El día ${day} es largo: ${span(hours)}.`,
  overBudget: ({ percent }) =>
    `Por encima del presupuesto: cerca de un ${percent} % más de lo que permite este nivel.`,
  leftOutClosed: ({ names }) => `Fuera del plan por cerrar en tus días: ${spanish.list(names)}.`,
  leftOutDear: ({ names }) =>
    `Fuera del plan para no pasar del presupuesto: ${spanish.list(names)}.`,
  leftOutForTime: ({ names }) => `Fuera del plan por falta de tiempo: ${spanish.list(names)}.`,
  fewStalls: ({ count, all }) =>
    `Comida callejera: ${count} de ${all} comidas son en puestos o mercados, también gastronómicos. No conocemos ninguno cerca de las demás a esas horas.`,
  leftOutFor: ({ name, day, instead }) =>
    `Sin tiempo para ${name}. Para verlo, sáltate ${spanish.list(instead)} el día ${day}.`,
  notVerified: (values) => `No hemos podido confirmar: ${list(values)}.`,
  holidayHours: ({ day, date, holiday, ...names }) =>
    `El día ${day} es el ${spanish.date(date)}, ${holiday}: puede cambiar el horario de ${list(names)}.`,
  event: eventText,
  noTransit: ({ day, date, holiday }) =>
    `El día ${day} es el ${spanish.date(date)}, ${holiday}: no hay transporte público, así que ve a pie o reserva un taxi con antelación.`,
  openOnlyOn: ({ name, weekdays }) =>
    `A esa hora, ${name} solo abre ${spanish.list(weekdays.map((day) => `los ${weekdaysText(day)}`))}.`,
  closedOn: ({ weekday, ...names }) =>
    `${placesAre(names)} los ${weekdaysText(weekday)}: ${list(names)}.`,
  closedOrNotOpenThenOn: ({ weekday, ...names }) =>
    `${placesAre(names)} los ${weekdaysText(weekday)} o a ${spanish.plural(countNames(names), { one: "la hora prevista", other: "las horas previstas" })}: ${list(names)}.`,
  hoursUnknown: (values) => `Horario desconocido: ${list(values)}. Compruébalo antes de ir.`,
  tight: ({ spareMinutes, ...way }) =>
    `Justo: ${wayText(way)} lleva unos ${wayBy(way)}, con ${spareMinutes} min de margen.`,
  longWay: (way) => `Trayecto largo: ${wayText(way)}, unos ${wayBy(way)}.`,
  positionMissing: ({ name }) =>
    `${name}: el plan no dice dónde está, así que no podemos mostrar cómo llegar.`,
  positionWrong: ({ name }) =>
    `${name}: sus coordenadas no pueden ser correctas, así que no podemos mostrar cómo llegar.`,
};
