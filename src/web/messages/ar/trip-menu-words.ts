import type { ReactNode } from "react";

/** What can be done with a trip from the list. */
export const tripMenuWords = {
  again: "التخطيط من جديد",
  againHint: "رحلة جديدة بالأماكن والملاحظات نفسها، بلا تواريخ ولا حجوزات ولا تكاليف.",
  making: "جارٍ إعداد رحلتك…",
  made: "هذه رحلتك الجديدة. حدّد تواريخها عندما تتضح.",
  share: "مشاركة",
  deleteTrip: "حذف هذه الرحلة",
  deleteQuestion: (trip: ReactNode) => ["حذف ", trip, "؟"],
  deleteWarning: "سيؤدي هذا إلى حذف الخطة وملاحظاتك نهائيًا.",
  deleteIt: "حذف",
  keepIt: "إبقاء الرحلة",
  deleted: (trip: string) => `تم حذف ${trip}.`,
  datesSet: (trip: string, dates: string) => `${trip}: ${dates}.`,
  leave: "إزالة من «رحلاتي»",
  leaveWarning: "تُحذف أصواتك أيضًا. وتبقى الرحلة نفسها كما هي.",
  leaveIt: "إزالة",
  left: (trip: string) => `تمت إزالة ${trip} من «رحلاتي».`,
};
