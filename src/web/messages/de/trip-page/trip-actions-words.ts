import type { ReactNode } from "react";

/** Actions on a trip as a whole. */
export const tripActionsWords = {
  tripName: "Trip name",
  rename: "Rename",
  renameTrip: "Rename this trip",
  renameHint: "Leave empty to use the destination.",
  deleteTrip: "Delete this trip",
  ideas: "Ideas and lists",
  bookings: "Bookings",
  takeAlong: "Export",
  history: "History",
  deleteQuestion: (trip: ReactNode) => ["Delete ", trip, "?"],
  deleteWarning: "This deletes the plan and your notes for good.",
  deleteIt: "Delete",
  keepIt: "Keep trip",
  deleted: (trip: string) => `${trip} deleted.`,
};
