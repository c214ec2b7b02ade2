import { chinese } from "../../../domain/messages/zh-Hans/chinese.ts";
import type { TripMoment } from "../../../domain/trip/trip-moment.ts";
import type { tripDatesWords as english } from "../en/trip-dates-words.ts";

export const tripDatesWords: typeof english = {
  countdown(moment: TripMoment): string | undefined {
    if (moment.phase === "during") return `第 ${moment.dayNumber} 天，共 ${moment.ofDays} 天`;
    return moment.phase === "before" ? chinese.fromNow(moment.daysUntil) : undefined;
  },
  afterDates: (countdown) => `，${countdown}`,

  leftUntil: (left) => `：${left}`,
  left: ({ book = 0, do: toDo = 0, pack = 0 }) =>
    [
      ...(book === 0 ? [] : [`${book} 项待预订`]),
      ...(toDo === 0 ? [] : [`${toDo} 项待办`]),
      ...(pack === 0 ? [] : [`${pack} 件待带`]),
    ].join("、"),

  set: "设置日期",
  setOf: (trip) => `设置日期：${trip}`,
  change: "更改日期",
  changeOf: (trip) => `更改日期：${trip}`,
  unavailable: "现在无法设置日期。请检查网络连接后重试。",
};
