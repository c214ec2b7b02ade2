import { exportWords as english } from "../../../domain/messages/en/export-words.ts";
import { followLanguage } from "../words.ts";

export const exportWords = followLanguage("trip", "exportWords", english);
