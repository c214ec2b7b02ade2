import { findCity } from "../find-city.ts";
import { indexedCity } from "../guide.ts";
import type { GuideCity } from "../guide-city.ts";

/** Faults between the cities of the guide: one sentence each, by the city that it is about. */
export function guideFaults(
  cities: readonly GuideCity[],
): { readonly id: string; readonly fault: string }[] {
  const index = cities.map(indexedCity);
  const ids = cities.map(({ id }) => id);
  return cities.flatMap(({ id, name, names = {}, aliases, country, trains = {} }) => [
    ...[name, ...aliases, ...Object.values(names)].flatMap((one) => {
      if (one === undefined || one === country) return [];
      const found = findCity(index, one)?.id;
      return found === id ? [] : [{ id, fault: `"${one}" is ${found ?? "no city"}` }];
    }),
    ...Object.keys(trains)
      .filter((to) => !ids.includes(to))
      .map((to) => ({ id, fault: `trains: the guide has no ${to}` })),
  ]);
}
