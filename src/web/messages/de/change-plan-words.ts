import { LIMITS } from "../../../domain/limits.ts";
import { german } from "../../../domain/messages/de/german.ts";
import type { EateryDiet } from "../../../domain/places/eatery-kind.ts";
import type { changePlanWords as english } from "../en/change-plan-words.ts";

const DIETS: Readonly<Record<EateryDiet, string>> = {
  vegetarian: "vegetarisch",
  vegan: "vegan",
  halal: "halal",
  kosher: "koscher",
  "gluten-free": "glutenfrei",
};
const dietsText = (diets: readonly EateryDiet[]) => german.list(diets.map((diet) => DIETS[diet]));

export const changePlanWords: typeof english = {
  workingItOut: "Wird geprüft …",
  notNow: "Wir können die Zeiten gerade nicht prüfen. Du kannst es trotzdem ändern.",
  fits: "Passt.",
  fitsStill: "Keine neuen Probleme. Weiterhin offen:",
  fitsNot: "So geht es nicht:",
  fitsBut: "Das geht, aber:",
  notMet: (check) => `Nicht erfüllt: ${check}`,

  time: "Zeit",
  whenAndHowLong: "Wann und wie lange?",
  starts: "Beginn",
  stayFor: "Dauer",
  stay: (minutes) => german.duration(minutes),
  usualStay: "Wie geplant",
  keepTime: "Diese Zeit beim Neuplanen behalten",
  startsMissing: "Gib eine Uhrzeit ein, zum Beispiel 14:30.",
  set: "Festlegen",

  swap: "Tauschen",
  swapThis: "Diesen Ort tauschen",
  inPlaceOf: (place, hours) =>
    hours === undefined ? ["Statt ", place, "."] : ["Statt ", place, `, ${hours}.`],
  theseFit: "Das passt in deinen Tag:",
  nearest: "Am ehesten passt:",
  noneFits: "Wir kennen keinen anderen Ort, der hier passt. Such nach einem Namen.",
  takeThis: "Auswählen",
  take: (place) => `${place} auswählen`,
  moreTravel: (minutes) =>
    minutes === 0
      ? "kein zusätzlicher Weg"
      : minutes > 0
        ? `${german.duration(minutes)} mehr Weg`
        : `${german.duration(-minutes)} weniger Weg`,
  tablesFit: "In der Nähe und dann geöffnet:",
  noTables: "Wir kennen kein anderes Lokal, das dann geöffnet und nah genug ist.",
  suitsDiets: (diets: readonly EateryDiet[]) => `Auswahl für euch: ${dietsText(diets)}`,
  lacksDiets: (diets: readonly EateryDiet[]) =>
    `Passt vielleicht nicht, nichts bekannt: ${dietsText(diets)}`,
  tableByName: "Nach Namen oder Gericht suchen",
  tablesNamed: "Dann geöffnet und erreichbar:",
  noTableNamed: (text: string) =>
    `Wir kennen kein Lokal namens „${text}“, das dann geöffnet und erreichbar ist.`,
  whenAndWhere: "Wann und wo?",
  noMealThen: "Diese Uhrzeit passt an diesem Tag nicht. Versuche eine andere.",
  evenSoAt: (name: string) => `Trotzdem im „${name}“ essen`,

  ideas: "Ideen",
  bookings: "Buchungen",
  dropBookings: "Bestätigung hier ablegen, um sie einzulesen",
  addPlace: "Ort hinzufügen",
  addPlaceTo: (day) => `Ort hinzufügen: ${day}`,
  lookFor: "Oder such nach einem anderen Ort",
  lookForFirst: "Such nach einem Ort",
  lookForHint: "Ein Name oder eine Art, zum Beispiel „Garten“",
  noneFound: (text) => `Unser Reiseführer hat hier nichts Weiteres zu „${text}“.`,
  elsewhere: "Andere Orte",
  searching: "Wird gesucht …",
  noneElsewhere:
    "Keine anderen Orte gefunden. Prüf die Schreibweise oder füg unten einen eigenen hinzu.",
  elsewhereNotNow:
    "Wir können gerade nicht nach anderen Orten suchen. Öffne unten „Eigenen Ort hinzufügen“: Was du getippt hast, ist sein Name.",
  hoursUnknown: "Öffnungszeiten unbekannt",
  addTicked: (count) => `${german.count(count, { one: "Ort", other: "Orte" })} hinzufügen`,
  foundCount: (count) => `${german.count(count, { one: "Ort", other: "Orte" })} gefunden.`,
  putThese: "Zur Abstimmung stellen",
  orVote: "Oder Gäste abstimmen lassen …",
  tooMany: `Bis zu ${LIMITS.list.candidates} Orte können zusammen zur Abstimmung stehen.`,
  tickToVote: "Kreuz andere an, um Gäste über sie und diesen Ort abstimmen zu lassen.",
  voteOn: (count) => `Gäste über diese ${count} abstimmen lassen`,
  ownPlace: "Eigenen Ort hinzufügen",
  ownName: "Name",
  ownPosition: "Position (optional)",
  ownPositionHint:
    "Füg den Link aus Google Maps ein oder gib Breiten- und Längengrad ein, zum Beispiel 41.9029, 12.4534",
  ownNameMissing: "Gib einen Namen ein.",
  ownPositionUnreadable:
    "Gib Breiten- und Längengrad ein, zum Beispiel 41.9029, 12.4534, oder lass das Feld leer.",
  shortLink:
    "Ein Kurzlink sagt nicht, wohin er führt. Öffne ihn im Browser und füg die lange Adresse hier ein, oder gib Breiten- und Längengrad ein, zum Beispiel 41.9029, 12.4534.",
  ownNotice: "Nicht bestätigt. Ohne Position können wir keinen Weg zeigen.",
  add: "Hinzufügen",
  ownHotel: "Eigenes Hotel hinzufügen",
  hotelSearch: "Name oder Adresse des Hotels",
  hotelsFound: "Ergebnisse",
  hotelSearchNotNow: "Die Suche geht gerade nicht. Gib unten an, wo es liegt.",
  hotelByHand: "Nicht gefunden? Lage selbst angeben",
  ownHotelNotice: "Deine Tage beginnen dann hier. Nicht bestätigt.",
  near: "Was liegt in der Nähe?",
  nearUnknown: "Auswählen",
  quarters: "Viertel",
  plannedPlaces: "Orte in deinem Plan",
  position: "Genaue Lage, wenn du sie kennst",
  positionMissing: "Wähle, was in der Nähe liegt, oder gib die genaue Lage ein.",

  changeTrip: "Ganze Reise ändern",
  changeTheTrip: "Reise ändern",
  fillDay: "Diesen Tag füllen",
  fillOf: (day) => `${day} füllen`,
  isFull: "Mehr passt nicht in diesen Tag.",
  isNew: "Neu",
  replanDay: "Diesen Tag neu planen",
  replanMeaning:
    "Behält deine Orte und bringt sie in die Reihenfolge mit den kürzesten Wegen, die die Öffnungszeiten erlauben.",
  wholeTrip: "Ganze Reise",
  what: "Was geändert werden soll",
  staysAsItIs: (names) => `Bleibt gleich: ${names}.`,
  lockOthers: "Fixierte Orte ändern sich nicht.",
  showProposal: "Vorschau anzeigen",
  nothingYet: "Du siehst alles, bevor sich etwas ändert.",
  proposalFor: (what) => `Vorgeschlagene Änderungen: ${what}`,
  nothingBetter: "Dein Plan hat schon die beste Reihenfolge.",
  fitDates: (dates) => `Deine Reise: ${dates}`,
  placeBecause: (name, why) => `${name} (${why})`,
  fitDatesMeaning: (names) =>
    names.length === 0
      ? "Zu diesen Daten passt alles."
      : `Damit es zu diesen Daten passt, verschoben oder ersetzt: ${german.list(names)}.`,
  stillShut: (names) =>
    `An diesen Daten nicht möglich: ${german.list(names)}. Unter „Prüfung“ findest du eine andere Zeit oder einen anderen Ort.`,
  bookingsOff: (names) =>
    `Deine Buchungen behalten ihr Datum, und diese passen nicht mehr: ${german.list(names)}. Ändere sie unter „Buchungen“ oder wähle andere Daten.`,
  datesAllTheSame: "Die Daten trotzdem festlegen",
  onlyDates: "Daten festlegen und Plan behalten",
  fixOf: (place) => `Lösung finden: ${place}`,
  noOtherTime: "Es passt in keinen deiner Tage.",
  swapInstead: (place) => `Es passt an deinen Tagen zu keiner anderen Zeit. Stattdessen: ${place}.`,
  failed:
    "Etwas ist schiefgegangen, und dein Plan hat sich nicht geändert. Versuch es noch einmal.",
  outdated: "Die Reise hat sich inzwischen geändert. Ruf die Vorschau noch einmal auf.",
  before: "Vorher",
  after: "Nachher",
  onFoot: "Zu Fuß",
  travel: "Wegzeit",
  backAt: "Zurück am Hotel",
  minutes: (minutes) => (minutes === 0 ? "0 Min." : german.duration(minutes)),
  to: "wird zu",
  stays: "Unverändert",
  locked: "Fixiert",
  moved: (day) => `Vorher: ${day}`,
  movesTo: (day) => `Neu: ${day}`,
  earlier: (minutes) => `${german.duration(minutes)} früher`,
  later: (minutes) => `${german.duration(minutes)} später`,
  cancel: "Abbrechen",
  apply: "Übernehmen",
  becomes: (day, next) => `${day} wird ${next}`,
  dayUnchanged: "Keine Änderungen.",
  noMeal: "Kein Essen",
  meal: (kind, start) => `${kind === "lunch" ? "Mittagessen" : "Abendessen"}, ${start}`,

  putBackChanges: "An seiner alten Stelle ändert es mehr am Tag.",
  waysOut: (place) => `Optionen für ${place}`,
  moveTo: (day, hours) => `Verschieben: ${day}, ${hours}`,
  moveWithin: (hours) => `Stattdessen ${hours} besuchen`,
  letPlanChoose: "Den Plan die Zeit wählen lassen",
  setAside: "Entfernen",
  isSetAside: "Entfernt",

  runningLate: "Spät dran",
  byHowMuch: "Um wie viel?",
  late: (minutes) => `+${minutes} Min.`,
  lateBy: (minutes) => `+${minutes} Min.: ${minutes} Minuten Verspätung`,
  skip: "Auslassen",
  skipOf: (place) => `${place} auslassen`,
  noLongerFits: "Passt nicht mehr:",
  setAsideOf: (place) => `${place} entfernen`,

  night: {
    more: (town) => `Eine Nacht mehr in ${town}`,
    nightsIn: (town) => `Nächte in ${town}`,
    travelTo: (town) => `Fahrt nach ${town}`,
    onDay: (day, date) => (date === undefined ? day : `${day}, ${german.date(date)}`),
    meaning: (day, town) =>
      `${day} wird in ${town} neu geplant, und die bisherigen Orte des Tages werden entfernt. Dein Reisetag behält seine Orte.`,
    held: (names) => `Lös zuerst ${german.list(names)} oder lass den Plan die Zeit wählen.`,
  },
};
