import { english } from "../../../domain/messages/en/english.ts";
import { followLanguage } from "../words.ts";

export const language = followLanguage("app", "language", english);
