import type { ReadingStep } from "../../../domain/api/generation.ts";
import { degreesText } from "../../../domain/degrees.ts";
import { german } from "../../../domain/messages/de/german.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";
import type { createTripWords as english } from "../en/create-trip-words.ts";

type WhenChoice = "dates" | "month" | "open";

export const createTripWords: typeof english = {
  chooseOne: "Wähl eines davon.",
  screen: "Reise planen",
  haveBookings: "Ich habe Flüge oder ein Hotel",
  destination: "Wohin soll es gehen?",
  destinationExample: "Eine Stadt, zum Beispiel Lissabon",
  destinationHint: "Bei höchstens 5 Tagen kannst du das leer lassen: Dann wählen wir für dich.",
  destinationNeeded: "Wähl ein Reiseziel.",
  addCity: "Weitere Stadt hinzufügen",
  cityDays: "Deine Tage in jeder Stadt",
  fewerDays: (city) => `Ein Tag weniger in ${city}`,
  moreDays: (city) => `Ein Tag mehr in ${city}`,
  removeCity: (city) => `${city} entfernen`,
  suggestions: "Vorschläge",
  suggestionCount: (count) => german.count(count, { one: "Vorschlag", other: "Vorschläge" }),
  anyPlace: "Du kannst jeden Ort eingeben.",
  chooseCity: (city) => `${city} wählen`,
  thinTrip: (city, days) =>
    `Unser Reiseführer hat in ${city} genug für etwa ${german.count(days, { one: "Tag", other: "Tage" })}. Plane weniger Tage oder verbring den Rest in einer anderen Stadt.`,
  isReadAbout: (destination) =>
    `${destination} steht nicht in unserem Reiseführer. Wir schlagen zuerst in offenen Daten nach (Wikivoyage, OpenStreetMap, Wikidata); das kann ein, zwei Minuten dauern.`,
  unanswered: (destination) =>
    `${destination} steht nicht in unserem Reiseführer, und der Dienst, bei dem wir andere Orte nachschlagen, antwortet gerade nicht. Du kannst es trotzdem versuchen oder eine Stadt aus unserem Reiseführer wählen.`,
  isCountry: (country) =>
    `${country} hat mehrere Städte zum Übernachten. Du wählst im nächsten Schritt aus.`,
  planDays: (days) => `${german.count(days, { one: "Tag", other: "Tage" })} planen`,
  allCities: (count) =>
    `Unser ganzer Reiseführer: ${german.count(count, { one: "Stadt", other: "Städte" })}`,
  visitedBefore: (leftOut) =>
    leftOut === 0
      ? "Orte, die du schon kennst"
      : `Ohne ${german.count(leftOut, { one: "Ort, den", other: "Orte, die" })} du schon kennst`,
  seeAgain: "Wähl, was du noch einmal sehen möchtest.",
  notAgain: (names) => `ohne ${names}`,
  days: "Wie viele Tage dauert deine Reise?",
  daysExample: "z. B. 3",
  daysHint: "Wenn du das leer lässt, planen wir 3 Tage.",
  daysOfDates: "Vom ersten bis zum letzten Tag.",
  budget: "Wie hoch ist dein Budget?",
  travellers: "Mit wem reist du?",
  moreWishes: "Weitere Wünsche (optional)",
  when: "Wann reist du?",
  whenChoices: { dates: "Datum", month: "Monat", open: "Noch offen" } satisfies Record<
    WhenChoice,
    string
  >,
  whenHints: {
    dates: "Wir richten uns nach Öffnungszeiten, Feiertagen und Tageslicht an deinen Reisetagen.",
    month: "Wir planen nach Jahreszeit, Wetter und Tageslicht. Die Daten legst du später fest.",
    open: "Wir planen für eine beliebige Woche im Jahr. Die Daten legst du später fest.",
  } satisfies Record<WhenChoice, string>,
  usualWeather: ({ city, month, highC, lowC, rainDays }) =>
    `${city} im ${german.month(month)}: meist ${degreesText({ lowC, highC, to: " bis " }, german)}, mit Regen an ${german.count(Math.round(rainDays), { one: "Tag", other: "Tagen" })}.`,
  month: "Monat",
  anyMonth: "Wähl einen Monat",
  startDate: "Erster Tag",
  endDate: "Letzter Tag",
  arriveAt: "Ankunft gegen",
  leaveAt: "Abreise gegen",
  byAir: "Das sind Flugzeiten: Zeit für den Flughafen einplanen",
  arriving: (time) => `Ankunft um ${time}`,
  leaving: (time) => `Abreise um ${time}`,
  dateProblems: {
    start_date_past: "Dieses Datum ist schon vorbei. Wähl heute oder später oder lass es leer.",
    end_date_unreadable: "Gib einen gültigen letzten Tag ein oder lass ihn leer.",
    end_before_start: "Der letzte Tag liegt vor dem ersten. Wähl einen späteren.",
    arrival_unreadable: "Gib die ganze Uhrzeit ein oder lass sie leer.",
    departure_unreadable: "Gib die ganze Uhrzeit ein oder lass sie leer.",
  },
  howMany: "Wie viele seid ihr?",
  childAges: "Wie alt sind die Kinder?",
  agesAssumed: "Ohne Altersangaben planen wir für Kinder von 6 bis 12.",
  child: (number) => `Kind ${number}`,
  noAge: "Alter",
  age: (years) => (years === 0 ? "Unter 1" : `${years}`),
  needs: "Besonderheiten beim Essen oder bei Wegen? (optional)",
  allOfUs: "Wir alle",
  someOfUs: (count, people) => `${count} von ${people}`,
  ofSome: (title, count, people) => `${title} (${count} von ${people})`,
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
  wishUnanswered:
    "Sag, was damit geschehen soll, oder drück noch einmal „Reise erstellen!“, um ohne zu planen.",
  generate: "Reise erstellen!",
  startEmpty: "Mit leerem Plan beginnen",
  planGoesOn: "Wir arbeiten noch an deinem Plan. Du findest ihn unter „Meine Reisen“.",
  planIsReady: "Dein Plan ist fertig. Du findest ihn unter „Meine Reisen“.",

  progressTitle: "Dein Plan entsteht",
  progress: "Fortschritt",
  stop: "Stoppen",
  askingPlanner: "Wir fragen den Planer",
  readingAbout: (place) => `Wir lesen über ${place}`,
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
  dayIsReady: (day, days) => `Tag ${day} von ${days} ist fertig`,
  lookingForHotels: (destination) => `Wir suchen Hotels in ${destination}`,
  hotels: (count) => german.count(count, { one: "Hotel", other: "Hotels" }),
  hotelsAreReady: (count) =>
    german.count(count, { one: "Hotel gefunden", other: "Hotels gefunden" }),
  reconnecting: "Verbindung verloren. Wir arbeiten weiter an deinem Plan.",
  freeDay: "Ein freier Tag",

  failureTitle: "Dein Plan ist nicht fertig",
  nameRequest: (requestId, code) =>
    `Wenn du den Betreibern der Website schreibst, nenn diese Anfrage: ${requestId} (${code})`,
  planInstead: (destination) => `Stattdessen ${destination} planen`,
  meantTitle: "Meinst du …?",
  planMeant: (label) => `${label} planen`,
  basesTitle: "Wähl, wo du übernachten möchtest",
  basesHint:
    "Das umfasst mehr als eine Stadt. Übernachte in mehreren, und wir planen die Fahrten dazwischen, oder bleib in einer.",
  severalBases: "In mehreren Städten übernachten",
  oneBase: "Oder in einer bleiben",
  basesOf: (count) => german.count(count, { one: "Stadt", other: "Städte" }),
  planOne: (label) => `${label.split(",")[0]} planen`,
  daysIn: (label, days) =>
    `${label.split(",")[0]}: ${german.count(days, { one: "Tag", other: "Tage" })}`,
  takeGuide: (destination) => `${destination} mit unserem Reiseführer planen`,
  tryAgain: "Noch einmal versuchen",
};
