import type { ReactNode } from "react";
import { arabic } from "../../../domain/messages/ar/arabic.ts";
import { durationText } from "../../../domain/messages/ar/duration-text.ts";

/** The next stop on the day of a trip; every hour is "13:05". */
export const todayWords = {
  dayOf: (dayNumber: number, ofDays: number) => `اليوم ${dayNumber} من ${ofDays}`,
  dateAndTime: (date: string, time: string) => `${date}، ${time}`,

  now: "الآن",
  hereUntil: (time: string) => `هنا حتى ${time}`,
  next: "التالي",
  leaveAt: (time: string) => `الانطلاق في ${time}`,
  leaveNow: "انطلق الآن",
  /** Said once, for those who don't look at the screen. */
  leaveNowFor: (place: string) => `انطلق الآن إلى ${place}.`,
  late: (minutes: number) => `تأخير حوالي ${durationText(minutes)}`,
  inMinutes: (minutes: number) => `بعد ${durationText(minutes)}`,
  beThere: "الوصول",
  openUntil: "مفتوح حتى",
  alwaysOpen: "دائمًا",
  price: "السعر",
  priceFor: (people: number) =>
    `السعر، ${arabic.count(people, { one: "شخص واحد", two: "شخصان", few: "أشخاص", many: "شخصًا", other: "شخص" })}`,
  kept: "محفوظ على هذا الجهاز",
  directions: "الاتجاهات",
  directionsTo: (place: string) => `الاتجاهات إلى ${place} (تفتح الخرائط في علامة تبويب جديدة)`,

  laterToday: "لاحقًا اليوم",
  back: (hotel: ReactNode) => ["العودة إلى ", hotel],
  yourHotel: "فندقك",
  tomorrow: "غدًا",
  tomorrowStarts: (time: string | undefined, place: ReactNode) =>
    time === undefined ? ["المحطة الأولى: ", place] : ["المحطة الأولى: ", place, `، ${time}`],
  tomorrowFree: "يوم حر.",

  hotel: "فندقك: ",
  showDriver: "عرض للسائق",
  showDriverOf: (name: string) => `عرض للسائق: ${name}`,
  close: "إغلاق",
};
