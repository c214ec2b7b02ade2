import { arabic } from "../../../domain/messages/ar/arabic.ts";
import type { TripMoment } from "../../../domain/trip/trip-moment.ts";
import type { tripDatesWords as english } from "../en/trip-dates-words.ts";

export const tripDatesWords: typeof english = {
  countdown(moment: TripMoment): string | undefined {
    if (moment.phase === "during") return `اليوم ${moment.dayNumber} من ${moment.ofDays}`;
    return moment.phase === "before" ? arabic.fromNow(moment.daysUntil) : undefined;
  },
  afterDates: (countdown) => `، ${countdown}`,

  leftUntil: (left) => `: ${left}`,
  left: ({ book = 0, do: toDo = 0, pack = 0 }) =>
    [
      ...(book === 0 ? [] : [`للحجز: ${book}`]),
      ...(toDo === 0 ? [] : [`للإنجاز: ${toDo}`]),
      ...(pack === 0 ? [] : [`للحقيبة: ${pack}`]),
    ].join("، "),

  set: "تحديد التواريخ",
  setOf: (trip) => `تحديد التواريخ: ${trip}`,
  change: "تغيير التواريخ",
  changeOf: (trip) => `تغيير التواريخ: ${trip}`,
  unavailable: "لا يمكنك تحديد التواريخ الآن. تحقق من اتصالك ثم حاول مرة أخرى.",
};
