import { german } from "../../../domain/messages/de/german.ts";

export const findTripsWords = {
  label: "Search your trips",
  hint: "A destination, a place, or a word of your notes",
  close: "Close search",
  show: "Show",
  shows: { all: "All", coming: "Upcoming", past: "Past", shared: "Shared with you" },
  found: (count: number) => german.count(count, { one: "trip", other: "trips" }),
  searching: "Searching…",
  none: "No trips found. Try fewer words.",
  notKept: (count: number) =>
    `${german.count(count, { one: "trip isn’t", other: "trips aren’t" })} saved on this device yet and can be found by name only.`,
};
