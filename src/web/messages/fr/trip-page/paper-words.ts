/** Words on paper only. */
export const paperWords = {
  /** Over lines on paper. */
  ownNotes: "Notes",
  hoursChange: "Horaires et prix changent. Vérifiez-les avant de partir.",
  pageOf: (dayNumber: number, ofDays: number) => `, jour ${dayNumber} sur ${ofDays}`,
};
