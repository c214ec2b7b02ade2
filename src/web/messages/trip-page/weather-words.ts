import { weatherWords as english } from "../en/trip-page/weather-words.ts";
import { followLanguage } from "../words.ts";

export let weatherWords = english;
followLanguage("trip", "weather", (words) => {
  weatherWords = words;
});
