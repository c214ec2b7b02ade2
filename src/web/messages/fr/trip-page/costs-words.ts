import { french } from "../../../../domain/messages/fr/french.ts";
import { moneyText } from "../../../../domain/messages/fr/money-text.ts";
import { storedWords } from "../../../../domain/messages/fr/stored-words.ts";
import type { CostKind, Split } from "../../../../domain/trip/costs.ts";

const people = (count: number) => french.count(count, { one: "personne", other: "personnes" });
const places = (count: number) => french.count(count, { one: "lieu", other: "lieux" });

/** The Costs view of a trip's page. */
export const costsWords = {
  title: "Coûts",
  money: moneyText,
  wholeTripFor: (count: number) => `Tout le voyage pour ${count}`,
  forEach: (count: number) =>
    `Par personne, ${french.count(count, { one: "voyageur", other: "voyageurs" })}`,
  forOne: "Tout le voyage pour 1",
  about: (amount: string) => `Environ ${amount}`,
  perPerson: "Total ou par personne",
  all: (count: number) => `Total pour ${count}`,
  each: "Par personne",
  bounds: (low: string, high: string) => `Entre ${low} et ${high}`,
  budget: (amount: string) => `Budget ${amount}`,
  budgetOfLevel: (amount: string, level: string) =>
    `Budget d’environ ${amount} (${storedWords.budget(level)})`,
  within: (spare: string) => `Dans le budget, avec environ ${spare} de marge`,
  leftForOthers: (spare: string) => `Environ ${spare} pour ce qui n’est pas encore compté`,
  mealsNotCounted: "Les repas ne sont comptés qu’une fois ajoutés.",
  mealsCounted: (counted: number, days: number) =>
    `Les repas sont comptés pour ${counted} jour(s) sur ${days}.`,
  childrenPayLess: "Les billets sont comptés au tarif adulte ; les enfants paient souvent moins.",
  leftForRooms: (spare: string) => `Environ ${spare} pour les chambres (prix inconnu)`,
  over: (more: string) => `Budget dépassé d’environ ${more}`,
  noBudget: "Aucun budget fixé.",
  barLabel: (expected: string, budget: string) => `${expected} prévus sur ${budget}`,
  kinds: {
    rooms: "Chambres",
    tickets: "Entrées",
    rides: "Trajets",
    journeys: "Vols et trains",
    meals: "Repas",
    other: "Autres",
  } satisfies Record<CostKind, string>,
  kindsTitle: "Par catégorie",
  entered: (amount: string) => `${amount} saisis`,
  stay: (rooms: number, nights: number, hotel: string, isDear: boolean) =>
    `${french.count(rooms, { one: "chambre", other: "chambres" })}, ${french.count(nights, { one: "nuit", other: "nuits" })} : ${hotel}${isDear ? ", plus cher que d’habitude à cause d’un événement" : ""}`,
  tickets: (count: number, persons: number) => `${places(count)}, ${people(persons)}`,
  taxis: (count: number) =>
    `${french.count(count, { one: "taxi", other: "taxis" })} et transports en commun, estimation`,
  rides: "Transports en commun, estimation",
  meals: "Déjeuners et dîners aux prix habituels",
  noEstimate: "Sans estimation",
  range: (low: string, high: string) => `${low} – ${high}`,
  addYours: "Montant payé",
  addYoursFor: (kind: string) => `Montant payé : ${kind}`,
  expected: "Prévu",
  byDay: "Par jour",
  unpriced: (names: readonly string[]) =>
    `Sans prix connu, donc hors des totaux : ${french.list(names)}.`,
  withoutRate: (amounts: readonly string[]) =>
    `Hors des totaux, faute de taux de change : ${french.list(amounts)}.`,
  estimateWithoutRate: (currency: string) =>
    `Les prix du programme sont en ${currency}. Faute de taux de change, ils ne sont pas dans les totaux.`,
  estimateRate: (from: string, to: string, value: number, date: string) =>
    `Prix du programme à environ ${String(value).replace(".", ",")} ${to} pour 1 ${from} (${date}).`,
  basis:
    "Les prix viennent du programme et peuvent changer. Saisissez ce que vous avez payé pour les remplacer.",
  add: "Ajouter une dépense",
  changeBudget: "Modifier le budget",
  download: "Télécharger le tableau (CSV)",
  fileName: (trip: string) => `${trip} coûts.csv`,

  expenses: "Dépenses",
  noExpenses: "Pas encore de dépenses.",
  wholeTrip: "Tout le voyage",
  paidBy: (names: readonly string[]) => `payé par ${french.list(names)}`,
  noRate: "sans taux de change",
  change: (title: string) => `Modifier ${title}`,

  newCost: "Ajouter une dépense",
  changeCost: "Modifier la dépense",
  amount: "Montant",
  currency: "Devise",
  amountMissing: (example: string) => `Indiquez un montant, comme ${example}.`,
  isRefund: "C’est un remboursement",
  what: "Description (facultatif)",
  kind: "Catégorie",
  day: "Jour",
  /** "2 · Sat 5"; a day without a date is called by its name alone. */
  dayChoice: (number: number, name: string, isDated: boolean) =>
    isDated ? `${number} · ${name}` : name,
  rate: (from: string, to: string) => `1 ${from} en ${to}`,
  rateOwn: (date: string) =>
    `Approximatif, selon notre table du ${date}. Indiquez le taux que vous avez eu.`,
  rateAsked: (date: string) =>
    `Dernier taux de banque centrale au ${date}. Indiquez le taux que vous avez eu.`,
  rateKept: "Le taux au moment de l’ajout.",
  rateMissing: "Sans taux, cette dépense n’est pas dans les totaux.",
  rateWrong: "Indiquez un nombre supérieur à 0, comme 0,92, ou laissez vide.",
  replaces: (amount: string) => `Remplace l’estimation du programme (${amount})`,
  payer: "Payé par",
  nobody: "Non partagé",
  several: "Plusieurs personnes",
  paid: (name: string) => `${name} a payé`,
  splitTitle: "Partage",
  splits: {
    EVENLY: "À parts égales",
    BY_SHARES: "Par parts",
    BY_PERCENTAGE: "En pourcentage",
    BY_AMOUNT: "Par montant",
  } satisfies Record<Split, string>,
  among: "Partagé entre",
  everyone: "Tous",
  shareOf: (name: string) => `${name} : parts`,
  percentOf: (name: string) => `${name} : pourcentage`,
  amountOf: (name: string) => `${name} : montant`,
  payersWrong: "La somme des montants payés doit être égale au total.",
  splitWrong: {
    EVENLY: "Choisissez au moins une personne.",
    BY_SHARES: "Indiquez au moins une part, en nombres entiers.",
    BY_PERCENTAGE: "La somme des pourcentages doit être 100.",
    BY_AMOUNT: "La somme des montants doit être égale au total.",
  } satisfies Record<Split, string>,
  save: "Enregistrer",
  remove: "Retirer la dépense",

  budgetTitle: "Budget",
  budgetIn: "Devise des totaux",
  budgetAmount: "Budget total (laissez vide pour le niveau du voyage)",
  budgetWrong: (example: string) =>
    `Indiquez un montant supérieur à 0, comme ${example}, ou laissez vide.`,

  travellers: "Voyageurs",
  changeTravellers: "Modifier les voyageurs",
  travellersHint:
    "Ajoutez simplement des noms. Personne n’a besoin de compte. À partir de deux voyageurs, vous pouvez partager les dépenses.",
  unnamed: (count: number) =>
    french.plural(count, {
      one: "1 autre sans nom",
      other: `${french.number(count)} autres sans nom`,
    }),
  newTraveller: "Nom",
  addTraveller: "Ajouter",
  removeTraveller: (name: string) => `Retirer ${name}`,
  isNamed: "Figure dans une dépense",
  goneTraveller: "Voyageur retiré",

  settle: "Qui doit combien à qui",
  settled: "Tout est réglé.",
  transfer: (from: string, to: string) => `${from} rembourse ${to}`,
  balances: "Soldes",
  balance: (paid: string, share: string) => `payé ${paid}, part ${share}`,

  csvHead: (currency: string) => [
    "Jour",
    "Date",
    "Description",
    "Catégorie",
    "Montant",
    "Devise",
    `Taux en ${currency}`,
    `En ${currency}`,
    "Payé par",
    "Partage",
  ],
};
