import { storedTime } from "../../stored-time.ts";
import type { ListName } from "../../trip/list-item.ts";
import type { exportWords as english } from "../en/export-words.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { freeWords } from "./free-words.ts";
import { german } from "./german.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

export const exportWords: typeof english = {
  hotels: "Hotels",
  allTrips: "Meine Reisen",
  tickets: (price) => `Eintritt: ${storedWords.price(price)}`,
  booking: (booking, today) =>
    booking.url === undefined || booking.isBooked
      ? bookingText(booking, today)
      : `${bookingText(booking, today)} ${booking.url}`,
  booked: "Gebucht",
  bookings: "Buchungen",
  bookingTitle,
  bookingWhen: ({ starts, ends }) =>
    [starts, ...(ends === undefined ? [] : [ends])]
      .map(({ date, time }) => (time === undefined ? date : `${date}, ${storedTime(time, german)}`))
      .join(" – "),
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
  day: (name, date) =>
    date === undefined ? storedWords.day(name) : `${storedWords.day(name)}, ${date}`,
  free: "Nichts geplant.",
  freeTime: freeWords,
  meal: ({ kind, placeName, near }) => {
    const name = kind === "lunch" ? "Mittagessen" : "Abendessen";
    if (placeName !== undefined) return `${name}: ${placeName}`;
    return near === undefined ? name : `${name} in der Nähe von ${near}`;
  },
  list: (list: ListName): string => (list === "pack" ? "Einpacken" : "Erledigen"),
  listItem: ({ text, who, dueDate }) => {
    const more = [...(who === undefined ? [] : [who]), ...(dueDate === undefined ? [] : [dueDate])];
    return more.length === 0 ? text : `${text} (${more.join(", ")})`;
  },
  toBook: (name) => `${name} buchen`,
  timeToLeave: (title) => `Zeit loszugehen: ${title}`,
  withoutPosition: (names) => `Ausgelassen, weil ihre Position unbekannt ist: ${names.join(", ")}`,
};
