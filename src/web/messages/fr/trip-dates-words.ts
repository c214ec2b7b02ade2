import { french } from "../../../domain/messages/fr/french.ts";
import type { TripMoment } from "../../../domain/trip/trip-moment.ts";
import type { tripDatesWords as english } from "../en/trip-dates-words.ts";

export const tripDatesWords: typeof english = {
  countdown(moment: TripMoment): string | undefined {
    if (moment.phase === "during") return `Jour ${moment.dayNumber} sur ${moment.ofDays}`;
    return moment.phase === "before" ? french.fromNow(moment.daysUntil) : undefined;
  },
  afterDates: (countdown) => `, ${countdown}`,

  leftUntil: (left) => ` : ${left}`,
  left: ({ book = 0, do: toDo = 0, pack = 0 }) =>
    [
      ...(book === 0 ? [] : [`${book} à réserver`]),
      ...(toDo === 0 ? [] : [`${toDo} à faire`]),
      ...(pack === 0 ? [] : [`${pack} à emporter`]),
    ].join(", "),

  set: "Fixer les dates",
  setOf: (trip) => `Fixer les dates : ${trip}`,
  change: "Modifier les dates",
  changeOf: (trip) => `Modifier les dates : ${trip}`,
  unavailable:
    "Impossible de fixer les dates pour l’instant. Vérifiez votre connexion et réessayez.",
};
