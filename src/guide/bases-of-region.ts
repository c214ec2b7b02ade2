import { type BaseTown, chooseBases } from "../domain/bases/choose-bases.ts";
import type { WantedBases } from "../domain/trip/wanted-bases.ts";
import { citiesOfCountry, cityLabel, findCity } from "./find-city.ts";
import type { Guide, GuideEntry } from "./guide.ts";
import type { RegionTown } from "./open/region-town.ts";
import { wayBetweenTowns } from "./ways-between-towns.ts";

/** With fewer on its page a town has too little for a plan, whatever else the map has (editorial). */
const LEAST_LISTED = 4;
/** Fewer days are no stay of two days. */
const LEAST_SIGHTS = 10;
/** A page lists lesser sights, too: no more than ten must-sees of ours (editorial). */
const MAX_WORTH = 100;
const MUST_SEE_WORTH = 10;

/**
 * The bases in which a trip of that many days to a region can stay, as choices; none where it is too short or has no
 * two towns for it.
 *
 * @param towns of the region; one that our own guide has is rated by that.
 */
export function basesOfRegion(
  guide: Guide,
  towns: readonly RegionTown[],
  days: number,
): WantedBases[] {
  const rated = towns.flatMap(({ label, at, sights = 0 }): BaseTown[] => {
    const city = findCity(guide, label);
    if (city !== undefined) return [baseTownOf(city)];
    if (at === undefined || sights < LEAST_SIGHTS) return [];
    return [{ label, at, worth: Math.min(sights, MAX_WORTH) }];
  });
  return chooseBases(rated, days, (from, to) => wayBetweenTowns(guide, from, to).minutes);
}

/** The towns of a region that may be planned by themselves: all but those whose pages list next to nothing. */
export function townsToPlan(guide: Guide, towns: readonly RegionTown[]): RegionTown[] {
  return towns.filter(
    ({ label, sights = LEAST_LISTED }) =>
      sights >= LEAST_LISTED || findCity(guide, label) !== undefined,
  );
}

/** The bases of a country by our own guide's cities; none for anything but a country's name. */
export function basesOfCountry(guide: Guide, destination: string, days: number): WantedBases[] {
  const towns = citiesOfCountry(guide, destination).map(baseTownOf);
  return chooseBases(towns, days, (from, to) => wayBetweenTowns(guide, from, to).minutes);
}

function baseTownOf(city: GuideEntry): BaseTown {
  return { label: cityLabel(city), at: city.centre, worth: worthOf(city) };
}

/** How much there is to see in a city of our guide, against other towns. */
export function worthOf({ mustSees }: Pick<GuideEntry, "mustSees">): BaseTown["worth"] {
  return Math.max(1, MUST_SEE_WORTH * mustSees);
}
