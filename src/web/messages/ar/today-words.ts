import { arabic } from "../../../domain/messages/ar/arabic.ts";
import type { todayWords as english } from "../en/today-words.ts";

export const todayWords: typeof english = {
  dayOf: (dayNumber, ofDays) => `اليوم ${dayNumber} من ${ofDays}`,
  dateAndTime: (date, time) => `${date}، ${time}`,

  now: "الآن",
  hereUntil: (time) => `هنا حتى ${time}`,
  next: "التالي",
  leaveAt: (time) => `الانطلاق في ${time}`,
  leaveNow: "انطلق الآن",
  leaveNowFor: (place) => `انطلق الآن إلى ${place}.`,
  late: (minutes) => `تأخير حوالي ${arabic.duration(minutes)}`,
  inMinutes: (minutes) => `بعد ${arabic.duration(minutes)}`,
  beThere: "الوصول",
  openUntil: "مفتوح حتى",
  alwaysOpen: "دائمًا",
  price: "السعر",
  priceFor: (people) =>
    `السعر، ${arabic.count(people, { one: "شخص واحد", two: "شخصان", few: "أشخاص", many: "شخصًا", other: "شخص" })}`,
  kept: "محفوظ على هذا الجهاز",
  directions: "الاتجاهات",
  directionsTo: (place) => `الاتجاهات إلى ${place} (تفتح الخرائط في علامة تبويب جديدة)`,

  laterToday: "لاحقًا اليوم",
  back: (hotel) => ["العودة إلى ", hotel],
  yourHotel: "فندقك",
  tomorrow: "غدًا",
  tomorrowStarts: (time, place) =>
    time === undefined ? ["المحطة الأولى: ", place] : ["المحطة الأولى: ", place, `، ${time}`],
  tomorrowFree: "يوم حر.",

  hotel: "فندقك: ",
  showDriver: "عرض للسائق",
  showDriverOf: (name) => `عرض للسائق: ${name}`,
};
