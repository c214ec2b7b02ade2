import { german } from "../../../domain/messages/de/german.ts";
import { openSpans } from "../../../domain/messages/open-spans.ts";
import type { PROBLEM_WORDS as english } from "../en/problem-words.ts";

const spans = (hours: readonly number[]) => openSpans(hours, german.span).join(", ");

const onDay = ({ day, startMinutes }: { day: number; startMinutes?: number }) =>
  `an Tag ${day}${startMinutes === undefined ? "" : ` um ${german.time(startMinutes)}`}`;

export const PROBLEM_WORDS: typeof english = {
  closed: "Geschlossen",
  outsideHours: ({ hours }) =>
    hours === undefined ? "Dann geschlossen" : `Dann geschlossen. Geöffnet ${spans(hours)}`,
  openFrom: ({ hours = [] }) => `Geöffnet ${spans(hours)}`,
  dark: "Dann schon dunkel",
  beforeEvening: "Besser am Abend",
  keptFree: "In der Zeit, die frei bleiben soll",
  pastMidnight: "Geht über Mitternacht hinaus",
  late: ({ minutes }) => `Zu wenig Zeit für den Weg: ${german.duration(minutes)} fehlen`,
  overlaps: ({ name, startMinutes, endMinutes }) =>
    `Gleichzeitig mit ${name}, ${spans([startMinutes, endMinutes])}`,
  visitedTwice: "Steht zweimal im Plan",
  endsLate: ({ endMinutes }) => `Langer Tag: zurück um ${german.time(endMinutes)}`,
  idle: ({ minutes, startMinutes }) =>
    `Ab ${german.time(startMinutes)} ist ${german.duration(minutes)} nichts geplant`,
  noLunch: "Keine Zeit fürs Mittagessen",
  tableShut: ({ name, startMinutes }) => `${name} hat um ${german.time(startMinutes)} geschlossen`,
  noMealThen: ({ meal, startMinutes }) =>
    `${german.time(startMinutes)}: keine Zeit für ${meal === "lunch" ? "Mittagessen" : "Abendessen"}`,
  tooManyVisits: ({ count, most }) => `Voll: ${count} Stopps, empfohlen sind ${most}`,
  tooManyLongVisits: ({ count }) => `${count} lange Besuche an einem Tag`,
  tooManyEvenings: ({ count }) => `${count} Abendprogramme an einem Tag`,
  tooManyOfAKind: ({ count }) => `${count} ähnliche Orte an einem Tag`,
  meetsBooking: ({ booking, ...hours }) =>
    `Passt nicht zu deiner Buchung: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }) =>
    `Gleichzeitig mit einer anderen Buchung: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  inOtherTown: ({ town }) => `Dieser Ort ist in ${town}`,
  stayUnplaced: ({ booking }) =>
    `Wir wissen nicht, wo ${booking} ist, darum fehlen die Wege dieses Tages. Trag unter „Buchungen“ als Adresse einen Kartenlink ein`,
  bookingMissed: ({ booking, startMinutes }) =>
    `Für ${german.time(startMinutes)} gebucht und nicht im Plan: ${booking}`,
  plannedAfterJourney: ({ booking, lastDay, ...leaves }) =>
    `Abreise mit ${booking} ${onDay(leaves)}, der Plan geht aber bis Tag ${lastDay}`,
  plannedBeforeJourney: ({ booking, ...arrives }) =>
    `Ankunft mit ${booking} ${onDay(arrives)}, der Plan beginnt aber an Tag 1`,
  tooMuchWalking: ({ km }) => `Viel zu Fuß: ${german.way(km, german.tenths)}`,
};
