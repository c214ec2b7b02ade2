import { freeWords } from "../../../domain/messages/it/free-words.ts";
import { italian } from "../../../domain/messages/it/italian.ts";
import type { MealKind } from "../../../domain/places/eatery-kind.ts";
import { isAlwaysOpen } from "../../../domain/trip/is-always-open.ts";
import type { viewTripWords as english } from "../en/view-trip-words.ts";
import { sayEatery, sayWalk } from "../say-day-figures.ts";

const places = (count: number) => italian.count(count, { one: "luogo", other: "luoghi" });

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "Pranzo", dinner: "Cena" };

function mealText(kind: MealKind, hours: string): string {
  return `${MEALS[kind]}, circa ${hours}`;
}

const walkText = sayWalk(italian, "poco a piedi", (way) => `${way} a piedi`);

/** The traveler’s own words behind it, where they are told. */
const inBrackets = (said: string | undefined) => (said === undefined ? "" : ` (${said})`);

export const viewTripWords: typeof english = {
  location: "Destinazione: ",
  noOfDays: "Giorni di viaggio:",
  travellers: "Viaggiatori:",
  budget: "Livello di budget:",
  hotels: "Hotel consigliati",
  noHotels: "Qui non conosciamo hotel, quindi le tue giornate partono dal centro.",
  places: "Luoghi da visitare",
  beforeTrip: (left) => (left === undefined ? "Prima di partire" : `Prima di partire: ${left}`),
  afterTrip: "Dopo il viaggio",
  wishes: "Le tue richieste",
  wishesSummary: (open) =>
    open === 0 ? "Le tue richieste: tutte nel programma" : `Le tue richieste: ${open} da guardare`,
  goodToKnow: "Buono a sapersi",
  goodToKnowCount: (count) => `Buono a sapersi (${count})`,
  share: "Condividi",
  more: "Altre opzioni",
  views: "Sezioni di questo viaggio",
  viewNames: { today: "Oggi", plan: "Giorni", map: "Mappa", costs: "Costi", check: "Controllo" },
  partLoading: "Caricamento",
  partUnavailable:
    "Non siamo riusciti a caricare questa parte. Il tuo programma è comunque completo.",
  thingsToWatch: (count) =>
    ` ${italian.plural(count, { one: "punto da sistemare", other: "punti da sistemare" })}`,
  hotelsTab: "Hotel",
  dayTab: (number) => `Giorno ${number}`,
  placesOf: (day) => `Luoghi: ${day}`,
  today: "Oggi",
  locked: "Bloccato",
  yourBase: "Le tue giornate partono da qui",
  edit: "Modifica",
  doneEditing: "Fine",
  moreAbout: (name) => `Altro su ${name}`,
  opensMaps: " (apre una ricerca sulla mappa in una nuova scheda)",

  days: "Giorni",
  dayFigures: (count, kmOnFoot) =>
    kmOnFoot === undefined ? places(count) : `${places(count)} · ${walkText(kmOnFoot)}`,
  openUntil: (open) =>
    isAlwaysOpen(open) ? "aperto 24 ore su 24" : `fino alle ${italian.time(open.endMinutes)}`,
  change: "Cambia",
  changeOf: (day) => `Cambia: ${day}`,
  aFreeDay: "Un giorno libero",
  freeDay: "Niente in programma: vai dove vuoi.",
  aLastDay: "Giorno della partenza",
  freeLastDay: "Niente in programma per il giorno della partenza.",
  travel: (way) => ["Tragitto: ", way],
  travelOut: (way, from, fare) => [
    "Tragitto: ",
    way,
    " da ",
    from,
    ...(fare === undefined ? [] : [", ", fare, " andata e ritorno"]),
  ],
  backAt: (way, time) =>
    time === undefined ? `Rientro: ${way}` : `Rientro: ${way}, arrivo alle ${time}`,
  arrival: (time, said) => `In hotel verso le ${time}${inBrackets(said)}`,
  departure: (time, said) => `Lascia l’hotel verso le ${time}${inBrackets(said)}`,
  fullDay: "Pianificato come giornata intera.",
  addArrival: "Aggiungi il tuo arrivo",
  addDeparture: "Aggiungi la tua partenza",
  chooseTable: "Scegli dove mangiare",
  meals: MEALS,
  meal: mealText,
  mealNear: (name) => [", vicino a ", name],
  mealAt: (kind, hours, place) => [`${mealText(kind, hours)}: `, place],
  lunchThere: "Pranzo lì durante la visita",
  eatery: sayEatery({
    kinds: {
      market: "mercato",
      "food-hall": "mercato gastronomico",
      "food-street": "via gastronomica",
      restaurant: "ristorante",
      cafe: "bar",
    },
    prices: {
      low: "economico",
      middle: "prezzo medio",
      high: "caro",
    },
    comma: ", ",
    end: ".",
  }),
  free: (free, minutes) => `${freeWords.kind(free)}: ${italian.duration(minutes)}.`,
  freeEntry: ({ why, isQueue }) =>
    `${why === "firstSunday" ? "Gratis la prima domenica" : "Gratis in quell’orario"}${isQueue === true ? ": niente prevendita, code lunghe" : ""}`,
  near: (names) => [" Nei dintorni: ", names, "."],
  names: (names) => italian.list(names),
  notVerified: (count) => `Non verificato: ${places(count)} fuori dalla nostra guida.`,
  hoursUnknown: (count) => `Orari di apertura sconosciuti: ${places(count)}.`,

  verdicts: {
    sound: "Tutto è aperto e raggiungibile",
    faulty: "In questo programma c’è qualcosa da sistemare",
    unverified: "Non siamo riusciti a verificare questo programma",
    stale: "Il programma o le date sono cambiati dopo questo controllo.",
    unsure: "Funziona, con qualche cosa da verificare",
    poor: "Tutto è aperto e raggiungibile, ma questo programma può migliorare molto",
    weak: "Questo programma può migliorare molto, e c’è qualche cosa da verificare",
  },
  checkedLine: (verdict) =>
    verdict === "sound"
      ? "Controllato: tutto è aperto e raggiungibile"
      : viewTripWords.verdicts[verdict],

  yourNote: "La tua nota: ",
  noteAbout: (about) => `La tua nota su ${about}`,
  addNote: "Aggiungi una nota",
  addNoteTo: (about) => `Aggiungi una nota: ${about}`,
  editNote: "Modifica la nota",
  editNoteOf: (about) => `Modifica la nota: ${about}`,

  notFound: "Viaggio non trovato",
  notFoundDetail: "Potrebbe essere stato eliminato o appartenere a qualcun altro.",
  signInToSee: " Se è tuo, accedi per vederlo.",
  cannotBeShown: "Questo viaggio non si può mostrare",
  myTrips: "I miei viaggi",

  paper: {
    ownNotes: "Note",
    hoursChange: "Orari e prezzi cambiano. Verifica prima di andare.",
    pageOf: (dayNumber, ofDays) => `, giorno ${dayNumber} di ${ofDays}`,
  },

  actions: {
    tripName: "Nome del viaggio",
    rename: "Rinomina",
    renameTrip: "Rinomina questo viaggio",
    renameHint: "Lascia vuoto per usare la destinazione.",
    deleteTrip: "Elimina questo viaggio",
    ideas: "Idee e liste",
    bookings: "Prenotazioni",
    takeAlong: "Stampa o esporta",
    history: "Cronologia",
    deleteQuestion: (trip) => ["Eliminare ", trip, "?"],
    deleteWarning: "Il programma e le tue note vengono eliminati per sempre.",
    deleteIt: "Elimina",
    keepIt: "Conserva il viaggio",
    deleted: (trip) => `Eliminato: ${trip}.`,
  },
};
