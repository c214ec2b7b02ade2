import type { ReactNode } from "react";
import { english } from "../../../domain/messages/en/english.ts";
import { storedWords } from "../../../domain/messages/en/stored-words.ts";
import { sayTripSummary } from "../say-trip-summary.ts";

const FORMS = {
  days: { one: "day", other: "days" },
  travelers: { one: "traveler", other: "travelers" },
};

export const myTripsWords = {
  title: "My Trips",
  loading: "Loading your trips",
  noneKept: "You’re offline, and no trips are saved on this device yet.",
  notRefreshed: "We couldn’t refresh your trips. Showing what’s saved on this device.",
  showMore: "Show more",
  search: "Search",
  calendar: "Calendar",
  partUnavailable: "We can’t load this right now. Check your connection and try again.",
  actionsOf: (trip: string) => `Actions: ${trip}`,
  importTrip: "Import a trip",
  none: "No trips found.",
  planFirst: "Plan your first trip",
  /** Each is as the trip has it, which may be any text; one that says nothing is left out. */
  summary: sayTripSummary(
    (amount, of) => `${amount} ${english.plural(Number(amount), FORMS[of])}`,
    storedWords.budget,
  ),
  noDestination: "Trip without a destination",
  planned: (at: string) => `Planned ${at}`,
  upcoming: "Upcoming",
  past: "Past",
  pastCount: (count: number) => english.count(count, { one: "trip", other: "trips" }),
  noDates: "No dates yet",
  /** The first stop of the trip, or of the day it is on; `at` is "09:45" where it is known. */
  starts: (at: string | undefined, place: ReactNode) =>
    at === undefined ? ["First stop: ", place] : ["First stop: ", place, `, ${at}`],
  todayStarts: (at: string | undefined, place: ReactNode) =>
    at === undefined ? ["Today’s first stop: ", place] : ["Today’s first stop: ", place, `, ${at}`],
  sharedWithYou: "Shared with you",
  sharedBy: (name: string, canEdit: boolean) =>
    canEdit ? `${name} shared it · You can edit` : `${name} shared it`,
  kept: "Saved on this device, works offline",

  /** The calendar of all trips. */
  month: {
    close: "Close calendar",
    none: "None of your trips has dates yet.",
    noTrips: "No trips this month.",
    earlier: (count: number) =>
      `Show ${english.count(count, { one: "earlier month", other: "earlier months" })}`,
    undated: (count: number) =>
      `${english.count(count, { one: "trip has", other: "trips have" })} no dates yet.`,
    feed: "Follow in your calendar app",
    feedAbout:
      "Add this link to your calendar app. It shows the days of every trip, and the visits and notes of those that come next. Anyone with the link can see them. A new link replaces the one before.",
    feedName: "Calendar of all trips",
  },
};
