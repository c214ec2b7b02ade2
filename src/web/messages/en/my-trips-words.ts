import type { ReactNode } from "react";
import { english } from "../../../domain/messages/en/english.ts";

export const myTripsWords = {
  title: "My Trips",
  loading: "Loading your trips",
  noneKept: "You're offline, and this device keeps no trips yet.",
  tryAgain: "Try again",
  showMore: "Show more",
  importTrip: "Import a trip",
  importUnavailable: "This part can't be loaded just now. Try again with a network.",
  none: "No trips found.",
  planFirst: "Plan your first trip",
  /** The days and the travellers are as the trip has them, which may be any text. */
  summary: (days: number | string, traveler: string, budget: string) =>
    `${days} ${english.plural(Number(days), { one: "day", other: "days" })} · ${traveler} ${english.plural(Number(traveler), { one: "traveler", other: "travelers" })} · ${budget}`,
  planned: (at: string) => `Planned ${at}`,
  upcoming: "Upcoming",
  past: "Past",
  pastCount: (count: number) => english.count(count, { one: "trip", other: "trips" }),
  noDates: "No dates yet",
  /** The first stop of the trip, or of the day it is on; `at` is "09:45" where it is known. */
  starts: (at: string | undefined, place: ReactNode) =>
    at === undefined ? ["Starts at ", place] : [`Starts ${at} at `, place],
  todayStarts: (at: string | undefined, place: ReactNode) =>
    at === undefined ? ["Today starts at ", place] : [`Today starts ${at} at `, place],
  kept: "Kept on this device, opens offline",
  datesSet: (trip: string, dates: string) => `${trip}: ${dates}.`,
};
