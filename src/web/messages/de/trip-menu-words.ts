import { german } from "../../../domain/messages/de/german.ts";
import type { tripMenuWords as english } from "../en/trip-menu-words.ts";

export const tripMenuWords: typeof english = {
  again: "Noch einmal planen",
  againHint: "Eine neue Reise mit denselben Orten und Notizen, ohne Daten, Buchungen und Kosten.",
  making: "Deine Reise wird erstellt …",
  made: "Hier ist deine neue Reise. Leg ihre Daten fest, sobald du sie kennst.",
  share: "Teilen",
  deleteTrip: "Diese Reise löschen",
  deleteQuestion: (trip) => [trip, " löschen?"],
  deleteWarning: "Damit werden der Plan und deine Notizen endgültig gelöscht.",
  deleteIt: "Löschen",
  keepIt: "Reise behalten",
  deleted: (trip) => `${trip} gelöscht.`,
  datesSet: (trip, dates) => `${trip}: ${dates}.`,
  leave: "Aus „Meine Reisen“ entfernen",
  leaveWarning: "Auch deine Stimmen gehen verloren. Die Reise selbst bleibt, wie sie ist.",
  leaveIt: "Entfernen",
  left: (trip) => `${trip} aus „Meine Reisen“ entfernt.`,

  find: {
    label: "Deine Reisen durchsuchen",
    hint: "Ein Reiseziel, ein Ort oder ein Wort aus deinen Notizen",
    close: "Suche schließen",
    show: "Anzeigen",
    shows: { all: "Alle", coming: "Anstehend", past: "Vergangen", shared: "Mit dir geteilt" },
    found: (count) => german.count(count, { one: "Reise", other: "Reisen" }),
    searching: "Wird gesucht …",
    none: "Keine Reisen gefunden. Such mit weniger Wörtern.",
    notKept: (count) =>
      `${german.count(count, { one: "Reise ist", other: "Reisen sind" })} noch nicht auf diesem Gerät gespeichert und nur über den Namen zu finden.`,
  },

  damaged: {
    damaged: "Diese Reise ist nicht lesbar",
    planned: (at) => `Geplant am ${at}`,
    advice: "Vielleicht haben die Betreiber der Website eine Sicherung.",
    remove: "Löschen",
    question: "Diese Reise löschen?",
    removeForGood: "Endgültig löschen",
    keep: "Reise behalten",
  },

  import: {
    title: "Reise importieren",
    about:
      "Wähl eine aus Tripwright exportierte Reise (JSON), eine Karte aus Google My Maps (KML oder KMZ) oder eine GPX-Datei.",
    file: "Datei",
    tooLarge: (mostKb) => `Diese Datei ist zu groß. Die Grenze liegt bei ${mostKb} KB.`,
    choose: "Wähl zuerst eine Datei.",
    destination: "Reiseziel",
    destinationHint: "Die Stadt oder Region, in der diese Orte liegen, zum Beispiel „Rome, Italy“.",
    submit: "Importieren",
    working: "Wird importiert",
  },
};
