import { arabic } from "../../../domain/messages/ar/arabic.ts";
import type { findTripsWords as english } from "../en/find-trips-words.ts";

export const findTripsWords: typeof english = {
  label: "البحث في رحلاتك",
  hint: "وجهة أو مكان أو كلمة من ملاحظاتك",
  close: "إغلاق البحث",
  show: "عرض",
  shows: { all: "الكل", coming: "القادمة", past: "السابقة", shared: "مشارَكة معك" },
  found: (count) =>
    arabic.count(count, { one: "رحلة واحدة", two: "رحلتان", few: "رحلات", other: "رحلة" }),
  searching: "جارٍ البحث…",
  none: "لم نجد رحلات. جرّب كلمات أقل.",
  notKept: (count) =>
    `لم تُحفظ بعد على هذا الجهاز ولا يمكن العثور عليها إلا بالاسم: ${arabic.count(count, { one: "رحلة واحدة", two: "رحلتان", few: "رحلات", other: "رحلة" })}.`,
};
