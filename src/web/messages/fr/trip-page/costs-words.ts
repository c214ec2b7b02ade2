import { french } from "../../../../domain/messages/fr/french.ts";
import { moneyText } from "../../../../domain/messages/fr/money-text.ts";
import { storedWords } from "../../../../domain/messages/fr/stored-words.ts";
import type { costsWords as english } from "../../en/trip-page/costs-words.ts";

const people = (count: number) => french.count(count, { one: "personne", other: "personnes" });
const places = (count: number) => french.count(count, { one: "lieu", other: "lieux" });

export const costsWords: typeof english = {
  title: "Coûts",
  money: moneyText,
  wholeTripFor: (count) => `Tout le voyage pour ${count}`,
  forEach: (count) =>
    `Par personne, ${french.count(count, { one: "voyageur", other: "voyageurs" })}`,
  forOne: "Tout le voyage pour 1",
  about: (amount) => `Environ ${amount}`,
  perPerson: "Total ou par personne",
  all: (count) => `Total pour ${count}`,
  each: "Par personne",
  bounds: (low, high) => `Entre ${low} et ${high}`,
  budget: (amount) => `Budget ${amount}`,
  budgetOfLevel: (amount, level) => `Budget d’environ ${amount} (${storedWords.budget(level)})`,
  within: (spare) => `Dans le budget, avec environ ${spare} de marge`,
  leftForOthers: (spare) => `Environ ${spare} pour ce qui n’est pas encore compté`,
  mealsNotCounted: "Les repas ne sont comptés qu’une fois ajoutés.",
  mealsCounted: (counted, days) => `Les repas sont comptés pour ${counted} jour(s) sur ${days}.`,
  howChildrenCount:
    "Quand nous connaissons l’âge d’un enfant, nous comptons l’entrée gratuite avant 6 ans, aucun repas avant 3 ans et un lit dans la chambre des parents avant 12 ans, pour deux enfants par chambre. Tous les autres comptent comme adultes. Si un prix diffère, ajoutez-le comme dépense à la place de l’estimation.",
  leftForRooms: (spare) => `Environ ${spare} pour les chambres (prix inconnu)`,
  over: (more) => `Budget dépassé d’environ ${more}`,
  noBudget: "Aucun budget fixé.",
  barLabel: (expected, budget) => `${expected} prévus sur ${budget}`,
  kinds: {
    rooms: "Chambres",
    tickets: "Entrées",
    rides: "Trajets",
    journeys: "Vols et trains",
    meals: "Repas",
    other: "Autres",
  },
  kindsTitle: "Par catégorie",
  entered: (amount) => `${amount} saisis`,
  stay: (rooms, nights, hotel, isDear) =>
    `${french.count(rooms, { one: "chambre", other: "chambres" })}, ${french.count(nights, { one: "nuit", other: "nuits" })} : ${hotel}${isDear ? ", plus cher que d’habitude à cause d’un événement" : ""}`,
  tickets: (count, persons) => `${places(count)}, ${people(persons)}`,
  taxis: (count) =>
    `${french.count(count, { one: "taxi", other: "taxis" })} et transports en commun, estimation`,
  rides: "Transports en commun, estimation",
  journeysEstimated: "Entre vos villes, estimation",
  meals: "Déjeuners et dîners aux prix habituels",
  noEstimate: "Sans estimation",
  range: (low, high) => `${low} – ${high}`,
  addYours: "Montant payé",
  addYoursFor: (kind) => `Montant payé : ${kind}`,
  expected: "Prévu",
  byDay: "Par jour",
  unpriced: (names) => `Sans prix connu, donc hors des totaux : ${french.list(names)}.`,
  withoutRate: (amounts) => `Hors des totaux, faute de taux de change : ${french.list(amounts)}.`,
  estimateWithoutRate: (currency) =>
    `Les prix du programme sont en ${currency}. Faute de taux de change, ils ne sont pas dans les totaux.`,
  estimateRate: (from, to, value, date) =>
    `Prix du programme à environ ${String(value).replace(".", ",")} ${to} pour 1 ${from} (${date}).`,
  basis:
    "Les prix viennent du programme et peuvent changer. Saisissez ce que vous avez payé pour les remplacer. Transferts à l’aéroport et taxe de séjour non compris.",
  add: "Ajouter une dépense",
  changeBudget: "Modifier le budget",
  download: "Télécharger le tableau (CSV)",
  fileName: (trip) => `${trip} coûts.csv`,

  expenses: "Dépenses",
  noExpenses: "Pas encore de dépenses.",
  wholeTrip: "Tout le voyage",
  paidBy: (names) => `payé par ${french.list(names)}`,
  noRate: "sans taux de change",
  change: (title) => `Modifier ${title}`,

  newCost: "Ajouter une dépense",
  changeCost: "Modifier la dépense",
  amount: "Montant",
  currency: "Devise",
  amountMissing: (example) => `Indiquez un montant, comme ${example}.`,
  isRefund: "C’est un remboursement",
  what: "Description (facultatif)",
  kind: "Catégorie",
  day: "Jour",
  dayChoice: (number, name, isDated) => (isDated ? `${number} · ${name}` : name),
  rate: (from, to) => `1 ${from} en ${to}`,
  rateOwn: (date) =>
    `Approximatif, selon notre table du ${date}. Indiquez le taux que vous avez eu.`,
  rateAsked: (date) =>
    `Dernier taux de banque centrale au ${date}. Indiquez le taux que vous avez eu.`,
  rateKept: "Le taux au moment de l’ajout.",
  rateMissing: "Sans taux, cette dépense n’est pas dans les totaux.",
  rateWrong: "Indiquez un nombre supérieur à 0, comme 0,92, ou laissez vide.",
  replaces: (amount) => `Remplace l’estimation du programme (${amount})`,
  comesOff: (amount) => `Se déduit de l’estimation du programme (${amount})`,
  payer: "Payé par",
  nobody: "Non partagé",
  several: "Plusieurs personnes",
  paid: (name) => `${name} a payé`,
  splitTitle: "Partage",
  splits: {
    EVENLY: "À parts égales",
    BY_SHARES: "Par parts",
    BY_PERCENTAGE: "En pourcentage",
    BY_AMOUNT: "Par montant",
  },
  among: "Partagé entre",
  everyone: "Tous",
  shareOf: (name) => `${name} : parts`,
  percentOf: (name) => `${name} : pourcentage`,
  amountOf: (name) => `${name} : montant`,
  payersWrong: "La somme des montants payés doit être égale au total.",
  splitWrong: {
    EVENLY: "Choisissez au moins une personne.",
    BY_SHARES: "Indiquez au moins une part, en nombres entiers.",
    BY_PERCENTAGE: "La somme des pourcentages doit être 100.",
    BY_AMOUNT: "La somme des montants doit être égale au total.",
  },
  save: "Enregistrer",
  remove: "Retirer la dépense",

  budgetTitle: "Budget",
  budgetIn: "Devise des totaux",
  budgetAmount: "Budget total (laissez vide pour le niveau du voyage)",
  budgetWrong: (example) => `Indiquez un montant supérieur à 0, comme ${example}, ou laissez vide.`,

  travellers: "Voyageurs",
  changeTravellers: "Modifier les voyageurs",
  travellersHint:
    "Ajoutez simplement des noms. Personne n’a besoin de compte. À partir de deux voyageurs, vous pouvez partager les dépenses.",
  unnamed: (count) =>
    french.plural(count, {
      one: "1 autre sans nom",
      other: `${french.number(count)} autres sans nom`,
    }),
  newTraveller: "Nom",
  addTraveller: "Ajouter",
  removeTraveller: (name) => `Retirer ${name}`,
  isNamed: "Figure dans une dépense",
  goneTraveller: "Voyageur retiré",

  settle: "Qui doit combien à qui",
  notSplit:
    "Réservations qui ne sont pas encore comptées ici, car personne n’a dit qui les a payées :",
  whoPaid: (title) => `Qui a payé ${title} ?`,
  settled: "Tout est réglé.",
  transfer: (from, to) => `${from} rembourse ${to}`,
  balances: "Soldes",
  balance: (paid, share) => `payé ${paid}, part ${share}`,

  csvHead: (currency) => [
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
