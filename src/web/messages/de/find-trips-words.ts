import { german } from "../../../domain/messages/de/german.ts";
import type { findTripsWords as english } from "../en/find-trips-words.ts";

export const findTripsWords: typeof english = {
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
};
