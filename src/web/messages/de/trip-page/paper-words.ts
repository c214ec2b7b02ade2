/** Words on paper only. */
export const paperWords = {
  /** Over lines on paper. */
  ownNotes: "Notizen",
  hoursChange: "Zeiten und Preise ändern sich. Prüf sie vor der Reise.",
  pageOf: (dayNumber: number, ofDays: number) => `, Tag ${dayNumber} von ${ofDays}`,
};
