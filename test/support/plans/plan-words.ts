import { messageText } from "../../../src/domain/message.ts";
import { wordsIn } from "../../../src/domain/messages/words.ts";
import type { Note, PlanChange, WatchLine } from "../../../src/domain/trip/trip.ts";

/** A plan's note as a page shows it: "" where there are no words for it. */
export const changeWords = (change: PlanChange) => messageText(wordsIn().changes, change) ?? "";
export const changeLine = (change: PlanChange) =>
  `${change.kind} ${change.name}: ${changeWords(change)}`;
export const watchWords = (line: WatchLine) => messageText(wordsIn().watch, line) ?? "";
export const noteWords = (note: Note | undefined) =>
  typeof note === "object" ? (messageText(wordsIn().notes, note) ?? "") : note;
