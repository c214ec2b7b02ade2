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
 * @param readAbout whether open data is read about places that the guide doesn't have; "unanswered": it is, but its
 * services failed a moment ago.
 */
export function answerAboutGuide(
  guide: Guide,
  destination: string,
  readAbout: boolean | "unanswered",
  words: Words["errors"],
): GuideAnswer {
  const cities = guide.map(citySuggestion);
  if (destination === "") return { cities };
  const several = describeNamedTowns(guide, destination, readAbout !== false);
  if (several !== undefined) return { cities, several };
  const city = findCity(guide, destination);
  if (city !== undefined) {
    return { cities, known: { city: city.name, days: city.days } };
  }
  const { advice, alternatives } = adviseDestination(guide, destination);
  const code = readAbout === "unanswered" ? "destination_unanswered" : "destination_unknown";
  const values = { destination, ...advice };
  const text = errorText({ code, values }, words);
  const unknown = { code, values, text, alternatives } as const;
  return { cities, unknown: readAbout === true ? { ...unknown, isReadAbout: true } : unknown };
}
