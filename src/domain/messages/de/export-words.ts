import type { Booking } from "../../bookings/booking.ts";
import type { Deposit } from "../../bookings/deposit-of.ts";
import { storedTime } from "../../stored-time.ts";
import type { BookingOfTrip } from "../../trip/booking.ts";
import type { ListItem, ListName } from "../../trip/list-item.ts";
import type { Meal } from "../../trip/trip.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { german } from "./german.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

type ExportedMeal = Pick<Meal, "kind" | "placeName" | "near">;

/** Words of the files that a trip is exported to. */
export const exportWords = {
  hotels: "Hotels",
  allTrips: "Meine Reisen",
  tickets: (price: string) => `Eintritt: ${storedWords.price(price)}`,
  booking: (booking: BookingOfTrip) =>
    booking.url === undefined || booking.isBooked
      ? bookingText(booking)
      : `${bookingText(booking)} ${booking.url}`,
  booked: "Gebucht",
  bookings: "Buchungen",
  bookingTitle,
  /** "2026-12-01, 14:05", and the same of its end. */
  bookingWhen: ({ starts, ends }: Pick<Booking, "starts" | "ends">) =>
    [starts, ...(ends === undefined ? [] : [ends])]
      .map(({ date, time }) => (time === undefined ? date : `${date}, ${storedTime(time, german)}`))
      .join(" – "),
  confirmation: (number: string) => `Buchungsnummer: ${number}`,
  deposit: ({ paid, left }: Deposit) =>
    `${moneyText(paid)} bezahlt, ${moneyText(left)} noch zu zahlen`,
  seat: (seat: string) => `Platz: ${seat}`,
  leavesFrom: (stop: string) => `Abfahrt: ${stop}`,
  arrivesAt: (stop: string) => `Ankunft: ${stop}`,
  travellers: (names: readonly string[]) => `Reisende: ${german.list([...names])}`,
  note: (text: string) => `Notiz: ${text}`,
  hoursUnknown: "Öffnungszeiten unbekannt.",
  address: (address: string) => `Adresse: ${address}`,
  price: (price: string) => `Preis: ${storedWords.price(price)}`,
  map: "Karte",
  day: (name: string, date: string | undefined) =>
    date === undefined ? storedWords.day(name) : `${storedWords.day(name)}, ${date}`,
  free: "Nichts geplant.",
  meal: ({ kind, placeName, near }: ExportedMeal) => {
    const name = kind === "lunch" ? "Mittagessen" : "Abendessen";
    if (placeName !== undefined) return `${name}: ${placeName}`;
    return near === undefined ? name : `${name} in der Nähe von ${near}`;
  },
  list: (list: ListName): string => (list === "pack" ? "Einpacken" : "Erledigen"),
  /** A line of a list, with who does it, and by when. */
  listItem: ({ text, who, dueDate }: ListItem) => {
    const more = [...(who === undefined ? [] : [who]), ...(dueDate === undefined ? [] : [dueDate])];
    return more.length === 0 ? text : `${text} (${more.join(", ")})`;
  },
  /** What a calendar calls the day by which to book. */
  toBook: (name: string) => `${name} buchen`,
  /** An alarm of a calendar. @param title of a booking or a visit. */
  timeToLeave: (title: string) => `Zeit loszugehen: ${title}`,
  withoutPosition: (names: readonly string[]) =>
    `Ausgelassen, weil ihre Position unbekannt ist: ${names.join(", ")}`,
};
