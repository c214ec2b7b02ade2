import { nameSimilarity, SAME_NAME } from "../../../domain/engine/ground/match-name.ts";
import { ownField } from "../../../domain/own-field.ts";
import { distanceKm, type Position } from "../../../domain/places/geo.ts";
import { BUDGET_TITLES, type BudgetTitle } from "../../../domain/trip/budget.ts";
import type { OpenData, OsmElement } from "../open-data.ts";
import type { OpenGuideHotel } from "../open-guide.ts";
import { openId } from "../open-id.ts";
import { firstSentence, quarterOf } from "../open-texts.ts";
import { closedElement, closedListing } from "../places/closed-places.ts";
import { localName } from "../places/local-name.ts";
import { plainWikitext } from "../reading/plain-wikitext.ts";
import type { Listing } from "../reading/read-listings.ts";
import { type NightPrice, readNightPrice } from "../reading/read-price-text.ts";
import { levelPrices } from "./level-prices.ts";

const SAME_HOTEL_KM = 0.3;
const MAX_OF_A_LEVEL = 3;
const HOTEL_KM = 4;
/** Rooms for one, in summer; and where one brings a bed. */
const NO_HOTEL_TEXT = /\bstudent (?:accommodation|residences?|halls?)\b|\bhalls? of residence\b/i;
const NO_HOTEL_NAME = /\bcamp(?:ing|site|ground)\b|\bcaravan|\brv park\b/i;
/** An address with the number of a house. */
const HOUSE = /\d/;
const LONGEST_NAME = 70;
const LONGEST_ADDRESS = 120;
/** A single amount stands for a range around it. */
const [LOWER, HIGHER] = [0.85, 1.3];
/** Older prices are widened upwards, for each year beyond these. */
const FRESH_YEARS = 4;
const DEARER_A_YEAR = 0.05;
const STAR_LEVELS: readonly BudgetTitle[] = ["Economy", "Budget", "Standard", "Comfort", "Premium"];
/** More than the pages of any city list. */
const MAX_LISTED = 400;

type Stay = {
  readonly name: string;
  readonly at: Position;
  readonly listing?: Listing | undefined;
  readonly element?: OsmElement | undefined;
  readonly price?: NightPrice | undefined;
};

/**
 * Hotels by level: all that the travel guide names, by its headings or else their prices, and up to three a level from
 * the map, by their stars, the nearest to the centre first.
 *
 * @param now ISO date.
 */
export function* chooseHotels(
  data: OpenData,
  listings: readonly Listing[],
  now: string,
): Generator<void, OpenGuideHotel[], void> {
  const elements = hotelElements(data, now);
  const listed: Stay[] = [];
  for (const listing of listings) {
    if (listed.length === MAX_LISTED) break;
    yield;
    listed.push(...stayOf(listing, elements, data, now));
  }
  const levels = new Map<Stay, BudgetTitle>();
  for (const [index, stay] of listed.entries()) {
    yield;
    if (!listed.slice(0, index).some((one) => isSame(one, stay)))
      levels.set(stay, listedLevel(stay, listed));
  }
  const mapped = elements
    .map((element): Stay => ({ name: nameOf(element), at: element.at, element }))
    .toSorted((a, b) => distanceKm(a.at, data.place.centre) - distanceKm(b.at, data.place.centre));
  for (const isKnown of [true, false]) {
    for (const stay of mapped) {
      yield;
      const level = mappedLevel(stay);
      if ((level !== undefined) !== isKnown || [...levels.keys()].some((one) => isSame(one, stay)))
        continue;
      const wanted = level ?? "Standard";
      const count = [...levels.values()].filter((one) => one === wanted).length;
      if (count < MAX_OF_A_LEVEL) levels.set(stay, wanted);
    }
  }
  const usual = levelPrices(
    [...levels].flatMap(([{ price }, level]) => (price === undefined ? [] : [{ level, price }])),
    data.place,
    data.roomPrices,
  );
  return [...levels].map(([stay, level]) => hotelOf(stay, level, usual[level], data, now));
}

type PlacedElement = OsmElement & { readonly at: Position };

function hotelElements(data: OpenData, now: string): PlacedElement[] {
  return data.osm.flatMap((element) => {
    const { tags, at } = element;
    const isHotel = /^(?:hotel|hostel|guest_house|motel)$/.test(tags.tourism ?? "");
    const isUsable =
      isHotel && nameOf(element).length >= 3 && closedElement(element, now) === undefined;
    return isUsable && at !== undefined && distanceKm(at, data.place.centre) <= HOTEL_KM
      ? [{ ...element, at }]
      : [];
  });
}

function nameOf({ tags }: OsmElement): string {
  const name = plainWikitext(tags["name:en"] ?? tags.int_name ?? tags.name ?? "");
  return name.length <= LONGEST_NAME ? name : "";
}

function stayOf(
  listing: Listing,
  elements: readonly PlacedElement[],
  data: OpenData,
  now: string,
): Stay[] {
  const { kind, name } = listing;
  if (kind !== "sleep" || listing.isMarker || name.length < 3 || name.length > LONGEST_NAME)
    return [];
  if (closedListing(listing, now) !== undefined) return [];
  if (NO_HOTEL_NAME.test(name) || NO_HOTEL_TEXT.test(`${name} ${listing.content}`)) return [];
  const element = elements.find((one) => {
    const isNear = listing.at === undefined || distanceKm(one.at, listing.at) <= SAME_HOTEL_KM;
    return isNear && nameSimilarity(nameOf(one), name) >= SAME_NAME;
  });
  // An address that no longer answers, and nobody on the map knows it: it is gone.
  if (listing.isLinkDead && element === undefined) return [];
  const { houses = {} } = data;
  const house = ownField(houses, listing.address);
  const at = listing.at ?? element?.at ?? house;
  return at === undefined
    ? []
    : [{ name, at, listing, element, price: readNightPrice(listing.price, data.place.currency) }];
}

/**
 * Addresses of those stays of the travel guide that have no other place: neither the guide's nor, by name, the map's.
 *
 * @param options.now ISO date. @param options.most how many are wanted.
 */
export function* addressesOfStays(
  data: OpenData,
  listings: readonly Listing[],
  { now, most }: { readonly now: string; readonly most: number },
): Generator<void, string[], void> {
  const elements = hotelElements(data, now);
  const addresses: string[] = [];
  for (const listing of listings) {
    if (addresses.length === most) break;
    const { kind, at, address, isLinkDead } = listing;
    if (kind !== "sleep" || at !== undefined || isLinkDead || !HOUSE.test(address)) continue;
    yield;
    const isPlaced = stayOf(listing, elements, data, now).length > 0;
    if (!isPlaced && closedListing(listing, now) === undefined) addresses.push(address);
  }
  return addresses;
}

function isSame(a: Stay, b: Stay): boolean {
  return distanceKm(a.at, b.at) <= SAME_HOTEL_KM && nameSimilarity(a.name, b.name) >= SAME_NAME;
}

const isHostel = ({ name, element, price }: Stay) =>
  /hostel|backpack|dorm/i.test(name) ||
  element?.tags.tourism === "hostel" ||
  price?.isDorm === true;

/** Each heading's cheaper half is a level below its dearer one. */
function listedLevel(stay: Stay, all: readonly Stay[]): BudgetTitle {
  const heading = stay.listing?.priceHeading;
  const others = all.filter(
    (one) => heading === undefined || one.listing?.priceHeading === heading,
  );
  const isDear = shareCheaper(stay, others) >= 0.5;
  if (heading === "budget") return isHostel(stay) || !isDear ? "Economy" : "Budget";
  if (heading === "middle") return isDear ? "Comfort" : "Standard";
  if (heading === "high") return isDear || others.length < 3 ? "Premium" : "Comfort";
  if (isHostel(stay)) return "Economy";
  const stars = mappedLevel(stay);
  const rank = Math.min(4, Math.floor(shareCheaper(stay, others) * 5));
  return stars ?? (stay.price === undefined ? "Standard" : (STAR_LEVELS[rank] ?? "Standard"));
}

function shareCheaper({ price }: Stay, others: readonly Stay[]): number {
  const known = others.flatMap((one) => one.price?.low ?? []);
  if (price === undefined || known.length < 2) return 0.4;
  return known.filter((low) => low < price.low).length / known.length;
}

/** Undefined where neither stars nor the kind of house says it. */
function mappedLevel({ element }: Stay): BudgetTitle | undefined {
  const stars = starsOf(element);
  if (stars !== undefined) return STAR_LEVELS[stars - 1];
  if (element?.tags.tourism === "hostel") return "Economy";
  return element?.tags.tourism === "guest_house" ? "Budget" : undefined;
}

function starsOf(element: OsmElement | undefined): number | undefined {
  const stars = Number(/^[1-5]/.exec(element?.tags.stars ?? "")?.[0] ?? 0);
  return stars === 0 ? undefined : stars;
}

function hotelOf(
  stay: Stay,
  budget: BudgetTitle,
  usual: { low: number; high: number },
  data: OpenData,
  now: string,
): OpenGuideHotel {
  const { name, at, listing, element, price } = stay;
  const quarter = quarterOf(at, data);
  const quote = listing === undefined ? undefined : firstSentence(listing);
  const service = listing === undefined ? "openstreetmap" : "wikivoyage";
  const ref = listing?.page.title ?? `${element?.type}/${element?.id}`;
  const fields = [
    ...(["name", "at", "details"] as const),
    ...(price === undefined ? [] : (["price"] as const)),
  ];
  const stars = starsOf(element);
  return {
    id: openId({ element, name }),
    name,
    ...localName(element, name),
    address: addressOf(stay, quarter),
    at: { lat: Number(at.lat.toFixed(4)), lon: Number(at.lon.toFixed(4)) },
    budget,
    pricePerNight: price === undefined ? usual : rangeOf(price, listing?.lastEdit ?? "", now),
    ...(price === undefined ? { isPriceEstimated: true as const } : {}),
    ...(listing === undefined && mappedLevel(stay) === undefined
      ? { isClassUnknown: true as const }
      : {}),
    ...(stars === undefined ? {} : { stars }),
    ...(isHostel(stay) ? { isHostel: true as const } : {}),
    description: `${name}: a place to stay in ${quarter}. ${quote === undefined ? "Look up its price before you book." : `“${quote}” (Wikivoyage)`}`,
    sources: fields.map((field) =>
      field === "at" && listing !== undefined && listing.at === undefined
        ? { field, service: "openstreetmap", ref: placedBy(stay) }
        : { field, service, ref },
    ),
  };
}

/** The object on the map; the address where only a house was found. */
function placedBy({ element, listing }: Stay): string {
  return element === undefined ? (listing?.address ?? "") : `${element.type}/${element.id}`;
}

function addressOf({ listing, element }: Stay, quarter: string): string {
  const tags = element?.tags ?? {};
  const street = [tags["addr:street"] ?? "", tags["addr:housenumber"] ?? ""]
    .filter((part) => part !== "")
    .join(" ");
  const address = listing?.address || plainWikitext(street);
  return address.length < 2 ? quarter : address.slice(0, LONGEST_ADDRESS);
}

function rangeOf(
  { low, high }: NightPrice,
  lastEdit: string,
  now: string,
): { low: number; high: number } {
  const years = Number(now.slice(0, 4)) - Number(lastEdit.slice(0, 4) || now.slice(0, 4));
  const dearer = 1 + Math.max(0, years - FRESH_YEARS) * DEARER_A_YEAR;
  const [from, to] = low === high ? [low * LOWER, high * HIGHER] : [low, high];
  const least = Math.max(1, Math.round(from));
  return { low: least, high: Math.min(least * 4, Math.max(least, Math.round(to * dearer))) };
}

/** The levels that have a hotel. */
export function hotelLevels(hotels: readonly OpenGuideHotel[]): BudgetTitle[] {
  return BUDGET_TITLES.filter((level) => hotels.some(({ budget }) => budget === level));
}
