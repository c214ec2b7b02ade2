/** Words on paper only. */
export const paperWords = {
  /** Over lines on paper. */
  ownNotes: "Notes",
  hoursChange: "Hours and prices change. Check them before you go.",
  pageOf: (dayNumber: number, ofDays: number) => `, day ${dayNumber} of ${ofDays}`,
};
