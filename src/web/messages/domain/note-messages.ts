import { NOTE_MESSAGES as english } from "../../../domain/messages/en/note-messages.ts";
import { followLanguage } from "../words.ts";

export const NOTE_MESSAGES = followLanguage("trip", "NOTE_MESSAGES", english);
