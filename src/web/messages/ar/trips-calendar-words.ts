import { arabic } from "../../../domain/messages/ar/arabic.ts";

/** The calendar of all trips. */
export const tripsCalendarWords = {
  close: "إغلاق التقويم",
  none: "لا تواريخ لأي من رحلاتك بعد.",
  noTrips: "لا رحلات هذا الشهر.",
  earlier: (count: number) =>
    `عرض ${arabic.count(count, { one: "شهر سابق واحد", two: "شهرين سابقين", few: "أشهر سابقة", many: "شهرًا سابقًا", other: "شهر سابق" })}`,
  undated: (count: number) =>
    `بلا تواريخ بعد: ${arabic.count(count, { one: "رحلة واحدة", two: "رحلتان", few: "رحلات", other: "رحلة" })}.`,
  feed: "المتابعة في تطبيق التقويم",
  feedAbout:
    "أضف هذا الرابط إلى تطبيق التقويم لديك. يعرض أيام كل رحلة، وزيارات الرحلات القادمة وملاحظاتها. كل من لديه الرابط يمكنه رؤيتها. الرابط الجديد يحل محل السابق.",
  feedName: "تقويم كل الرحلات",
};
