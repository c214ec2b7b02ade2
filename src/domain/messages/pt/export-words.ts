import type { exportWords as english } from "../en/export-words.ts";
import { exportParts } from "../export-parts.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { freeWords } from "./free-words.ts";
import { moneyText } from "./money-text.ts";
import { portuguese } from "./portuguese.ts";
import { storedWords } from "./stored-words.ts";

export const exportWords: typeof english = {
  ...exportParts(portuguese, {
    day: storedWords.day,
    booking: bookingText,
    comma: ", ",
    beforeTime: ", ",
    brackets: [" (", ")"],
  }),
  goodToKnow: "Bom saber",
  hotels: "Hotéis",
  allTrips: "Minhas viagens",
  tickets: (price) => `Ingressos: ${storedWords.price(price)}`,
  booked: "Reservado",
  bookings: "Reservas",
  bookingTitle,
  confirmation: (number) => `Confirmação: ${number}`,
  deposit: ({ paid, left }) => `${moneyText(paid)} pagos, ${moneyText(left)} a pagar`,
  seat: (seat) => `Assento: ${seat}`,
  leavesFrom: (stop) => `Saída: ${stop}`,
  arrivesAt: (stop) => `Chegada: ${stop}`,
  travellers: (names) => `Viajantes: ${portuguese.list([...names])}`,
  note: (text) => `Nota: ${text}`,
  hoursUnknown: "Horário de funcionamento desconhecido.",
  address: (address) => `Endereço: ${address}`,
  price: (price) => `Preço: ${storedWords.price(price)}`,
  map: "Mapa",
  free: "Nada planejado.",
  freeTime: freeWords,
  meal: ({ kind, placeName, near }) => {
    const name = kind === "lunch" ? "Almoço" : "Jantar";
    if (placeName !== undefined) return `${name}: ${placeName}`;
    return near === undefined ? name : `${name} perto de ${near}`;
  },
  list: (list) => (list === "pack" ? "Para levar" : "Para fazer"),
  toBook: (name) => `Reservar ${name}`,
  timeToLeave: (title) => `Hora de sair: ${title}`,
  withoutPosition: (names) => `Ficaram de fora por falta de localização: ${names.join(", ")}`,
};
