import type { ReactNode } from "react";

/** What can be done with a trip from the list. */
export const tripMenuWords = {
  again: "Plan it again",
  againHint: "A new trip with the same places and notes, without dates, bookings, and costs.",
  making: "Making your trip…",
  made: "Here’s your new trip. Set its dates when you know them.",
  share: "Share",
  deleteTrip: "Delete this trip",
  deleteQuestion: (trip: ReactNode) => ["Delete ", trip, "?"],
  deleteWarning: "This deletes the plan and your notes for good.",
  deleteIt: "Delete",
  keepIt: "Keep trip",
  deleted: (trip: string) => `${trip} deleted.`,
  datesSet: (trip: string, dates: string) => `${trip}: ${dates}.`,
  leave: "Remove from My Trips",
  leaveWarning: "Your votes go, too. The trip itself stays as it is.",
  leaveIt: "Remove",
  left: (trip: string) => `${trip} removed from My Trips.`,
};
