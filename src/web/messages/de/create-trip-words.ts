import type { ReadingStep } from "../../../domain/api/generation.ts";
import { degreesText } from "../../../domain/degrees.ts";
import { german } from "../../../domain/messages/de/german.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";

type WhenChoice = "dates" | "month" | "open";

export const createTripWords = {
  chooseOne: "Wähl eines davon.",
  screen: "Reise planen",
  haveBookings: "Ich habe Flüge oder ein Hotel",
  destination: "Wohin soll es gehen?",
  destinationExample: "Eine Stadt, zum Beispiel Lissabon",
  destinationHint: "Bei höchstens 5 Tagen kannst du das leer lassen: Dann wählen wir für dich.",
  destinationNeeded: "Wähl ein Reiseziel.",
  destinationMissing: "Wähl ein Reiseziel oder überlass es uns.",
  addCity: "Weitere Stadt hinzufügen",
  cityDays: "Deine Tage in jeder Stadt",
  fewerDays: (city: string) => `Ein Tag weniger in ${city}`,
  moreDays: (city: string) => `Ein Tag mehr in ${city}`,
  removeCity: (city: string) => `${city} entfernen`,
  suggestions: "Vorschläge",
  suggestionCount: (count: number) =>
    german.count(count, { one: "Vorschlag", other: "Vorschläge" }),
  anyPlace: "Du kannst jeden Ort eingeben.",
  chooseCity: (city: string) => `${city} wählen`,
  thinTrip: (city: string, days: number) =>
    `Unser Reiseführer hat in ${city} genug für etwa ${german.count(days, { one: "Tag", other: "Tage" })}. Plane weniger Tage oder verbring den Rest in einer anderen Stadt.`,
  isReadAbout: (destination: string) =>
    `${destination} steht nicht in unserem Reiseführer. Wir schlagen zuerst in offenen Daten nach (Wikivoyage, OpenStreetMap, Wikidata); das kann ein, zwei Minuten dauern.`,
  isCountry: (country: string) =>
    `${country} hat mehrere Städte zum Übernachten. Du wählst im nächsten Schritt aus.`,
  planDays: (days: number) => `${german.count(days, { one: "Tag", other: "Tage" })} planen`,
  allCities: (count: number) =>
    `Unser ganzer Reiseführer: ${german.count(count, { one: "Stadt", other: "Städte" })}`,
  visitedBefore: (leftOut: number) =>
    leftOut === 0
      ? "Orte, die du schon kennst"
      : `Ohne ${german.count(leftOut, { one: "Ort, den", other: "Orte, die" })} du schon kennst`,
  seeAgain: "Wähl, was du noch einmal sehen möchtest.",
  /** A wish, as the plan’s notes quote it. */
  notAgain: (names: string) => `ohne ${names}`,
  days: "Wie viele Tage dauert deine Reise?",
  daysExample: "z. B. 3",
  daysHint: "Wenn du das leer lässt, planen wir 3 Tage.",
  daysOfDates: "Vom ersten bis zum letzten Tag.",
  daysMissing: "Gib die Anzahl der Tage ein oder überlass es uns: Dann planen wir 3.",
  budget: "Wie hoch ist dein Budget?",
  travellers: "Mit wem reist du?",
  moreWishes: "Weitere Wünsche (optional)",
  when: "Wann reist du?",
  whenChoices: { dates: "Datum", month: "Monat", open: "Noch offen" } satisfies Record<
    WhenChoice,
    string
  >,
  whenHints: {
    dates:
      "Wir richten uns nach Öffnungszeiten, Feiertagen und Tageslicht an deinen Reisetagen. Gib an, wann du in der Stadt ankommst und sie verlässt. Mit dem Flugzeug? Plane etwa 1½ Stunden nach der Landung und 3 vor dem Abflug ein.",
    month: "Wir planen nach Jahreszeit, Wetter und Tageslicht. Die Daten legst du später fest.",
    open: "Wir planen für eine beliebige Woche im Jahr. Die Daten legst du später fest.",
  } satisfies Record<WhenChoice, string>,
  /** Means of a month, "2027-05". */
  usualWeather: ({
    city,
    month,
    highC,
    lowC,
    rainDays,
  }: {
    readonly city: string;
    readonly month: string;
    readonly highC: number;
    readonly lowC: number;
    readonly rainDays: number;
  }) =>
    `${city} im ${german.month(month)}: meist ${degreesText({ lowC, highC, to: " bis " }, german)}, mit Regen an ${german.count(Math.round(rainDays), { one: "Tag", other: "Tagen" })}.`,
  month: "Monat",
  anyMonth: "Wähl einen Monat",
  startDate: "Erster Tag",
  endDate: "Letzter Tag",
  arriveAt: "Ankunft gegen",
  leaveAt: "Abreise gegen",
  /** Wishes, as the plan’s notes quote them. */
  arriving: (time: string) => `Ankunft um ${time}`,
  leaving: (time: string) => `Abreise um ${time}`,
  dateProblems: {
    start_date_past: "Dieses Datum ist schon vorbei. Wähl heute oder später oder lass es leer.",
    end_date_unreadable: "Gib einen gültigen letzten Tag ein oder lass ihn leer.",
    end_before_start: "Der letzte Tag liegt vor dem ersten. Wähl einen späteren.",
    arrival_unreadable: "Gib die ganze Uhrzeit ein oder lass sie leer.",
    departure_unreadable: "Gib die ganze Uhrzeit ein oder lass sie leer.",
  },
  howMany: "Wie viele seid ihr?",
  childAges: "Wie alt sind die Kinder?",
  child: (number: number) => `Kind ${number}`,
  noAge: "Alter",
  age: (years: number) => (years === 0 ? "Unter 1" : `${years}`),
  needs: "Besonderheiten beim Essen oder bei Wegen? (optional)",
  needTitles: {
    vegetarian: "Vegetarisch",
    vegan: "Vegan",
    glutenFree: "Glutenfrei",
    lactoseFree: "Laktosefrei",
    halal: "Halal",
    kosher: "Koscher",
    nutFree: "Ohne Nüsse",
    stepFree: "Stufenfrei",
  },
  pace: "Wie voll sollen deine Tage sein?",
  paces: { relaxed: "Ganz in Ruhe", usual: "Normal", full: "Viel sehen" } satisfies Record<
    PaceChoice,
    string
  >,
  interests: "Was magst du?",
  planner: "Wer soll planen?",
  planners: { model: "KI", guide: "Unser eigener Reiseführer" },
  plannerHint:
    "Unser Reiseführer kennt diese Stadt: Der Plan ist sofort fertig, mit Orten, die wir geprüft haben. Eine KI ist flexibler, braucht aber länger.",
  generating: "Wird erstellt",
  generate: "Reise erstellen!",
  startEmpty: "Mit leerem Plan beginnen",
  planGoesOn: "Wir arbeiten noch an deinem Plan. Du findest ihn unter „Meine Reisen“.",
  planIsReady: "Dein Plan ist fertig. Du findest ihn unter „Meine Reisen“.",

  progressTitle: "Dein Plan entsteht",
  progress: "Fortschritt",
  stop: "Stoppen",
  askingPlanner: "Wir fragen den Planer",
  readingAbout: (place: string) => `Wir lesen über ${place}`,
  readingSteps: {
    where: "Wir suchen den Ort auf der Karte",
    wikivoyage: "Wir sehen bei Wikivoyage nach, was sehenswert ist",
    wikidata: "Wir sehen bei Wikidata nach bekannten Sehenswürdigkeiten",
    openstreetmap: "Wir holen Öffnungszeiten und Hotels von OpenStreetMap",
    pageviews: "Wir sehen nach, worüber viel gelesen wird",
    composing: "Wir setzen alles zusammen",
    wishes: "Wir lesen deine Wünsche",
  } satisfies Record<ReadingStep, string>,
  savingTrip: "Deine Reise wird gespeichert",
  dayIsReady: (day: number, days: number) => `Tag ${day} von ${days} ist fertig`,
  lookingForHotels: (destination: string) => `Wir suchen Hotels in ${destination}`,
  hotels: (count: number) => german.count(count, { one: "Hotel", other: "Hotels" }),
  hotelsAreReady: (count: number) =>
    german.count(count, { one: "Hotel gefunden", other: "Hotels gefunden" }),
  reconnecting: "Verbindung verloren. Wir arbeiten weiter an deinem Plan.",
  freeDay: "Ein freier Tag",

  failureTitle: "Dein Plan ist nicht fertig",
  nameRequest: (requestId: string, code: string) =>
    `Wenn du den Betreibern der Website schreibst, nenn diese Anfrage: ${requestId} (${code})`,
  planInstead: (destination: string) => `Stattdessen ${destination} planen`,
  /** Several places are called so. */
  meantTitle: "Meinst du …?",
  planMeant: (label: string) => `${label} planen`,
  basesTitle: "Wähl, wo du übernachten möchtest",
  basesHint:
    "Das umfasst mehr als eine Stadt. Übernachte in mehreren, und wir planen die Fahrten dazwischen, oder bleib in einer.",
  severalBases: "In mehreren Städten übernachten",
  oneBase: "Oder in einer bleiben",
  basesOf: (count: number) => german.count(count, { one: "Stadt", other: "Städte" }),
  /** "Plan Florence"; without the country, which is the same for all. */
  planOne: (label: string) => `${label.split(",")[0]} planen`,
  /** "Florence: 4 days"; without the country, which is the same for all. */
  daysIn: (label: string, days: number) =>
    `${label.split(",")[0]}: ${german.count(days, { one: "Tag", other: "Tage" })}`,
  takeGuide: (destination: string) => `${destination} mit unserem Reiseführer planen`,
  tryAgain: "Noch einmal versuchen",
};
