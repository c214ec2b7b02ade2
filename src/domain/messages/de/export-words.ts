import type { exportWords as english } from "../en/export-words.ts";
import { exportParts } from "../export-parts.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { freeWords } from "./free-words.ts";
import { german } from "./german.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

export const exportWords: typeof english = {
  ...exportParts(german, {
    day: storedWords.day,
    booking: bookingText,
    comma: ", ",
    beforeTime: ", ",
    brackets: [" (", ")"],
  }),
  goodToKnow: "Gut zu wissen",
  hotels: "Hotels",
  allTrips: "Meine Reisen",
  tickets: (price) => `Eintritt: ${storedWords.price(price)}`,
  booked: "Gebucht",
  bookings: "Buchungen",
  bookingTitle,
  confirmation: (number) => `Buchungsnummer: ${number}`,
  deposit: ({ paid, left }) => `${moneyText(paid)} bezahlt, ${moneyText(left)} noch zu zahlen`,
  seat: (seat) => `Platz: ${seat}`,
  leavesFrom: (stop) => `Abfahrt: ${stop}`,
  arrivesAt: (stop) => `Ankunft: ${stop}`,
  travellers: (names) => `Reisende: ${german.list([...names])}`,
  note: (text) => `Notiz: ${text}`,
  hoursUnknown: "Öffnungszeiten unbekannt.",
  address: (address) => `Adresse: ${address}`,
  price: (price) => `Preis: ${storedWords.price(price)}`,
  map: "Karte",
  free: "Nichts geplant.",
  freeTime: freeWords,
  meal: ({ kind, placeName, near }) => {
    const name = kind === "lunch" ? "Mittagessen" : "Abendessen";
    if (placeName !== undefined) return `${name}: ${placeName}`;
    return near === undefined ? name : `${name} in der Nähe von ${near}`;
  },
  list: (list) => (list === "pack" ? "Einpacken" : "Erledigen"),
  toBook: (name) => `${name} buchen`,
  timeToLeave: (title) => `Zeit loszugehen: ${title}`,
  withoutPosition: (names) => `Ausgelassen, weil ihre Position unbekannt ist: ${names.join(", ")}`,
};
