import { CHECK_MESSAGES as english } from "../../../domain/messages/en/check-messages.ts";
import { followLanguage } from "../words.ts";

export const CHECK_MESSAGES = followLanguage("trip", "CHECK_MESSAGES", english);
