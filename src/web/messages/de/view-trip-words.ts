import { freeWords } from "../../../domain/messages/de/free-words.ts";
import { german } from "../../../domain/messages/de/german.ts";
import type { MealKind } from "../../../domain/places/eatery-kind.ts";
import { isAlwaysOpen } from "../../../domain/trip/is-always-open.ts";
import type { viewTripWords as english } from "../en/view-trip-words.ts";
import { sayEatery, sayWalk } from "../say-day-figures.ts";

const places = (count: number) => german.count(count, { one: "Ort", other: "Orte" });

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "Mittagessen", dinner: "Abendessen" };

function mealText(kind: MealKind, hours: string): string {
  return `${MEALS[kind]}, etwa ${hours}`;
}

const walkText = sayWalk(german, "kaum Fußwege", (way) => `${way} zu Fuß`);

/** The traveler’s own words behind it, where they are told. */
const inBrackets = (said: string | undefined) => (said === undefined ? "" : ` (${said})`);

export const viewTripWords: typeof english = {
  location: "Reiseziel: ",
  noOfDays: "Reisetage:",
  travellers: "Reisende:",
  budget: "Budgetstufe:",
  hotels: "Hotelempfehlungen",
  noHotels: "Wir kennen hier keine Hotels, deshalb beginnen deine Tage im Zentrum.",
  places: "Sehenswerte Orte",
  beforeTrip: (left) => (left === undefined ? "Vor der Reise" : `Vor der Reise: ${left}`),
  afterTrip: "Nach der Reise",
  wishes: "Deine Wünsche",
  wishesSummary: (open) =>
    open === 0 ? "Deine Wünsche: alle im Plan" : `Deine Wünsche: ${open} zum Ansehen`,
  goodToKnow: "Gut zu wissen",
  goodToKnowCount: (count) => `Gut zu wissen (${count})`,
  share: "Teilen",
  more: "Weitere Optionen",
  views: "Ansichten dieser Reise",
  viewNames: { today: "Heute", plan: "Plan", map: "Karte", costs: "Kosten", check: "Prüfung" },
  partLoading: "Wird geladen",
  partUnavailable: "Diesen Teil konnten wir nicht laden. Dein Plan ist trotzdem vollständig.",
  thingsToWatch: (count) =>
    ` ${german.plural(count, { one: "Punkt zu klären", other: "Punkte zu klären" })}`,
  hotelsTab: "Hotels",
  dayTab: (number) => `Tag ${number}`,
  placesOf: (day) => `Orte: ${day}`,
  today: "Heute",
  locked: "Fixiert",
  yourBase: "Hier beginnen deine Tage",
  edit: "Bearbeiten",
  doneEditing: "Fertig",
  moreAbout: (name) => `Mehr über ${name}`,
  opensMaps: " (öffnet eine Kartensuche in einem neuen Tab)",

  days: "Tage",
  dayFigures: (count, kmOnFoot) =>
    kmOnFoot === undefined ? places(count) : `${places(count)} · ${walkText(kmOnFoot)}`,
  openUntil: (open) =>
    isAlwaysOpen(open) ? "rund um die Uhr geöffnet" : `bis ${german.time(open.endMinutes)}`,
  change: "Ändern",
  changeOf: (day) => `${day} ändern`,
  aFreeDay: "Ein freier Tag",
  freeDay: "Nichts geplant, lass dich einfach treiben.",
  aLastDay: "Abreisetag",
  freeLastDay: "Für den Abreisetag ist nichts geplant.",
  travel: (way) => ["Weg: ", way],
  travelOut: (way, from, fare) => [
    "Weg: ",
    way,
    " ab ",
    from,
    ...(fare === undefined ? [] : [", ", fare, " hin und zurück"]),
  ],
  backAt: (way, time) => (time === undefined ? `${way} zurück` : `${way} zurück, Ankunft ${time}`),
  arrival: (time, said) => `Gegen ${time} am Hotel${inBrackets(said)}`,
  departure: (time, said) => `Gegen ${time} vom Hotel aufbrechen${inBrackets(said)}`,
  fullDay: "Als voller Tag geplant.",
  addArrival: "Ankunft hinzufügen",
  addDeparture: "Abreise hinzufügen",
  chooseTable: "Lokal wählen",
  meals: MEALS,
  meal: mealText,
  mealNear: (name) => [", in der Nähe von ", name],
  mealAt: (kind, hours, place) => [`${mealText(kind, hours)}: `, place],
  lunchThere: "Mittagessen vor Ort während deines Besuchs",
  eatery: sayEatery({
    kinds: {
      market: "Markt",
      "food-hall": "Markthalle",
      "food-street": "Streetfood-Straße",
      restaurant: "Restaurant",
      cafe: "Café",
    },
    prices: {
      low: "günstig",
      middle: "mittlere Preise",
      high: "teuer",
    },
    comma: ", ",
    end: ".",
  }),
  free: (free, minutes) => `${freeWords.kind(free)}: ${german.duration(minutes)}`,
  freeEntry: ({ why, isQueue }) =>
    `${why === "firstSunday" ? "Am ersten Sonntag frei" : "Dann frei"}${isQueue === true ? ": kein Vorverkauf, lange Schlangen" : ""}`,
  near: (names) => [" In der Nähe: ", names, "."],
  names: (names) => german.list(names),
  notVerified: (count) => `Nicht bestätigt: ${places(count)} nicht in unserem Reiseführer.`,
  hoursUnknown: (count) => `Öffnungszeiten unbekannt: ${places(count)}.`,

  verdicts: {
    sound: "Alles ist geöffnet und gut erreichbar",
    faulty: "An diesem Plan ist noch etwas zu klären",
    unverified: "Wir konnten diesen Plan nicht bestätigen",
    stale: "Der Plan oder seine Daten haben sich seit dieser Prüfung geändert.",
    unsure: "Der Plan geht auf, ein paar Dinge sind zu prüfen",
    poor: "Alles ist geöffnet und gut erreichbar, aber der Plan könnte viel besser sein",
    weak: "Dieser Plan könnte viel besser sein, und ein paar Dinge sind zu prüfen",
  },
  checkedLine: (verdict) =>
    verdict === "sound"
      ? "Geprüft: Alles ist geöffnet und gut erreichbar"
      : viewTripWords.verdicts[verdict],

  yourNote: "Deine Notiz: ",
  noteAbout: (about) => `Deine Notiz zu ${about}`,
  addNote: "Notiz hinzufügen",
  addNoteTo: (about) => `Notiz hinzufügen: ${about}`,
  editNote: "Notiz bearbeiten",
  editNoteOf: (about) => `Notiz bearbeiten: ${about}`,

  notFound: "Keine Reise gefunden",
  notFoundDetail: "Vielleicht wurde sie gelöscht, oder sie gehört jemand anderem.",
  signInToSee: " Wenn es deine ist, melde dich an, um sie zu sehen.",
  cannotBeShown: "Diese Reise kann nicht angezeigt werden",
  myTrips: "Meine Reisen",

  paper: {
    ownNotes: "Notizen",
    hoursChange: "Zeiten und Preise ändern sich. Prüf sie vor der Reise.",
    pageOf: (dayNumber, ofDays) => `, Tag ${dayNumber} von ${ofDays}`,
  },

  actions: {
    tripName: "Name der Reise",
    rename: "Umbenennen",
    renameTrip: "Diese Reise umbenennen",
    renameHint: "Lass das leer, um das Reiseziel zu verwenden.",
    deleteTrip: "Diese Reise löschen",
    ideas: "Ideen und Listen",
    bookings: "Buchungen",
    takeAlong: "Drucken oder exportieren",
    history: "Verlauf",
    deleteQuestion: (trip) => [trip, " löschen?"],
    deleteWarning: "Damit werden der Plan und deine Notizen endgültig gelöscht.",
    deleteIt: "Löschen",
    keepIt: "Reise behalten",
    deleted: (trip) => `${trip} gelöscht.`,
  },
};
