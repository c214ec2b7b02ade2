import type { damagedTripWords as english } from "../en/damaged-trip-words.ts";
export const damagedTripWords: typeof english = {
  damaged: "لا يمكن قراءة هذه الرحلة",
  planned: (at) => `تاريخ التخطيط: ${at}`,
  advice: "قد تكون لدى مشرف الموقع نسخة احتياطية.",
  remove: "حذف",
  question: "حذف هذه الرحلة؟",
  removeForGood: "حذف نهائي",
  keep: "إبقاء الرحلة",
};
