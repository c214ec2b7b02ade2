import { durationText } from "../../../domain/messages/de/duration-text.ts";
import { german } from "../../../domain/messages/de/german.ts";

type Count = { count: number; most: number };
/** `hours`: when it opens and closes that day, by turns. */
type Hours = { hours?: readonly number[] | undefined };
type Visit = { startMinutes: number; endMinutes: number };

/** A booking with the hours that it takes, ways and waiting included. */
type Booked = { booking: string; startMinutes: number; endMinutes: number };

/** A rule that a day breaks as it stands, as short as a line of a row. */
export const PROBLEM_WORDS = {
  closed: "Geschlossen",
  outsideHours: ({ hours }: Hours) =>
    hours === undefined ? "Dann geschlossen" : `Dann geschlossen. Geöffnet ${spans(hours)}`,
  dark: "Dann schon dunkel",
  beforeEvening: "Besser am Abend",
  keptFree: "In der Zeit, die frei bleiben soll",
  pastMidnight: "Geht über Mitternacht hinaus",
  late: ({ minutes }: { minutes: number }) =>
    `Zu wenig Zeit für den Weg: ${durationText(minutes)} fehlen`,
  overlaps: ({ name, startMinutes, endMinutes }: Visit & { name: string }) =>
    `Gleichzeitig mit ${name}, ${spans([startMinutes, endMinutes])}`,
  visitedTwice: "Steht zweimal im Plan",
  endsLate: ({ endMinutes }: { endMinutes: number }) =>
    `Langer Tag: zurück um ${german.time(endMinutes)}`,
  noLunch: "Keine Zeit fürs Mittagessen",
  tooManyVisits: ({ count, most }: Count) => `Voll: ${count} Stopps, empfohlen sind ${most}`,
  tooManyLongVisits: ({ count }: Count) => `${count} lange Besuche an einem Tag`,
  tooManyEvenings: ({ count }: Count) => `${count} Abendprogramme an einem Tag`,
  tooManyOfAKind: ({ count }: Count) => `${count} ähnliche Orte an einem Tag`,
  meetsBooking: ({ booking, ...hours }: Booked) =>
    `Passt nicht zu deiner Buchung: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingsMeet: ({ booking, ...hours }: Booked) =>
    `Gleichzeitig mit einer anderen Buchung: ${booking}, ${spans([hours.startMinutes, hours.endMinutes])}`,
  bookingMissed: ({ booking, startMinutes }: { booking: string; startMinutes: number }) =>
    `Für ${german.time(startMinutes)} gebucht und nicht im Plan: ${booking}`,
  tooMuchWalking: ({ km }: { km: number }) => `Viel zu Fuß: ${german.way(km, german.tenths)}`,
};

function spans(hours: readonly number[]): string {
  return hours
    .flatMap((open, index) =>
      index % 2 === 0 ? [german.span(open, hours[index + 1] ?? open)] : [],
    )
    .join(", ");
}
