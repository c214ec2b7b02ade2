/** Words on paper only. */
export const paperWords = {
  /** Over lines on paper. */
  ownNotes: "Note",
  hoursChange: "Orari e prezzi cambiano. Verifica prima di andare.",
  pageOf: (dayNumber: number, ofDays: number) => `, giorno ${dayNumber} di ${ofDays}`,
};
