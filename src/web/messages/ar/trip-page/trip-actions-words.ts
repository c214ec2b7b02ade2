import type { tripActionsWords as english } from "../../en/trip-page/trip-actions-words.ts";

export const tripActionsWords: typeof english = {
  tripName: "اسم الرحلة",
  rename: "إعادة تسمية",
  renameTrip: "إعادة تسمية هذه الرحلة",
  renameHint: "اتركه فارغًا لاستخدام الوجهة.",
  deleteTrip: "حذف هذه الرحلة",
  ideas: "الأفكار والقوائم",
  bookings: "الحجوزات",
  takeAlong: "تصدير",
  history: "السجل",
  deleteQuestion: (trip) => ["حذف ", trip, "؟"],
  deleteWarning: "سيؤدي هذا إلى حذف الخطة وملاحظاتك نهائيًا.",
  deleteIt: "حذف",
  keepIt: "إبقاء الرحلة",
  deleted: (trip) => `تم حذف ${trip}.`,
};
