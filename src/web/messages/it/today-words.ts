import type { ReactNode } from "react";
import { durationText } from "../../../domain/messages/it/duration-text.ts";

/** The next stop on the day of a trip; every hour is "13:05". */
export const todayWords = {
  dayOf: (dayNumber: number, ofDays: number) => `Giorno ${dayNumber} di ${ofDays}`,
  dateAndTime: (date: string, time: string) => `${date}, ${time}`,

  now: "Ora",
  hereUntil: (time: string) => `Qui fino alle ${time}`,
  next: "A seguire",
  leaveAt: (time: string) => `Parti alle ${time}`,
  leaveNow: "È ora di andare",
  /** Said once, for those who don't look at the screen. */
  leaveNowFor: (place: string) => `È ora di andare: ${place}.`,
  late: (minutes: number) => `Arriverai con circa ${durationText(minutes)} di ritardo`,
  inMinutes: (minutes: number) => `tra ${durationText(minutes)}`,
  beThere: "Arrivo",
  openUntil: "Chiusura",
  alwaysOpen: "Mai",
  price: "Prezzo",
  priceFor: (people: number) => `Per ${people}`,
  kept: "Salvato su questo dispositivo",
  directions: "Indicazioni",
  directionsTo: (place: string) => `Indicazioni per ${place} (apre le mappe in una nuova scheda)`,

  laterToday: "Più tardi oggi",
  back: (hotel: ReactNode) => ["Rientro: ", hotel],
  yourHotel: "il tuo hotel",
  tomorrow: "Domani",
  tomorrowStarts: (time: string | undefined, place: ReactNode) =>
    time === undefined ? ["Prima tappa: ", place] : ["Prima tappa: ", place, `, ${time}`],
  tomorrowFree: "Un giorno libero.",

  hotel: "Il tuo hotel: ",
  showDriver: "Mostra al tassista",
  showDriverOf: (name: string) => `Mostra al tassista: ${name}`,
  close: "Chiudi",
};
