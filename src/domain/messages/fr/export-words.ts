import type { exportWords as english } from "../en/export-words.ts";
import { exportParts } from "../export-parts.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { freeWords } from "./free-words.ts";
import { french } from "./french.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

export const exportWords: typeof english = {
  ...exportParts(french, {
    day: storedWords.day,
    booking: bookingText,
    comma: ", ",
    beforeTime: ", ",
    brackets: [" (", ")"],
  }),
  goodToKnow: "Bon à savoir",
  hotels: "Hôtels",
  allTrips: "Mes voyages",
  tickets: (price) => `Entrée : ${storedWords.price(price)}`,
  booked: "Réservé",
  bookings: "Réservations",
  bookingTitle,
  confirmation: (number) => `Confirmation : ${number}`,
  deposit: ({ paid, left }) => `${moneyText(paid)} payés, ${moneyText(left)} à payer`,
  seat: (seat) => `Place : ${seat}`,
  leavesFrom: (stop) => `Départ : ${stop}`,
  arrivesAt: (stop) => `Arrivée : ${stop}`,
  travellers: (names) => `Voyageurs : ${french.list([...names])}`,
  note: (text) => `Note : ${text}`,
  hoursUnknown: "Horaires inconnus.",
  address: (address) => `Adresse : ${address}`,
  price: (price) => `Prix : ${storedWords.price(price)}`,
  map: "Carte",
  free: "Rien de prévu.",
  freeTime: freeWords,
  meal: ({ kind, placeName, near }) => {
    const name = kind === "lunch" ? "Déjeuner" : "Dîner";
    if (placeName !== undefined) return `${name} : ${placeName}`;
    return near === undefined ? name : `${name} à proximité : ${near}`;
  },
  list: (list) => (list === "pack" ? "À emporter" : "À faire"),
  toBook: (name) => `À réserver : ${name}`,
  timeToLeave: (title) => `C’est l’heure de partir : ${title}`,
  withoutPosition: (names) => `Omis, car leur position est inconnue : ${names.join(", ")}`,
};
