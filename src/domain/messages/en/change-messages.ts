import { clockText } from "../../places/clock-text.ts";
import { english } from "./english.ts";

/** Why a place comes earlier or later in its day than the draft had it. */
export type OrderReason =
  | { why: "whenOpen" | "atItsBest" | "wholeDayFits" }
  | { why: "shorterWay"; savedMinutes: number };

/** Why the draft's hour for a visit could not be kept. */
type HourReason = "whenOpen" | "notSooner";

/** What was done to a place or a hotel of a draft, and why. */
export const CHANGE_MESSAGES = {
  neverOpenLongEnough: "It has no hours in which a visit fits.",
  closedAllTrip: "It is closed on every day of your trip, or not open for long enough.",
  ticketsOverBudget: "Its tickets would go over the budget.",
  noTimeWhenOpen: "There is no time left for it on the days when it is open.",
  noTime: "There is no time left for it on any day.",
  duplicatePlace: ({ day }: { day: number }) => `It is in the plan already, on day ${day}.`,
  duplicateHotel: "It is in the list already.",
  placeTooFar: (values: Far) => `${far(values)}: too far for a day of this trip.`,
  hotelTooFar: (values: Far) => `${far(values)}: too far to stay for this trip.`,
  otherDayClosed: ({ from, to, weekday }: { from: number; to: number; weekday: number }) =>
    `From day ${from} to day ${to}: it is closed on ${english.weekday(weekday)}s.`,
  otherDayFull: ({ from, to }: { from: number; to: number }) =>
    `From day ${from} to day ${to}: day ${from} held more than could be walked.`,
  earlierInDay: ({ day, ...reason }: { day: number } & OrderReason) =>
    `Earlier on day ${day}, ${orderReason(reason)}.`,
  laterInDay: ({ day, ...reason }: { day: number } & OrderReason) =>
    `Later on day ${day}, ${orderReason(reason)}.`,
  otherHour: ({ now, before, why }: { now: number; before: number; why: HourReason }) =>
    `At ${clockText(now)} instead of ${clockText(before)}${hourReason(why)}.`,
  otherHourThanWords: (values: { startMinutes: number; endMinutes: number; words: string }) =>
    `Planned for ${span(values)}; the model's words were “${values.words}”.`,
  notWanted: "You asked for a trip without it.",
  askedFor: "You asked for it; this is from our guide.",
  otherDayAsked: ({ from, to }: { from: number; to: number }) =>
    `From day ${from} to day ${to}, as you asked.`,
  fillsEmptyDay: ({ day }: { day: number }) =>
    `Day ${day} would have been empty; this is from our guide.`,
  nearestHotelFirst: "First of the hotels: it is nearer to the places of the plan.",
  coordinatesSwapped: "The plan had its latitude and longitude swapped.",
  coordinatesWrong: "The plan's coordinates for it couldn't be right.",
  wrongSpot: ({ km }: { km: number }) => `The plan had it ${distance(km)} away from where it is.`,
  /** A price as the plan and the guide have it; "" where it costs nothing. */
  otherPrice: ({ before, now }: { before: string; now: string }) =>
    `The plan had ${before || "it free"}; our guide knows ${now || "it is free"}.`,
};

/** `city` is left out where the middle of the plan stands for it. */
type Far = { km: number; city?: string };

function far({ km, city }: Far): string {
  return `It lies about ${km} km from ${city ?? "the rest of the plan"}`;
}

function orderReason(reason: OrderReason): string {
  switch (reason.why) {
    case "whenOpen":
      return "when it is open";
    case "atItsBest":
      return "when it is at its best";
    case "wholeDayFits":
      return "so that the whole day fits";
    case "shorterWay":
      return `which saves ${reason.savedMinutes} minutes on the way`;
  }
}

function hourReason(why: HourReason): string {
  return why === "whenOpen" ? ", when it is open" : ": one can't be there sooner";
}

function span({ startMinutes, endMinutes }: { startMinutes: number; endMinutes: number }): string {
  return `${clockText(startMinutes)}–${clockText(endMinutes)}`;
}

/** "350 m", "3.2 km", "1,240 km". */
function distance(km: number): string {
  if (km < 0.995) return `${Math.round(km * 100) * 10} m`;
  return `${english.number(km < 99.5 ? Number(km.toFixed(1)) : Math.round(km))} km`;
}
