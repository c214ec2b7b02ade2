/** Words on paper only. */
export const paperWords = {
  /** Over lines on paper. */
  ownNotes: "ملاحظات",
  hoursChange: "تتغير الساعات والأسعار. تحقق منها قبل الذهاب.",
  pageOf: (dayNumber: number, ofDays: number) => `، اليوم ${dayNumber} من ${ofDays}`,
};
