import type { Leg } from "../../places/leg.ts";
import { travelText } from "../../places/travel-text.ts";
import { eventText } from "./event-text.ts";
import { italian } from "./italian.ts";
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
      ? `Giorno ${values.day}: ${values.name} è chiuso (${values.event}).${values.openDay === undefined ? "" : ` Spostalo al giorno ${values.openDay}.`}`
      : values.openDay === undefined
        ? `Giorno ${values.day}: ${values.name} è chiuso in tutti i giorni del viaggio.`
        : `Giorno ${values.day}: ${values.name} è chiuso di ${italian.weekday(values.weekday)}. Spostalo al giorno ${values.openDay}.`,
  /** `hours`: when it opens and closes that day, by turns. */
  notOpenThen: ({ name, day, hours, ...visit }: Visit & { hours: number[] }) =>
    `${name} è aperto ${opening(hours)} il giorno ${day}, ma secondo il programma sei lì ${span(visit)}.`,
  /** `goAt`: when a visit fits, where one does. */
  neverOpenThen: ({ name, goAt, ...visit }: Visit & { goAt?: number }) =>
    `${name} non è mai aperto ${span(visit)}. ${goAt === undefined ? "Rimuovilo" : `Vacci alle ${italian.time(goAt)}`}.`,
  emptyDay: ({ day }: { day: number }) => `Il giorno ${day} è vuoto.`,
  tooLate: ({ leftMinutes, ...way }: Way & { leftMinutes: number }) =>
    `${wayText(way)}: servono circa ${wayBy(way)}, ma il programma ${leftMinutes > 0 ? `lascia solo ${leftMinutes} min` : "non lascia tempo"}.`,
  longDay: ({ day, ...hours }: { day: number; startMinutes: number; endMinutes: number }) =>
    `Il giorno ${day} è lungo: ${span(hours)}.`,
  overBudget: ({ percent }: { percent: number }) =>
    `Oltre il budget: circa ${percent}% in più di quanto consente questo livello.`,
  leftOutClosed: ({ names }: { names: string[] }) =>
    `Esclusi perché chiusi nei tuoi giorni: ${italian.list(names)}.`,
  leftOutDear: ({ names }: { names: string[] }) =>
    `Esclusi per restare nel budget: ${italian.list(names)}.`,
  leftOutForTime: ({ names }: { names: string[] }) =>
    `Esclusi per mancanza di tempo: ${italian.list(names)}.`,
  fewStalls: ({ count, all }: { count: number; all: number }) =>
    `Cibo di strada: ${count} pasti su ${all} si fanno tra bancarelle e mercati, anche gastronomici. Vicino agli altri, a quegli orari, non ne conosciamo.`,
  /** `instead`: the names of what would have to go. */
  leftOutFor: ({ name, day, instead }: { name: string; day: number; instead: string[] }) =>
    `Non c’è tempo per ${name}. Per vederlo, salta ${italian.list(instead)} il giorno ${day}.`,
  notVerified: (values: Names) => `Non siamo riusciti a confermare ${list(values)}.`,
  holidayHours: ({ day, date, holiday, ...names }: Holiday & Names) =>
    `Giorno ${day} (${italian.date(date)}), ${holiday}: gli orari di ${list(names)} possono variare.`,
  /** A feast, a fair or a fast on days of the trip, with a sentence of the guide. */
  event: eventText,
  noTransit: ({ day, date, holiday }: Holiday) =>
    `Giorno ${day} (${italian.date(date)}), ${holiday}: non ci sono mezzi pubblici, quindi vai a piedi o prenota un taxi in anticipo.`,
  openOnlyOn: ({ name, weekdays }: { name: string; weekdays: number[] }) =>
    `A quell’ora ${name} è aperto solo ${italian.list(weekdays.map((day) => `di ${italian.weekday(day)}`))}.`,
  closedOn: ({ weekday, ...names }: { weekday: number } & Names) =>
    `${placesAre(names)} di ${italian.weekday(weekday)}: ${list(names)}.`,
  closedOrNotOpenThenOn: ({ weekday, ...names }: { weekday: number } & Names) =>
    `${placesAre(names)} di ${italian.weekday(weekday)}, o ${italian.plural(total(names), { one: "all’ora prevista", other: "agli orari previsti" })}: ${list(names)}.`,
  hoursUnknown: (values: Names) =>
    `Orari di apertura sconosciuti per ${list(values)}. Verifica prima di andare.`,
  tight: ({ spareMinutes, ...way }: Way & { spareMinutes: number }) =>
    `Tempi stretti: ${wayText(way)}, circa ${wayBy(way)}, con ${spareMinutes} min di margine.`,
  longWay: (way: Way) => `Tragitto lungo: ${wayText(way)}, circa ${wayBy(way)}.`,
  positionMissing: ({ name }: { name: string }) =>
    `${name}: il programma non dice dove si trova, quindi non possiamo mostrare le indicazioni.`,
  positionWrong: ({ name }: { name: string }) =>
    `${name}: le coordinate non possono essere giuste, quindi non possiamo mostrare le indicazioni.`,
};

function span({ startMinutes, endMinutes }: { startMinutes: number; endMinutes: number }): string {
  return `dalle ${italian.time(startMinutes)} alle ${italian.time(endMinutes)}`;
}

/** "09:00–13:00 and 14:00–18:00". */
function opening(hours: readonly number[]): string {
  const windows = hours.flatMap((open, index) =>
    index % 2 === 0 ? [span({ startMinutes: open, endMinutes: hours[index + 1] ?? open })] : [],
  );
  return windows.join(" e ");
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
  return italian.count(total(names), { one: "luogo chiuso", other: "luoghi chiusi" });
}

function list({ names, more }: Names): string {
  return italian.list(more === 0 ? names : [...names, `altri ${more}`]);
}
