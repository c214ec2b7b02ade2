import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { TripMoment } from "../../../domain/trip/trip-moment.ts";
import type { tripDatesWords as english } from "../en/trip-dates-words.ts";

const MAX_DAYS = 60;
const MONTH_DAYS = 30.44;
const MAX_MONTHS = 18;

export const tripDatesWords: typeof english = {
  countdown(moment: TripMoment): string | undefined {
    if (moment.phase === "during") return `Día ${moment.dayNumber} de ${moment.ofDays}`;
    if (moment.phase !== "before") return undefined;
    const { daysUntil } = moment;
    if (daysUntil <= MAX_DAYS) return spanish.fromNow(daysUntil, "day");
    const months = Math.floor(daysUntil / MONTH_DAYS);
    return months <= MAX_MONTHS
      ? spanish.fromNow(months, "month")
      : spanish.fromNow(Math.floor(months / 12), "year");
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
