import type { ReactNode } from "react";
import { durationText } from "../../../domain/messages/ja/duration-text.ts";

/** The next stop on the day of a trip; every hour is "13:05". */
export const todayWords = {
  dayOf: (dayNumber: number, ofDays: number) => `${ofDays}日間の${dayNumber}日目`,
  dateAndTime: (date: string, time: string) => `${date} ${time}`,

  now: "現在",
  hereUntil: (time: string) => `${time}までここに滞在`,
  next: "次",
  leaveAt: (time: string) => `${time}に出発`,
  leaveNow: "今すぐ出発",
  /** Said once, for those who don't look at the screen. */
  leaveNowFor: (place: string) => `今すぐ${place}へ出発しましょう。`,
  late: (minutes: number) => `${durationText(minutes)}ほど遅れそうです`,
  inMinutes: (minutes: number) => `${durationText(minutes)}後`,
  beThere: "到着",
  openUntil: "営業終了",
  alwaysOpen: "なし（24時間）",
  price: "料金",
  priceFor: (people: number) => `${people}人分`,
  kept: "このデバイスに保存済み",
  directions: "経路",
  directionsTo: (place: string) => `${place}への経路（新しいタブで地図を開く）`,

  laterToday: "今日この後",
  back: (hotel: ReactNode) => ["戻り先：", hotel],
  yourHotel: "滞在ホテル",
  tomorrow: "明日",
  tomorrowStarts: (time: string | undefined, place: ReactNode) =>
    time === undefined ? ["最初のスポット：", place] : ["最初のスポット：", place, `、${time}`],
  tomorrowFree: "自由な1日です。",

  hotel: "滞在ホテル：",
  showDriver: "運転手に見せる",
  showDriverOf: (name: string) => `運転手に見せる：${name}`,
  close: "閉じる",
};
