import type { ReactNode } from "react";
import { durationText } from "../../../domain/messages/de/duration-text.ts";

/** The next stop on the day of a trip; every hour is "13:05". */
export const todayWords = {
  dayOf: (dayNumber: number, ofDays: number) => `Tag ${dayNumber} von ${ofDays}`,
  dateAndTime: (date: string, time: string) => `${date}, ${time}`,

  now: "Jetzt",
  hereUntil: (time: string) => `Hier bis ${time}`,
  next: "Als Nächstes",
  leaveAt: (time: string) => `Um ${time} los`,
  leaveNow: "Jetzt losgehen",
  /** Said once, for those who don't look at the screen. */
  leaveNowFor: (place: string) => `Jetzt losgehen: ${place}.`,
  late: (minutes: number) => `Du kommst etwa ${durationText(minutes)} zu spät`,
  inMinutes: (minutes: number) => `in ${durationText(minutes)}`,
  beThere: "Ankunft",
  openUntil: "Geöffnet bis",
  alwaysOpen: "24 Stunden",
  price: "Preis",
  priceFor: (people: number) => `Für ${people}`,
  kept: "Auf diesem Gerät gespeichert",
  directions: "Wegbeschreibung",
  directionsTo: (place: string) =>
    `Wegbeschreibung zu ${place} (öffnet eine Karte in einem neuen Tab)`,

  laterToday: "Später am Tag",
  back: (hotel: ReactNode) => ["Zurück: ", hotel],
  yourHotel: "dein Hotel",
  tomorrow: "Morgen",
  tomorrowStarts: (time: string | undefined, place: ReactNode) =>
    time === undefined ? ["Erster Stopp: ", place] : ["Erster Stopp: ", place, `, ${time}`],
  tomorrowFree: "Ein freier Tag.",

  hotel: "Dein Hotel: ",
  showDriver: "Im Taxi zeigen",
  showDriverOf: (name: string) => `Im Taxi zeigen: ${name}`,
  close: "Schließen",
};
