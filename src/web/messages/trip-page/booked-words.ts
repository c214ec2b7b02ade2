import { bookedWords as english } from "../en/trip-page/booked-words.ts";
import { followLanguage } from "../words.ts";

export const bookedWords = followLanguage("trip", "bookedWords", english);
