import type { DestinationAdvice } from "../domain/messages/message-values.ts";
import { distanceKm, type Position } from "../domain/places/geo.ts";
import { citiesInCountryOf, cityLabel, namesakesOf, regionOf, similarCities } from "./find-city.ts";
import { findInGazetteer } from "./gazetteer.ts";
import type { Guide, GuideEntry } from "./guide.ts";

/** Beyond this, "nearest" is no help. */
const NEAR_KM = 3000;
const MOST = 3;

/**
 * Advice where the guide does not know a destination: cities with a name like it, near
 * it, or in its country; failing all that, some of those there are. A city that only shares its name
 * with one elsewhere ("Paris, Texas") comes last.
 *
 * @param at where it is, if somebody else knows that.
 */
export function adviseDestination(
  guide: Guide,
  destination: string,
  at?: Position,
): {
  advice: DestinationAdvice;
  alternatives: string[];
} {
  const known = at ?? findInGazetteer(destination);
  const near = known === undefined ? [] : citiesNear(guide, known);
  const [nearest] = near;
  if (nearest !== undefined) {
    return answer(
      {
        advice: "nearest",
        city: cityLabel(nearest.city),
        km: Math.round(nearest.km / 10) * 10,
      },
      near.map(({ city }) => city),
    );
  }

  const namesakes = namesakesOf(guide, destination);
  const [namesake] = namesakes;
  if (namesake !== undefined) {
    const region = findInGazetteer(regionOf(destination) ?? "");
    const others = region === undefined ? guide : citiesNear(guide, region).map(({ city }) => city);
    const beside = others.filter((city) => !namesakes.includes(city)).slice(0, MOST - 1);
    return answer({ advice: "namesake", city: cityLabel(namesake), others: names(beside) }, [
      ...beside,
      namesake,
    ]);
  }

  const similar = similarCities(guide, destination);
  const [likely] = similar;
  if (likely !== undefined) return answer({ advice: "similar", city: cityLabel(likely) }, similar);

  const sameCountry = citiesInCountryOf(guide, destination);
  if (sameCountry.length > 0) {
    return answer({ advice: "sameCountry", cities: names(sameCountry) }, sameCountry);
  }
  return answer(
    { advice: "some", total: guide.length, cities: names(guide.slice(0, MOST)) },
    guide,
  );
}

function citiesNear(guide: Guide, at: Position): { city: GuideEntry; km: number }[] {
  return guide
    .map((city) => ({ city, km: distanceKm(at, city.centre) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km);
}

function answer(advice: DestinationAdvice, cities: readonly GuideEntry[]) {
  return { advice, alternatives: cities.slice(0, MOST).map(cityLabel) };
}

function names(cities: readonly GuideEntry[]): string[] {
  return cities.map((city) => city.name);
}
