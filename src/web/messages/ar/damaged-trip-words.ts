/** A trip that can't be read. */
export const damagedTripWords = {
  damaged: "لا يمكن قراءة هذه الرحلة",
  planned: (at: string) => `تاريخ التخطيط: ${at}`,
  advice: "قد تكون لدى مشرف الموقع نسخة احتياطية.",
  remove: "حذف",
  question: "حذف هذه الرحلة؟",
  removeForGood: "حذف نهائي",
  keep: "إبقاء الرحلة",
};
