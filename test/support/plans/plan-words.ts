import { messageText } from "../../../src/domain/message.ts";
import { CHANGE_MESSAGES } from "../../../src/domain/messages/en/change-messages.ts";
import { NOTE_MESSAGES } from "../../../src/domain/messages/en/note-messages.ts";
import { WATCH_MESSAGES } from "../../../src/domain/messages/en/watch-messages.ts";
import type { Note, PlanChange, WatchLine } from "../../../src/domain/trip/trip.ts";

/** What a page shows of what a plan says: "" where it has no words for it. */
export const changeWords = (change: PlanChange) => messageText(CHANGE_MESSAGES, change) ?? "";
export const changeLine = (change: PlanChange) =>
  `${change.kind} ${change.name}: ${changeWords(change)}`;
export const watchWords = (line: WatchLine) => messageText(WATCH_MESSAGES, line) ?? "";
export const noteWords = (note: Note | undefined) =>
  typeof note === "object" ? (messageText(NOTE_MESSAGES, note) ?? "") : note;
