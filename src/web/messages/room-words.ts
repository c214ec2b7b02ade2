import { roomWords as english } from "./en/room-words.ts";
import { followLanguage } from "./words.ts";

export let roomWords = english;
followLanguage("app", "room", english, (words) => {
  roomWords = words;
});
