import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import type { TripMoment } from "../../../domain/trip/trip-moment.ts";
import type { tripDatesWords as english } from "../en/trip-dates-words.ts";

export const tripDatesWords: typeof english = {
  countdown(moment: TripMoment): string | undefined {
    if (moment.phase === "during") return `Dia ${moment.dayNumber} de ${moment.ofDays}`;
    return moment.phase === "before" ? portuguese.fromNow(moment.daysUntil) : undefined;
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
