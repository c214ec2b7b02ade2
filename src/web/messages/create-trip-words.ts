import { createTripWords as english } from "./en/create-trip-words.ts";
import { followLanguage } from "./words.ts";

export let createTripWords = english;
followLanguage("app", "create-trip", english, (words) => {
  createTripWords = words;
});
