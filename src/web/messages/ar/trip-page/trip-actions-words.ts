import type { ReactNode } from "react";

/** Actions on a trip as a whole. */
export const tripActionsWords = {
  tripName: "اسم الرحلة",
  rename: "إعادة تسمية",
  renameTrip: "إعادة تسمية هذه الرحلة",
  renameHint: "اتركه فارغًا لاستخدام الوجهة.",
  deleteTrip: "حذف هذه الرحلة",
  ideas: "الأفكار والقوائم",
  bookings: "الحجوزات",
  takeAlong: "تصدير",
  history: "السجل",
  deleteQuestion: (trip: ReactNode) => ["حذف ", trip, "؟"],
  deleteWarning: "سيؤدي هذا إلى حذف الخطة وملاحظاتك نهائيًا.",
  deleteIt: "حذف",
  keepIt: "إبقاء الرحلة",
  deleted: (trip: string) => `تم حذف ${trip}.`,
};
