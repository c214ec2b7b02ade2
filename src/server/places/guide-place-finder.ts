import { citySuggestion } from "../../guide/city-suggestion.ts";
import { suggestCities } from "../../guide/find-city.ts";
import type { Guide } from "../../guide/guide.ts";
import type { PlaceFinder } from "./place-finder.ts";

const MOST = 8;

/** Suggests the built-in guide's cities. */
export function createGuidePlaceFinder(guide: Guide): PlaceFinder {
  return {
    id: "guide",
    async suggest(input) {
      return suggestCities(guide, input, MOST).map(citySuggestion);
    },
  };
}
