import { storedTime } from "../../stored-time.ts";
import type { ListName } from "../../trip/list-item.ts";
import type { exportWords as english } from "../en/export-words.ts";
import { bookingText } from "./booking-text.ts";
import { bookingTitle } from "./booking-title.ts";
import { freeWords } from "./free-words.ts";
import { italian } from "./italian.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

export const exportWords: typeof english = {
  hotels: "Hotel",
  allTrips: "I miei viaggi",
  tickets: (price) => `Ingresso: ${storedWords.price(price)}`,
  booking: (booking, today) =>
    booking.url === undefined || booking.isBooked
      ? bookingText(booking, today)
      : `${bookingText(booking, today)} ${booking.url}`,
  booked: "Prenotato",
  bookings: "Prenotazioni",
  bookingTitle,
  bookingWhen: ({ starts, ends }) =>
    [starts, ...(ends === undefined ? [] : [ends])]
      .map(({ date, time }) =>
        time === undefined ? date : `${date}, ${storedTime(time, italian)}`,
      )
      .join(" – "),
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
  day: (name, date) =>
    date === undefined ? storedWords.day(name) : `${storedWords.day(name)}, ${date}`,
  free: "Niente in programma.",
  freeTime: freeWords,
  meal: ({ kind, placeName, near }) => {
    const name = kind === "lunch" ? "Pranzo" : "Cena";
    if (placeName !== undefined) return `${name}: ${placeName}`;
    return near === undefined ? name : `${name} vicino a ${near}`;
  },
  list: (list: ListName): string => (list === "pack" ? "Da mettere in valigia" : "Da fare"),
  listItem: ({ text, who, dueDate }) => {
    const more = [...(who === undefined ? [] : [who]), ...(dueDate === undefined ? [] : [dueDate])];
    return more.length === 0 ? text : `${text} (${more.join(", ")})`;
  },
  toBook: (name) => `Prenota: ${name}`,
  timeToLeave: (title) => `È ora di andare: ${title}`,
  withoutPosition: (names) => `Esclusi perché la posizione è sconosciuta: ${names.join(", ")}`,
};
