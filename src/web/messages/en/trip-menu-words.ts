import type { ReactNode } from "react";
import { english } from "../../../domain/messages/en/english.ts";

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

  find: {
    label: "Search your trips",
    hint: "A destination, a place, or a word of your notes",
    close: "Close search",
    show: "Show",
    shows: { all: "All", coming: "Upcoming", past: "Past", shared: "Shared with you" },
    found: (count: number) => english.count(count, { one: "trip", other: "trips" }),
    searching: "Searching…",
    none: "No trips found. Try fewer words.",
    notKept: (count: number) =>
      `${english.count(count, { one: "trip isn’t", other: "trips aren’t" })} saved on this device yet and can be found by name only.`,
  },

  /** A trip that can't be read. */
  damaged: {
    damaged: "This trip can’t be read",
    planned: (at: string) => `Planned ${at}`,
    advice: "The site administrator may have a backup.",
    remove: "Delete",
    question: "Delete this trip?",
    removeForGood: "Delete for good",
    keep: "Keep trip",
  },

  /** A file that becomes a trip. */
  import: {
    title: "Import a trip",
    about:
      "Choose a trip exported from Tripwright (JSON), a Google My Maps map (KML or KMZ), or a GPX file.",
    file: "File",
    tooLarge: (mostKb: number) => `This file is too large. The limit is ${mostKb} KB.`,
    choose: "Choose a file first.",
    destination: "Destination",
    destinationHint: "The city or region these places are in, such as “Rome, Italy”.",
    submit: "Import",
    working: "Importing",
  },
};
