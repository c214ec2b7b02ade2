import type { EateryKind, MealKind } from "../../../domain/places/eatery-kind.ts";
import { distanceKm } from "../../../domain/places/geo.ts";
import { parseOpeningHours } from "../../../domain/places/opening-hours.ts";
import type { OpenData } from "../open-data.ts";
import type { OpenGuideEatery, OpenSource } from "../open-guide.ts";
import { openId } from "../open-id.ts";
import { firstSentence, quarterOf } from "../open-texts.ts";
import { closedListing } from "../places/closed-places.ts";
import { readHoursText } from "../reading/read-hours-text.ts";
import type { Listing } from "../reading/read-listings.ts";

const MOST_EATERIES = 40;
const KINDS: readonly (readonly [EateryKind, RegExp])[] = [
  ["food-hall", /food (?:hall|court|cent(?:re|er))|hawker/i],
  ["market", /market/i],
  ["food-street", /street food|food street|stalls/i],
  ["cafe", /(?<!\p{L})(?:caf[eé]s?|coffee|bakery|patisserie|tea ?(?:room|house))(?!\p{L})/iu],
];
const PRICES = { budget: "low", middle: "middle", high: "high" } as const;
/** When a meal begins, for telling what a place is open for. */
const MEAL_MINUTES: readonly (readonly [MealKind, number])[] = [
  ["lunch", 13 * 60],
  ["dinner", 19 * 60 + 30],
];

/** Where to eat, out of the travel guide's listings, the nearest to the centre first. */
export function chooseEateries(
  data: OpenData,
  listings: readonly Listing[],
  now: string,
): OpenGuideEatery[] {
  const seen = new Set<string>();
  return listings
    .flatMap((listing) => eateryOf(listing, data, now))
    .toSorted((a, b) => distanceKm(a.at, data.place.centre) - distanceKm(b.at, data.place.centre))
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, MOST_EATERIES);
}

function eateryOf(listing: Listing, data: OpenData, now: string): OpenGuideEatery[] {
  const { kind, name, at, page, priceHeading } = listing;
  const isUsable =
    kind === "eat" &&
    !listing.isMarker &&
    !listing.isLinkDead &&
    name.length >= 3 &&
    name.length <= 70;
  if (!isUsable || at === undefined || closedListing(listing, now) !== undefined) return [];
  const isWhat = KINDS.find(([, words]) => words.test(name))?.[0] ?? "restaurant";
  const hours = readHoursText(listing.hours);
  const meals = mealsOf(hours, isWhat);
  const quote = firstSentence(listing);
  if (meals.length === 0) return [];
  const where = quarterOf(at, data);
  const fields: OpenSource["field"][] = ["name", "at", "details"];
  if (hours !== undefined) fields.push("hours");
  return [
    {
      id: openId({ wikidata: listing.wikidata, name }),
      name,
      details: `In ${where}. ${quote === undefined ? "Listed in Wikivoyage." : `“${quote}” (Wikivoyage)`}`,
      at: { lat: Number(at.lat.toFixed(4)), lon: Number(at.lon.toFixed(4)) },
      kind: isWhat,
      meals,
      price: priceHeading === undefined ? "middle" : PRICES[priceHeading],
      ...(hours === undefined ? {} : { hours }),
      sources: fields.map((field) => ({ field, service: "wikivoyage", ref: page.title })),
    },
  ];
}

/** Those at whose time it is open on three days at least; a café's is lunch where nobody says its hours. */
function mealsOf(hours: string | undefined, kind: EateryKind): MealKind[] {
  const week = hours === undefined ? undefined : parseOpeningHours(hours);
  if (week === undefined)
    return kind === "cafe" || kind === "market" ? ["lunch"] : ["lunch", "dinner"];
  return MEAL_MINUTES.filter(
    ([, at]) =>
      week.filter((day) => day.some(([open, close]) => open <= at && close >= at + 60)).length >= 3,
  ).map(([meal]) => meal);
}
