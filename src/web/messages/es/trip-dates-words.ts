import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { TripMoment } from "../../../domain/trip/trip-moment.ts";
import type { tripDatesWords as english } from "../en/trip-dates-words.ts";

export const tripDatesWords: typeof english = {
  countdown(moment: TripMoment): string | undefined {
    if (moment.phase === "during") return `Día ${moment.dayNumber} de ${moment.ofDays}`;
    return moment.phase === "before" ? spanish.fromNow(moment.daysUntil) : undefined;
  },
  afterDates: (countdown) => `, ${countdown.toLowerCase()}`,

  leftUntil: (left) => `: ${left}`,
  left: ({ book = 0, do: toDo = 0, pack = 0 }) =>
    [
      ...(book === 0 ? [] : [`${book} por reservar`]),
      ...(toDo === 0 ? [] : [`${toDo} por hacer`]),
      ...(pack === 0 ? [] : [`${pack} para la maleta`]),
    ].join(", "),

  set: "Poner fechas",
  setOf: (trip) => `Poner fechas: ${trip}`,
  change: "Cambiar fechas",
  changeOf: (trip) => `Cambiar fechas: ${trip}`,
  unavailable: "Ahora no puedes poner fechas. Comprueba tu conexión y vuelve a intentarlo.",
};
