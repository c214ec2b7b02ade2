import type { Booking } from "../../bookings/booking.ts";
import type { Deposit } from "../../bookings/deposit-of.ts";
import { storedTime } from "../../stored-time.ts";
import type { BookingOfTrip } from "../../trip/booking.ts";
import type { ListItem, ListName } from "../../trip/list-item.ts";
import type { Meal } from "../../trip/trip.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { moneyText } from "./money-text.ts";
import { spanish } from "./spanish.ts";
import { storedWords } from "./stored-words.ts";

type ExportedMeal = Pick<Meal, "kind" | "placeName" | "near">;

/** Words of the files that a trip is exported to. */
export const exportWords = {
  hotels: "Hoteles",
  allTrips: "Mis viajes",
  tickets: (price: string) => `Entradas: ${storedWords.price(price)}`,
  booking: (booking: BookingOfTrip) =>
    booking.url === undefined || booking.isBooked
      ? bookingText(booking)
      : `${bookingText(booking)} ${booking.url}`,
  booked: "Reservado",
  bookings: "Reservas",
  bookingTitle,
  /** "2026-12-01, 14:05", and the same of its end. */
  bookingWhen: ({ starts, ends }: Pick<Booking, "starts" | "ends">) =>
    [starts, ...(ends === undefined ? [] : [ends])]
      .map(({ date, time }) =>
        time === undefined ? date : `${date}, ${storedTime(time, spanish)}`,
      )
      .join(" – "),
  confirmation: (number: string) => `Confirmación: ${number}`,
  deposit: ({ paid, left }: Deposit) => `${moneyText(paid)} pagados, ${moneyText(left)} por pagar`,
  seat: (seat: string) => `Asiento: ${seat}`,
  leavesFrom: (stop: string) => `Sale de: ${stop}`,
  arrivesAt: (stop: string) => `Llega a: ${stop}`,
  travellers: (names: readonly string[]) => `Viajeros: ${spanish.list([...names])}`,
  note: (text: string) => `Nota: ${text}`,
  hoursUnknown: "Horario desconocido.",
  address: (address: string) => `Dirección: ${address}`,
  price: (price: string) => `Precio: ${storedWords.price(price)}`,
  map: "Mapa",
  day: (name: string, date: string | undefined) =>
    date === undefined ? storedWords.day(name) : `${storedWords.day(name)}, ${date}`,
  free: "Nada previsto.",
  meal: ({ kind, placeName, near }: ExportedMeal) => {
    const name = kind === "lunch" ? "Almuerzo" : "Cena";
    if (placeName !== undefined) return `${name}: ${placeName}`;
    return near === undefined ? name : `${name} cerca de ${near}`;
  },
  list: (list: ListName): string => (list === "pack" ? "Equipaje" : "Por hacer"),
  /** A line of a list, with who does it, and by when. */
  listItem: ({ text, who, dueDate }: ListItem) => {
    const more = [...(who === undefined ? [] : [who]), ...(dueDate === undefined ? [] : [dueDate])];
    return more.length === 0 ? text : `${text} (${more.join(", ")})`;
  },
  /** What a calendar calls the day by which to book. */
  toBook: (name: string) => `Reservar ${name}`,
  /** An alarm of a calendar. @param title of a booking or a visit. */
  timeToLeave: (title: string) => `Hora de salir: ${title}`,
  withoutPosition: (names: readonly string[]) =>
    `No incluidos porque no se sabe dónde están: ${names.join(", ")}`,
};
