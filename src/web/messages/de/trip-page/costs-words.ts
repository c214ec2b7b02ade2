import { german } from "../../../../domain/messages/de/german.ts";
import { moneyText } from "../../../../domain/messages/de/money-text.ts";
import { storedWords } from "../../../../domain/messages/de/stored-words.ts";
import type { CostKind, Split } from "../../../../domain/trip/costs.ts";

const people = (count: number) => german.count(count, { one: "Person", other: "Personen" });
const places = (count: number) => german.count(count, { one: "Ort", other: "Orte" });

/** The Costs view of a trip's page. */
export const costsWords = {
  title: "Kosten",
  money: moneyText,
  wholeTripFor: (count: number) => `Ganze Reise für ${count}`,
  forEach: (count: number) =>
    `Pro Person, ${german.count(count, { one: "Reisender", other: "Reisende" })}`,
  forOne: "Ganze Reise für 1",
  about: (amount: string) => `Etwa ${amount}`,
  perPerson: "Gesamt oder pro Person",
  all: (count: number) => `Gesamt für ${count}`,
  each: "Pro Person",
  bounds: (low: string, high: string) => `Zwischen ${low} und ${high}`,
  budget: (amount: string) => `Budget ${amount}`,
  budgetOfLevel: (amount: string, level: string) =>
    `Budget etwa ${amount} (${storedWords.budget(level)})`,
  within: (spare: string) => `Im Budget, etwa ${spare} übrig`,
  leftForOthers: (spare: string) => `Etwa ${spare} übrig für das, was noch nicht mitzählt`,
  mealsNotCounted: "Mahlzeiten zählen erst, wenn du sie einträgst.",
  mealsCounted: (counted: number, days: number) =>
    `Mahlzeiten sind an ${counted} von ${days} Tagen gezählt.`,
  childrenPayLess: "Eintritte sind zum Preis für Erwachsene gerechnet; Kinder zahlen oft weniger.",
  leftForRooms: (spare: string) => `Etwa ${spare} übrig für Zimmer (Preis unbekannt)`,
  over: (more: string) => `Etwa ${more} über dem Budget`,
  noBudget: "Kein Budget festgelegt.",
  barLabel: (expected: string, budget: string) => `Erwartet: ${expected} von ${budget}`,
  kinds: {
    rooms: "Zimmer",
    tickets: "Eintritt",
    rides: "Fahrten",
    journeys: "Flüge & Züge",
    meals: "Essen",
    other: "Sonstiges",
  } satisfies Record<CostKind, string>,
  kindsTitle: "Nach Kategorie",
  entered: (amount: string) => `${amount} eingetragen`,
  stay: (rooms: number, nights: number, hotel: string, isDear: boolean) =>
    `${german.count(rooms, { one: "Zimmer", other: "Zimmer" })}, ${german.count(nights, { one: "Nacht", other: "Nächte" })}: ${hotel}${isDear ? ", wegen einer Veranstaltung teurer als sonst" : ""}`,
  tickets: (count: number, persons: number) => `${places(count)}, ${people(persons)}`,
  taxis: (count: number) =>
    `${german.count(count, { one: "Taxi", other: "Taxis" })} und öffentliche Verkehrsmittel, geschätzt`,
  rides: "Öffentliche Verkehrsmittel, geschätzt",
  meals: "Mittag- und Abendessen zu üblichen Preisen",
  noEstimate: "Ohne Schätzung",
  range: (low: string, high: string) => `${low} – ${high}`,
  addYours: "Bezahltes eintragen",
  addYoursFor: (kind: string) => `Bezahltes eintragen: ${kind}`,
  expected: "Erwartet",
  byDay: "Nach Tag",
  unpriced: (names: readonly string[]) =>
    `Kein Preis bekannt für ${german.list(names)}, deshalb nicht in den Summen.`,
  withoutRate: (amounts: readonly string[]) =>
    `Nicht in den Summen, weil es keinen Wechselkurs gibt: ${german.list(amounts)}.`,
  estimateWithoutRate: (currency: string) =>
    `Die Preise des Plans sind in ${currency}. Dafür gibt es keinen Wechselkurs, deshalb fehlen sie in den Summen.`,
  estimateRate: (from: string, to: string, value: number, date: string) =>
    `Die Preise des Plans rechnen mit etwa ${String(value).replace(".", ",")} ${to} für 1 ${from} (${date}).`,
  basis:
    "Die Preise stammen aus dem Plan und können sich ändern. Trag ein, was du bezahlt hast, um sie zu ersetzen.",
  add: "Ausgabe hinzufügen",
  changeBudget: "Budget ändern",
  download: "Tabelle herunterladen (CSV)",
  fileName: (trip: string) => `${trip} Kosten.csv`,

  expenses: "Ausgaben",
  noExpenses: "Noch keine Ausgaben.",
  wholeTrip: "Ganze Reise",
  paidBy: (names: readonly string[]) => `bezahlt von ${german.list(names)}`,
  noRate: "kein Wechselkurs",
  change: (title: string) => `${title} bearbeiten`,

  newCost: "Ausgabe hinzufügen",
  changeCost: "Ausgabe bearbeiten",
  amount: "Betrag",
  currency: "Währung",
  amountMissing: (example: string) => `Gib einen Betrag ein, zum Beispiel ${example}.`,
  isRefund: "Das ist eine Erstattung",
  what: "Beschreibung (optional)",
  kind: "Kategorie",
  day: "Tag",
  /** "2 · Sat 5"; a day without a date is called by its name alone. */
  dayChoice: (number: number, name: string, isDated: boolean) =>
    isDated ? `${number} · ${name}` : name,
  rate: (from: string, to: string) => `1 ${from} in ${to}`,
  rateOwn: (date: string) =>
    `Ungefähr, aus unserer Tabelle vom ${date}. Gib den Kurs ein, den du bezahlt hast.`,
  rateAsked: (date: string) =>
    `Letzter Kurs der Zentralbank, Stand ${date}. Gib den Kurs ein, den du bezahlt hast.`,
  rateKept: "Der Kurs, als du das eingetragen hast.",
  rateMissing: "Ohne Kurs fehlt das in den Summen.",
  rateWrong: "Gib eine Zahl über 0 ein, zum Beispiel 0,92, oder lass das Feld leer.",
  replaces: (amount: string) => `Ersetzt die Schätzung des Plans (${amount})`,
  payer: "Bezahlt von",
  nobody: "Nicht geteilt",
  several: "Mehrere Personen",
  paid: (name: string) => `${name} hat bezahlt`,
  splitTitle: "Aufteilung",
  splits: {
    EVENLY: "Gleichmäßig",
    BY_SHARES: "Nach Anteilen",
    BY_PERCENTAGE: "Nach Prozent",
    BY_AMOUNT: "Nach Betrag",
  } satisfies Record<Split, string>,
  among: "Aufteilen unter",
  everyone: "Alle",
  shareOf: (name: string) => `${name}: Anteile`,
  percentOf: (name: string) => `${name}: Prozent`,
  amountOf: (name: string) => `${name}: Betrag`,
  payersWrong: "Die bezahlten Beträge müssen zusammen die Summe ergeben.",
  splitWrong: {
    EVENLY: "Wähl mindestens eine Person.",
    BY_SHARES: "Gib mindestens einen Anteil ein, in ganzen Zahlen.",
    BY_PERCENTAGE: "Die Prozente müssen zusammen 100 ergeben.",
    BY_AMOUNT: "Die Beträge müssen zusammen die Summe ergeben.",
  } satisfies Record<Split, string>,
  save: "Speichern",
  remove: "Ausgabe entfernen",

  budgetTitle: "Budget",
  budgetIn: "Währung der Summen",
  budgetAmount: "Gesamtbudget (leer lassen für die Stufe der Reise)",
  budgetWrong: (example: string) =>
    `Gib einen Betrag über 0 ein, zum Beispiel ${example}, oder lass das Feld leer.`,

  travellers: "Reisende",
  changeTravellers: "Reisende bearbeiten",
  travellersHint:
    "Gib einfach Namen ein. Niemand braucht ein Konto. Ab zwei Reisenden könnt ihr Ausgaben teilen.",
  unnamed: (count: number) =>
    german.plural(count, {
      one: "1 weitere Person ohne Namen",
      other: `${german.number(count)} weitere ohne Namen`,
    }),
  newTraveller: "Name",
  addTraveller: "Hinzufügen",
  removeTraveller: (name: string) => `${name} entfernen`,
  isNamed: "In einer Ausgabe verwendet",
  goneTraveller: "Entfernte Person",

  settle: "Wer wem was schuldet",
  settled: "Alles ausgeglichen.",
  transfer: (from: string, to: string) => `${from} zahlt an ${to}`,
  balances: "Salden",
  balance: (paid: string, share: string) => `bezahlt ${paid}, Anteil ${share}`,

  csvHead: (currency: string) => [
    "Tag",
    "Datum",
    "Beschreibung",
    "Kategorie",
    "Betrag",
    "Währung",
    `Kurs zu ${currency}`,
    `In ${currency}`,
    "Bezahlt von",
    "Aufteilung",
  ],
};
