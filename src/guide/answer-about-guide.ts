import { errorText } from "../domain/errors/app-error.ts";
import type { Words } from "../domain/messages/words.ts";
import type { GuideAnswer } from "../domain/places/guide-answer.ts";
import { adviseDestination } from "./advise-destination.ts";
import { citySuggestion } from "./city-suggestion.ts";
import { findCity } from "./find-city.ts";
import type { Guide } from "./guide.ts";
import { describeNamedTowns } from "./named-towns.ts";

/**
 * The built-in guide's cities, and what it says to one destination.
 *
 * @param destination as it was typed, trimmed; "" asks for the cities alone.
 * @param isReadAbout whether open data is read about places that the guide doesn't have.
 */
export function answerAboutGuide(
  guide: Guide,
  destination: string,
  isReadAbout: boolean,
  words: Words["errors"],
): GuideAnswer {
  const cities = guide.map(citySuggestion);
  if (destination === "") return { cities };
  const several = describeNamedTowns(guide, destination, isReadAbout);
  if (several !== undefined) return { cities, several };
  const city = findCity(guide, destination);
  if (city !== undefined) {
    return { cities, known: { city: city.name, days: city.days } };
  }
  const { advice, alternatives } = adviseDestination(guide, destination);
  const code = "destination_unknown";
  const values = { destination, ...advice };
  const text = errorText({ code, values }, words);
  const unknown = { code, values, text, alternatives } as const;
  return { cities, unknown: isReadAbout ? { ...unknown, isReadAbout } : unknown };
}
