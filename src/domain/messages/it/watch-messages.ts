import type { WATCH_MESSAGES as english } from "../en/watch-messages.ts";
import { openSpans } from "../open-spans.ts";
import { countNames, watchParts } from "../watch-parts.ts";
import { eventText } from "./event-text.ts";
import { italian } from "./italian.ts";
import { storedWords } from "./stored-words.ts";

const { span, wayBy, wayText, placesAre, list } = watchParts(italian, storedWords, {
  way: (from, to) => `${from} – ${to}`,
  placesAre: { one: "luogo chiuso", other: "luoghi chiusi" },
  more: (count) => `altri ${count}`,
  span: (startMinutes, endMinutes) =>
    `dalle ${italian.time(startMinutes)} alle ${italian.time(endMinutes)}`,
});

export const WATCH_MESSAGES: typeof english = {
  closedThatDay: (values) =>
    values.event !== undefined
      ? `Giorno ${values.day}: ${values.name} è chiuso (${values.event}).${values.openDay === undefined ? "" : ` È aperto il giorno ${values.openDay}.`}`
      : values.openDay === undefined
        ? `Giorno ${values.day}: ${values.name} è chiuso in tutti i giorni del viaggio.`
        : `Giorno ${values.day}: ${values.name} è chiuso di ${italian.weekday(values.weekday)}. È aperto il giorno ${values.openDay}.`,
  notOpenThen: ({ name, day, hours, ...visit }) =>
    `${name} è aperto ${openSpans(hours, (startMinutes, endMinutes) => span({ startMinutes, endMinutes })).join(" e ")} il giorno ${day}, ma secondo il programma sei lì ${span(visit)}.`,
  neverOpenThen: ({ name, goAt, ...visit }) =>
    `${name} non è mai aperto ${span(visit)}. ${goAt === undefined ? "Rimuovilo" : `Vacci alle ${italian.time(goAt)}`}.`,
  emptyDay: ({ day }) => `Il giorno ${day} è vuoto.`,
  tooLate: ({ leftMinutes, ...way }) =>
    `${wayText(way)}: servono circa ${wayBy(way)}, ma il programma ${leftMinutes > 0 ? `lascia solo ${leftMinutes} min` : "non lascia tempo"}.`,
  longDay: ({ day, ...hours }) => `Il giorno ${day} è lungo: ${span(hours)}.`,
  overBudget: ({ percent }) =>
    `Oltre il budget: circa ${percent}% in più di quanto consente questo livello.`,
  leftOutClosed: ({ names }) => `Esclusi perché chiusi nei tuoi giorni: ${italian.list(names)}.`,
  leftOutDear: ({ names }) => `Esclusi per restare nel budget: ${italian.list(names)}.`,
  leftOutForTime: ({ names }) => `Esclusi per mancanza di tempo: ${italian.list(names)}.`,
  fewStalls: ({ count, all }) =>
    `Cibo di strada: ${count} pasti su ${all} si fanno tra bancarelle e mercati, anche gastronomici. Vicino agli altri, a quegli orari, non ne conosciamo.`,
  leftOutFor: ({ name, day, instead }) =>
    `Non c’è tempo per ${name}. Per vederlo, salta ${italian.list(instead)} il giorno ${day}.`,
  notVerified: (values) => `Non siamo riusciti a confermare ${list(values)}.`,
  holidayHours: ({ day, date, holiday, ...names }) =>
    `Giorno ${day} (${italian.date(date)}), ${holiday}: gli orari di ${list(names)} possono variare.`,
  event: eventText,
  noTransit: ({ day, date, holiday }) =>
    `Giorno ${day} (${italian.date(date)}), ${holiday}: non ci sono mezzi pubblici, quindi vai a piedi o prenota un taxi in anticipo.`,
  openOnlyOn: ({ name, weekdays }) =>
    `A quell’ora ${name} è aperto solo ${italian.list(weekdays.map((day) => `di ${italian.weekday(day)}`))}.`,
  closedOn: ({ weekday, ...names }) =>
    `${placesAre(names)} di ${italian.weekday(weekday)}: ${list(names)}.`,
  closedOrNotOpenThenOn: ({ weekday, ...names }) =>
    `${placesAre(names)} di ${italian.weekday(weekday)}, o ${italian.plural(countNames(names), { one: "all’ora prevista", other: "agli orari previsti" })}: ${list(names)}.`,
  hoursUnknown: (values) =>
    `Orari di apertura sconosciuti per ${list(values)}. Verifica prima di andare.`,
  tight: ({ spareMinutes, ...way }) =>
    `Tempi stretti: ${wayText(way)}, circa ${wayBy(way)}, con ${spareMinutes} min di margine.`,
  longWay: (way) => `Tragitto lungo: ${wayText(way)}, circa ${wayBy(way)}.`,
  positionMissing: ({ name }) =>
    `${name}: il programma non dice dove si trova, quindi non possiamo mostrare le indicazioni.`,
  positionWrong: ({ name }) =>
    `${name}: le coordinate non possono essere giuste, quindi non possiamo mostrare le indicazioni.`,
};
