import { errorText } from "../domain/app-error.ts";
import type { GuideAnswer } from "../domain/places/guide-answer.ts";
import { adviseDestination } from "./advise-destination.ts";
import { citySuggestion } from "./city-suggestion.ts";
import { daysToFill } from "./days-to-fill.ts";
import { findCity } from "./find-city.ts";
import { GUIDE_CITIES } from "./guide-cities.ts";

const CITIES = GUIDE_CITIES.map(citySuggestion);

/**
 * The built-in guide's cities, and what it says to one destination.
 *
 * @param destination as it was typed, trimmed; "" asks for the cities alone.
 * @param isReadAbout whether open data is read about places that the guide doesn't have.
 */
export function answerAboutGuide(destination: string, isReadAbout: boolean): GuideAnswer {
  if (destination === "") return { cities: CITIES };
  const city = findCity(destination);
  if (city !== undefined) {
    return { cities: CITIES, known: { city: city.name, days: daysToFill(city) } };
  }
  const { advice, alternatives } = adviseDestination(destination);
  const code = "destination_unknown";
  const values = { destination, ...advice };
  const text = errorText({ code, values });
  const unknown = { code, values, text, alternatives } as const;
  return { cities: CITIES, unknown: isReadAbout ? { ...unknown, isReadAbout } : unknown };
}
