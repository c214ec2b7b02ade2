import { italian } from "../../../../domain/messages/it/italian.ts";
import { moneyText } from "../../../../domain/messages/it/money-text.ts";
import { storedWords } from "../../../../domain/messages/it/stored-words.ts";
import type { costsWords as english } from "../../en/trip-page/costs-words.ts";

const people = (count: number) => italian.count(count, { one: "persona", other: "persone" });
const places = (count: number) => italian.count(count, { one: "luogo", other: "luoghi" });

export const costsWords: typeof english = {
  title: "Costi",
  money: moneyText,
  wholeTripFor: (count) => `Tutto il viaggio per ${count}`,
  forEach: (count) =>
    `A persona, ${italian.count(count, { one: "viaggiatore", other: "viaggiatori" })}`,
  forOne: "Tutto il viaggio per 1",
  about: (amount) => `Circa ${amount}`,
  perPerson: "Totale o a persona",
  all: (count) => `Totale per ${count}`,
  each: "A persona",
  bounds: (low, high) => `Tra ${low} e ${high}`,
  budget: (amount) => `Budget ${amount}`,
  budgetOfLevel: (amount, level) => `Budget di circa ${amount} (${storedWords.budget(level)})`,
  within: (spare) => `Nel budget, ti restano circa ${spare}`,
  leftForOthers: (spare) => `Restano circa ${spare} per ciò che non è ancora contato`,
  mealsNotCounted: "I pasti non contano finché non li aggiungi.",
  mealsCounted: (counted, days) => `I pasti sono contati in ${counted} giorni su ${days}.`,
  howChildrenCount:
    "Se sappiamo l’età di un bambino, non contiamo biglietti sotto i 6 anni né pasti sotto i 3, e sotto i 12 un letto nella camera dei genitori, per due bambini a camera. Tutti gli altri contano come adulti. Se un prezzo è diverso, aggiungilo come spesa al posto della stima.",
  leftForRooms: (spare) => `Restano circa ${spare} per le camere (prezzo sconosciuto)`,
  over: (more) => `Circa ${more} oltre il budget`,
  noBudget: "Nessun budget impostato.",
  barLabel: (expected, budget) => `${expected} previsti su ${budget}`,
  kinds: {
    rooms: "Camere",
    tickets: "Biglietti",
    rides: "Trasporti",
    journeys: "Voli e treni",
    meals: "Pasti",
    other: "Altro",
  },
  kindsTitle: "Per categoria",
  entered: (amount) => `${amount} aggiunti`,
  stay: (rooms, nights, hotel, isDear) =>
    `${italian.count(rooms, { one: "camera", other: "camere" })}, ${italian.count(nights, { one: "notte", other: "notti" })} – ${hotel}${isDear ? ", più del solito per via di un evento" : ""}`,
  tickets: (count, persons) => `${places(count)}, ${people(persons)}`,
  taxis: (count) =>
    `${italian.count(count, { one: "taxi", other: "taxi" })} e mezzi pubblici, stima`,
  rides: "Mezzi pubblici, stima",
  journeysEstimated: "Tra le tue città, stima",
  meals: "Pranzi e cene ai prezzi abituali",
  noEstimate: "Nessuna stima",
  range: (low, high) => `${low} – ${high}`,
  addYours: "Inserisci spesa reale",
  addYoursFor: (kind) => `Inserisci spesa reale: ${kind}`,
  expected: "Previsto",
  byDay: "Per giorno",
  unpriced: (names) => `Nessun prezzo noto per ${italian.list(names)}, quindi non nei totali.`,
  withoutRate: (amounts) =>
    `Non nei totali perché manca il tasso di cambio: ${italian.list(amounts)}.`,
  estimateWithoutRate: (currency) =>
    `I prezzi del programma sono in ${currency}. Manca il tasso di cambio, quindi non sono nei totali.`,
  estimateRate: (from, to, value, date) =>
    `Prezzi del programma calcolati a circa ${String(value).replace(".", ",")} ${to} per 1 ${from} (${date}).`,
  basis:
    "I prezzi vengono dal programma e possono cambiare. Aggiungi quanto hai pagato per sostituirli. Trasferimenti in aeroporto e tassa di soggiorno esclusi.",
  add: "Aggiungi spesa",
  changeBudget: "Modifica budget",
  download: "Scarica foglio di calcolo (CSV)",
  fileName: (trip) => `${trip} costi.csv`,

  expenses: "Spese",
  noExpenses: "Ancora nessuna spesa.",
  wholeTrip: "Tutto il viaggio",
  paidBy: (names) => `pagato da ${italian.list(names)}`,
  noRate: "nessun tasso di cambio",
  change: (title) => `Modifica ${title}`,

  newCost: "Aggiungi spesa",
  changeCost: "Modifica spesa",
  amount: "Importo",
  currency: "Valuta",
  amountMissing: (example) => `Inserisci un importo, ad esempio ${example}.`,
  isRefund: "È un rimborso",
  what: "Descrizione (facoltativa)",
  kind: "Categoria",
  day: "Giorno",
  dayChoice: (number, name, isDated) => (isDated ? `${number} · ${name}` : name),
  rate: (from, to) => `1 ${from} in ${to}`,
  rateOwn: (date) =>
    `Indicativo, dalla nostra tabella: ${date}. Inserisci il tasso che ti hanno applicato.`,
  rateAsked: (date) =>
    `Ultimo tasso della banca centrale: ${date}. Inserisci il tasso che ti hanno applicato.`,
  rateKept: "Il tasso di quando l’hai aggiunta.",
  rateMissing: "Senza un tasso non rientra nei totali.",
  rateWrong: "Inserisci un numero maggiore di 0, ad esempio 0,92, o lascia vuoto.",
  replaces: (amount) => `Sostituisce la stima del programma (${amount})`,
  comesOff: (amount) => `Si sottrae dalla stima del programma (${amount})`,
  payer: "Pagato da",
  nobody: "Non condivisa",
  several: "Più persone",
  paid: (name) => `Pagato da ${name}`,
  splitTitle: "Divisione",
  splits: {
    EVENLY: "In parti uguali",
    BY_SHARES: "Per quote",
    BY_PERCENTAGE: "In percentuale",
    BY_AMOUNT: "Per importo",
  },
  among: "Dividi tra",
  everyone: "Tutti",
  shareOf: (name) => `${name}: quote`,
  percentOf: (name) => `${name}: percentuale`,
  amountOf: (name) => `${name}: importo`,
  payersWrong: "Gli importi pagati devono dare il totale.",
  splitWrong: {
    EVENLY: "Scegli almeno una persona.",
    BY_SHARES: "Inserisci almeno una quota, in numeri interi.",
    BY_PERCENTAGE: "Le percentuali devono dare 100.",
    BY_AMOUNT: "Gli importi devono dare il totale.",
  },
  save: "Salva",
  remove: "Rimuovi spesa",

  budgetTitle: "Budget",
  budgetIn: "Valuta dei totali",
  budgetAmount: "Budget totale (lascia vuoto per usare il livello del viaggio)",
  budgetWrong: (example) =>
    `Inserisci un importo maggiore di 0, ad esempio ${example}, o lascia vuoto.`,

  travellers: "Viaggiatori",
  changeTravellers: "Modifica viaggiatori",
  travellersHint:
    "Basta aggiungere i nomi. Non serve un account. Con due o più viaggiatori puoi dividere le spese.",
  unnamed: (count) =>
    italian.plural(count, {
      one: "1 altro senza nome",
      other: `altri ${italian.number(count)} senza nome`,
    }),
  newTraveller: "Nome",
  addTraveller: "Aggiungi",
  removeTraveller: (name) => `Rimuovi ${name}`,
  isNamed: "Usato in una spesa",
  goneTraveller: "Viaggiatore rimosso",

  settle: "Chi deve a chi",
  notSplit: "Prenotazioni che qui mancano ancora, perché nessuno ha detto chi ha pagato:",
  whoPaid: (title) => `Chi ha pagato ${title}?`,
  settled: "Conti in pari.",
  transfer: (from, to) => `${from} deve a ${to}`,
  balances: "Saldi",
  balance: (paid, share) => `pagato ${paid}, quota ${share}`,

  csvHead: (currency) => [
    "Giorno",
    "Data",
    "Descrizione",
    "Categoria",
    "Importo",
    "Valuta",
    `Tasso in ${currency}`,
    `In ${currency}`,
    "Pagato da",
    "Divisione",
  ],
};
