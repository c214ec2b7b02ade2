import { weatherWords as english } from "../en/trip-page/weather-words.ts";
import { followLanguage } from "../words.ts";

export let weatherWords = english;
followLanguage("trip", "weather", english, (words) => {
  weatherWords = words;
});
