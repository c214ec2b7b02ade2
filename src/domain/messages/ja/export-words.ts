import type { exportWords as english } from "../en/export-words.ts";
import { exportParts } from "../export-parts.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { freeWords } from "./free-words.ts";
import { japanese } from "./japanese.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

export const exportWords: typeof english = {
  ...exportParts(japanese, {
    day: storedWords.day,
    booking: bookingText,
    comma: "、",
    beforeTime: " ",
    brackets: ["（", "）"],
  }),
  goodToKnow: "知っておきたいこと",
  hotels: "ホテル",
  allTrips: "マイトリップ",
  tickets: (price) => `入場料：${storedWords.price(price)}`,
  booked: "予約済み",
  bookings: "予約",
  bookingTitle,
  confirmation: (number) => `確認番号：${number}`,
  deposit: ({ paid, left }) => `${moneyText(paid)}支払い済み、残り${moneyText(left)}`,
  seat: (seat) => `座席：${seat}`,
  leavesFrom: (stop) => `出発場所：${stop}`,
  arrivesAt: (stop) => `到着場所：${stop}`,
  travellers: (names) => `旅行者：${japanese.list([...names])}`,
  note: (text) => `メモ：${text}`,
  hoursUnknown: "営業時間は不明です。",
  address: (address) => `住所：${address}`,
  price: (price) => `料金：${storedWords.price(price)}`,
  map: "地図",
  free: "予定はありません。",
  freeTime: freeWords,
  meal: ({ kind, placeName, near }) => {
    const name = kind === "lunch" ? "昼食" : "夕食";
    if (placeName !== undefined) return `${name}：${placeName}`;
    return near === undefined ? name : `${name}：${near}の近く`;
  },
  list: (list) => (list === "pack" ? "持ち物" : "やること"),
  toBook: (name) => `${name}を予約`,
  timeToLeave: (title) => `出発の時間です：${title}`,
  withoutPosition: (names) => `位置が不明なため含めていません：${names.join("、")}`,
};
