import type { paperWords as english } from "../../en/trip-page/paper-words.ts";
export const paperWords: typeof english = {
  ownNotes: "メモ",
  hoursChange: "営業時間と料金は変わることがあります。出発前に確認してください。",
  pageOf: (dayNumber, ofDays) => `、${ofDays}日間の${dayNumber}日目`,
};
