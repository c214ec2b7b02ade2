import { LIMITS } from "../../../domain/limits.ts";
import { durationText } from "../../../domain/messages/it/duration-text.ts";
import { italian } from "../../../domain/messages/it/italian.ts";
import type { changePlanWords as english } from "../en/change-plan-words.ts";

/** Sheets that change a place, a day or the trip; every hour is "13:05". */
export const changePlanWords: typeof english = {
  workingItOut: "Controllo in corso…",
  notNow: "Ora non possiamo controllare gli orari. Puoi comunque fare questa modifica.",
  fits: "Ci sta.",
  fitsBut: "Funziona, ma:",
  /** `check`: the name of a check of the whole plan. */
  notMet: (check) => `Non superato: ${check}`,

  time: "Orario",
  whenAndHowLong: "Quando e per quanto?",
  starts: "Inizio",
  stayFor: "Durata",
  stay: (minutes) => durationText(minutes),
  usualStay: "Come previsto",
  keepTime: "Mantieni questo orario quando ripianifichi",
  startsMissing: "Inserisci un orario, ad esempio 14:30.",
  set: "Imposta",

  swap: "Sostituisci",
  swapThis: "Sostituisci questo luogo",
  inPlaceOf: (place, hours) =>
    hours === undefined ? ["Al posto di ", place, "."] : ["Al posto di ", place, `, ${hours}.`],
  theseFit: "Questi vanno bene per la giornata:",
  nearest: "I più simili:",
  noneFits: "Non conosciamo un altro luogo che vada bene qui. Cercalo per nome.",
  takeThis: "Scegli",
  take: (place) => `Scegli ${place}`,
  moreTravel: (minutes) =>
    minutes === 0
      ? "niente strada in più"
      : minutes > 0
        ? `${durationText(minutes)} di strada in più`
        : `${durationText(-minutes)} di strada in meno`,
  tablesFit: "Vicino e aperto a quell’ora:",
  noTables: "Non conosciamo un altro posto aperto a quell’ora e abbastanza vicino.",
  tableByName: "Cerca per nome",
  tablesNamed: "Aperti a quell’ora e raggiungibili:",
  noTableNamed: (text: string) =>
    `Non conosciamo un posto chiamato “${text}” aperto a quell’ora e raggiungibile.`,
  changeMeal: "Cambia l’orario o salta il pasto",

  ideas: "Idee",
  bookings: "Prenotazioni",
  dropBookings: "Rilascia qui una conferma e la leggiamo",
  addPlace: "Aggiungi un luogo",
  addPlaceTo: (day) => `Aggiungi un luogo: ${day}`,
  lookFor: "O cerca un altro luogo",
  lookForFirst: "Cerca un luogo",
  lookForHint: "Un nome o un tipo, ad esempio “giardino”",
  noneFound: (text) => `La nostra guida qui non ha altri risultati per “${text}”.`,
  elsewhere: "Altri luoghi",
  searching: "Ricerca…",
  noneElsewhere:
    "Nessun altro luogo trovato. Controlla come l’hai scritto o aggiungi il tuo qui sotto.",
  elsewhereNotNow: "Ora non possiamo cercare altri luoghi. Puoi aggiungere il tuo.",
  hoursUnknown: "Orari di apertura sconosciuti",
  addTicked: (count) => `Aggiungi ${italian.count(count, { one: "luogo", other: "luoghi" })}`,
  foundCount: (count) => `Risultati: ${italian.count(count, { one: "luogo", other: "luoghi" })}.`,
  /** Of the places that are being added. */
  putThese: "Mettili ai voti",
  orVote: "O fai votare gli ospiti…",
  tooMany: `Si possono mettere ai voti insieme fino a ${LIMITS.list.candidates} luoghi.`,
  /** Of a place in the plan with those that could take its place. */
  tickToVote: "Spuntane altri per far votare gli ospiti tra questi e quello attuale.",
  voteOn: (count) => `Fai votare gli ospiti su questi ${count}`,
  ownPlace: "Aggiungi un tuo luogo",
  ownName: "Nome",
  ownPosition: "Posizione (facoltativa)",
  ownPositionHint:
    "Incolla il link di Google Maps o inserisci latitudine e longitudine, ad esempio 41.9029, 12.4534",
  ownNameMissing: "Inserisci un nome.",
  ownPositionUnreadable:
    "Inserisci latitudine e longitudine, ad esempio 41.9029, 12.4534, o lascia vuoto.",
  ownNotice: "Non verificato. Senza una posizione non possiamo mostrare le indicazioni.",
  add: "Aggiungi",
  ownHotel: "Aggiungi un tuo hotel",
  ownHotelNotice: "Le tue giornate partono da qui. Non verificato.",
  position: "Posizione",
  positionMissing: "Inserisci latitudine e longitudine, ad esempio 41.9029, 12.4534.",

  changeTrip: "Modifica tutto il viaggio",
  changeTheTrip: "Modifica il viaggio",
  fillDay: "Riempi questo giorno",
  fillOf: (day) => `Riempi: ${day}`,
  isFull: "In questo giorno non ci sta altro.",
  isNew: "Nuovo",
  replanDay: "Ripianifica questo giorno",
  replanMeaning:
    "Mantiene i tuoi luoghi e li mette nell’ordine con meno spostamenti che gli orari di apertura consentono.",
  wholeTrip: "Tutto il viaggio",
  what: "Cosa cambiare",
  staysAsItIs: (names) => `Non cambierà: ${names}.`,
  lockOthers: "I luoghi bloccati non cambiano.",
  showProposal: "Anteprima modifiche",
  nothingYet: "Prima di cambiare qualcosa ti mostriamo tutto.",
  proposalFor: (what) => `Modifiche proposte: ${what}`,
  nothingBetter: "Il tuo programma ha già l’ordine migliore.",
  fitDates: (dates) => `Il tuo viaggio: ${dates}`,
  /** @param names of the places that move or go. */
  fitDatesMeaning: (names) =>
    names.length === 0
      ? "Tutto va bene per queste date."
      : `Chiusi o già al buio, quindi spostati o sostituiti: ${italian.list(names)}.`,
  onlyDates: "Imposta le date e mantieni il mio programma",
  fixOf: (place) => `Sistema ${place}`,
  noOtherTime: "Non ci sta in nessuno dei tuoi giorni.",
  swapInstead: (place) => `Non ci sta a un altro orario nei tuoi giorni. In alternativa: ${place}.`,
  failed: "Qualcosa è andato storto e il tuo programma non è cambiato. Riprova.",
  outdated: "Nel frattempo il viaggio è cambiato. Rivedi l’anteprima delle modifiche.",
  tryAgain: "Riprova",
  before: "Prima",
  after: "Dopo",
  onFoot: "A piedi",
  travel: "Spostamenti",
  backAt: "Rientro in hotel",
  minutes: (minutes) => (minutes === 0 ? "0 min" : durationText(minutes)),
  to: "diventa",
  stays: "Invariato",
  locked: "Bloccato",
  moved: (day) => `Spostato da: ${day}`,
  movesTo: (day) => `Passa a: ${day}`,
  earlier: (minutes) => `${durationText(minutes)} prima`,
  later: (minutes) => `${durationText(minutes)} più tardi`,
  cancel: "Annulla",
  apply: "Applica",
  becomes: (day, next) => `${day} diventa ${next}`,
  dayUnchanged: "Nessuna modifica.",
  noMeal: "Nessun pasto",
  meal: (kind, start) => `${kind === "lunch" ? "Pranzo" : "Cena"}, ${start}`,

  putBackChanges: "Al suo posto di prima cambia altro nella giornata.",
  waysOut: (place) => `Opzioni per ${place}`,
  moveTo: (day, hours) => `Spostalo: ${day}, ${hours}`,
  moveWithin: (hours) => `Spostalo: ${hours}`,
  letPlanChoose: "Lascia scegliere l’orario al programma",
  setAside: "Rimuovi",
  isSetAside: "Rimosso",

  runningLate: "Sono in ritardo",
  byHowMuch: "Di quanto?",
  late: (minutes) => `+${minutes} min`,
  lateBy: (minutes) => `+${minutes} min: ${minutes} minuti di ritardo`,
  skip: "Salta",
  skipOf: (place) => `Salta ${place}`,
  noLongerFits: "Non ci sta più:",
  setAsideOf: (place) => `Rimuovi ${place}`,
};
