import { weatherWords as english } from "../en/trip-page/weather-words.ts";
import { followLanguage } from "../words.ts";

export const weatherWords = followLanguage("trip", "weatherWords", english);
