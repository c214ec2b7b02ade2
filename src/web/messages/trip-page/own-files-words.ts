import { ownFilesWords as english } from "../en/trip-page/own-files-words.ts";
import { followLanguage } from "../words.ts";

export const ownFilesWords = followLanguage("trip", "ownFilesWords", english);
