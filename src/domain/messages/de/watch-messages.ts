import type { WATCH_MESSAGES as english } from "../en/watch-messages.ts";
import { openSpans } from "../open-spans.ts";
import { countNames, watchParts } from "../watch-parts.ts";
import { eventText } from "./event-text.ts";
import { german } from "./german.ts";
import { storedWords } from "./stored-words.ts";

const { span, wayBy, wayText, placesAre, list } = watchParts(german, storedWords, {
  way: (from, to) => `${from} – ${to}`,
  placesAre: { one: "Ort ist", other: "Orte sind" },
  more: (count) => `${count} weitere`,
});

export const WATCH_MESSAGES: typeof english = {
  closedThatDay: (values) =>
    values.event !== undefined
      ? `Tag ${values.day}: ${values.name} ist geschlossen (${values.event}).${values.openDay === undefined ? "" : ` Offen ist es an Tag ${values.openDay}.`}`
      : values.openDay === undefined
        ? `Tag ${values.day}: ${values.name} ist an all deinen Tagen geschlossen.`
        : `Tag ${values.day}: ${values.name} ist ${german.weekday(values.weekday).toLowerCase()}s geschlossen. Offen ist es an Tag ${values.openDay}.`,
  notOpenThen: ({ name, day, hours, ...visit }) =>
    `${name}: an Tag ${day} geöffnet ${openSpans(hours, german.span).join(" und ")}, aber laut Plan bist du ${span(visit)} dort.`,
  neverOpenThen: ({ name, goAt, ...visit }) =>
    `${name}: nie geöffnet ${span(visit)}. ${goAt === undefined ? "Entferne es" : `Geh um ${german.time(goAt)} hin`}.`,
  emptyDay: ({ day }) => `Tag ${day} ist leer.`,
  tooLate: ({ leftMinutes, ...way }) =>
    `${wayText(way)} dauert etwa ${wayBy(way)}, aber der Plan lässt dafür ${leftMinutes > 0 ? `${leftMinutes} Min.` : "keine Zeit."}`,
  longDay: ({ day, ...hours }) => `Tag ${day} ist lang: ${span(hours)}.`,
  overBudget: ({ percent }) => `Über dem Budget: etwa ${percent} % mehr, als diese Stufe zulässt.`,
  leftOutClosed: ({ names }) =>
    `Ausgelassen, weil an deinen Tagen geschlossen: ${german.list(names)}.`,
  leftOutDear: ({ names }) => `Ausgelassen, um im Budget zu bleiben: ${german.list(names)}.`,
  leftOutForTime: ({ names }) => `Aus Zeitmangel ausgelassen: ${german.list(names)}.`,
  fewStalls: ({ count, all }) =>
    `Streetfood: ${count} von ${all} Mahlzeiten sind an Ständen, auf Märkten oder in Markthallen. In der Nähe der anderen kennen wir zu diesen Zeiten nichts.`,
  leftOutFor: ({ name, day, instead }) =>
    `Keine Zeit für ${name}. Um es zu sehen, lass ${german.list(instead)} an Tag ${day} aus.`,
  notVerified: (values) => `Wir konnten nicht bestätigen: ${list(values)}.`,
  holidayHours: ({ day, date, holiday, ...names }) =>
    `Tag ${day} ist der ${german.date(date)}, ${holiday}: Öffnungszeiten können abweichen (${list(names)}).`,
  event: eventText,
  noTransit: ({ day, date, holiday }) =>
    `Tag ${day} ist der ${german.date(date)}, ${holiday}: Es fahren keine öffentlichen Verkehrsmittel, geh also zu Fuß oder bestell vorab ein Taxi.`,
  openOnlyOn: ({ name, weekdays }) =>
    `${name} hat zu dieser Zeit nur ${german.list(weekdays.map((day) => `${german.weekday(day).toLowerCase()}s`))} geöffnet.`,
  closedOn: ({ weekday, ...names }) =>
    `${placesAre(names)} ${german.weekday(weekday).toLowerCase()}s geschlossen: ${list(names)}.`,
  closedOrNotOpenThenOn: ({ weekday, ...names }) =>
    `${placesAre(names)} ${german.weekday(weekday).toLowerCase()}s oder ${german.plural(countNames(names), { one: "zur geplanten Zeit", other: "zu den geplanten Zeiten" })} geschlossen: ${list(names)}.`,
  hoursUnknown: (values) => `Öffnungszeiten unbekannt: ${list(values)}. Prüf sie vor dem Besuch.`,
  tight: ({ spareMinutes, ...way }) =>
    `Knapp: ${wayText(way)} dauert etwa ${wayBy(way)}, mit ${spareMinutes} Min. Puffer.`,
  longWay: (way) => `Weite Strecke: ${wayText(way)}, etwa ${wayBy(way)}.`,
  positionMissing: ({ name }) =>
    `${name}: Der Plan sagt nicht, wo es liegt, deshalb können wir keinen Weg zeigen.`,
  positionWrong: ({ name }) =>
    `${name}: Die Koordinaten können nicht stimmen, deshalb können wir keinen Weg zeigen.`,
};
