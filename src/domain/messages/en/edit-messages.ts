/** What an edit is about. */
export const EDIT_MESSAGES = {
  title: "Name of this trip",
  /** `about` is the name of a place or a day. */
  note: ({ about }: { about: string }) => `Note about ${about}`,
  /** About a place or a day that is gone. */
  noteOnGone: "Note about a day",
  startDate: "First day of this trip",
  deletion: "This trip",
};
