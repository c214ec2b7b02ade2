import type { Suggestion } from "../../domain/wire.ts";
import { cityLabel, suggestCities } from "../../guide/find-city.ts";
import type { GuideCity } from "../../guide/guide-city.ts";
import type { PlaceFinder } from "./place-finder.ts";

const MOST = 8;

/** Suggests the built-in guide's cities. */
export function createGuidePlaceFinder(): PlaceFinder {
  return {
    id: "guide",
    async suggest(input) {
      return suggestCities(input, MOST).map(suggestionOf);
    },
  };
}

/** A guide city as a suggestion. */
export function suggestionOf(city: GuideCity): Suggestion {
  return { label: cityLabel(city), value: { place_id: `guide:${city.id}` } };
}
