import { mapWords as english } from "./en/map-words.ts";
import { followLanguage } from "./words.ts";

export const mapWords = followLanguage("trip", "mapWords", english);
