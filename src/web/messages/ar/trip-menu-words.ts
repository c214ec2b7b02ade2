import { arabic } from "../../../domain/messages/ar/arabic.ts";
import type { tripMenuWords as english } from "../en/trip-menu-words.ts";

export const tripMenuWords: typeof english = {
  again: "التخطيط من جديد",
  againHint: "رحلة جديدة بالأماكن والملاحظات نفسها، بلا تواريخ ولا حجوزات ولا تكاليف.",
  making: "جارٍ إعداد رحلتك…",
  made: "هذه رحلتك الجديدة. حدّد تواريخها عندما تتضح.",
  share: "مشاركة",
  deleteTrip: "حذف هذه الرحلة",
  deleteQuestion: (trip) => ["حذف ", trip, "؟"],
  deleteWarning: "سيؤدي هذا إلى حذف الخطة وملاحظاتك نهائيًا.",
  deleteIt: "حذف",
  keepIt: "إبقاء الرحلة",
  deleted: (trip) => `تم حذف ${trip}.`,
  datesSet: (trip, dates) => `${trip}: ${dates}.`,
  leave: "إزالة من «رحلاتي»",
  leaveWarning: "تُحذف أصواتك أيضًا. وتبقى الرحلة نفسها كما هي.",
  leaveIt: "إزالة",
  left: (trip) => `تمت إزالة ${trip} من «رحلاتي».`,

  find: {
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
  },

  damaged: {
    damaged: "لا يمكن قراءة هذه الرحلة",
    planned: (at) => `تاريخ التخطيط: ${at}`,
    advice: "قد تكون لدى مشرف الموقع نسخة احتياطية.",
    remove: "حذف",
    question: "حذف هذه الرحلة؟",
    removeForGood: "حذف نهائي",
    keep: "إبقاء الرحلة",
  },

  import: {
    title: "استيراد رحلة",
    about:
      "اختر رحلة مُصدّرة من Tripwright (JSON)، أو خريطة Google My Maps (KML أو KMZ)، أو ملف GPX.",
    file: "الملف",
    tooLarge: (mostKb) => `هذا الملف كبير جدًا. الحد الأقصى ${mostKb} كيلوبايت.`,
    choose: "اختر ملفًا أولًا.",
    destination: "الوجهة",
    destinationHint: "المدينة أو المنطقة التي تقع فيها هذه الأماكن، مثل «روما، إيطاليا».",
    submit: "استيراد",
    working: "جارٍ الاستيراد",
  },
};
