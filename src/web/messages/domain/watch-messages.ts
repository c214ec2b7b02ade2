import { WATCH_MESSAGES as english } from "../../../domain/messages/en/watch-messages.ts";
import { followLanguage } from "../words.ts";

export const WATCH_MESSAGES = followLanguage("trip", "WATCH_MESSAGES", english);
