import type { ReactNode } from "react";
import { german } from "../../../domain/messages/de/german.ts";

/** The panel of changes that a traveller has to decide about. */
export const decisionWords = {
  title: (count: number) =>
    german.plural(count, {
      one: "Your change needs a decision",
      other: `${count} of your changes need a decision`,
    }),
  gone: (trip: string) => `${trip} was deleted on another device, so your change can’t be saved.`,
  refused: (trip: string, problem: string) =>
    `Your change to ${trip} couldn’t be saved: ${problem}`,
  conflict: (trip: string) => `${trip} was changed on another device in the meantime.`,
  deletionConflict: (trip: string) =>
    `You deleted ${trip}, but it was changed on another device in the meantime.`,
  yours: (text: ReactNode) => ["Yours: ", text],
  theirs: (text: ReactNode) => ["Other version: ", text],
  noText: "nothing",
  keepMine: "Keep mine",
  keepTheirs: "Keep the other version",
  deleteAllTheSame: "Delete anyway",
  keepTrip: "Keep the trip",
  discardMine: "Discard my change",
};
