import { german } from "../../../domain/messages/de/german.ts";
import type { editWords as english } from "../en/edit-words.ts";

type Stand = { readonly day: string; readonly number: number; readonly count: number };

function standText({ day, number, count }: Stand): string {
  return `${day}, Ort ${number} von ${count}`;
}

export const editWords: typeof english = {
  editing: "Plan bearbeiten",
  handleHint:
    "Drück die Eingabetaste, um es aufzunehmen, Alt und eine Pfeiltaste, um es um eine Stelle zu verschieben, oder Entf, um es zu entfernen.",
  move: "Verschieben",
  moveIt: (name) => `${name} verschieben`,
  remove: "Entfernen",
  removeIt: (name) => `${name} entfernen`,
  lock: "Fixieren",
  unlock: "Lösen",
  lockIt: (name) => `${name} auf diese Zeit fixieren`,
  locked: "fixiert",
  note: "Notiz",
  actionsFor: (name) => `${name} ändern`,

  moving: (name) => `${name} wird verschoben`,
  earlier: "Früher",
  later: "Später",
  day: "Tag",
  chooseDay: "Auf diesen Tag verschieben",
  cancel: "Abbrechen",
  putHere: "Hierher verschieben",
  dragHelp: "Lass los, um es hierher zu verschieben. Mit Esc brichst du ab.",
  stand: standText,
  standWith: (stand, visit, problem) =>
    `${standText(stand)}, ${german.time(visit.startMinutes)} bis ${german.time(visit.endMinutes)}, ${problem ?? "passt"}.`,
  fits: "passt",

  pickedUp: (name, stand) =>
    `${name} aufgenommen. ${standText(stand)}. Wähl mit den Pfeiltasten eine Stelle, mit Tab den nächsten Tag; mit der Eingabetaste verschiebst du, mit Escape brichst du ab.`,
  placed: (name, day, startMinutes) =>
    startMinutes === undefined
      ? `${name} ist jetzt hier: ${day}.`
      : `${name} ist jetzt hier: ${day}, ${german.time(startMinutes)}.`,
  noMeal: (kind, day) =>
    `${day}: keine Zeit fürs ${kind === "lunch" ? "Mittagessen" : "Abendessen"}`,
  mealsChanged: (meals) => `Mahlzeiten geändert. ${meals.join(". ")}`,
  takenBack: (name) => `${name} bleibt, wo es war.`,
  removed: (name) => `${name} entfernt.`,
  putBack: (name, day) => `${name} ist wieder da: ${day}.`,
  nowLocked: (name) => `${name} fixiert.`,
  nowUnlocked: (name) => `${name} nicht mehr fixiert.`,
  dayAdded: "Tag hinzugefügt.",
  dayRemoved: (day) => `${day} entfernt. Unter „Entfernt“ kannst du die Orte zurückholen.`,
  dayMoved: "Tag verschoben.",
  paceSet: (day, pace) => `Tempo von ${day}: ${pace}.`,

  dayOptions: (day) => `Optionen für ${day}`,
  addDay: "Danach einen Tag hinzufügen",
  dayEarlier: "Einen Tag nach vorn",
  dayLater: "Einen Tag nach hinten",
  lockDay: "Diesen Tag fixieren",
  unlockDay: "Diesen Tag lösen",
  removeDay: "Diesen Tag entfernen",
  pace: "Tempo dieses Tages",
  paces: {
    usual: "Normal",
    relaxed: "Ganz in Ruhe",
    full: "Viel sehen",
  },
  tripsPace: "Wie die Reise",

  makeBase: "Hier übernachten",
  isBase: (name) => `Deine Tage beginnen jetzt bei ${name}.`,
  hotelRemoved: (name) => `${name} entfernt.`,

  setAside: (count) => `Entfernt (${count})`,
  putItBack: "Zurückholen",
  putPlaceBack: (name) => `${name} zurückholen`,

  text: {
    save: "Speichern",
    cancel: "Abbrechen",
    discardQuestion: "Deinen Text verwerfen?",
    keepWriting: "Weiterschreiben",
    discard: "Verwerfen",
    deletedElsewhere: "Diese Reise wurde gelöscht",
    deletedElsewhereDetail:
      "Sie wurde in einem anderen Tab oder auf einem anderen Gerät gelöscht. Dein Text ist noch hier, du kannst ihn kopieren.",
  },
};
