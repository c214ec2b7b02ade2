import type { Deposit } from "../../bookings/deposit-of.ts";
import type { ListName } from "../../trip/list-item.ts";
import type { Meal } from "../../trip/trip.ts";
import { exportParts } from "../export-parts.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { english } from "./english.ts";
import { freeWords } from "./free-words.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

type ExportedMeal = Pick<Meal, "kind" | "placeName" | "near">;

/** Words of the files that a trip is exported to. */
export const exportWords = {
  ...exportParts(english, {
    day: storedWords.day,
    booking: bookingText,
    comma: ", ",
    beforeTime: ", ",
    brackets: [" (", ")"],
  }),
  goodToKnow: "Good to know",
  hotels: "Hotels",
  allTrips: "My trips",
  tickets: (price: string) => `Tickets: ${storedWords.price(price)}`,
  /** A part of the plan whose booking is kept from guests. */
  booked: "Booked",
  bookings: "Bookings",
  bookingTitle,
  confirmation: (number: string) => `Confirmation: ${number}`,
  /** What of a booking is paid: a deposit, and what is left. */
  deposit: ({ paid, left }: Deposit) => `${moneyText(paid)} paid, ${moneyText(left)} to pay`,
  seat: (seat: string) => `Seat: ${seat}`,
  leavesFrom: (stop: string) => `Leaves from: ${stop}`,
  arrivesAt: (stop: string) => `Arrives at: ${stop}`,
  travellers: (names: readonly string[]) => `Travelers: ${english.list([...names])}`,
  note: (text: string) => `Note: ${text}`,
  hoursUnknown: "Opening hours unknown.",
  address: (address: string) => `Address: ${address}`,
  price: (price: string) => `Price: ${storedWords.price(price)}`,
  map: "Map",
  free: "Nothing planned.",
  freeTime: freeWords,
  meal: ({ kind, placeName, near }: ExportedMeal) => {
    const name = kind === "lunch" ? "Lunch" : "Dinner";
    if (placeName !== undefined) return `${name} at ${placeName}`;
    return near === undefined ? name : `${name} near ${near}`;
  },
  list: (list: ListName): string => (list === "pack" ? "To pack" : "To do"),
  /** What a calendar calls the day by which to book. */
  toBook: (name: string) => `Book ${name}`,
  /** An alarm of a calendar. @param title of a booking or a visit. */
  timeToLeave: (title: string) => `Time to leave: ${title}`,
  withoutPosition: (names: readonly string[]) =>
    `Left out because their locations are unknown: ${names.join(", ")}`,
};
