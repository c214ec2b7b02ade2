import type { BookingKind } from "../../../../domain/bookings/booking.ts";
import { french } from "../../../../domain/messages/fr/french.ts";
import type { readBookingsWords as english } from "../../en/trip-page/read-bookings-words.ts";

const KINDS: Readonly<Record<BookingKind, string>> = {
  flight: "Vol",
  train: "Train",
  bus: "Bus",
  ferry: "Ferry",
  car: "Voiture de location",
  stay: "Séjour",
  table: "Table",
  ticket: "Billet",
  event: "Événement",
};

const bookings = (count: number) =>
  french.count(count, { one: "réservation", other: "réservations" });

export const readBookingsWords: typeof english = {
  title: "Lire une confirmation",
  about:
    "Ajoutez un e-mail, un PDF, un calendrier, un pass ou une photo de son code, ou collez le texte. Tout est lu sur cet appareil et n’est envoyé à personne.",
  file: "Fichier",
  fileHint:
    "EML, PDF, ICS, PKPASS, HTML, texte ou photo d’un code, 5 Mo au plus chacun. Vous pouvez aussi déposer des fichiers ici.",
  paste: "Ou coller la confirmation",
  read: "Lire",
  nothingTyped: "Collez d’abord une confirmation.",
  reading: "Lecture…",
  failed: "Cela n’a pas marché. Veuillez réessayer.",
  ofFile: (name, problem) => `${name} : ${problem}`,
  dropHere: "Déposez ici",

  sharedTitle: "À quel voyage l’ajouter ?",
  sharedFound: (count) => `Trouvé dans votre partage : ${bookings(count)}.`,
  sharedNothing: "Aucune réservation trouvée dans votre partage.",
  addTo: (trip) => `Ajouter à ${trip}`,
  newTrip: "Planifier un voyage à partir d’elles",

  review: "Vérifier les réservations",
  found: (count) =>
    french.plural(count, {
      one: "1 réservation trouvée. Vérifiez-la avant de l’ajouter.",
      other: `${french.number(count)} réservations trouvées. Vérifiez-les avant de les ajouter.`,
    }),
  kinds: KINDS,
  named: (kind, name) => `${kind} : ${name}`,
  unnamed: "Pas encore de nom",
  cancelled: "Cette réservation a été annulée.",
  known: "Déjà dans ce voyage",
  changes: "Modifie une réservation de ce voyage",
  outside: "Hors des dates de ce voyage",
  details: "Tous les détails",
  notSaid: "Absent de la confirmation",
  check: "À vérifier",
  add: (count) => (count === 0 ? "Choisissez quoi ajouter" : `Ajouter ${bookings(count)}`),
  keepFiles: "Garder chaque fichier avec sa réservation, sur cet appareil",
  nothingChosen: "Choisissez au moins une réservation.",
  incomplete: (name) => `${name} : il faut un nom et une date.`,
  back: "Retour",
  fields: {
    kind: "Type",
    name: "Nom",
    number: "Numéro de confirmation",
    "from.name": "De",
    "to.name": "À",
    "at.name": "Lieu",
    "at.address": "Adresse",
    "starts.date": "Date",
    "starts.time": "Heure",
    "starts.zone": "Fuseau horaire",
    "ends.date": "Date de fin",
    "ends.time": "Heure de fin",
    "ends.zone": "Fuseau horaire de fin",
    seat: "Place",
  },
};
