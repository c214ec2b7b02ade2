import { NOTE_MESSAGES as english } from "../../../domain/messages/en/note-messages.ts";
import { followLanguage } from "../words.ts";

export let NOTE_MESSAGES = english;
followLanguage("trip", "notes", english, (words) => {
  NOTE_MESSAGES = words;
});
