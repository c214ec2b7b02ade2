import type { exportWords as english } from "../en/export-words.ts";
import { exportParts } from "../export-parts.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { freeWords } from "./free-words.ts";
import { moneyText } from "./money-text.ts";
import { spanish } from "./spanish.ts";
import { storedWords } from "./stored-words.ts";

export const exportWords: typeof english = {
  ...exportParts(spanish, {
    day: storedWords.day,
    booking: bookingText,
    comma: ", ",
    beforeTime: ", ",
    brackets: [" (", ")"],
  }),
  goodToKnow: "Conviene saber",
  hotels: "Hoteles",
  allTrips: "Mis viajes",
  tickets: (price) => `Entradas: ${storedWords.price(price)}`,
  booked: "Reservado",
  bookings: "Reservas",
  bookingTitle,
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
  free: "Nada previsto.",
  freeTime: freeWords,
  meal: ({ kind, placeName, near }) => {
    const name = kind === "lunch" ? "Almuerzo" : "Cena";
    if (placeName !== undefined) return `${name}: ${placeName}`;
    return near === undefined ? name : `${name} cerca de ${near}`;
  },
  list: (list) => (list === "pack" ? "Equipaje" : "Por hacer"),
  toBook: (name) => `Reservar ${name}`,
  timeToLeave: (title) => `Hora de salir: ${title}`,
  withoutPosition: (names) => `No incluidos porque no se sabe dónde están: ${names.join(", ")}`,
};
