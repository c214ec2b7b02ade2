import { distanceText } from "../../distances.ts";
import type { OrderReason } from "../message-values.ts";
import { sayOrderReason } from "../say-order-reason.ts";
import { english } from "./english.ts";
import { storedWords } from "./stored-words.ts";

/** Why the draft's hour for a visit could not be kept. */
type HourReason = "whenOpen" | "notSooner";

const orderReason = sayOrderReason({
  whenOpen: "when it’s open",
  atItsBest: "when it’s at its best",
  wholeDayFits: "so that the whole day fits",
  shorterWay: (savedMinutes) => `which saves ${savedMinutes} minutes of travel`,
});

/** Changes to a place or a hotel of a draft, with their reasons. */
export const CHANGE_MESSAGES = {
  neverOpenLongEnough: "It’s never open long enough for a visit.",
  closedAllTrip: "It’s closed on all your days, or not open long enough.",
  ticketsOverBudget: "Tickets would go over your budget.",
  noTimeWhenOpen: "There’s no time left for it on the days it’s open.",
  noTime: "There’s no time left for it on any day.",
  duplicatePlace: ({ day }: { day: number }) => `It’s already in the plan, on day ${day}.`,
  duplicateHotel: "It’s already in the list.",
  placeTooFar: (values: Far) => `${far(values)}, too far for a day of this trip.`,
  hotelTooFar: (values: Far) => `${far(values)}, too far to stay for this trip.`,
  otherDayClosed: ({ from, to, weekday }: { from: number; to: number; weekday: number }) =>
    `From day ${from} to day ${to}: it’s closed on ${english.weekday(weekday)}s.`,
  otherDayFull: ({ from, to }: { from: number; to: number }) =>
    `From day ${from} to day ${to}: day ${from} had too much in it.`,
  earlierInDay: ({ day, ...reason }: { day: number } & OrderReason) =>
    `Earlier on day ${day}, ${orderReason(reason)}.`,
  laterInDay: ({ day, ...reason }: { day: number } & OrderReason) =>
    `Later on day ${day}, ${orderReason(reason)}.`,
  otherHour: ({ now, before, why }: { now: number; before: number; why: HourReason }) =>
    `At ${english.time(now)} instead of ${english.time(before)}${hourReason(why)}.`,
  otherHourThanWords: (values: { startMinutes: number; endMinutes: number; words: string }) =>
    `Planned for ${english.span(values.startMinutes, values.endMinutes)}; AI suggested “${values.words}”.`,
  notWanted: "You asked for a trip without it.",
  askedFor: "You asked for it. Added from our guide.",
  otherDayAsked: ({ from, to }: { from: number; to: number }) =>
    `From day ${from} to day ${to}, as you asked.`,
  fillsEmptyDay: ({ day }: { day: number }) =>
    `Day ${day} would have been empty. Added from our guide.`,
  nearestHotelFirst: "Listed first because it’s closer to your places.",
  coordinatesSwapped: "The plan had its latitude and longitude swapped.",
  coordinatesWrong: "The plan’s coordinates for it were wrong.",
  wrongSpot: ({ km }: { km: number }) =>
    `The plan had it ${distanceText(km, english)} from its real location.`,
  /** A price as the plan and the guide have it; "" where it costs nothing. */
  otherPrice: ({ before, now }: { before: string; now: string }) =>
    `The plan said ${storedWords.price(before) || "it’s free"}. Our guide says ${storedWords.price(now) || "it’s free"}.`,
};

/** `city` is left out where the middle of the plan stands for it. */
type Far = { km: number; city?: string };

function far({ km, city }: Far): string {
  return `It’s about ${english.way(km)} from ${city ?? "the rest of the plan"}`;
}

function hourReason(why: HourReason): string {
  return why === "whenOpen" ? ", when it’s open" : ": you can’t get there sooner";
}
