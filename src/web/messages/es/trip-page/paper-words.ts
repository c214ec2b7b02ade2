import type { paperWords as english } from "../../en/trip-page/paper-words.ts";
export const paperWords: typeof english = {
  ownNotes: "Notas",
  hoursChange: "Los horarios y precios cambian. Compruébalos antes de ir.",
  pageOf: (dayNumber, ofDays) => `, día ${dayNumber} de ${ofDays}`,
};
