import { japanese } from "../../../domain/messages/ja/japanese.ts";
import type { todayWords as english } from "../en/today-words.ts";

export const todayWords: typeof english = {
  dayOf: (dayNumber, ofDays) => `${ofDays}日間の${dayNumber}日目`,
  dateAndTime: (date, time) => `${date} ${time}`,

  now: "現在",
  hereUntil: (time) => `${time}までここに滞在`,
  next: "次",
  leaveAt: (time) => `${time}に出発`,
  leaveNow: "今すぐ出発",
  leaveNowFor: (place) => `今すぐ${place}へ出発しましょう。`,
  late: (minutes) => `${japanese.duration(minutes)}ほど遅れそうです`,
  inMinutes: (minutes) => `${japanese.duration(minutes)}後`,
  beThere: "到着",
  openUntil: "営業終了",
  alwaysOpen: "なし（24時間）",
  price: "料金",
  priceFor: (people) => `${people}人分`,
  kept: "このデバイスに保存済み",
  directions: "経路",
  directionsTo: (place) => `${place}への経路（新しいタブで地図を開く）`,

  laterToday: "今日この後",
  back: (hotel) => ["戻り先：", hotel],
  yourHotel: "滞在ホテル",
  tomorrow: "明日",
  tomorrowStarts: (time, place) =>
    time === undefined ? ["最初のスポット：", place] : ["最初のスポット：", place, `、${time}`],
  tomorrowFree: "自由な1日です。",

  hotel: "滞在ホテル：",
  showDriver: "運転手に見せる",
  showDriverOf: (name) => `運転手に見せる：${name}`,
};
