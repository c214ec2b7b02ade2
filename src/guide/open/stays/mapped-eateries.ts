import { nameSimilarity, SAME_NAME } from "../../../domain/engine/ground/match-name.ts";
import type { EateryKind } from "../../../domain/places/eatery-kind.ts";
import { distanceKm, type Position } from "../../../domain/places/geo.ts";
import type { OpenData, OsmElement } from "../open-data.ts";
import type { OpenGuideEatery, OpenSource } from "../open-guide.ts";
import { openId } from "../open-id.ts";
import { quarterOf } from "../open-texts.ts";
import { closedElement } from "../places/closed-places.ts";
import { plainWikitext } from "../reading/plain-wikitext.ts";
import { readOsmHours } from "../reading/read-osm-hours.ts";
import { mealsOf } from "./meals-of.ts";

const KINDS: Readonly<Record<string, EateryKind>> = {
  restaurant: "restaurant",
  cafe: "cafe",
  food_court: "food-hall",
};
const SAME_KM = 0.15;
/** Who says more of a place has looked after its entry: each of these is worth so much of the way (editorial). */
const MARKS = ["website", "contact:website", "phone", "contact:phone", "wikidata", "check_date"];
const KM_A_MARK = 0.2;
/** Behind all others: a chain is no reason to come, and a name in another script can't be asked for. */
const KM_LAST = 100;
const MAX_CUISINES = 3;
const DIETS = ["vegetarian", "vegan", "halal", "kosher", "gluten_free"] as const;
const SHORTEST_NAME = 3;
const LONGEST_NAME = 70;

/**
 * Where to eat by the map: with hours that hold at a meal, the nearest to the centre and the best described first, chains
 * last.
 *
 * @param listed what the travel guide names; none of them comes twice.
 * @param now ISO date.
 */
export function mappedEateries(
  data: OpenData,
  listed: readonly { readonly name: string; readonly at: Position }[],
  now: string,
): OpenGuideEatery[] {
  const isListed = (one: OpenGuideEatery) =>
    listed.some(
      ({ name, at }) =>
        distanceKm(at, one.at) <= SAME_KM && nameSimilarity(name, one.name) >= SAME_NAME,
    );
  return data.osm
    .flatMap((element) => {
      const eatery = eateryOf(element, data, now);
      return eatery === undefined || isListed(eatery)
        ? []
        : [{ eatery, km: distanceKm(eatery.at, data.place.centre) + handicapKm(element, eatery) }];
    })
    .toSorted((a, b) => a.km - b.km)
    .map(({ eatery }) => eatery);
}

function handicapKm({ tags }: OsmElement, { name }: OpenGuideEatery): number {
  const isLast = tags.brand !== undefined || !/\p{Script=Latin}/u.test(name);
  const marks = MARKS.filter((key) => tags[key] !== undefined).length;
  return (isLast ? KM_LAST : 0) - marks * KM_A_MARK;
}

function eateryOf(element: OsmElement, data: OpenData, now: string): OpenGuideEatery | undefined {
  const { tags, type, id, at } = element;
  const kind = Object.hasOwn(KINDS, tags.amenity ?? "") ? KINDS[tags.amenity ?? ""] : undefined;
  const name = plainWikitext(tags["name:en"] ?? tags.int_name ?? tags.name ?? "");
  const hours = readOsmHours(tags.opening_hours ?? "");
  if (kind === undefined || at === undefined || name.length < SHORTEST_NAME) return undefined;
  const isUsable = name.length <= LONGEST_NAME && closedElement(element, now) === undefined;
  const meals = mealsOf(hours, kind);
  if (!isUsable || hours === undefined || meals.length === 0) return undefined;
  const ref = `${type}/${id}`;
  const fields: OpenSource["field"][] = ["name", "at", "details", "hours"];
  return {
    id: openId({ element, name }),
    name,
    details: [`In ${quarterOf(at, data)}.`, ...foodOf(tags), "Listed in OpenStreetMap."].join(" "),
    at: { lat: Number(at.lat.toFixed(4)), lon: Number(at.lon.toFixed(4)) },
    kind,
    meals,
    price: "middle",
    hours,
    sources: fields.map((field) => ({ field, service: "openstreetmap", ref })),
  };
}

/** "Italian, pizza.", "Vegan dishes." */
function foodOf(tags: OsmElement["tags"]): string[] {
  const cuisines = (tags.cuisine ?? "")
    .split(";")
    .map((one) => plainWikitext(one.replaceAll("_", " ")).toLowerCase())
    .filter((one) => /^[\p{L} '-]{2,30}$/u.test(one))
    .slice(0, MAX_CUISINES)
    .join(", ");
  const diets = DIETS.filter((diet) => /^(?:yes|only)$/.test(tags[`diet:${diet}`] ?? "")).map(
    (diet) => diet.replaceAll("_", "-"),
  );
  const parts = [cuisines, diets.length === 0 ? "" : `${diets.join(" and ")} dishes`];
  return parts.flatMap((part) =>
    part === "" ? [] : [`${part.slice(0, 1).toUpperCase()}${part.slice(1)}.`],
  );
}
