import type { BookingKind } from "../../../../domain/bookings/booking.ts";
import { german } from "../../../../domain/messages/de/german.ts";
import type { readBookingsWords as english } from "../../en/trip-page/read-bookings-words.ts";

const KINDS: Readonly<Record<BookingKind, string>> = {
  flight: "Flug",
  train: "Zug",
  bus: "Bus",
  ferry: "Fähre",
  car: "Mietwagen",
  stay: "Übernachtung",
  table: "Tisch",
  ticket: "Ticket",
  event: "Veranstaltung",
};

const bookings = (count: number) => german.count(count, { one: "Buchung", other: "Buchungen" });

export const readBookingsWords: typeof english = {
  title: "Bestätigung einlesen",
  about:
    "Wähl eine E-Mail, ein PDF, einen Kalender, einen Wallet-Pass oder ein Foto seines Codes, oder füg den Text ein. Alles wird auf diesem Gerät gelesen und an niemanden gesendet.",
  file: "Datei",
  fileHint:
    "EML, PDF, ICS, PKPASS, HTML, Text oder ein Bild eines Codes, je bis 5 MB. Du kannst Dateien auch hierher ziehen.",
  paste: "Oder füg die Bestätigung ein",
  read: "Einlesen",
  nothingTyped: "Füg zuerst eine Bestätigung ein.",
  reading: "Wird gelesen …",
  failed: "Das hat nicht geklappt. Bitte versuch es noch einmal.",
  ofFile: (name, problem) => `${name}: ${problem}`,
  dropHere: "Hier ablegen",

  sharedTitle: "Wohin gehört das?",
  sharedFound: (count) => `Darin haben wir ${bookings(count)} gefunden.`,
  sharedNothing: "Darin haben wir keine Buchungen gefunden.",
  addTo: (trip) => `Zu ${trip} hinzufügen`,
  newTrip: "Damit eine neue Reise planen",

  review: "Prüf die Buchungen",
  found: (count) =>
    german.plural(count, {
      one: "1 Buchung gefunden. Prüf sie, bevor du sie hinzufügst.",
      other: `${german.number(count)} Buchungen gefunden. Prüf sie, bevor du sie hinzufügst.`,
    }),
  kinds: KINDS,
  named: (kind, name) => `${kind}: ${name}`,
  unnamed: "Noch ohne Namen",
  cancelled: "Diese Buchung wurde storniert.",
  known: "Schon in dieser Reise",
  changes: "Ändert eine Buchung dieser Reise",
  outside: "Nicht in der Reisezeit",
  details: "Alle Einzelheiten",
  notSaid: "Nicht in der Bestätigung",
  check: "Bitte prüfen",
  add: (count) => (count === 0 ? "Auswählen" : `${bookings(count)} hinzufügen`),
  keepFiles: "Jede Datei bei ihrer Buchung behalten, auf diesem Gerät",
  nothingChosen: "Wähl mindestens eine Buchung aus.",
  incomplete: (name) => `${name} braucht einen Namen und ein Datum.`,
  back: "Zurück",
  fields: {
    kind: "Art",
    name: "Name",
    number: "Buchungsnummer",
    "from.name": "Von",
    "to.name": "Nach",
    "at.name": "Ort",
    "at.address": "Adresse",
    "starts.date": "Datum",
    "starts.time": "Uhrzeit",
    "starts.zone": "Zeitzone",
    "ends.date": "Enddatum",
    "ends.time": "Ende (Uhrzeit)",
    "ends.zone": "Zeitzone am Ende",
    seat: "Platz",
  },
};
