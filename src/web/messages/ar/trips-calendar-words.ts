import { arabic } from "../../../domain/messages/ar/arabic.ts";
import type { tripsCalendarWords as english } from "../en/trips-calendar-words.ts";

export const tripsCalendarWords: typeof english = {
  close: "إغلاق التقويم",
  none: "لا تواريخ لأي من رحلاتك بعد.",
  noTrips: "لا رحلات هذا الشهر.",
  earlier: (count) =>
    `عرض ${arabic.count(count, { one: "شهر سابق واحد", two: "شهرين سابقين", few: "أشهر سابقة", many: "شهرًا سابقًا", other: "شهر سابق" })}`,
  undated: (count) =>
    `بلا تواريخ بعد: ${arabic.count(count, { one: "رحلة واحدة", two: "رحلتان", few: "رحلات", other: "رحلة" })}.`,
  feed: "المتابعة في تطبيق التقويم",
  feedAbout:
    "أضف هذا الرابط إلى تطبيق التقويم لديك. يعرض أيام كل رحلة، وزيارات الرحلات القادمة وملاحظاتها. كل من لديه الرابط يمكنه رؤيتها. الرابط الجديد يحل محل السابق.",
  feedName: "تقويم كل الرحلات",
};
