import type { ReactNode } from "react";

/** What can be done with a trip as a whole. */
export const tripActionsWords = {
  tripName: "Name of this trip",
  rename: "Rename",
  renameTrip: "Rename this trip",
  renameHint: "Leave it empty to call it by its destination.",
  deleteTrip: "Delete this trip",
  takeAlong: "Take it along",
  history: "History",
  deleteQuestion: (trip: ReactNode) => ["Delete ", trip, "?"],
  deleteWarning: "The plan and your notes go for good.",
  deleteIt: "Delete it",
  keepIt: "Keep it",
  deleted: (trip: string) => `${trip} is deleted.`,
};
