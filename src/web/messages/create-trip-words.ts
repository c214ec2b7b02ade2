import { createTripWords as english } from "./en/create-trip-words.ts";
import { followLanguage } from "./words.ts";

export let createTripWords = english;
followLanguage("create-trip", (words) => {
  createTripWords = words;
});
