import { german } from "../../../domain/messages/de/german.ts";

/** The calendar of all trips. */
export const tripsCalendarWords = {
  close: "Close calendar",
  none: "None of your trips has dates yet.",
  noTrips: "No trips this month.",
  earlier: (count: number) =>
    `Show ${german.count(count, { one: "earlier month", other: "earlier months" })}`,
  undated: (count: number) =>
    `${german.count(count, { one: "trip has", other: "trips have" })} no dates yet.`,
  feed: "Follow in your calendar app",
  feedAbout:
    "Add this link to your calendar app. It shows the days of every trip, and the visits and notes of those that come next. Anyone with the link can see them. A new link replaces the one before.",
  feedName: "Calendar of all trips",
};
