import type { Suggestion } from "../domain/places/guide-answer.ts";
import { cityLabel } from "./find-city.ts";
import type { IndexedCity } from "./guide.ts";

/** A city of the guide as a suggested destination. */
export function citySuggestion(city: IndexedCity): Suggestion {
  return { label: cityLabel(city), value: { place_id: `guide:${city.id}` } };
}
