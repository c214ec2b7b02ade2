import { WEAKNESS_MESSAGES as english } from "../../../domain/messages/en/weakness-messages.ts";
import { followLanguage } from "../words.ts";

export const WEAKNESS_MESSAGES = followLanguage("trip", "WEAKNESS_MESSAGES", english);
