import { placeMoreWords as english } from "../en/trip-page/place-more-words.ts";
import { followLanguage } from "../words.ts";

export const placeMoreWords = followLanguage("trip", "placeMoreWords", english);
