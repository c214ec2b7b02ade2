import type { paperWords as english } from "../../en/trip-page/paper-words.ts";
export const paperWords: typeof english = {
  ownNotes: "Note",
  hoursChange: "Orari e prezzi cambiano. Verifica prima di andare.",
  pageOf: (dayNumber, ofDays) => `, giorno ${dayNumber} di ${ofDays}`,
};
