import { storedTime } from "../../stored-time.ts";
import type { ListName } from "../../trip/list-item.ts";
import type { exportWords as english } from "../en/export-words.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { freeWords } from "./free-words.ts";
import { french } from "./french.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

export const exportWords: typeof english = {
  hotels: "Hôtels",
  allTrips: "Mes voyages",
  tickets: (price) => `Entrée : ${storedWords.price(price)}`,
  booking: (booking, today) =>
    booking.url === undefined || booking.isBooked
      ? bookingText(booking, today)
      : `${bookingText(booking, today)} ${booking.url}`,
  booked: "Réservé",
  bookings: "Réservations",
  bookingTitle,
  bookingWhen: ({ starts, ends }) =>
    [starts, ...(ends === undefined ? [] : [ends])]
      .map(({ date, time }) => (time === undefined ? date : `${date}, ${storedTime(time, french)}`))
      .join(" – "),
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
  day: (name, date) =>
    date === undefined ? storedWords.day(name) : `${storedWords.day(name)}, ${date}`,
  free: "Rien de prévu.",
  freeTime: freeWords,
  meal: ({ kind, placeName, near }) => {
    const name = kind === "lunch" ? "Déjeuner" : "Dîner";
    if (placeName !== undefined) return `${name} : ${placeName}`;
    return near === undefined ? name : `${name} à proximité : ${near}`;
  },
  list: (list: ListName): string => (list === "pack" ? "À emporter" : "À faire"),
  listItem: ({ text, who, dueDate }) => {
    const more = [...(who === undefined ? [] : [who]), ...(dueDate === undefined ? [] : [dueDate])];
    return more.length === 0 ? text : `${text} (${more.join(", ")})`;
  },
  toBook: (name) => `À réserver : ${name}`,
  timeToLeave: (title) => `C’est l’heure de partir : ${title}`,
  withoutPosition: (names) => `Omis, car leur position est inconnue : ${names.join(", ")}`,
};
