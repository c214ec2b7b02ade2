import type { Booking } from "../../bookings/booking.ts";
import type { Deposit } from "../../bookings/deposit-of.ts";
import { storedTime } from "../../stored-time.ts";
import type { BookingOfTrip } from "../../trip/booking.ts";
import type { ListItem, ListName } from "../../trip/list-item.ts";
import type { Meal } from "../../trip/trip.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { moneyText } from "./money-text.ts";
import { portuguese } from "./portuguese.ts";
import { storedWords } from "./stored-words.ts";

type ExportedMeal = Pick<Meal, "kind" | "placeName" | "near">;

/** Words of the files that a trip is exported to. */
export const exportWords = {
  hotels: "Hotéis",
  allTrips: "Minhas viagens",
  tickets: (price: string) => `Ingressos: ${storedWords.price(price)}`,
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
        time === undefined ? date : `${date}, ${storedTime(time, portuguese)}`,
      )
      .join(" – "),
  confirmation: (number: string) => `Confirmação: ${number}`,
  deposit: ({ paid, left }: Deposit) => `${moneyText(paid)} pagos, ${moneyText(left)} a pagar`,
  seat: (seat: string) => `Assento: ${seat}`,
  leavesFrom: (stop: string) => `Saída: ${stop}`,
  arrivesAt: (stop: string) => `Chegada: ${stop}`,
  travellers: (names: readonly string[]) => `Viajantes: ${portuguese.list([...names])}`,
  note: (text: string) => `Nota: ${text}`,
  hoursUnknown: "Horário de funcionamento desconhecido.",
  address: (address: string) => `Endereço: ${address}`,
  price: (price: string) => `Preço: ${storedWords.price(price)}`,
  map: "Mapa",
  day: (name: string, date: string | undefined) =>
    date === undefined ? storedWords.day(name) : `${storedWords.day(name)}, ${date}`,
  free: "Nada planejado.",
  meal: ({ kind, placeName, near }: ExportedMeal) => {
    const name = kind === "lunch" ? "Almoço" : "Jantar";
    if (placeName !== undefined) return `${name}: ${placeName}`;
    return near === undefined ? name : `${name} perto de ${near}`;
  },
  list: (list: ListName): string => (list === "pack" ? "Para levar" : "Para fazer"),
  /** A line of a list, with who does it, and by when. */
  listItem: ({ text, who, dueDate }: ListItem) => {
    const more = [...(who === undefined ? [] : [who]), ...(dueDate === undefined ? [] : [dueDate])];
    return more.length === 0 ? text : `${text} (${more.join(", ")})`;
  },
  /** What a calendar calls the day by which to book. */
  toBook: (name: string) => `Reservar ${name}`,
  /** An alarm of a calendar. @param title of a booking or a visit. */
  timeToLeave: (title: string) => `Hora de sair: ${title}`,
  withoutPosition: (names: readonly string[]) =>
    `Ficaram de fora por falta de localização: ${names.join(", ")}`,
};
