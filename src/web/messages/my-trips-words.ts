import { myTripsWords as english } from "./en/my-trips-words.ts";
import { followLanguage } from "./words.ts";

export const myTripsWords = followLanguage("app", "myTripsWords", english);
