import type { EateryKind } from "../../../domain/places/eatery-kind.ts";
import { distanceKm } from "../../../domain/places/geo.ts";
import type { OpenData } from "../open-data.ts";
import type { OpenGuideEatery, OpenSource } from "../open-guide.ts";
import { openId } from "../open-id.ts";
import { firstSentence, quarterOf } from "../open-texts.ts";
import { closedListing } from "../places/closed-places.ts";
import { readHoursText } from "../reading/read-hours-text.ts";
import type { Listing } from "../reading/read-listings.ts";
import { mappedEateries } from "./mapped-eateries.ts";
import { mealsOf } from "./meals-of.ts";

const MAX_EATERIES = 40;
/** Days want a dozen to choose from: where the travel guide names fewer the map has the rest (editorial). */
const ENOUGH_EATERIES = 20;
const KINDS: readonly (readonly [EateryKind, RegExp])[] = [
  ["food-hall", /food (?:hall|court|cent(?:re|er))|hawker/i],
  ["market", /market/i],
  ["food-street", /street food|food street|stalls/i],
  ["cafe", /(?<!\p{L})(?:caf[eé]s?|coffee|bakery|patisserie|tea ?(?:room|house))(?!\p{L})/iu],
];
const PRICES = { budget: "low", middle: "middle", high: "high" } as const;

/** Where to eat, out of the travel guide's listings, the nearest to the centre first; where these are few, the map's too. */
export function chooseEateries(
  data: OpenData,
  listings: readonly Listing[],
  now: string,
): OpenGuideEatery[] {
  const seen = new Set<string>();
  const listed = listings
    .flatMap((listing) => eateryOf(listing, data, now))
    .toSorted((a, b) => distanceKm(a.at, data.place.centre) - distanceKm(b.at, data.place.centre))
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, MAX_EATERIES);
  const wanted = Math.max(0, ENOUGH_EATERIES - listed.length);
  return [...listed, ...mappedEateries(data, listed, now).slice(0, wanted)];
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
