import { wishWords as english } from "../en/trip-page/wish-words.ts";
import { followLanguage } from "../words.ts";

export const wishWords = followLanguage("trip", "wishWords", english);
