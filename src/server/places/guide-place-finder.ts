import { citySuggestion } from "../../guide/city-suggestion.ts";
import { suggestCities } from "../../guide/find-city.ts";
import type { Guide } from "../../guide/guide.ts";
import { yieldToEventLoop } from "../lib/yield-to-event-loop.ts";
import type { Suggester } from "./place-finder.ts";

const MOST = 8;

/** Suggests the built-in guide's cities. */
export function createGuidePlaceFinder(guide: Guide): Suggester {
  return {
    id: "guide",
    async suggest(input) {
      // A text that looks like no city is compared with all of them, letter by letter; anyone may ask.
      await yieldToEventLoop();
      return suggestCities(guide, input, MOST).map(citySuggestion);
    },
    isFailing: () => false,
  };
}
