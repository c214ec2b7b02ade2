import type { ReactNode } from "react";
import { english } from "../../../domain/messages/en/english.ts";

/** The next stop on the day of a trip; every hour is "13:05". */
export const todayWords = {
  dayOf: (dayNumber: number, ofDays: number) => `Day ${dayNumber} of ${ofDays}`,
  dateAndTime: (date: string, time: string) => `${date}, ${time}`,

  now: "Now",
  hereUntil: (time: string) => `Here until ${time}`,
  next: "Next",
  leaveAt: (time: string) => `Leave at ${time}`,
  leaveNow: "Leave now",
  /** Said once, for those who don't look at the screen. */
  leaveNowFor: (place: string) => `Leave now for ${place}.`,
  late: (minutes: number) => `You’ll be about ${english.duration(minutes)} late`,
  inMinutes: (minutes: number) => `in ${english.duration(minutes)}`,
  beThere: "Arrive",
  openUntil: "Open until",
  alwaysOpen: "Always",
  price: "Price",
  priceFor: (people: number) => `For ${people}`,
  kept: "Saved on this device",
  directions: "Directions",
  directionsTo: (place: string) => `Directions to ${place} (opens maps in a new tab)`,

  laterToday: "Later today",
  back: (hotel: ReactNode) => ["Back to ", hotel],
  yourHotel: "your hotel",
  tomorrow: "Tomorrow",
  tomorrowStarts: (time: string | undefined, place: ReactNode) =>
    time === undefined ? ["First stop: ", place] : ["First stop: ", place, `, ${time}`],
  tomorrowFree: "A free day.",

  hotel: "Your hotel: ",
  showDriver: "Show to driver",
  showDriverOf: (name: string) => `Show to driver: ${name}`,
};
