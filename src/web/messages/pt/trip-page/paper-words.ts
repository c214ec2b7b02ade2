/** Words on paper only. */
export const paperWords = {
  /** Over lines on paper. */
  ownNotes: "Notas",
  hoursChange: "Horários e preços mudam. Confira antes de ir.",
  pageOf: (dayNumber: number, ofDays: number) => `, dia ${dayNumber} de ${ofDays}`,
};
