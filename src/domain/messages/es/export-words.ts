import { storedTime } from "../../stored-time.ts";
import type { ListName } from "../../trip/list-item.ts";
import type { exportWords as english } from "../en/export-words.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { freeWords } from "./free-words.ts";
import { moneyText } from "./money-text.ts";
import { spanish } from "./spanish.ts";
import { storedWords } from "./stored-words.ts";

export const exportWords: typeof english = {
  hotels: "Hoteles",
  allTrips: "Mis viajes",
  tickets: (price) => `Entradas: ${storedWords.price(price)}`,
  booking: (booking, today) =>
    booking.url === undefined || booking.isBooked
      ? bookingText(booking, today)
      : `${bookingText(booking, today)} ${booking.url}`,
  booked: "Reservado",
  bookings: "Reservas",
  bookingTitle,
  bookingWhen: ({ starts, ends }) =>
    [starts, ...(ends === undefined ? [] : [ends])]
      .map(({ date, time }) =>
        time === undefined ? date : `${date}, ${storedTime(time, spanish)}`,
      )
      .join(" – "),
  confirmation: (number) => `Confirmación: ${number}`,
  deposit: ({ paid, left }) => `${moneyText(paid)} pagados, ${moneyText(left)} por pagar`,
  seat: (seat) => `Asiento: ${seat}`,
  leavesFrom: (stop) => `Sale de: ${stop}`,
  arrivesAt: (stop) => `Llega a: ${stop}`,
  travellers: (names) => `Viajeros: ${spanish.list([...names])}`,
  note: (text) => `Nota: ${text}`,
  hoursUnknown: "Horario desconocido.",
  address: (address) => `Dirección: ${address}`,
  price: (price) => `Precio: ${storedWords.price(price)}`,
  map: "Mapa",
  day: (name, date) =>
    date === undefined ? storedWords.day(name) : `${storedWords.day(name)}, ${date}`,
  free: "Nada previsto.",
  freeTime: freeWords,
  meal: ({ kind, placeName, near }) => {
    const name = kind === "lunch" ? "Almuerzo" : "Cena";
    if (placeName !== undefined) return `${name}: ${placeName}`;
    return near === undefined ? name : `${name} cerca de ${near}`;
  },
  list: (list: ListName): string => (list === "pack" ? "Equipaje" : "Por hacer"),
  listItem: ({ text, who, dueDate }) => {
    const more = [...(who === undefined ? [] : [who]), ...(dueDate === undefined ? [] : [dueDate])];
    return more.length === 0 ? text : `${text} (${more.join(", ")})`;
  },
  toBook: (name) => `Reservar ${name}`,
  timeToLeave: (title) => `Hora de salir: ${title}`,
  withoutPosition: (names) => `No incluidos porque no se sabe dónde están: ${names.join(", ")}`,
};
