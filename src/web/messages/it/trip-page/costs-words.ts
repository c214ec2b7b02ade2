import { italian } from "../../../../domain/messages/it/italian.ts";
import { moneyText } from "../../../../domain/messages/it/money-text.ts";
import { storedWords } from "../../../../domain/messages/it/stored-words.ts";
import type { CostKind, Split } from "../../../../domain/trip/costs.ts";

const people = (count: number) => italian.count(count, { one: "persona", other: "persone" });
const places = (count: number) => italian.count(count, { one: "luogo", other: "luoghi" });

/** The Costs view of a trip's page. */
export const costsWords = {
  title: "Costi",
  money: moneyText,
  wholeTripFor: (count: number) => `Tutto il viaggio per ${count}`,
  forEach: (count: number) =>
    `A persona, ${italian.count(count, { one: "viaggiatore", other: "viaggiatori" })}`,
  forOne: "Tutto il viaggio per 1",
  about: (amount: string) => `Circa ${amount}`,
  perPerson: "Totale o a persona",
  all: (count: number) => `Totale per ${count}`,
  each: "A persona",
  bounds: (low: string, high: string) => `Tra ${low} e ${high}`,
  budget: (amount: string) => `Budget ${amount}`,
  budgetOfLevel: (amount: string, level: string) =>
    `Budget di circa ${amount} (${storedWords.budget(level)})`,
  within: (spare: string) => `Nel budget, ti restano circa ${spare}`,
  leftForOthers: (spare: string) => `Restano circa ${spare} per ciò che non è ancora contato`,
  mealsNotCounted: "I pasti non contano finché non li aggiungi.",
  mealsCounted: (counted: number, days: number) =>
    `I pasti sono contati in ${counted} giorni su ${days}.`,
  childrenPayLess: "I biglietti sono al prezzo per adulti; i bambini spesso pagano meno.",
  leftForRooms: (spare: string) => `Restano circa ${spare} per le camere (prezzo sconosciuto)`,
  over: (more: string) => `Circa ${more} oltre il budget`,
  noBudget: "Nessun budget impostato.",
  barLabel: (expected: string, budget: string) => `${expected} previsti su ${budget}`,
  kinds: {
    rooms: "Camere",
    tickets: "Biglietti",
    rides: "Trasporti",
    journeys: "Voli e treni",
    meals: "Pasti",
    other: "Altro",
  } satisfies Record<CostKind, string>,
  kindsTitle: "Per categoria",
  entered: (amount: string) => `${amount} aggiunti`,
  stay: (rooms: number, nights: number, hotel: string, isDear: boolean) =>
    `${italian.count(rooms, { one: "camera", other: "camere" })}, ${italian.count(nights, { one: "notte", other: "notti" })} – ${hotel}${isDear ? ", più del solito per via di un evento" : ""}`,
  tickets: (count: number, persons: number) => `${places(count)}, ${people(persons)}`,
  taxis: (count: number) =>
    `${italian.count(count, { one: "taxi", other: "taxi" })} e mezzi pubblici, stima`,
  rides: "Mezzi pubblici, stima",
  meals: "Pranzi e cene ai prezzi abituali",
  noEstimate: "Nessuna stima",
  range: (low: string, high: string) => `${low} – ${high}`,
  addYours: "Inserisci spesa reale",
  addYoursFor: (kind: string) => `Inserisci spesa reale: ${kind}`,
  expected: "Previsto",
  byDay: "Per giorno",
  unpriced: (names: readonly string[]) =>
    `Nessun prezzo noto per ${italian.list(names)}, quindi non nei totali.`,
  withoutRate: (amounts: readonly string[]) =>
    `Non nei totali perché manca il tasso di cambio: ${italian.list(amounts)}.`,
  estimateWithoutRate: (currency: string) =>
    `I prezzi del programma sono in ${currency}. Manca il tasso di cambio, quindi non sono nei totali.`,
  estimateRate: (from: string, to: string, value: number, date: string) =>
    `Prezzi del programma calcolati a circa ${String(value).replace(".", ",")} ${to} per 1 ${from} (${date}).`,
  basis:
    "I prezzi vengono dal programma e possono cambiare. Aggiungi quanto hai pagato per sostituirli.",
  add: "Aggiungi spesa",
  changeBudget: "Modifica budget",
  download: "Scarica foglio di calcolo (CSV)",
  fileName: (trip: string) => `${trip} costi.csv`,

  expenses: "Spese",
  noExpenses: "Ancora nessuna spesa.",
  wholeTrip: "Tutto il viaggio",
  paidBy: (names: readonly string[]) => `pagato da ${italian.list(names)}`,
  noRate: "nessun tasso di cambio",
  change: (title: string) => `Modifica ${title}`,

  newCost: "Aggiungi spesa",
  changeCost: "Modifica spesa",
  amount: "Importo",
  currency: "Valuta",
  amountMissing: (example: string) => `Inserisci un importo, ad esempio ${example}.`,
  isRefund: "È un rimborso",
  what: "Descrizione (facoltativa)",
  kind: "Categoria",
  day: "Giorno",
  /** "2 · Sat 5"; a day without a date is called by its name alone. */
  dayChoice: (number: number, name: string, isDated: boolean) =>
    isDated ? `${number} · ${name}` : name,
  rate: (from: string, to: string) => `1 ${from} in ${to}`,
  rateOwn: (date: string) =>
    `Indicativo, dalla nostra tabella: ${date}. Inserisci il tasso che ti hanno applicato.`,
  rateAsked: (date: string) =>
    `Ultimo tasso della banca centrale: ${date}. Inserisci il tasso che ti hanno applicato.`,
  rateKept: "Il tasso di quando l’hai aggiunta.",
  rateMissing: "Senza un tasso non rientra nei totali.",
  rateWrong: "Inserisci un numero maggiore di 0, ad esempio 0,92, o lascia vuoto.",
  replaces: (amount: string) => `Sostituisce la stima del programma (${amount})`,
  payer: "Pagato da",
  nobody: "Non condivisa",
  several: "Più persone",
  paid: (name: string) => `Pagato da ${name}`,
  splitTitle: "Divisione",
  splits: {
    EVENLY: "In parti uguali",
    BY_SHARES: "Per quote",
    BY_PERCENTAGE: "In percentuale",
    BY_AMOUNT: "Per importo",
  } satisfies Record<Split, string>,
  among: "Dividi tra",
  everyone: "Tutti",
  shareOf: (name: string) => `${name}: quote`,
  percentOf: (name: string) => `${name}: percentuale`,
  amountOf: (name: string) => `${name}: importo`,
  payersWrong: "Gli importi pagati devono dare il totale.",
  splitWrong: {
    EVENLY: "Scegli almeno una persona.",
    BY_SHARES: "Inserisci almeno una quota, in numeri interi.",
    BY_PERCENTAGE: "Le percentuali devono dare 100.",
    BY_AMOUNT: "Gli importi devono dare il totale.",
  } satisfies Record<Split, string>,
  save: "Salva",
  remove: "Rimuovi spesa",

  budgetTitle: "Budget",
  budgetIn: "Valuta dei totali",
  budgetAmount: "Budget totale (lascia vuoto per usare il livello del viaggio)",
  budgetWrong: (example: string) =>
    `Inserisci un importo maggiore di 0, ad esempio ${example}, o lascia vuoto.`,

  travellers: "Viaggiatori",
  changeTravellers: "Modifica viaggiatori",
  travellersHint:
    "Basta aggiungere i nomi. Non serve un account. Con due o più viaggiatori puoi dividere le spese.",
  unnamed: (count: number) =>
    italian.plural(count, {
      one: "1 altro senza nome",
      other: `altri ${italian.number(count)} senza nome`,
    }),
  newTraveller: "Nome",
  addTraveller: "Aggiungi",
  removeTraveller: (name: string) => `Rimuovi ${name}`,
  isNamed: "Usato in una spesa",
  goneTraveller: "Viaggiatore rimosso",

  settle: "Chi deve a chi",
  settled: "Conti in pari.",
  transfer: (from: string, to: string) => `${from} deve a ${to}`,
  balances: "Saldi",
  balance: (paid: string, share: string) => `pagato ${paid}, quota ${share}`,

  csvHead: (currency: string) => [
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
