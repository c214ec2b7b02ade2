import type { Leg } from "../../places/leg.ts";
import { travelText } from "../../places/travel-text.ts";
import { eventText } from "./event-text.ts";
import { french } from "./french.ts";
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
      ? `Jour ${values.day}, ${values.name} : c’est fermé (${values.event}).${values.openDay === undefined ? "" : ` Déplacez la visite au jour ${values.openDay}.`}`
      : values.openDay === undefined
        ? `Jour ${values.day}, ${values.name} : c’est fermé pendant tout votre voyage.`
        : `Jour ${values.day}, ${values.name} : c’est fermé le ${french.weekday(values.weekday)}. Déplacez la visite au jour ${values.openDay}.`,
  /** `hours`: when it opens and closes that day, by turns. */
  notOpenThen: ({ name, day, hours, ...visit }: Visit & { hours: number[] }) =>
    `Jour ${day}, ${name} : horaires ${opening(hours)}, mais visite prévue ${span(visit)}.`,
  /** `goAt`: when a visit fits, where one does. */
  neverOpenThen: ({ name, goAt, ...visit }: Visit & { goAt?: number }) =>
    `${name} : jamais ouvert ${span(visit)}. ${goAt === undefined ? "Retirez ce lieu" : `Allez-y à ${french.time(goAt)}`}.`,
  emptyDay: ({ day }: { day: number }) => `Le jour ${day} est vide.`,
  tooLate: ({ leftMinutes, ...way }: Way & { leftMinutes: number }) =>
    `${wayText(way)} : environ ${wayBy(way)}, mais le programme ne prévoit ${leftMinutes > 0 ? `que ${leftMinutes} min` : "aucun temps"}.`,
  longDay: ({ day, ...hours }: { day: number; startMinutes: number; endMinutes: number }) =>
    `Le jour ${day} est long : ${span(hours)}.`,
  overBudget: ({ percent }: { percent: number }) =>
    `Budget dépassé : environ ${percent} % de plus que ce que permet ce niveau.`,
  leftOutClosed: ({ names }: { names: string[] }) =>
    `Omis, car fermés pendant votre voyage : ${french.list(names)}.`,
  leftOutDear: ({ names }: { names: string[] }) =>
    `Omis pour rester dans le budget : ${french.list(names)}.`,
  leftOutForTime: ({ names }: { names: string[] }) =>
    `Omis faute de temps : ${french.list(names)}.`,
  fewStalls: ({ count, all }: { count: number; all: number }) =>
    `Cuisine de rue : ${count} repas sur ${all} sont à des stands, marchés ou halles gourmandes. Nous n’en connaissons pas près des autres à ces heures.`,
  /** `instead`: the names of what would have to go. */
  leftOutFor: ({ name, day, instead }: { name: string; day: number; instead: string[] }) =>
    `Pas de temps pour ${name}. Pour y aller, renoncez le jour ${day} à : ${french.list(instead)}.`,
  notVerified: (values: Names) => `Nous n’avons pas pu confirmer ${list(values)}.`,
  holidayHours: ({ day, date, holiday, ...names }: Holiday & Names) =>
    `Jour ${day}, ${french.date(date)} (${holiday}) : horaires peut-être différents pour ${list(names)}.`,
  /** A feast, a fair or a fast on days of the trip, with a sentence of the guide. */
  event: eventText,
  noTransit: ({ day, date, holiday }: Holiday) =>
    `Jour ${day}, ${french.date(date)} (${holiday}) : pas de transports en commun ; allez à pied ou réservez un taxi à l’avance.`,
  openOnlyOn: ({ name, weekdays }: { name: string; weekdays: number[] }) =>
    `${name} : à cette heure, ouvert seulement ${french.list(weekdays.map((day) => `le ${french.weekday(day)}`))}.`,
  closedOn: ({ weekday, ...names }: { weekday: number } & Names) =>
    `${placesAre(names)} le ${french.weekday(weekday)} : ${list(names)}.`,
  closedOrNotOpenThenOn: ({ weekday, ...names }: { weekday: number } & Names) =>
    `${placesAre(names)} le ${french.weekday(weekday)}, ou ${french.plural(total(names), { one: "à l’heure prévue", other: "aux heures prévues" })} : ${list(names)}.`,
  hoursUnknown: (values: Names) => `Horaires inconnus : ${list(values)}. Vérifiez avant d’y aller.`,
  tight: ({ spareMinutes, ...way }: Way & { spareMinutes: number }) =>
    `Serré : ${wayText(way)}, environ ${wayBy(way)}, avec ${spareMinutes} min de marge.`,
  longWay: (way: Way) => `Long trajet : ${wayText(way)}, environ ${wayBy(way)}.`,
  positionMissing: ({ name }: { name: string }) =>
    `${name} : position absente du programme, impossible d’afficher l’itinéraire.`,
  positionWrong: ({ name }: { name: string }) =>
    `${name} : coordonnées erronées, impossible d’afficher l’itinéraire.`,
};

function span({ startMinutes, endMinutes }: { startMinutes: number; endMinutes: number }): string {
  return french.span(startMinutes, endMinutes);
}

/** "09:00–13:00 et 14:00–18:00". */
function opening(hours: readonly number[]): string {
  const windows = hours.flatMap((open, index) =>
    index % 2 === 0 ? [span({ startMinutes: open, endMinutes: hours[index + 1] ?? open })] : [],
  );
  return windows.join(" et ");
}

/** "12 min à pied (0,9 km)". */
function wayBy(way: Way): string {
  return storedWords.way(travelText(way));
}

function wayText({ from, to }: Way): string {
  return `${from} → ${to}`;
}

function total({ names, more }: Names): number {
  return names.length + more;
}

function placesAre(names: Names): string {
  return french.count(total(names), { one: "lieu fermé", other: "lieux fermés" });
}

function list({ names, more }: Names): string {
  return french.list(
    more === 0 ? names : [...names, french.count(more, { one: "autre", other: "autres" })],
  );
}
