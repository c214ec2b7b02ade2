import type { Booking } from "../../bookings/booking.ts";
import type { Deposit } from "../../bookings/deposit-of.ts";
import { storedTime } from "../../stored-time.ts";
import type { BookingOfTrip } from "../../trip/booking.ts";
import type { ListItem, ListName } from "../../trip/list-item.ts";
import type { Meal } from "../../trip/trip.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { english } from "./english.ts";
import { freeWords } from "./free-words.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

type ExportedMeal = Pick<Meal, "kind" | "placeName" | "near">;

/** Words of the files that a trip is exported to. */
export const exportWords = {
  hotels: "Hotels",
  allTrips: "My trips",
  tickets: (price: string) => `Tickets: ${storedWords.price(price)}`,
  /** @param today where it counts, as of a file that is written now. */
  booking: (booking: BookingOfTrip, today?: string) =>
    booking.url === undefined || booking.isBooked
      ? bookingText(booking, today)
      : `${bookingText(booking, today)} ${booking.url}`,
  /** A part of the plan whose booking is kept from guests. */
  booked: "Booked",
  bookings: "Bookings",
  bookingTitle,
  /** "2026-12-01, 14:05", and the same of its end. */
  bookingWhen: ({ starts, ends }: Pick<Booking, "starts" | "ends">) =>
    [starts, ...(ends === undefined ? [] : [ends])]
      .map(({ date, time }) =>
        time === undefined ? date : `${date}, ${storedTime(time, english)}`,
      )
      .join(" – "),
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
  day: (name: string, date: string | undefined) =>
    date === undefined ? storedWords.day(name) : `${storedWords.day(name)}, ${date}`,
  free: "Nothing planned.",
  freeTime: freeWords,
  meal: ({ kind, placeName, near }: ExportedMeal) => {
    const name = kind === "lunch" ? "Lunch" : "Dinner";
    if (placeName !== undefined) return `${name} at ${placeName}`;
    return near === undefined ? name : `${name} near ${near}`;
  },
  list: (list: ListName): string => (list === "pack" ? "To pack" : "To do"),
  /** A line of a list, with who does it, and by when. */
  listItem: ({ text, who, dueDate }: ListItem) => {
    const more = [...(who === undefined ? [] : [who]), ...(dueDate === undefined ? [] : [dueDate])];
    return more.length === 0 ? text : `${text} (${more.join(", ")})`;
  },
  /** What a calendar calls the day by which to book. */
  toBook: (name: string) => `Book ${name}`,
  /** An alarm of a calendar. @param title of a booking or a visit. */
  timeToLeave: (title: string) => `Time to leave: ${title}`,
  withoutPosition: (names: readonly string[]) =>
    `Left out because their locations are unknown: ${names.join(", ")}`,
};
