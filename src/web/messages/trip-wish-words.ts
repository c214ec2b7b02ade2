import { tripWishWords as english } from "./en/trip-wish-words.ts";
import { followLanguage } from "./words.ts";

export const tripWishWords = followLanguage("app", "tripWishWords", english);
