import type { paperWords as english } from "../../en/trip-page/paper-words.ts";
export const paperWords: typeof english = {
  ownNotes: "Notizen",
  hoursChange: "Zeiten und Preise ändern sich. Prüf sie vor der Reise.",
  pageOf: (dayNumber, ofDays) => `, Tag ${dayNumber} von ${ofDays}`,
};
