import { german } from "../../../domain/messages/de/german.ts";
import type { decisionWords as english } from "../en/decision-words.ts";

export const decisionWords: typeof english = {
  title: (count) =>
    german.plural(count, {
      one: "Über deine Änderung musst du entscheiden",
      other: `Über ${count} deiner Änderungen musst du entscheiden`,
    }),
  gone: (trip) =>
    `${trip} wurde auf einem anderen Gerät gelöscht, deshalb kann deine Änderung nicht gespeichert werden.`,
  refused: (trip, problem) =>
    `Deine Änderung an ${trip} konnte nicht gespeichert werden: ${problem}`,
  conflict: (trip) => `${trip} wurde inzwischen auf einem anderen Gerät geändert.`,
  deletionConflict: (trip) =>
    `Du hast ${trip} gelöscht, aber die Reise wurde inzwischen auf einem anderen Gerät geändert.`,
  yours: (text) => ["Deine: ", text],
  theirs: (text) => ["Andere Version: ", text],
  noText: "nichts",
  keepMine: "Meine behalten",
  keepTheirs: "Die andere Version behalten",
  deleteAllTheSame: "Trotzdem löschen",
  keepTrip: "Die Reise behalten",
  discardMine: "Meine Änderung verwerfen",
};
