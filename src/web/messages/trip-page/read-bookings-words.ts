import { readBookingsWords as english } from "../en/trip-page/read-bookings-words.ts";
import { followLanguage } from "../words.ts";

export const readBookingsWords = followLanguage("trip", "readBookingsWords", english);
