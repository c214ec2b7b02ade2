import type { paperWords as english } from "../../en/trip-page/paper-words.ts";
export const paperWords: typeof english = {
  ownNotes: "Notas",
  hoursChange: "Horários e preços mudam. Confira antes de ir.",
  pageOf: (dayNumber, ofDays) => `, dia ${dayNumber} de ${ofDays}`,
};
