import { connectedAppWords as english } from "../en/account/connected-app-words.ts";
import { followLanguage } from "../words.ts";

export let connectedAppWords = english;
followLanguage("app", "connected-app", english, (words) => {
  connectedAppWords = words;
});
