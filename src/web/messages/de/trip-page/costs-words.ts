import { german } from "../../../../domain/messages/de/german.ts";
import { moneyText } from "../../../../domain/messages/de/money-text.ts";
import { storedWords } from "../../../../domain/messages/de/stored-words.ts";
import type { costsWords as english } from "../../en/trip-page/costs-words.ts";

const people = (count: number) => german.count(count, { one: "Person", other: "Personen" });
const places = (count: number) => german.count(count, { one: "Ort", other: "Orte" });

export const costsWords: typeof english = {
  title: "Kosten",
  money: moneyText,
  wholeTripFor: (count) => `Ganze Reise für ${count}`,
  forEach: (count) => `Pro Person, ${german.count(count, { one: "Reisender", other: "Reisende" })}`,
  forOne: "Ganze Reise für 1",
  about: (amount) => `Etwa ${amount}`,
  perPerson: "Gesamt oder pro Person",
  all: (count) => `Gesamt für ${count}`,
  each: "Pro Person",
  bounds: (low, high) => `Zwischen ${low} und ${high}`,
  budget: (amount) => `Budget ${amount}`,
  budgetOfLevel: (amount, level) => `Budget etwa ${amount} (${storedWords.budget(level)})`,
  within: (spare) => `Im Budget, etwa ${spare} übrig`,
  leftForOthers: (spare) => `Etwa ${spare} übrig für das, was noch nicht mitzählt`,
  mealsNotCounted: "Mahlzeiten zählen erst, wenn du sie einträgst.",
  mealsCounted: (counted, days) => `Mahlzeiten sind an ${counted} von ${days} Tagen gezählt.`,
  howChildrenCount:
    "Wo wir das Alter eines Kindes kennen, rechnen wir unter 6 keinen Eintritt, unter 3 kein Essen und unter 12 ein Bett im Zimmer der Eltern, für zwei Kinder je Zimmer. Alle anderen zählen als Erwachsene. Weicht ein Preis ab, trage ihn als Ausgabe anstelle der Schätzung ein.",
  leftForRooms: (spare) => `Etwa ${spare} übrig für Zimmer (Preis unbekannt)`,
  over: (more) => `Etwa ${more} über dem Budget`,
  noBudget: "Kein Budget festgelegt.",
  barLabel: (expected, budget) => `Erwartet: ${expected} von ${budget}`,
  kinds: {
    rooms: "Zimmer",
    tickets: "Eintritt",
    rides: "Fahrten",
    journeys: "Flüge & Züge",
    meals: "Essen",
    other: "Sonstiges",
  },
  kindsTitle: "Nach Kategorie",
  entered: (amount) => `${amount} eingetragen`,
  stay: (rooms, nights, hotel, isDear) =>
    `${german.count(rooms, { one: "Zimmer", other: "Zimmer" })}, ${german.count(nights, { one: "Nacht", other: "Nächte" })}: ${hotel}${isDear ? ", wegen einer Veranstaltung teurer als sonst" : ""}`,
  tickets: (count, persons) => `${places(count)}, ${people(persons)}`,
  taxis: (count) =>
    `${german.count(count, { one: "Taxi", other: "Taxis" })} und öffentliche Verkehrsmittel, geschätzt`,
  rides: "Öffentliche Verkehrsmittel, geschätzt",
  journeysEstimated: "Zwischen deinen Städten, geschätzt",
  meals: "Mittag- und Abendessen zu üblichen Preisen",
  noEstimate: "Ohne Schätzung",
  range: (low, high) => `${low} – ${high}`,
  addYours: "Bezahltes eintragen",
  addYoursFor: (kind) => `Bezahltes eintragen: ${kind}`,
  expected: "Erwartet",
  byDay: "Nach Tag",
  unpriced: (names) => `Kein Preis bekannt für ${german.list(names)}, deshalb nicht in den Summen.`,
  withoutRate: (amounts) =>
    `Nicht in den Summen, weil es keinen Wechselkurs gibt: ${german.list(amounts)}.`,
  estimateWithoutRate: (currency) =>
    `Die Preise des Plans sind in ${currency}. Dafür gibt es keinen Wechselkurs, deshalb fehlen sie in den Summen.`,
  estimateRate: (from, to, value, date) =>
    `Die Preise des Plans rechnen mit etwa ${String(value).replace(".", ",")} ${to} für 1 ${from} (${date}).`,
  basis:
    "Die Preise stammen aus dem Plan und können sich ändern. Trag ein, was du bezahlt hast, um sie zu ersetzen. Flughafentransfers und Kurtaxe sind nicht dabei.",
  add: "Ausgabe hinzufügen",
  changeBudget: "Budget ändern",
  download: "Tabelle herunterladen (CSV)",
  fileName: (trip) => `${trip} Kosten.csv`,

  expenses: "Ausgaben",
  noExpenses: "Noch keine Ausgaben.",
  wholeTrip: "Ganze Reise",
  paidBy: (names) => `bezahlt von ${german.list(names)}`,
  noRate: "kein Wechselkurs",
  change: (title) => `${title} bearbeiten`,

  newCost: "Ausgabe hinzufügen",
  changeCost: "Ausgabe bearbeiten",
  amount: "Betrag",
  currency: "Währung",
  amountMissing: (example) => `Gib einen Betrag ein, zum Beispiel ${example}.`,
  isRefund: "Das ist eine Erstattung",
  what: "Beschreibung (optional)",
  kind: "Kategorie",
  day: "Tag",
  dayChoice: (number, name, isDated) => (isDated ? `${number} · ${name}` : name),
  rate: (from, to) => `1 ${from} in ${to}`,
  rateOwn: (date) =>
    `Ungefähr, aus unserer Tabelle vom ${date}. Gib den Kurs ein, den du bezahlt hast.`,
  rateAsked: (date) =>
    `Letzter Kurs der Zentralbank, Stand ${date}. Gib den Kurs ein, den du bezahlt hast.`,
  rateKept: "Der Kurs, als du das eingetragen hast.",
  rateMissing: "Ohne Kurs fehlt das in den Summen.",
  rateWrong: "Gib eine Zahl über 0 ein, zum Beispiel 0,92, oder lass das Feld leer.",
  replaces: (amount) => `Ersetzt die Schätzung des Plans (${amount})`,
  comesOff: (amount) => `Wird von der Schätzung des Plans abgezogen (${amount})`,
  payer: "Bezahlt von",
  nobody: "Nicht geteilt",
  several: "Mehrere Personen",
  paid: (name) => `${name} hat bezahlt`,
  splitTitle: "Aufteilung",
  splits: {
    EVENLY: "Gleichmäßig",
    BY_SHARES: "Nach Anteilen",
    BY_PERCENTAGE: "Nach Prozent",
    BY_AMOUNT: "Nach Betrag",
  },
  among: "Aufteilen unter",
  everyone: "Alle",
  shareOf: (name) => `${name}: Anteile`,
  percentOf: (name) => `${name}: Prozent`,
  amountOf: (name) => `${name}: Betrag`,
  payersWrong: "Die bezahlten Beträge müssen zusammen die Summe ergeben.",
  splitWrong: {
    EVENLY: "Wähl mindestens eine Person.",
    BY_SHARES: "Gib mindestens einen Anteil ein, in ganzen Zahlen.",
    BY_PERCENTAGE: "Die Prozente müssen zusammen 100 ergeben.",
    BY_AMOUNT: "Die Beträge müssen zusammen die Summe ergeben.",
  },
  save: "Speichern",
  remove: "Ausgabe entfernen",

  budgetTitle: "Budget",
  budgetIn: "Währung der Summen",
  budgetAmount: "Gesamtbudget (leer lassen für die Stufe der Reise)",
  budgetWrong: (example) =>
    `Gib einen Betrag über 0 ein, zum Beispiel ${example}, oder lass das Feld leer.`,

  travellers: "Reisende",
  changeTravellers: "Reisende bearbeiten",
  travellersHint:
    "Gib einfach Namen ein. Niemand braucht ein Konto. Ab zwei Reisenden könnt ihr Ausgaben teilen.",
  unnamed: (count) =>
    german.plural(count, {
      one: "1 weitere Person ohne Namen",
      other: `${german.number(count)} weitere ohne Namen`,
    }),
  newTraveller: "Name",
  addTraveller: "Hinzufügen",
  removeTraveller: (name) => `${name} entfernen`,
  isNamed: "In einer Ausgabe verwendet",
  goneTraveller: "Entfernte Person",

  settle: "Wer wem was schuldet",
  notSplit: "Buchungen, die hier noch fehlen, weil niemand gesagt hat, wer bezahlt hat:",
  whoPaid: (title) => `Wer hat ${title} bezahlt?`,
  settled: "Alles ausgeglichen.",
  transfer: (from, to) => `${from} zahlt an ${to}`,
  balances: "Salden",
  balance: (paid, share) => `bezahlt ${paid}, Anteil ${share}`,

  csvHead: (currency) => [
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
