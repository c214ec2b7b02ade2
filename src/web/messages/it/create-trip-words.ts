import type { ReadingStep } from "../../../domain/api/generation.ts";
import { degreesText } from "../../../domain/degrees.ts";
import { italian } from "../../../domain/messages/it/italian.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";
import type { createTripWords as english } from "../en/create-trip-words.ts";

type WhenChoice = "dates" | "month" | "open";

export const createTripWords: typeof english = {
  chooseOne: "Scegli una di queste opzioni.",
  screen: "Crea un viaggio",
  haveBookings: "Ho già voli o un hotel",
  destination: "Qual è la tua destinazione?",
  destinationExample: "Una città, ad esempio Lisbona",
  destinationHint: "Fino a 5 giorni puoi lasciare vuoto: scegliamo noi un posto per te.",
  destinationNeeded: "Scegli una destinazione.",
  addCity: "Aggiungi un’altra città",
  cityDays: "I tuoi giorni in ogni città",
  fewerDays: (city) => `Un giorno in meno: ${city}`,
  moreDays: (city) => `Un giorno in più: ${city}`,
  removeCity: (city) => `Rimuovi ${city}`,
  suggestions: "Suggerimenti",
  suggestionCount: (count) => italian.count(count, { one: "suggerimento", other: "suggerimenti" }),
  anyPlace: "Puoi inserire qualsiasi luogo.",
  chooseCity: (city) => `Scegli ${city}`,
  thinTrip: (city, days) =>
    `Su ${city} la nostra guida ha luoghi per circa ${italian.count(days, { one: "giorno", other: "giorni" })}. Pianifica meno giorni, o passa gli altri in un’altra città.`,
  isReadAbout: (destination) =>
    `${destination} non è nella nostra guida. Prima cercheremo nei dati aperti (Wikivoyage, OpenStreetMap, Wikidata): può volerci un minuto o due.`,
  unanswered: (destination) =>
    `${destination} non è nella nostra guida e il servizio in cui cerchiamo altri luoghi ora non risponde. Puoi provare lo stesso o scegliere una città della nostra guida.`,
  isCountry: (country) =>
    `${country} ha diverse città in cui soggiornare. Sceglierai nel prossimo passaggio.`,
  planDays: (days) => `Pianifica ${italian.count(days, { one: "giorno", other: "giorni" })}`,
  allCities: (count) =>
    `Tutte le ${italian.count(count, { one: "città", other: "città" })} della nostra guida`,
  visitedBefore: (leftOut) =>
    leftOut === 0
      ? "Luoghi già visitati"
      : `Esclusi perché già visitati: ${italian.count(leftOut, { one: "luogo", other: "luoghi" })}`,
  seeAgain: "Scegli quelli che vorresti rivedere.",
  notAgain: (names) => `senza ${names}`,
  days: "Quanti giorni dura il viaggio?",
  daysExample: "Es. 3",
  daysHint: "Se lasci vuoto, pianifichiamo 3 giorni.",
  daysOfDates: "Dal primo giorno all’ultimo.",
  budget: "Qual è il tuo budget?",
  travellers: "Con chi viaggi?",
  moreWishes: "Altre preferenze (facoltative)",
  when: "Quando parti?",
  whenChoices: { dates: "Date", month: "Mese", open: "Non lo so ancora" } satisfies Record<
    WhenChoice,
    string
  >,
  whenHints: {
    dates: "Terremo conto di orari di apertura, festività e luce del giorno nelle tue date.",
    month: "Terremo conto di stagione, meteo e luce del giorno. Le date puoi impostarle dopo.",
    open: "Il programma andrà bene per qualsiasi settimana dell’anno. Le date puoi impostarle dopo.",
  } satisfies Record<WhenChoice, string>,
  usualWeather: ({ city, month, highC, lowC, rainDays }) =>
    `${city}, ${italian.month(month)}: di solito tra ${degreesText({ lowC, highC, to: " e " }, italian)}, con ${italian.count(Math.round(rainDays), { one: "giorno", other: "giorni" })} di pioggia.`,
  month: "Mese",
  anyMonth: "Scegli un mese",
  startDate: "Primo giorno",
  endDate: "Ultimo giorno",
  arriveAt: "Arrivo verso le",
  leaveAt: "Partenza verso le",
  byAir: "Sono orari di volo: considera il tempo per l’aeroporto",
  arriving: (time) => `arrivo alle ${time}`,
  leaving: (time) => `partenza alle ${time}`,
  dateProblems: {
    start_date_past: "Questa data è passata. Scegli oggi o più avanti, o lascia vuoto.",
    end_date_unreadable: "Inserisci un ultimo giorno valido o lascia vuoto.",
    end_before_start: "L’ultimo giorno è prima del primo. Scegline uno successivo.",
    arrival_unreadable: "Inserisci l’orario completo o lascia vuoto.",
    departure_unreadable: "Inserisci l’orario completo o lascia vuoto.",
  },
  howMany: "Quanti siete?",
  childAges: "Quanti anni hanno i bambini?",
  agesAssumed: "Senza età, pianifichiamo per bambini da 6 a 12 anni.",
  child: (number) => `Bambino ${number}`,
  noAge: "Età",
  age: (years) => (years === 0 ? "Meno di 1" : `${years}`),
  needs: "Esigenze alimentari o di accessibilità? (facoltative)",
  allOfUs: "Tutti",
  someOfUs: (count, people) => `${count} su ${people}`,
  ofSome: (title, count, people) => `${title} (${count} su ${people})`,
  needTitles: {
    vegetarian: "Vegetariano",
    vegan: "Vegano",
    glutenFree: "Senza glutine",
    lactoseFree: "Senza lattosio",
    halal: "Halal",
    kosher: "Kosher",
    nutFree: "Senza frutta a guscio",
    stepFree: "Senza gradini",
  },
  pace: "Che ritmo vuoi per le tue giornate?",
  paces: { relaxed: "Rilassato", usual: "Normale", full: "Intenso" } satisfies Record<
    PaceChoice,
    string
  >,
  interests: "Cosa ti piace?",
  planner: "Chi lo pianifica?",
  planners: { model: "IA", guide: "La nostra guida" },
  plannerHint:
    "La nostra guida conosce questa città: il programma è pronto subito, con luoghi che abbiamo verificato. L’IA è più flessibile, ma ci mette di più.",
  generating: "Creazione in corso",
  wishUnanswered:
    "Dicci che cosa farne, oppure premi di nuovo “Crea il viaggio!” per pianificare senza.",
  generate: "Crea il viaggio!",
  startEmpty: "Parti da un programma vuoto",
  planGoesOn: "Stiamo ancora lavorando al tuo programma. Lo troverai in “I miei viaggi”.",
  planIsReady: "Il tuo programma è pronto. Lo trovi in “I miei viaggi”.",

  progressTitle: "Creiamo il tuo programma",
  progress: "Avanzamento",
  stop: "Interrompi",
  askingPlanner: "Chiediamo al pianificatore",
  readingAbout: (place) => `Ci informiamo su ${place}`,
  readingSteps: {
    where: "Lo cerchiamo sulla mappa",
    wikivoyage: "Vediamo su Wikivoyage cosa merita una visita",
    wikidata: "Cerchiamo su Wikidata le attrazioni più note",
    openstreetmap: "Prendiamo orari di apertura e hotel da OpenStreetMap",
    pageviews: "Vediamo cosa legge la gente",
    composing: "Mettiamo tutto insieme",
    wishes: "Leggiamo le tue richieste",
  } satisfies Record<ReadingStep, string>,
  savingTrip: "Salviamo il tuo viaggio",
  dayIsReady: (day, days) => `Il giorno ${day} di ${days} è pronto`,
  lookingForHotels: (destination) => `Cerchiamo hotel: ${destination}`,
  hotels: (count) => italian.count(count, { one: "hotel", other: "hotel" }),
  hotelsAreReady: (count) =>
    italian.count(count, { one: "hotel è pronto", other: "hotel sono pronti" }),
  reconnecting: "Connessione persa. Stiamo ancora lavorando al tuo programma.",
  freeDay: "Un giorno libero",

  failureTitle: "Il tuo programma non è pronto",
  nameRequest: (requestId, code) =>
    `Se contatti chi gestisce il sito, indica questa richiesta: ${requestId} (${code})`,
  planInstead: (destination) => `Pianifica invece ${destination}`,
  meantTitle: "Intendevi…?",
  planMeant: (label) => `Pianifica ${label}`,
  basesTitle: "Scegli dove soggiornare",
  basesHint:
    "Qui c’è più di una località. Soggiorna in più posti, e pianifichiamo noi gli spostamenti, oppure in uno solo.",
  severalBases: "Soggiorna in più località",
  oneBase: "O soggiorna in una sola",
  basesOf: (count) => italian.count(count, { one: "località", other: "località" }),
  planOne: (label) => `Pianifica ${label.split(",")[0]}`,
  daysIn: (label, days) =>
    `${label.split(",")[0]}: ${italian.count(days, { one: "giorno", other: "giorni" })}`,
  takeGuide: (destination) => `Usa la nostra guida per ${destination}`,
  tryAgain: "Riprova",
};
