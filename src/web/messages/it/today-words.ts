import { italian } from "../../../domain/messages/it/italian.ts";
import type { todayWords as english } from "../en/today-words.ts";

export const todayWords: typeof english = {
  dayOf: (dayNumber, ofDays) => `Giorno ${dayNumber} di ${ofDays}`,
  dateAndTime: (date, time) => `${date}, ${time}`,

  now: "Ora",
  hereUntil: (time) => `Qui fino alle ${time}`,
  next: "A seguire",
  leaveAt: (time) => `Parti alle ${time}`,
  leaveNow: "È ora di andare",
  leaveNowFor: (place) => `È ora di andare: ${place}.`,
  late: (minutes) => `Arriverai con circa ${italian.duration(minutes)} di ritardo`,
  inMinutes: (minutes) => `tra ${italian.duration(minutes)}`,
  beThere: "Arrivo",
  openUntil: "Chiusura",
  alwaysOpen: "Mai",
  price: "Prezzo",
  priceFor: (people) => `Per ${people}`,
  kept: "Salvato su questo dispositivo",
  directions: "Indicazioni",
  directionsTo: (place) => `Indicazioni per ${place} (apre le mappe in una nuova scheda)`,

  laterToday: "Più tardi oggi",
  back: (hotel) => ["Rientro: ", hotel],
  yourHotel: "il tuo hotel",
  tomorrow: "Domani",
  tomorrowStarts: (time, place) =>
    time === undefined ? ["Prima tappa: ", place] : ["Prima tappa: ", place, `, ${time}`],
  tomorrowFree: "Un giorno libero.",

  hotel: "Il tuo hotel: ",
  showDriver: "Mostra al tassista",
  showDriverOf: (name) => `Mostra al tassista: ${name}`,
};
