import type { Booking } from "../../bookings/booking.ts";
import type { Deposit } from "../../bookings/deposit-of.ts";
import { storedTime } from "../../stored-time.ts";
import type { BookingOfTrip } from "../../trip/booking.ts";
import type { ListItem, ListName } from "../../trip/list-item.ts";
import type { Meal } from "../../trip/trip.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { french } from "./french.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

type ExportedMeal = Pick<Meal, "kind" | "placeName" | "near">;

/** Words of the files that a trip is exported to. */
export const exportWords = {
  hotels: "Hôtels",
  allTrips: "Mes voyages",
  tickets: (price: string) => `Entrée : ${storedWords.price(price)}`,
  booking: (booking: BookingOfTrip) =>
    booking.url === undefined || booking.isBooked
      ? bookingText(booking)
      : `${bookingText(booking)} ${booking.url}`,
  booked: "Réservé",
  bookings: "Réservations",
  bookingTitle,
  /** "2026-12-01, 14:05", and the same of its end. */
  bookingWhen: ({ starts, ends }: Pick<Booking, "starts" | "ends">) =>
    [starts, ...(ends === undefined ? [] : [ends])]
      .map(({ date, time }) => (time === undefined ? date : `${date}, ${storedTime(time, french)}`))
      .join(" – "),
  confirmation: (number: string) => `Confirmation : ${number}`,
  deposit: ({ paid, left }: Deposit) => `${moneyText(paid)} payés, ${moneyText(left)} à payer`,
  seat: (seat: string) => `Place : ${seat}`,
  leavesFrom: (stop: string) => `Départ : ${stop}`,
  arrivesAt: (stop: string) => `Arrivée : ${stop}`,
  travellers: (names: readonly string[]) => `Voyageurs : ${french.list([...names])}`,
  note: (text: string) => `Note : ${text}`,
  hoursUnknown: "Horaires inconnus.",
  address: (address: string) => `Adresse : ${address}`,
  price: (price: string) => `Prix : ${storedWords.price(price)}`,
  map: "Carte",
  day: (name: string, date: string | undefined) =>
    date === undefined ? storedWords.day(name) : `${storedWords.day(name)}, ${date}`,
  free: "Rien de prévu.",
  meal: ({ kind, placeName, near }: ExportedMeal) => {
    const name = kind === "lunch" ? "Déjeuner" : "Dîner";
    if (placeName !== undefined) return `${name} : ${placeName}`;
    return near === undefined ? name : `${name} à proximité : ${near}`;
  },
  list: (list: ListName): string => (list === "pack" ? "À emporter" : "À faire"),
  /** A line of a list, with who does it, and by when. */
  listItem: ({ text, who, dueDate }: ListItem) => {
    const more = [...(who === undefined ? [] : [who]), ...(dueDate === undefined ? [] : [dueDate])];
    return more.length === 0 ? text : `${text} (${more.join(", ")})`;
  },
  /** What a calendar calls the day by which to book. */
  toBook: (name: string) => `À réserver : ${name}`,
  /** An alarm of a calendar. @param title of a booking or a visit. */
  timeToLeave: (title: string) => `C’est l’heure de partir : ${title}`,
  withoutPosition: (names: readonly string[]) =>
    `Omis, car leur position est inconnue : ${names.join(", ")}`,
};
