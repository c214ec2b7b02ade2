import { german } from "../../../domain/messages/de/german.ts";
import type { todayWords as english } from "../en/today-words.ts";

export const todayWords: typeof english = {
  dayOf: (dayNumber, ofDays) => `Tag ${dayNumber} von ${ofDays}`,
  dateAndTime: (date, time) => `${date}, ${time}`,

  now: "Jetzt",
  hereUntil: (time) => `Hier bis ${time}`,
  next: "Als Nächstes",
  leaveAt: (time) => `Um ${time} los`,
  leaveNow: "Jetzt losgehen",
  leaveNowFor: (place) => `Jetzt losgehen: ${place}.`,
  late: (minutes) => `Du kommst etwa ${german.duration(minutes)} zu spät`,
  inMinutes: (minutes) => `in ${german.duration(minutes)}`,
  beThere: "Ankunft",
  openUntil: "Geöffnet bis",
  alwaysOpen: "24 Stunden",
  price: "Preis",
  priceFor: (people) => `Für ${people}`,
  kept: "Auf diesem Gerät gespeichert",
  directions: "Wegbeschreibung",
  directionsTo: (place) => `Wegbeschreibung zu ${place} (öffnet eine Karte in einem neuen Tab)`,

  laterToday: "Später am Tag",
  back: (hotel) => ["Zurück: ", hotel],
  yourHotel: "dein Hotel",
  tomorrow: "Morgen",
  tomorrowStarts: (time, place) =>
    time === undefined ? ["Erster Stopp: ", place] : ["Erster Stopp: ", place, `, ${time}`],
  tomorrowFree: "Ein freier Tag.",

  hotel: "Dein Hotel: ",
  showDriver: "Im Taxi zeigen",
  showDriverOf: (name) => `Im Taxi zeigen: ${name}`,
};
