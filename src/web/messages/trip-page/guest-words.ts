import { guestWords as english } from "../en/trip-page/guest-words.ts";
import { followLanguage } from "../words.ts";

export const guestWords = followLanguage("trip", "guestWords", english);
