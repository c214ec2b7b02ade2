/** Words on paper only. */
export const paperWords = {
  /** Over lines on paper. */
  ownNotes: "メモ",
  hoursChange: "営業時間と料金は変わることがあります。出発前に確認してください。",
  pageOf: (dayNumber: number, ofDays: number) => `、${ofDays}日間の${dayNumber}日目`,
};
