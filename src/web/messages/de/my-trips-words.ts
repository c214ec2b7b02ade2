import { german } from "../../../domain/messages/de/german.ts";
import { storedWords } from "../../../domain/messages/de/stored-words.ts";
import type { myTripsWords as english } from "../en/my-trips-words.ts";
import { sayTripSummary } from "../say-trip-summary.ts";

const FORMS = {
  days: { one: "Tag", other: "Tage" },
  travelers: { one: "Person", other: "Personen" },
};

export const myTripsWords: typeof english = {
  title: "Meine Reisen",
  loading: "Deine Reisen werden geladen",
  noneKept: "Du bist offline, und auf diesem Gerät sind noch keine Reisen gespeichert.",
  notRefreshed:
    "Wir konnten deine Reisen nicht aktualisieren. Du siehst, was auf diesem Gerät gespeichert ist.",
  showMore: "Mehr anzeigen",
  search: "Suchen",
  calendar: "Kalender",
  partUnavailable:
    "Das lässt sich gerade nicht laden. Prüf deine Verbindung und versuch es noch einmal.",
  actionsOf: (trip) => `Aktionen: ${trip}`,
  importTrip: "Reise importieren",
  none: "Keine Reisen gefunden.",
  planFirst: "Plane deine erste Reise",
  summary: sayTripSummary(
    (amount, of) => `${amount} ${german.plural(Number(amount), FORMS[of])}`,
    storedWords.budget,
  ),
  noDestination: "Reise ohne Ziel",
  planned: (at) => `Geplant am ${at}`,
  upcoming: "Anstehend",
  past: "Vergangen",
  pastCount: (count) => german.count(count, { one: "Reise", other: "Reisen" }),
  noDates: "Noch ohne Daten",
  starts: (at, place) =>
    at === undefined ? ["Erster Stopp: ", place] : ["Erster Stopp: ", place, `, ${at}`],
  todayStarts: (at, place) =>
    at === undefined ? ["Erster Stopp heute: ", place] : ["Erster Stopp heute: ", place, `, ${at}`],
  sharedWithYou: "Mit dir geteilt",
  sharedBy: (name, canEdit) =>
    canEdit ? `Geteilt von ${name} · Du kannst sie bearbeiten` : `Geteilt von ${name}`,
  kept: "Auf diesem Gerät gespeichert, auch offline",

  month: {
    close: "Kalender schließen",
    none: "Noch keine deiner Reisen hat Daten.",
    noTrips: "Keine Reisen in diesem Monat.",
    earlier: (count) =>
      `${german.count(count, { one: "früheren Monat", other: "frühere Monate" })} zeigen`,
    undated: (count) =>
      `${german.count(count, { one: "Reise hat", other: "Reisen haben" })} noch keine Daten.`,
    feed: "In deiner Kalender-App verfolgen",
    feedAbout:
      "Füg diesen Link in deiner Kalender-App hinzu. Er zeigt die Tage jeder Reise, dazu Besuche und Notizen der nächsten. Alle, die den Link haben, können sie sehen. Ein neuer Link ersetzt den bisherigen.",
    feedName: "Kalender aller Reisen",
  },
};
