import type { Booking } from "../../bookings/booking.ts";
import type { Deposit } from "../../bookings/deposit-of.ts";
import { storedTime } from "../../stored-time.ts";
import type { BookingOfTrip } from "../../trip/booking.ts";
import type { ListItem, ListName } from "../../trip/list-item.ts";
import type { Meal } from "../../trip/trip.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { italian } from "./italian.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

type ExportedMeal = Pick<Meal, "kind" | "placeName" | "near">;

/** Words of the files that a trip is exported to. */
export const exportWords = {
  hotels: "Hotel",
  allTrips: "I miei viaggi",
  tickets: (price: string) => `Ingresso: ${storedWords.price(price)}`,
  booking: (booking: BookingOfTrip) =>
    booking.url === undefined || booking.isBooked
      ? bookingText(booking)
      : `${bookingText(booking)} ${booking.url}`,
  booked: "Prenotato",
  bookings: "Prenotazioni",
  bookingTitle,
  /** "2026-12-01, 14:05", and the same of its end. */
  bookingWhen: ({ starts, ends }: Pick<Booking, "starts" | "ends">) =>
    [starts, ...(ends === undefined ? [] : [ends])]
      .map(({ date, time }) =>
        time === undefined ? date : `${date}, ${storedTime(time, italian)}`,
      )
      .join(" – "),
  confirmation: (number: string) => `Conferma: ${number}`,
  deposit: ({ paid, left }: Deposit) => `${moneyText(paid)} pagati, ${moneyText(left)} da pagare`,
  seat: (seat: string) => `Posto: ${seat}`,
  leavesFrom: (stop: string) => `Partenza da: ${stop}`,
  arrivesAt: (stop: string) => `Arrivo a: ${stop}`,
  travellers: (names: readonly string[]) => `Viaggiatori: ${italian.list([...names])}`,
  note: (text: string) => `Nota: ${text}`,
  hoursUnknown: "Orari di apertura sconosciuti.",
  address: (address: string) => `Indirizzo: ${address}`,
  price: (price: string) => `Prezzo: ${storedWords.price(price)}`,
  map: "Mappa",
  day: (name: string, date: string | undefined) =>
    date === undefined ? storedWords.day(name) : `${storedWords.day(name)}, ${date}`,
  free: "Niente in programma.",
  meal: ({ kind, placeName, near }: ExportedMeal) => {
    const name = kind === "lunch" ? "Pranzo" : "Cena";
    if (placeName !== undefined) return `${name}: ${placeName}`;
    return near === undefined ? name : `${name} vicino a ${near}`;
  },
  list: (list: ListName): string => (list === "pack" ? "Da mettere in valigia" : "Da fare"),
  /** A line of a list, with who does it, and by when. */
  listItem: ({ text, who, dueDate }: ListItem) => {
    const more = [...(who === undefined ? [] : [who]), ...(dueDate === undefined ? [] : [dueDate])];
    return more.length === 0 ? text : `${text} (${more.join(", ")})`;
  },
  /** What a calendar calls the day by which to book. */
  toBook: (name: string) => `Prenota: ${name}`,
  /** An alarm of a calendar. @param title of a booking or a visit. */
  timeToLeave: (title: string) => `È ora di andare: ${title}`,
  withoutPosition: (names: readonly string[]) =>
    `Esclusi perché la posizione è sconosciuta: ${names.join(", ")}`,
};
