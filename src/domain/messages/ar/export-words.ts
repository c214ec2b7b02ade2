import type { exportWords as english } from "../en/export-words.ts";
import { exportParts } from "../export-parts.ts";
import { arabic } from "./arabic.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { freeWords } from "./free-words.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

export const exportWords: typeof english = {
  ...exportParts(arabic, {
    day: storedWords.day,
    booking: bookingText,
    comma: "، ",
    beforeTime: "، ",
    brackets: [" (", ")"],
  }),
  goodToKnow: "معلومات مفيدة",
  hotels: "الفنادق",
  allTrips: "رحلاتي",
  tickets: (price) => `التذاكر: ${storedWords.price(price)}`,
  booked: "محجوز",
  bookings: "الحجوزات",
  bookingTitle,
  confirmation: (number) => `رقم التأكيد: ${number}`,
  deposit: ({ paid, left }) => `المدفوع ${moneyText(paid)}، والباقي ${moneyText(left)}`,
  seat: (seat) => `المقعد: ${seat}`,
  leavesFrom: (stop) => `المغادرة من: ${stop}`,
  arrivesAt: (stop) => `الوصول إلى: ${stop}`,
  travellers: (names) => `المسافرون: ${arabic.list([...names])}`,
  note: (text) => `ملاحظة: ${text}`,
  hoursUnknown: "ساعات العمل غير معروفة.",
  address: (address) => `العنوان: ${address}`,
  price: (price) => `السعر: ${storedWords.price(price)}`,
  map: "الخريطة",
  free: "لا شيء في الخطة.",
  freeTime: freeWords,
  meal: ({ kind, placeName, near }) => {
    const name = kind === "lunch" ? "الغداء" : "العشاء";
    if (placeName !== undefined) return `${name} في ${placeName}`;
    return near === undefined ? name : `${name} قرب ${near}`;
  },
  list: (list) => (list === "pack" ? "للحقيبة" : "للإنجاز"),
  toBook: (name) => `حجز ${name}`,
  timeToLeave: (title) => `حان وقت الانطلاق: ${title}`,
  withoutPosition: (names) => `استُبعدت لأن مواقعها غير معروفة: ${names.join("، ")}`,
};
