import { english } from "../../../domain/messages/en/english.ts";

export const myTripsWords = {
  title: "My Trips",
  loading: "Loading your trips",
  noneKept: "You're offline, and this device keeps no trips yet.",
  tryAgain: "Try again",
  showMore: "Show more",
  none: "No trips found.",
  planFirst: "Plan your first trip",
  /** The days and the travellers are as the trip has them, which may be any text. */
  summary: (days: number | string, traveler: string, budget: string) =>
    `${days} ${english.plural(Number(days), { one: "day", other: "days" })} · ${traveler} ${english.plural(Number(traveler), { one: "traveler", other: "travelers" })} · ${budget}`,
  planned: (at: string) => `Planned ${at}`,
};
