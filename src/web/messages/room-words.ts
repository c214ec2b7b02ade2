import { roomWords as english } from "./en/room-words.ts";
import { followLanguage } from "./words.ts";

export const roomWords = followLanguage("app", "roomWords", english);
