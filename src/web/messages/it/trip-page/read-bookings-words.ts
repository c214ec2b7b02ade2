import type { BookingKind } from "../../../../domain/bookings/booking.ts";
import { italian } from "../../../../domain/messages/it/italian.ts";
import type { readBookingsWords as english } from "../../en/trip-page/read-bookings-words.ts";

const KINDS: Readonly<Record<BookingKind, string>> = {
  flight: "Volo",
  train: "Treno",
  bus: "Autobus",
  ferry: "Traghetto",
  car: "Auto a noleggio",
  stay: "Soggiorno",
  table: "Tavolo",
  ticket: "Biglietto",
  event: "Evento",
};

const bookings = (count: number) =>
  italian.count(count, { one: "prenotazione", other: "prenotazioni" });

export const readBookingsWords: typeof english = {
  title: "Leggi una conferma",
  about:
    "Aggiungi un’email, un PDF, un calendario, un pass del wallet o una foto del suo codice, o incolla il testo. Viene letto su questo dispositivo e non viene inviato a nessuno.",
  file: "File",
  fileHint:
    "EML, PDF, ICS, PKPASS, HTML, testo o l’immagine di un codice, fino a 5 MB ciascuno. Puoi anche trascinare qui i file.",
  paste: "O incolla la conferma",
  read: "Leggi",
  nothingTyped: "Prima incolla una conferma.",
  reading: "Lettura…",
  failed: "Non ha funzionato. Riprova.",
  ofFile: (name, problem) => `${name}: ${problem}`,
  dropHere: "Rilascia qui",

  sharedTitle: "In quale viaggio va?",
  sharedFound: (count) => `In quello che hai condiviso: ${bookings(count)}.`,
  sharedNothing: "Non abbiamo trovato prenotazioni in quello che hai condiviso.",
  addTo: (trip) => `Aggiungi a ${trip}`,
  newTrip: "Pianifica un nuovo viaggio con queste",

  review: "Controlla le prenotazioni",
  found: (count) =>
    italian.plural(count, {
      one: "1 prenotazione trovata. Controllala prima di aggiungerla.",
      other: `${italian.number(count)} prenotazioni trovate. Controllale prima di aggiungerle.`,
    }),
  kinds: KINDS,
  named: (kind, name) => `${kind}: ${name}`,
  unnamed: "Ancora senza nome",
  cancelled: "Questa prenotazione è stata annullata.",
  known: "Già in questo viaggio",
  changes: "Modifica una prenotazione di questo viaggio",
  outside: "Fuori dalle date di questo viaggio",
  details: "Tutti i dettagli",
  notSaid: "Non presente nella conferma",
  check: "Da controllare",
  add: (count) => (count === 0 ? "Scegli cosa aggiungere" : `Aggiungi ${bookings(count)}`),
  keepFiles: "Conserva ogni file con la sua prenotazione, su questo dispositivo",
  nothingChosen: "Scegli almeno una prenotazione.",
  incomplete: (name) => `${name}: servono un nome e una data.`,
  back: "Indietro",
  fields: {
    kind: "Tipo",
    name: "Nome",
    number: "Numero di conferma",
    "from.name": "Da",
    "to.name": "A",
    "at.name": "Luogo",
    "at.address": "Indirizzo",
    "starts.date": "Data",
    "starts.time": "Ora",
    "starts.zone": "Fuso orario",
    "ends.date": "Data di fine",
    "ends.time": "Ora di fine",
    "ends.zone": "Fuso orario alla fine",
    seat: "Posto",
  },
};
