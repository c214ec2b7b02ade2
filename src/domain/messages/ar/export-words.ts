import type { Booking } from "../../bookings/booking.ts";
import type { Deposit } from "../../bookings/deposit-of.ts";
import { storedTime } from "../../stored-time.ts";
import type { BookingOfTrip } from "../../trip/booking.ts";
import type { ListItem, ListName } from "../../trip/list-item.ts";
import type { Meal } from "../../trip/trip.ts";
import { arabic } from "./arabic.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

type ExportedMeal = Pick<Meal, "kind" | "placeName" | "near">;

/** Words of the files that a trip is exported to. */
export const exportWords = {
  hotels: "الفنادق",
  allTrips: "رحلاتي",
  tickets: (price: string) => `التذاكر: ${storedWords.price(price)}`,
  booking: (booking: BookingOfTrip) =>
    booking.url === undefined || booking.isBooked
      ? bookingText(booking)
      : `${bookingText(booking)} ${booking.url}`,
  booked: "محجوز",
  bookings: "الحجوزات",
  bookingTitle,
  /** "2026-12-01, 14:05", and the same of its end. */
  bookingWhen: ({ starts, ends }: Pick<Booking, "starts" | "ends">) =>
    [starts, ...(ends === undefined ? [] : [ends])]
      .map(({ date, time }) => (time === undefined ? date : `${date}، ${storedTime(time, arabic)}`))
      .join(" – "),
  confirmation: (number: string) => `رقم التأكيد: ${number}`,
  deposit: ({ paid, left }: Deposit) => `المدفوع ${moneyText(paid)}، والباقي ${moneyText(left)}`,
  seat: (seat: string) => `المقعد: ${seat}`,
  leavesFrom: (stop: string) => `المغادرة من: ${stop}`,
  arrivesAt: (stop: string) => `الوصول إلى: ${stop}`,
  travellers: (names: readonly string[]) => `المسافرون: ${arabic.list([...names])}`,
  note: (text: string) => `ملاحظة: ${text}`,
  hoursUnknown: "ساعات العمل غير معروفة.",
  address: (address: string) => `العنوان: ${address}`,
  price: (price: string) => `السعر: ${storedWords.price(price)}`,
  map: "الخريطة",
  day: (name: string, date: string | undefined) =>
    date === undefined ? storedWords.day(name) : `${storedWords.day(name)}، ${date}`,
  free: "لا شيء في الخطة.",
  meal: ({ kind, placeName, near }: ExportedMeal) => {
    const name = kind === "lunch" ? "الغداء" : "العشاء";
    if (placeName !== undefined) return `${name} في ${placeName}`;
    return near === undefined ? name : `${name} قرب ${near}`;
  },
  list: (list: ListName): string => (list === "pack" ? "للحقيبة" : "للإنجاز"),
  /** A line of a list, with who does it, and by when. */
  listItem: ({ text, who, dueDate }: ListItem) => {
    const more = [...(who === undefined ? [] : [who]), ...(dueDate === undefined ? [] : [dueDate])];
    return more.length === 0 ? text : `${text} (${more.join("، ")})`;
  },
  /** What a calendar calls the day by which to book. */
  toBook: (name: string) => `حجز ${name}`,
  /** An alarm of a calendar. @param title of a booking or a visit. */
  timeToLeave: (title: string) => `حان وقت الانطلاق: ${title}`,
  withoutPosition: (names: readonly string[]) =>
    `استُبعدت لأن مواقعها غير معروفة: ${names.join("، ")}`,
};
