import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import type { TripMoment } from "../../../domain/trip/trip-moment.ts";
import type { tripDatesWords as english } from "../en/trip-dates-words.ts";

const MAX_DAYS = 60;
const MONTH_DAYS = 30.44;
const MAX_MONTHS = 18;

export const tripDatesWords: typeof english = {
  countdown(moment: TripMoment): string | undefined {
    if (moment.phase === "during") return `Dia ${moment.dayNumber} de ${moment.ofDays}`;
    if (moment.phase !== "before") return undefined;
    const { daysUntil } = moment;
    if (daysUntil <= MAX_DAYS) return portuguese.fromNow(daysUntil, "day");
    const months = Math.floor(daysUntil / MONTH_DAYS);
    return months <= MAX_MONTHS
      ? portuguese.fromNow(months, "month")
      : portuguese.fromNow(Math.floor(months / 12), "year");
  },
  afterDates: (countdown) => `, ${countdown.toLowerCase()}`,

  leftUntil: (left) => `: ${left}`,
  left: ({ book = 0, do: toDo = 0, pack = 0 }) =>
    [
      ...(book === 0 ? [] : [`${book} para reservar`]),
      ...(toDo === 0 ? [] : [`${toDo} para fazer`]),
      ...(pack === 0 ? [] : [`${pack} para levar`]),
    ].join(", "),

  set: "Definir datas",
  setOf: (trip) => `Definir datas: ${trip}`,
  change: "Alterar datas",
  changeOf: (trip) => `Alterar datas: ${trip}`,
  unavailable: "Não é possível definir datas agora. Verifique sua conexão e tente novamente.",
};
