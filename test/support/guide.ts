import { findCity } from "../../src/guide/find-city.ts";
import type { Guide } from "../../src/guide/guide.ts";
import type { GuideCity } from "../../src/guide/guide-city.ts";
import { type Guides, noSnapshots } from "../../src/server/guides/guide-source.ts";
import { readGuide } from "../../src/server/guides/read-guide.ts";
import { createGuidePlanner } from "../../src/server/planner/guide-planner.ts";
import type { Planner } from "../../src/server/planner/planner.ts";

/** The built-in guide, as a server reads it. */
export const GUIDE: Guide = await readGuide();

/** All of its cities, loaded, the most visited first. */
export const GUIDE_CITIES: readonly GuideCity[] = await Promise.all(
  GUIDE.map((entry) => entry.load()),
);

/** For what runs without a store. */
export const GUIDES: Guides = { own: GUIDE, snapshots: noSnapshots };

/** The city of the guide that a destination names, loaded. */
export function findLoaded(destination: string): GuideCity | undefined {
  const id = findCity(GUIDE, destination)?.id;
  return GUIDE_CITIES.find((one) => one.id === id);
}

/** The same. @throws Error where the guide has none. */
export function cityNamed(destination: string): GuideCity {
  const city = findLoaded(destination);
  if (city === undefined) throw new Error(`The guide has no ${destination}`);
  return city;
}

/** The built-in guide's planner, which asks no service. */
export function createOwnPlanner(): Planner {
  return createGuidePlanner({ source: undefined, guides: GUIDES });
}
