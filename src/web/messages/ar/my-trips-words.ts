import { arabic } from "../../../domain/messages/ar/arabic.ts";
import { storedWords } from "../../../domain/messages/ar/stored-words.ts";
import type { myTripsWords as english } from "../en/my-trips-words.ts";
import { sayTripSummary } from "../say-trip-summary.ts";

const FORMS = {
  days: { one: "يوم واحد", two: "يومان", few: "أيام", many: "يومًا", other: "يوم" },
  travelers: {
    one: "مسافر واحد",
    two: "مسافران",
    few: "مسافرين",
    many: "مسافرًا",
    other: "مسافر",
  },
};

export const myTripsWords: typeof english = {
  title: "رحلاتي",
  loading: "جارٍ تحميل رحلاتك",
  noneKept: "لا اتصال بالإنترنت، ولا رحلات محفوظة على هذا الجهاز بعد.",
  notRefreshed: "تعذّر تحديث رحلاتك. نعرض المحفوظ على هذا الجهاز.",
  showMore: "عرض المزيد",
  search: "بحث",
  calendar: "التقويم",
  partUnavailable: "لا يمكننا تحميل هذا الآن. تحقق من اتصالك ثم حاول مرة أخرى.",
  actionsOf: (trip) => `إجراءات: ${trip}`,
  importTrip: "استيراد رحلة",
  none: "لم نجد رحلات.",
  planFirst: "خطط رحلتك الأولى",
  summary: sayTripSummary(
    (amount, of) =>
      Number.isInteger(Number(amount))
        ? arabic.count(Number(amount), FORMS[of])
        : `${amount} ${arabic.plural(Number.parseInt(amount, 10), FORMS[of])}`,
    storedWords.budget,
  ),
  noDestination: "رحلة بلا وجهة",
  planned: (at) => `تاريخ التخطيط: ${at}`,
  upcoming: "القادمة",
  past: "السابقة",
  pastCount: (count) =>
    arabic.count(count, { one: "رحلة واحدة", two: "رحلتان", few: "رحلات", other: "رحلة" }),
  noDates: "بلا تواريخ بعد",
  starts: (at, place) =>
    at === undefined ? ["المحطة الأولى: ", place] : ["المحطة الأولى: ", place, `، ${at}`],
  todayStarts: (at, place) =>
    at === undefined ? ["محطة اليوم الأولى: ", place] : ["محطة اليوم الأولى: ", place, `، ${at}`],
  sharedWithYou: "مشارَكة معك",
  sharedBy: (name, canEdit) => (canEdit ? `من ${name} · يمكنك التعديل` : `من ${name}`),
  kept: "محفوظة على هذا الجهاز، تعمل بلا إنترنت",

  month: {
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
  },
};
