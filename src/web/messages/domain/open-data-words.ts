import { openDataWords as english } from "../../../domain/messages/en/open-data-words.ts";
import { followLanguage } from "../words.ts";

export const openDataWords = followLanguage("trip", "openDataWords", english);
