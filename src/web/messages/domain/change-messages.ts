import { CHANGE_MESSAGES as english } from "../../../domain/messages/en/change-messages.ts";
import { followLanguage } from "../words.ts";

export const CHANGE_MESSAGES = followLanguage("trip", "CHANGE_MESSAGES", english);
