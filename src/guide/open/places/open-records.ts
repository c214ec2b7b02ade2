import { httpsAddress } from "../../../domain/https-address.ts";
import type { OpenData, OsmElement, WikidataItem } from "../open-data.ts";
import { plainWikitext } from "../reading/plain-wikitext.ts";
import { readHoursText } from "../reading/read-hours-text.ts";
import type { Listing } from "../reading/read-listings.ts";
import { readOsmHours } from "../reading/read-osm-hours.ts";
import { readTicketPrice } from "../reading/read-price-text.ts";
import {
  categoryOfClasses,
  categoryOfDescription,
  categoryOfListing,
  categoryOfTags,
  isNotVisited,
} from "./classify.ts";
import { closedElement, closedItem, closedListing } from "./closed-places.ts";
import type { OpenRecord } from "./open-record.ts";

const MAX_RECORDS = 2_500;

/**
 * All that is said of places to visit, one record a service and place.
 *
 * @param listings of all pages.
 * @param now ISO date.
 */
export function* openRecords(
  data: OpenData,
  listings: readonly Listing[],
  now: string,
): Generator<void, OpenRecord[], void> {
  const { currency } = data.place;
  const listed: OpenRecord[] = [];
  for (const listing of listings) {
    yield;
    listed.push(...recordOfListing(listing, currency, now));
  }
  return [
    ...listed,
    ...data.osm.flatMap((element) => recordOfElement(element, currency, now)),
    ...data.wikidata.flatMap((item) => recordOfItem(item, now)),
  ].slice(0, MAX_RECORDS);
}

function recordOfListing(listing: Listing, currency: string, now: string): OpenRecord[] {
  const category = categoryOfListing(listing);
  if (category === undefined) return [];
  const closed = closedListing(listing, now);
  const price = readTicketPrice(listing.price, currency);
  return [
    {
      service: "wikivoyage",
      ref: listing.page.title,
      name: listing.name,
      otherNames: listing.otherNames,
      at: listing.at,
      category,
      wikidata: listing.wikidata,
      wikipedia: listing.wikipedia,
      site: siteOf(listing.url),
      hours: closed === "gone" ? undefined : readHoursText(listing.hours),
      checkedAt: listing.lastEdit,
      // At a bar nobody pays at the door, and nobody's evening is free.
      price: category === "nightlife" && price === 0 ? undefined : price,
      closed,
      listing,
    },
  ];
}

function recordOfElement(element: OsmElement, currency: string, now: string): OpenRecord[] {
  const { tags, type, id, at } = element;
  const names = ["name:en", "int_name", "name", "alt_name", "old_name", "official_name"].flatMap(
    (key) => plainWikitext(tags[key] ?? "") || [],
  );
  const [name] = names;
  const category = name === undefined ? undefined : categoryOfTags(tags, name);
  if (name === undefined || category === undefined || isPlaceToStay(tags)) return [];
  const title = tags["wikipedia:en"] ?? /^en:(.*)$/.exec(tags.wikipedia ?? "")?.[1] ?? "";
  const charge = readTicketPrice(tags.charge ?? "", currency);
  return [
    {
      service: "openstreetmap",
      ref: `${type}/${id}`,
      name,
      otherNames: [...new Set(names.slice(1))],
      at,
      category,
      wikidata: /^Q\d{1,12}$/.exec(tags.wikidata ?? "")?.[0] ?? "",
      wikipedia: title,
      site: siteOf(tags.website ?? tags["contact:website"] ?? ""),
      hours: readOsmHours(tags.opening_hours ?? ""),
      checkedAt: tags["check_date:opening_hours"] ?? tags.check_date ?? "",
      price: charge ?? (tags.fee === "no" ? 0 : undefined),
      closed: closedElement(element, now),
      element,
    },
  ];
}

function recordOfItem(item: WikidataItem, now: string): OpenRecord[] {
  const name = plainWikitext(item.label ?? "");
  const closed = closedItem(item, now);
  if (name === "" || isNotVisited(item.classes)) return [];
  // Nothing but a description says what it is.
  const isDescribed = item.description !== undefined && item.classes.length === 0;
  if (isDescribed && categoryOfDescription(item.description ?? "") === undefined) return [];
  return [
    {
      service: "wikidata",
      ref: item.id,
      name,
      otherNames: [],
      at: item.at,
      category: categoryOfClasses(item.classes) ?? categoryOfDescription(item.description ?? ""),
      wikidata: item.id,
      wikipedia: item.wikipediaTitle ?? "",
      site: "",
      checkedAt: "",
      closed,
      item,
    },
  ];
}

function isPlaceToStay(tags: Readonly<Record<string, string>>): boolean {
  return /^(?:hotel|hostel|guest_house|motel|apartment)$/.test(tags.tourism ?? "");
}

/** The whole address, as one host has many houses; its own page only, not the front page of a network. */
function siteOf(url: string): string {
  const address = httpsAddress(url.replace(/^http:/, "https:"));
  return address === undefined
    ? ""
    : address.replace(/^https:\/\/(?:www\.)?/, "").replace(/\/$/, "");
}
