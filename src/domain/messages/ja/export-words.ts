import type { Booking } from "../../bookings/booking.ts";
import type { Deposit } from "../../bookings/deposit-of.ts";
import { storedTime } from "../../stored-time.ts";
import type { BookingOfTrip } from "../../trip/booking.ts";
import type { ListItem, ListName } from "../../trip/list-item.ts";
import type { Meal } from "../../trip/trip.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { japanese } from "./japanese.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

type ExportedMeal = Pick<Meal, "kind" | "placeName" | "near">;

/** Words of the files that a trip is exported to. */
export const exportWords = {
  hotels: "ホテル",
  allTrips: "マイトリップ",
  tickets: (price: string) => `入場料：${storedWords.price(price)}`,
  booking: (booking: BookingOfTrip) =>
    booking.url === undefined || booking.isBooked
      ? bookingText(booking)
      : `${bookingText(booking)} ${booking.url}`,
  booked: "予約済み",
  bookings: "予約",
  bookingTitle,
  /** "2026-12-01, 14:05", and the same of its end. */
  bookingWhen: ({ starts, ends }: Pick<Booking, "starts" | "ends">) =>
    [starts, ...(ends === undefined ? [] : [ends])]
      .map(({ date, time }) =>
        time === undefined ? date : `${date} ${storedTime(time, japanese)}`,
      )
      .join(" – "),
  confirmation: (number: string) => `確認番号：${number}`,
  deposit: ({ paid, left }: Deposit) => `${moneyText(paid)}支払い済み、残り${moneyText(left)}`,
  seat: (seat: string) => `座席：${seat}`,
  leavesFrom: (stop: string) => `出発場所：${stop}`,
  arrivesAt: (stop: string) => `到着場所：${stop}`,
  travellers: (names: readonly string[]) => `旅行者：${japanese.list([...names])}`,
  note: (text: string) => `メモ：${text}`,
  hoursUnknown: "営業時間は不明です。",
  address: (address: string) => `住所：${address}`,
  price: (price: string) => `料金：${storedWords.price(price)}`,
  map: "地図",
  day: (name: string, date: string | undefined) =>
    date === undefined ? storedWords.day(name) : `${storedWords.day(name)}、${date}`,
  free: "予定はありません。",
  meal: ({ kind, placeName, near }: ExportedMeal) => {
    const name = kind === "lunch" ? "昼食" : "夕食";
    if (placeName !== undefined) return `${name}：${placeName}`;
    return near === undefined ? name : `${name}：${near}の近く`;
  },
  list: (list: ListName): string => (list === "pack" ? "持ち物" : "やること"),
  /** A line of a list, with who does it, and by when. */
  listItem: ({ text, who, dueDate }: ListItem) => {
    const more = [...(who === undefined ? [] : [who]), ...(dueDate === undefined ? [] : [dueDate])];
    return more.length === 0 ? text : `${text}（${more.join("、")}）`;
  },
  /** What a calendar calls the day by which to book. */
  toBook: (name: string) => `${name}を予約`,
  /** An alarm of a calendar. @param title of a booking or a visit. */
  timeToLeave: (title: string) => `出発の時間です：${title}`,
  withoutPosition: (names: readonly string[]) =>
    `位置が不明なため含めていません：${names.join("、")}`,
};
