import { LIMITS } from "../../../domain/limits.ts";
import { italian } from "../../../domain/messages/it/italian.ts";
import type { EateryDiet } from "../../../domain/places/eatery-kind.ts";
import type { changePlanWords as english } from "../en/change-plan-words.ts";

const DIETS: Readonly<Record<EateryDiet, string>> = {
  vegetarian: "vegetariano",
  vegan: "vegano",
  halal: "halal",
  kosher: "kosher",
  "gluten-free": "senza glutine",
};
const dietsText = (diets: readonly EateryDiet[]) => italian.list(diets.map((diet) => DIETS[diet]));

export const changePlanWords: typeof english = {
  workingItOut: "Controllo in corso…",
  notNow: "Ora non possiamo controllare gli orari. Puoi comunque fare questa modifica.",
  fits: "Ci sta.",
  fitsStill: "Nessun nuovo problema. Resta da risolvere:",
  fitsNot: "Così non funziona:",
  fitsBut: "Funziona, ma:",
  notMet: (check) => `Non superato: ${check}`,

  time: "Orario",
  whenAndHowLong: "Quando e per quanto?",
  starts: "Inizio",
  stayFor: "Durata",
  stay: (minutes) => italian.duration(minutes),
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
        ? `${italian.duration(minutes)} di strada in più`
        : `${italian.duration(-minutes)} di strada in meno`,
  tablesFit: "Vicino e aperto a quell’ora:",
  noTables: "Non conosciamo un altro posto aperto a quell’ora e abbastanza vicino.",
  suitsDiets: (diets: readonly EateryDiet[]) => `Scelta per te: ${dietsText(diets)}`,
  lacksDiets: (diets: readonly EateryDiet[]) =>
    `Potrebbe non andar bene, nessuna scelta nota: ${dietsText(diets)}`,
  tableByName: "Cerca per nome o piatto",
  tablesNamed: "Aperti a quell’ora e raggiungibili:",
  noTableNamed: (text: string) =>
    `Non conosciamo un posto chiamato “${text}” aperto a quell’ora e raggiungibile.`,
  whenAndWhere: "Quando e dove?",
  noMealThen: "Quell’ora non va bene in questo giorno. Provane un’altra.",
  evenSoAt: (name: string) => `Mangia comunque da “${name}”`,

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
  elsewhereNotNow:
    "Ora non possiamo cercare altri luoghi. Apri sotto “Aggiungi un tuo luogo”: quello che hai scritto è il suo nome.",
  hoursUnknown: "Orari di apertura sconosciuti",
  addTicked: (count) => `Aggiungi ${italian.count(count, { one: "luogo", other: "luoghi" })}`,
  foundCount: (count) => `Risultati: ${italian.count(count, { one: "luogo", other: "luoghi" })}.`,
  putThese: "Mettili ai voti",
  orVote: "O fai votare gli ospiti…",
  tooMany: `Si possono mettere ai voti insieme fino a ${LIMITS.list.candidates} luoghi.`,
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
  shortLink:
    "Un link breve non dice dove porta. Aprilo nel browser e incolla qui l’indirizzo lungo, oppure inserisci latitudine e longitudine, ad esempio 41.9029, 12.4534.",
  ownNotice: "Non verificato. Senza una posizione non possiamo mostrare le indicazioni.",
  add: "Aggiungi",
  ownHotel: "Aggiungi un tuo hotel",
  hotelSearch: "Nome o indirizzo dell’hotel",
  hotelsFound: "Risultati",
  hotelSearchNotNow: "Al momento non possiamo cercare. Indica qui sotto dove si trova.",
  hotelByHand: "Non lo trovi? Indica dove si trova",
  ownHotelNotice: "Le tue giornate partono da qui. Non verificato.",
  near: "Che cosa c’è vicino?",
  nearUnknown: "Scegli",
  quarters: "Quartieri",
  plannedPlaces: "Luoghi del tuo programma",
  position: "Posizione esatta, se la conosci",
  positionMissing: "Scegli che cosa c’è vicino o inserisci la posizione esatta.",

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
  placeBecause: (name, why) => `${name} (${why})`,
  fitDatesMeaning: (names) =>
    names.length === 0
      ? "Tutto va bene per queste date."
      : `Per queste date, spostati o sostituiti: ${italian.list(names)}.`,
  stillShut: (names) =>
    `Non possibile in queste date: ${italian.list(names)}. Trova un altro orario o un altro luogo in “Controllo”.`,
  bookingsOff: (names) =>
    `Le tue prenotazioni mantengono le loro date, e queste non vanno più bene: ${italian.list(names)}. Modificale nelle prenotazioni o scegli altre date.`,
  datesAllTheSame: "Imposta comunque le date",
  onlyDates: "Imposta le date e mantieni il mio programma",
  fixOf: (place) => `Sistema ${place}`,
  noOtherTime: "Non ci sta in nessuno dei tuoi giorni.",
  swapInstead: (place) => `Non ci sta a un altro orario nei tuoi giorni. In alternativa: ${place}.`,
  failed: "Qualcosa è andato storto e il tuo programma non è cambiato. Riprova.",
  outdated: "Nel frattempo il viaggio è cambiato. Rivedi l’anteprima delle modifiche.",
  before: "Prima",
  after: "Dopo",
  onFoot: "A piedi",
  travel: "Spostamenti",
  backAt: "Rientro in hotel",
  minutes: (minutes) => (minutes === 0 ? "0 min" : italian.duration(minutes)),
  to: "diventa",
  stays: "Invariato",
  locked: "Bloccato",
  moved: (day) => `Spostato da: ${day}`,
  movesTo: (day) => `Passa a: ${day}`,
  earlier: (minutes) => `${italian.duration(minutes)} prima`,
  later: (minutes) => `${italian.duration(minutes)} più tardi`,
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

  night: {
    more: (town) => `Una notte in più a ${town}`,
    nightsIn: (town) => `Notti a ${town}`,
    travelTo: (town) => `Trasferimento a ${town}`,
    onDay: (day, date) => (date === undefined ? day : `${day}, ${italian.date(date)}`),
    meaning: (day, town) =>
      `${day} verrà ripianificato a ${town} e i suoi luoghi attuali rimossi. Il giorno di trasferimento mantiene i suoi luoghi.`,
    held: (names) =>
      `Prima sblocca ${italian.list(names)}, o lascia scegliere l’orario al programma.`,
  },
};
