import type { exportWords as english } from "../en/export-words.ts";
import { exportParts } from "../export-parts.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { freeWords } from "./free-words.ts";
import { italian } from "./italian.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

export const exportWords: typeof english = {
  ...exportParts(italian, {
    day: storedWords.day,
    booking: bookingText,
    comma: ", ",
    beforeTime: ", ",
    brackets: [" (", ")"],
  }),
  goodToKnow: "Buono a sapersi",
  hotels: "Hotel",
  allTrips: "I miei viaggi",
  tickets: (price) => `Ingresso: ${storedWords.price(price)}`,
  booked: "Prenotato",
  bookings: "Prenotazioni",
  bookingTitle,
  confirmation: (number) => `Conferma: ${number}`,
  deposit: ({ paid, left }) => `${moneyText(paid)} pagati, ${moneyText(left)} da pagare`,
  seat: (seat) => `Posto: ${seat}`,
  leavesFrom: (stop) => `Partenza da: ${stop}`,
  arrivesAt: (stop) => `Arrivo a: ${stop}`,
  travellers: (names) => `Viaggiatori: ${italian.list([...names])}`,
  note: (text) => `Nota: ${text}`,
  hoursUnknown: "Orari di apertura sconosciuti.",
  address: (address) => `Indirizzo: ${address}`,
  price: (price) => `Prezzo: ${storedWords.price(price)}`,
  map: "Mappa",
  free: "Niente in programma.",
  freeTime: freeWords,
  meal: ({ kind, placeName, near }) => {
    const name = kind === "lunch" ? "Pranzo" : "Cena";
    if (placeName !== undefined) return `${name}: ${placeName}`;
    return near === undefined ? name : `${name} vicino a ${near}`;
  },
  list: (list) => (list === "pack" ? "Da mettere in valigia" : "Da fare"),
  toBook: (name) => `Prenota: ${name}`,
  timeToLeave: (title) => `È ora di andare: ${title}`,
  withoutPosition: (names) => `Esclusi perché la posizione è sconosciuta: ${names.join(", ")}`,
};
