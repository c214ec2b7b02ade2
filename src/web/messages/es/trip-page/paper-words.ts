/** Words on paper only. */
export const paperWords = {
  /** Over lines on paper. */
  ownNotes: "Notas",
  hoursChange: "Los horarios y precios cambian. Compruébalos antes de ir.",
  pageOf: (dayNumber: number, ofDays: number) => `, día ${dayNumber} de ${ofDays}`,
};
