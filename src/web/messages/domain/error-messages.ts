import { ERROR_MESSAGES as english } from "../../../domain/messages/en/error-messages.ts";
import { followLanguage } from "../words.ts";

export const ERROR_MESSAGES = followLanguage("app", "ERROR_MESSAGES", english);
