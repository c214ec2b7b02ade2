import type { WATCH_MESSAGES as english } from "../en/watch-messages.ts";
import { openSpans } from "../open-spans.ts";
import { countNames, watchParts } from "../watch-parts.ts";
import { eventText } from "./event-text.ts";
import { french } from "./french.ts";
import { storedWords } from "./stored-words.ts";

const { span, wayBy, wayText, placesAre, list } = watchParts(french, storedWords, {
  way: (from, to) => `${from} → ${to}`,
  placesAre: { one: "lieu fermé", other: "lieux fermés" },
  more: (count) => french.count(count, { one: "autre", other: "autres" }),
});

export const WATCH_MESSAGES: typeof english = {
  closedThatDay: (values) =>
    values.event !== undefined
      ? `Jour ${values.day}, ${values.name} : c’est fermé (${values.event}).${values.openDay === undefined ? "" : ` C’est ouvert le jour ${values.openDay}.`}`
      : values.openDay === undefined
        ? `Jour ${values.day}, ${values.name} : c’est fermé pendant tout votre voyage.`
        : `Jour ${values.day}, ${values.name} : c’est fermé le ${french.weekday(values.weekday)}. C’est ouvert le jour ${values.openDay}.`,
  notOpenThen: ({ name, day, hours, ...visit }) =>
    `Jour ${day}, ${name} : horaires ${openSpans(hours, french.span).join(" et ")}, mais visite prévue ${span(visit)}.`,
  neverOpenThen: ({ name, goAt, ...visit }) =>
    `${name} : jamais ouvert ${span(visit)}. ${goAt === undefined ? "Retirez ce lieu" : `Allez-y à ${french.time(goAt)}`}.`,
  emptyDay: ({ day }) => `Le jour ${day} est vide.`,
  tooLate: ({ leftMinutes, ...way }) =>
    `${wayText(way)} : environ ${wayBy(way)}, mais le programme ne prévoit ${leftMinutes > 0 ? `que ${leftMinutes} min` : "aucun temps"}.`,
  longDay: ({ day, ...hours }) => `Le jour ${day} est long : ${span(hours)}.`,
  overBudget: ({ percent }) =>
    `Budget dépassé : environ ${percent} % de plus que ce que permet ce niveau.`,
  leftOutClosed: ({ names }) => `Omis, car fermés pendant votre voyage : ${french.list(names)}.`,
  leftOutDear: ({ names }) => `Omis pour rester dans le budget : ${french.list(names)}.`,
  leftOutForTime: ({ names }) => `Omis faute de temps : ${french.list(names)}.`,
  fewStalls: ({ count, all }) =>
    `Cuisine de rue : ${count} repas sur ${all} sont à des stands, marchés ou halles gourmandes. Nous n’en connaissons pas près des autres à ces heures.`,
  leftOutFor: ({ name, day, instead }) =>
    `Pas de temps pour ${name}. Pour y aller, renoncez le jour ${day} à : ${french.list(instead)}.`,
  notVerified: (values) => `Nous n’avons pas pu confirmer ${list(values)}.`,
  holidayHours: ({ day, date, holiday, ...names }) =>
    `Jour ${day}, ${french.date(date)} (${holiday}) : horaires peut-être différents pour ${list(names)}.`,
  event: eventText,
  noTransit: ({ day, date, holiday }) =>
    `Jour ${day}, ${french.date(date)} (${holiday}) : pas de transports en commun ; allez à pied ou réservez un taxi à l’avance.`,
  openOnlyOn: ({ name, weekdays }) =>
    `${name} : à cette heure, ouvert seulement ${french.list(weekdays.map((day) => `le ${french.weekday(day)}`))}.`,
  closedOn: ({ weekday, ...names }) =>
    `${placesAre(names)} le ${french.weekday(weekday)} : ${list(names)}.`,
  closedOrNotOpenThenOn: ({ weekday, ...names }) =>
    `${placesAre(names)} le ${french.weekday(weekday)}, ou ${french.plural(countNames(names), { one: "à l’heure prévue", other: "aux heures prévues" })} : ${list(names)}.`,
  hoursUnknown: (values) => `Horaires inconnus : ${list(values)}. Vérifiez avant d’y aller.`,
  tight: ({ spareMinutes, ...way }) =>
    `Serré : ${wayText(way)}, environ ${wayBy(way)}, avec ${spareMinutes} min de marge.`,
  longWay: (way) => `Long trajet : ${wayText(way)}, environ ${wayBy(way)}.`,
  positionMissing: ({ name }) =>
    `${name} : position absente du programme, impossible d’afficher l’itinéraire.`,
  positionWrong: ({ name }) =>
    `${name} : coordonnées erronées, impossible d’afficher l’itinéraire.`,
};
