import type { paperWords as english } from "../../en/trip-page/paper-words.ts";
export const paperWords: typeof english = {
  ownNotes: "ملاحظات",
  hoursChange: "تتغير الساعات والأسعار. تحقق منها قبل الذهاب.",
  pageOf: (dayNumber, ofDays) => `، اليوم ${dayNumber} من ${ofDays}`,
};
