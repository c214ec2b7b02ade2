import type { paperWords as english } from "../../en/trip-page/paper-words.ts";
export const paperWords: typeof english = {
  ownNotes: "Notes",
  hoursChange: "Horaires et prix changent. Vérifiez-les avant de partir.",
  pageOf: (dayNumber, ofDays) => `, jour ${dayNumber} sur ${ofDays}`,
};
