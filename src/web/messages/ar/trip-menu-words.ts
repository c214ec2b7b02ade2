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
};
