import { createTripWords as english } from "./en/create-trip-words.ts";
import { followLanguage } from "./words.ts";

export const createTripWords = followLanguage("app", "createTripWords", english);
