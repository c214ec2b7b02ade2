import type { BookingKind } from "../../../../domain/bookings/booking.ts";
import { english } from "../../../../domain/messages/en/english.ts";

const KINDS: Readonly<Record<BookingKind, string>> = {
  flight: "Flight",
  train: "Train",
  bus: "Bus",
  ferry: "Ferry",
  car: "Rental car",
  stay: "Stay",
  table: "Table",
  ticket: "Ticket",
  event: "Event",
};

const bookings = (count: number) => english.count(count, { one: "booking", other: "bookings" });

/** Confirmations that are read, and what was found in them. */
export const readBookingsWords = {
  title: "Read a confirmation",
  about:
    "Add a mail, a PDF, a calendar, a wallet pass or a photo of its code, or paste the text. It’s read on this device and sent to nobody.",
  file: "File",
  fileHint:
    "EML, PDF, ICS, PKPASS, HTML, text, or a picture of a code, up to 5 MB each. You can also drop files here.",
  paste: "Or paste the confirmation",
  read: "Read it",
  nothingTyped: "Paste a confirmation first.",
  reading: "Reading…",
  failed: "That didn’t work. Please try again.",
  ofFile: (name: string, problem: string) => `${name}: ${problem}`,
  dropHere: "Drop it here",

  sharedTitle: "Where does it belong?",
  sharedFound: (count: number) => `${bookings(count)} found in what you shared.`,
  sharedNothing: "We found no bookings in what you shared.",
  addTo: (trip: string) => `Add to ${trip}`,
  newTrip: "Plan a new trip around them",

  review: "Check the bookings",
  found: (count: number) =>
    english.plural(count, {
      one: "1 booking found. Check it before you add it.",
      other: `${english.number(count)} bookings found. Check them before you add them.`,
    }),
  kinds: KINDS,
  named: (kind: string, name: string) => `${kind}: ${name}`,
  unnamed: "No name yet",
  cancelled: "This booking was cancelled.",
  known: "Already in this trip",
  changes: "Changes a booking of this trip",
  outside: "Not on the dates of this trip",
  details: "All details",
  notSaid: "Not in the confirmation",
  check: "Please check",
  add: (count: number) => (count === 0 ? "Choose what to add" : `Add ${bookings(count)}`),
  keepFiles: "Keep each file with its booking, on this device",
  nothingChosen: "Choose at least one booking.",
  incomplete: (name: string) => `${name} needs a name and a date.`,
  back: "Back",
  fields: {
    kind: "Kind",
    name: "Name",
    number: "Confirmation number",
    "from.name": "From",
    "to.name": "To",
    "at.name": "Place",
    "at.address": "Address",
    "starts.date": "Date",
    "starts.time": "Time",
    "starts.zone": "Time zone",
    "ends.date": "End date",
    "ends.time": "End time",
    "ends.zone": "Time zone at the end",
    seat: "Seat",
  },
};
