import { german } from "../../../../domain/messages/de/german.ts";
import { type WorthVerdict, worthVerdict } from "../../../../domain/plan/plan-verdict.ts";
import type { checkWords as english } from "../../en/trip-page/check-words.ts";
import { viewTripWords } from "../view-trip-words.ts";

const places = (count: number) => german.count(count, { one: "Ort", other: "Orte" });
const hotels = (count: number) => german.count(count, { one: "Hotel", other: "Hotels" });

const WORTH_LINES: Readonly<Record<WorthVerdict, string>> = {
  veryGood: "Großartiger Plan: Alles ist geöffnet und gut erreichbar",
  good: "Guter Plan: Alles ist geöffnet und gut erreichbar",
  fair: "Der Plan geht auf, aber es ginge noch besser",
  poor: viewTripWords.verdicts.poor,
};

export const checkWords: typeof english = {
  planCheck: "Planprüfung",
  verified: (values) =>
    `Verglichen mit ${values.by === "open" ? "offenen Daten" : "unserem Reiseführer"}: ${values.places} von ${places(values.ofPlaces)}, ${values.hotels} von ${hotels(values.ofHotels)}.`,
  weaknesses: "Was besser sein könnte",
  soundLine: (quality) => WORTH_LINES[worthVerdict(quality)],
  toDo: "Was zu tun ist",
  details: (headsUps) =>
    headsUps === 0 ? "Einzelheiten" : `Einzelheiten und Hinweise (${headsUps})`,
  closedThatDay: ({ weekday, event }) =>
    event === undefined ? `${german.weekday(weekday)}s geschlossen.` : `Geschlossen: ${event}.`,
  closedAllDays: "An all deinen Tagen geschlossen.",
  neverOpenThen: (hours) => `Nie geöffnet ${hours}.`,
  openOnly: (hours) => `Geöffnet ${hours}.`,
  closedOnDates: (names) => `Zu deiner Reisezeit geschlossen: ${german.list(names)}.`,
  findTime: "Bessere Zeit suchen",
  fitBookings: "An Buchungen anpassen",
  fitDates: "Plan an deine Daten anpassen",
  endOnDay: (day) => `Reise an Tag ${day} beenden`,
  startOn: (date) => `Reise beginnen: ${german.date(date)}`,
  shorten: (day) => `Tag ${day} kürzen`,
  cheaper: "Günstiger machen",
  add: (name) => `${name} hinzufügen`,
  moreOf: (interest) => `Mehr davon: ${interest}`,
  fillDay: "Tag füllen",
  planDayAnew: "Tag neu planen",
  bringTogether: "Auf einen Tag legen",
  swap: "Tauschen",
  changeTime: "Zeit ändern",
  nothingVerified:
    "Keiner dieser Orte steht in unserem Reiseführer. Alles, was wir darüber wissen, stammt von einer KI. Prüf also vor der Reise, ob es sie gibt, wo sie liegen, wann sie geöffnet sind und was sie kosten.",
  notChecked: (checks) => `Nicht geprüft: ${german.list(checks)}.`,
  unmet: (problems) => problems.map((problem) => `${problem}.`).join(" "),
  watch: "Hinweis",
  changes: (count) => `Was wir geändert haben (${count})`,
  changeKinds: {
    moved: "Verschoben:",
    dropped: "Entfernt:",
    corrected: "Korrigiert:",
    added: "Ergänzt:",
  },
  checks: (count) => `Alle Prüfungen (${count})`,
  check: "Prüfung",
  found: "Wert",
  wanted: "Ziel",
  wantedHere: ", Ziel",
  result: "Ergebnis",
  met: "Erfüllt",
  notMet: "Nicht erfüllt",
};
