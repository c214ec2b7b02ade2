import type { Booking } from "../../bookings/booking.ts";
import type { Deposit } from "../../bookings/deposit-of.ts";
import { storedTime } from "../../stored-time.ts";
import type { BookingOfTrip } from "../../trip/booking.ts";
import type { ListItem, ListName } from "../../trip/list-item.ts";
import type { Meal } from "../../trip/trip.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { chinese } from "./chinese.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

type ExportedMeal = Pick<Meal, "kind" | "placeName" | "near">;

/** Words of the files that a trip is exported to. */
export const exportWords = {
  hotels: "酒店",
  allTrips: "我的行程",
  tickets: (price: string) => `门票：${storedWords.price(price)}`,
  booking: (booking: BookingOfTrip) =>
    booking.url === undefined || booking.isBooked
      ? bookingText(booking)
      : `${bookingText(booking)} ${booking.url}`,
  booked: "已预订",
  bookings: "预订",
  bookingTitle,
  /** "2026-12-01, 14:05", and the same of its end. */
  bookingWhen: ({ starts, ends }: Pick<Booking, "starts" | "ends">) =>
    [starts, ...(ends === undefined ? [] : [ends])]
      .map(({ date, time }) =>
        time === undefined ? date : `${date}，${storedTime(time, chinese)}`,
      )
      .join(" – "),
  confirmation: (number: string) => `确认号：${number}`,
  deposit: ({ paid, left }: Deposit) => `已付 ${moneyText(paid)}，待付 ${moneyText(left)}`,
  seat: (seat: string) => `座位：${seat}`,
  leavesFrom: (stop: string) => `出发：${stop}`,
  arrivesAt: (stop: string) => `到达：${stop}`,
  travellers: (names: readonly string[]) => `出行人：${chinese.list([...names])}`,
  note: (text: string) => `备注：${text}`,
  hoursUnknown: "开放时间未知。",
  address: (address: string) => `地址：${address}`,
  price: (price: string) => `价格：${storedWords.price(price)}`,
  map: "地图",
  day: (name: string, date: string | undefined) =>
    date === undefined ? storedWords.day(name) : `${storedWords.day(name)}，${date}`,
  free: "没有安排。",
  meal: ({ kind, placeName, near }: ExportedMeal) => {
    const name = kind === "lunch" ? "午餐" : "晚餐";
    if (placeName !== undefined) return `${name}：${placeName}`;
    return near === undefined ? name : `${name}：${near}附近`;
  },
  list: (list: ListName): string => (list === "pack" ? "行李" : "待办"),
  /** A line of a list, with who does it, and by when. */
  listItem: ({ text, who, dueDate }: ListItem) => {
    const more = [...(who === undefined ? [] : [who]), ...(dueDate === undefined ? [] : [dueDate])];
    return more.length === 0 ? text : `${text}（${more.join("、")}）`;
  },
  /** What a calendar calls the day by which to book. */
  toBook: (name: string) => `预订${name}`,
  /** An alarm of a calendar. @param title of a booking or a visit. */
  timeToLeave: (title: string) => `该出发了：${title}`,
  withoutPosition: (names: readonly string[]) => `因位置未知而未列入：${names.join("、")}`,
};
