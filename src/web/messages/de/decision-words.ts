import type { ReactNode } from "react";
import { german } from "../../../domain/messages/de/german.ts";

/** The panel of changes that a traveller has to decide about. */
export const decisionWords = {
  title: (count: number) =>
    german.plural(count, {
      one: "Über deine Änderung musst du entscheiden",
      other: `Über ${count} deiner Änderungen musst du entscheiden`,
    }),
  gone: (trip: string) =>
    `${trip} wurde auf einem anderen Gerät gelöscht, deshalb kann deine Änderung nicht gespeichert werden.`,
  refused: (trip: string, problem: string) =>
    `Deine Änderung an ${trip} konnte nicht gespeichert werden: ${problem}`,
  conflict: (trip: string) => `${trip} wurde inzwischen auf einem anderen Gerät geändert.`,
  deletionConflict: (trip: string) =>
    `Du hast ${trip} gelöscht, aber die Reise wurde inzwischen auf einem anderen Gerät geändert.`,
  yours: (text: ReactNode) => ["Deine: ", text],
  theirs: (text: ReactNode) => ["Andere Version: ", text],
  noText: "nichts",
  keepMine: "Meine behalten",
  keepTheirs: "Die andere Version behalten",
  deleteAllTheSame: "Trotzdem löschen",
  keepTrip: "Die Reise behalten",
  discardMine: "Meine Änderung verwerfen",
};
