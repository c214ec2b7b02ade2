import { japanese } from "../../../domain/messages/ja/japanese.ts";
import type { TripMoment } from "../../../domain/trip/trip-moment.ts";
import type { tripDatesWords as english } from "../en/trip-dates-words.ts";

export const tripDatesWords: typeof english = {
  countdown(moment: TripMoment): string | undefined {
    if (moment.phase === "during") return `${moment.ofDays}日間の${moment.dayNumber}日目`;
    return moment.phase === "before" ? japanese.fromNow(moment.daysUntil) : undefined;
  },
  afterDates: (countdown) => `、${countdown}`,

  leftUntil: (left) => `：${left}`,
  left: ({ book = 0, do: toDo = 0, pack = 0 }) =>
    [
      ...(book === 0 ? [] : [`予約${book}件`]),
      ...(toDo === 0 ? [] : [`やること${toDo}件`]),
      ...(pack === 0 ? [] : [`持ち物${pack}件`]),
    ].join("、"),

  set: "日付を設定",
  setOf: (trip) => `日付を設定：${trip}`,
  change: "日付を変更",
  changeOf: (trip) => `日付を変更：${trip}`,
  unavailable: "今は日付を設定できません。接続を確認して、もう一度お試しください。",
};
