import { german } from "../../../domain/messages/de/german.ts";
import type { TripMoment } from "../../../domain/trip/trip-moment.ts";
import type { tripDatesWords as english } from "../en/trip-dates-words.ts";

export const tripDatesWords: typeof english = {
  countdown(moment: TripMoment): string | undefined {
    if (moment.phase === "during") return `Tag ${moment.dayNumber} von ${moment.ofDays}`;
    return moment.phase === "before" ? german.fromNow(moment.daysUntil) : undefined;
  },
  afterDates: (countdown) => `, ${countdown}`,

  leftUntil: (left) => `: ${left}`,
  left: ({ book = 0, do: toDo = 0, pack = 0 }) =>
    [
      ...(book === 0 ? [] : [`${book} zu buchen`]),
      ...(toDo === 0 ? [] : [`${toDo} zu erledigen`]),
      ...(pack === 0 ? [] : [`${pack} einzupacken`]),
    ].join(", "),

  set: "Daten festlegen",
  setOf: (trip) => `Daten festlegen: ${trip}`,
  change: "Daten ändern",
  changeOf: (trip) => `Daten ändern: ${trip}`,
  unavailable:
    "Du kannst gerade keine Daten festlegen. Prüf deine Verbindung und versuch es noch einmal.",
};
