import { MADE_MESSAGES as english } from "../../../domain/messages/en/made-messages.ts";
import { followLanguage } from "../words.ts";

export const MADE_MESSAGES = followLanguage("app", "MADE_MESSAGES", english);
