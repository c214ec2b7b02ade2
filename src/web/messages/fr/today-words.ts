import type { ReactNode } from "react";
import { durationText } from "../../../domain/messages/fr/duration-text.ts";

/** The next stop on the day of a trip; every hour is "13:05". */
export const todayWords = {
  dayOf: (dayNumber: number, ofDays: number) => `Jour ${dayNumber} sur ${ofDays}`,
  dateAndTime: (date: string, time: string) => `${date}, ${time}`,

  now: "Maintenant",
  hereUntil: (time: string) => `Ici jusqu’à ${time}`,
  next: "Ensuite",
  leaveAt: (time: string) => `Partez à ${time}`,
  leaveNow: "Partez maintenant",
  /** Said once, for those who don't look at the screen. */
  leaveNowFor: (place: string) => `Partez maintenant : ${place}.`,
  late: (minutes: number) => `Vous aurez environ ${durationText(minutes)} de retard`,
  inMinutes: (minutes: number) => `dans ${durationText(minutes)}`,
  beThere: "Arrivée",
  openUntil: "Fermeture",
  alwaysOpen: "Jamais",
  price: "Prix",
  priceFor: (people: number) => `Pour ${people}`,
  kept: "Enregistré sur cet appareil",
  directions: "Itinéraire",
  directionsTo: (place: string) => `Itinéraire : ${place} (ouvre une carte dans un nouvel onglet)`,

  laterToday: "Plus tard aujourd’hui",
  back: (hotel: ReactNode) => ["Retour : ", hotel],
  yourHotel: "votre hôtel",
  tomorrow: "Demain",
  tomorrowStarts: (time: string | undefined, place: ReactNode) =>
    time === undefined ? ["Première étape : ", place] : ["Première étape : ", place, `, ${time}`],
  tomorrowFree: "Un jour libre.",

  hotel: "Votre hôtel : ",
  showDriver: "Montrer au chauffeur",
  showDriverOf: (name: string) => `Montrer au chauffeur : ${name}`,
  close: "Fermer",
};
