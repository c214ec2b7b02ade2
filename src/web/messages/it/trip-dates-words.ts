import { italian } from "../../../domain/messages/it/italian.ts";
import type { TripMoment } from "../../../domain/trip/trip-moment.ts";
import type { tripDatesWords as english } from "../en/trip-dates-words.ts";

export const tripDatesWords: typeof english = {
  countdown(moment: TripMoment): string | undefined {
    if (moment.phase === "during") return `Giorno ${moment.dayNumber} di ${moment.ofDays}`;
    return moment.phase === "before" ? italian.fromNow(moment.daysUntil) : undefined;
  },
  afterDates: (countdown) => `, ${countdown}`,

  leftUntil: (left) => `: ${left}`,
  left: ({ book = 0, do: toDo = 0, pack = 0 }) =>
    [
      ...(book === 0 ? [] : [`${book} da prenotare`]),
      ...(toDo === 0 ? [] : [`${toDo} da fare`]),
      ...(pack === 0 ? [] : [`${pack} per la valigia`]),
    ].join(", "),

  set: "Imposta date",
  setOf: (trip) => `Imposta date: ${trip}`,
  change: "Cambia date",
  changeOf: (trip) => `Cambia date: ${trip}`,
  unavailable: "Ora non puoi impostare le date. Controlla la connessione e riprova.",
};
