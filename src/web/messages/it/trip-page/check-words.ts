import { italian } from "../../../../domain/messages/it/italian.ts";
import { type WorthVerdict, worthVerdict } from "../../../../domain/plan/plan-verdict.ts";
import type { checkWords as english } from "../../en/trip-page/check-words.ts";
import { viewTripWords } from "../view-trip-words.ts";

const places = (count: number) => italian.count(count, { one: "luogo", other: "luoghi" });
const hotels = (count: number) => italian.count(count, { one: "hotel", other: "hotel" });

const WORTH_LINES: Readonly<Record<WorthVerdict, string>> = {
  veryGood: "Ottimo programma: tutto è aperto e raggiungibile",
  good: "Buon programma: tutto è aperto e raggiungibile",
  fair: "Funziona, ma si può migliorare",
  poor: viewTripWords.verdicts.poor,
};

export const checkWords: typeof english = {
  planCheck: "Controllo del programma",
  verified: (values) =>
    `Confronto con ${values.by === "open" ? "dati aperti" : "la nostra guida"}: ${values.places} su ${places(values.ofPlaces)}, ${values.hotels} su ${hotels(values.ofHotels)}.`,
  weaknesses: "Cosa si può migliorare",
  soundLine: (quality) => WORTH_LINES[worthVerdict(quality)],
  toDo: "Cosa fare",
  details: (headsUps) => (headsUps === 0 ? "Dettagli" : `Dettagli e avvisi (${headsUps})`),
  closedThatDay: ({ weekday, event }) =>
    event === undefined ? `Chiuso di ${italian.weekday(weekday)}.` : `Chiuso: ${event}.`,
  closedAllDays: "Chiuso in tutti i giorni del viaggio.",
  neverOpenThen: (hours) => `Mai aperto in quell’orario (${hours}).`,
  openOnly: (hours) => `Aperto ${hours}.`,
  closedOnDates: (names) => `Chiusi nelle tue date: ${italian.list(names)}.`,
  findTime: "Trova un orario migliore",
  fitBookings: "Adatta alle prenotazioni",
  fitDates: "Adatta il programma alle tue date",
  endOnDay: (day) => `Termina il viaggio il giorno ${day}`,
  startOn: (date) => `Inizia il viaggio: ${italian.date(date)}`,
  shorten: (day) => `Accorcia il giorno ${day}`,
  cheaper: "Rendilo più economico",
  add: (name) => `Aggiungi ${name}`,
  moreOf: (interest) => `Più ${interest.toLowerCase()}`,
  fillDay: "Riempi il giorno",
  planDayAnew: "Ripianifica il giorno",
  bringTogether: "Mettili nello stesso giorno",
  swap: "Sostituiscilo",
  changeTime: "Cambia l’orario",
  nothingVerified:
    "Nessuno di questi luoghi è nella nostra guida. Tutto ciò che ne sappiamo viene dall’IA, quindi prima di andare verifica che esistano, dove sono, quando sono aperti e quanto costano.",
  notChecked: (checks) => `Non controllato: ${italian.list(checks)}.`,
  unmet: (problems) => problems.map((problem) => `${problem}.`).join(" "),
  watch: "Avviso",
  changes: (count) => `Cosa abbiamo cambiato (${count})`,
  changeKinds: {
    moved: "Spostato:",
    dropped: "Rimosso:",
    corrected: "Corretto:",
    added: "Aggiunto:",
  },
  checks: (count) => `Tutti i controlli (${count})`,
  check: "Controllo",
  found: "Valore",
  wanted: "Obiettivo",
  wantedHere: ", obiettivo",
  result: "Risultato",
  met: "Superato",
  notMet: "Non superato",
};
