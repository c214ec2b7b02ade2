import { placesOf } from "../../domain/engine/known-city.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import type { LocalName } from "../../domain/trip/trip-facts.ts";
import type { CityOfTrip } from "../guides/guide-source.ts";

/** What a trip's places and hotels are called where they are, by `guideId`. */
export function localNames({ tripData }: Trip, city: CityOfTrip): Record<string, LocalName> {
  const { itinerary, hotels } = tripData;
  const parts = [...hotels, ...itinerary.flatMap(({ plan }) => plan)];
  const ids = new Set(parts.map(({ guideId }) => guideId));
  return Object.fromEntries(
    (city.bases ?? [city]).flatMap((town) => {
      const known = [...placesOf(town), ...town.hotels, ...(town.eateries ?? [])];
      return known.flatMap(({ id, localName }) =>
        localName === undefined || !ids.has(id)
          ? []
          : [[id, { name: localName, ...languageOf(localName, town) }]],
      );
    }),
  );
}

/** The country's, as CLDR's likely subtags have it: the same characters are drawn otherwise in Japan and in Taiwan. */
function languageOf(name: string, { countryCode }: CityOfTrip): Pick<LocalName, "language"> {
  if (countryCode === undefined || /\p{Script=Latin}/u.test(name)) return {};
  const { language, script } = new Intl.Locale(`und-${countryCode}`).maximize();
  return { language: [language, script].filter((part) => part !== undefined).join("-") };
}
