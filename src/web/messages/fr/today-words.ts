import { french } from "../../../domain/messages/fr/french.ts";
import type { todayWords as english } from "../en/today-words.ts";

export const todayWords: typeof english = {
  dayOf: (dayNumber, ofDays) => `Jour ${dayNumber} sur ${ofDays}`,
  dateAndTime: (date, time) => `${date}, ${time}`,

  now: "Maintenant",
  hereUntil: (time) => `Ici jusqu’à ${time}`,
  next: "Ensuite",
  leaveAt: (time) => `Partez à ${time}`,
  leaveNow: "Partez maintenant",
  leaveNowFor: (place) => `Partez maintenant : ${place}.`,
  late: (minutes) => `Vous aurez environ ${french.duration(minutes)} de retard`,
  inMinutes: (minutes) => `dans ${french.duration(minutes)}`,
  beThere: "Arrivée",
  openUntil: "Fermeture",
  alwaysOpen: "Jamais",
  price: "Prix",
  priceFor: (people) => `Pour ${people}`,
  kept: "Enregistré sur cet appareil",
  directions: "Itinéraire",
  directionsTo: (place) => `Itinéraire : ${place} (ouvre une carte dans un nouvel onglet)`,

  laterToday: "Plus tard aujourd’hui",
  back: (hotel) => ["Retour : ", hotel],
  yourHotel: "votre hôtel",
  tomorrow: "Demain",
  tomorrowStarts: (time, place) =>
    time === undefined ? ["Première étape : ", place] : ["Première étape : ", place, `, ${time}`],
  tomorrowFree: "Un jour libre.",

  hotel: "Votre hôtel : ",
  showDriver: "Montrer au chauffeur",
  showDriverOf: (name) => `Montrer au chauffeur : ${name}`,
};
