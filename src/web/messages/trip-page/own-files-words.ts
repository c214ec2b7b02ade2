import { ownFilesWords as english } from "../en/trip-page/own-files-words.ts";
import { followLanguage } from "../words.ts";

export let ownFilesWords = english;
followLanguage("trip", "own-files", english, (words) => {
  ownFilesWords = words;
});
