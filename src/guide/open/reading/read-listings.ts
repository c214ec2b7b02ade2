import type { Position } from "../../../domain/places/geo.ts";
import { runToEnd } from "../../../domain/plan/run-to-end.ts";
import type { WikivoyagePage } from "../open-data.ts";
import { plainWikitext } from "./plain-wikitext.ts";
import { readWikitext, type WikiHeading, type WikiTemplate } from "./read-wikitext.ts";

const LISTING_KINDS = ["see", "do", "buy", "eat", "drink", "sleep", "go", "other"] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** The price level that a heading under "Sleep" or "Eat" says. */
export type PriceHeading = "budget" | "middle" | "high";

/** A place as a page of Wikivoyage lists it; plain texts. */
export type Listing = {
  readonly page: WikivoyagePage;
  readonly kind: ListingKind;
  /** "" where only `wikidata` says what it is. */
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly at?: Position | undefined;
  readonly hours: string;
  readonly price: string;
  readonly address: string;
  readonly content: string;
  readonly url: string;
  readonly wikipedia: string;
  /** "Q90", or "". */
  readonly wikidata: string;
  readonly hasImage: boolean;
  /** Its address no longer answers. */
  readonly isLinkDead: boolean;
  /** A marker in running text, which has few fields. */
  readonly isMarker: boolean;
  /** ISO date, or "". */
  readonly lastEdit: string;
  /** The headings it stands under, from the second level on. */
  readonly sections: readonly string[];
  readonly priceHeading?: PriceHeading | undefined;
};

export type ReadPage = {
  readonly listings: readonly Listing[];
  /** Names in bold, or linked, under "See" and "Understand". */
  readonly mentions: readonly string[];
};

const SECTION_KINDS: readonly (readonly [ListingKind, RegExp])[] = [
  ["see", /^(?:see|sights?|attractions?|wait)\b/i],
  ["do", /^(?:do|activities)\b/i],
  ["buy", /^(?:buy|shopping)\b/i],
  ["eat", /^eat\b/i],
  ["drink", /^drink\b/i],
  ["sleep", /^sleep\b/i],
  ["go", /^(?:go next|get in|nearby)\b/i],
];
const PRICE_HEADINGS: readonly (readonly [PriceHeading, RegExp])[] = [
  ["budget", /^(?:budget|cheap|hostels?|camping)/i],
  ["middle", /^mid-?\s?(?:range|price)/i],
  ["high", /^(?:splurge|high-?\s?end|luxury|upscale|top)/i],
];
/** More than any page has. */
const MAX_LISTINGS = 400;
const NAMED = /'''([^'\n]{3,80})'''|\[\[([^[\]|:\n]{3,80})[\]|]/g;
const MAX_NAMES = 300;
/** A page has one of each. */
const MAX_SECTIONS = 4;
const LONGEST_NAME = 120;
const LONGEST_CONTENT = 2_000;
const LONGEST_BEHIND = 500;

/** The listings of an English page, with the section each stands in, and what else the page names. */
export function readListings(page: WikivoyagePage): ReadPage {
  return runToEnd(listingsInSlices(page));
}

/** The same, a listing at a time: what strangers have written may take long. */
export function* listingsInSlices(page: WikivoyagePage): Generator<void, ReadPage, void> {
  const { text, templates, headings } = readWikitext(page.wikitext);
  const listings: Listing[] = [];
  let next = 0;
  let path: WikiHeading[] = [];
  for (const template of templates) {
    if (listings.length === MAX_LISTINGS) break;
    yield;
    for (; (headings[next]?.start ?? Number.POSITIVE_INFINITY) < template.start; next += 1) {
      const heading = headings[next];
      if (heading !== undefined)
        path = [...path.filter((one) => one.level < heading.level), heading];
    }
    const sections = path.map(({ title }) => plainWikitext(title));
    const listing = readListing(page, template, sections, text);
    if (listing !== undefined) listings.push(listing);
  }
  const mentions = sectionTexts(text, headings, /^(?:see|understand)/i)
    .slice(0, MAX_SECTIONS)
    .flatMap(namesIn);
  return {
    listings,
    mentions: [...new Set(mentions)].slice(0, MAX_NAMES),
  };
}

function readListing(
  page: WikivoyagePage,
  template: WikiTemplate,
  sections: readonly string[],
  text: string,
): Listing | undefined {
  const isMarker = template.name === "marker";
  const isListing = isMarker || template.name === "listing";
  const named = isListing ? plainWikitext(template.values.get("type") ?? "") : template.name;
  const kind = isKind(named) ? named : isListing ? kindOfSection(sections) : undefined;
  if (kind === undefined) return undefined;
  const value = (key: string) => plainWikitext(template.values.get(key) ?? "");
  const name = value("name").slice(0, LONGEST_NAME);
  // "{{label|Q1362638}}" shows what Wikidata calls it.
  const label = /\{\{ *label *\| *(Q\d{1,12})/i.exec(template.values.get("name") ?? "")?.[1];
  const wikidata = /^Q\d{1,12}$/.exec(value("wikidata"))?.[0] ?? label ?? "";
  if (name === "" && wikidata === "") return undefined;
  const url = (template.values.get("url") ?? "").trim();
  return {
    page,
    kind,
    name,
    otherNames: value("alt")
      .split(/[;,/]/)
      .map((one) => one.trim())
      .filter((one) => one.length > 2)
      .slice(0, 4),
    at: positionOf(value("lat"), value("long")),
    hours: value("hours"),
    price: value("price"),
    address: value("address").slice(0, LONGEST_NAME),
    content: (isMarker
      ? textBehind(text, template.end)
      : value("content") || value("description")
    ).slice(0, LONGEST_CONTENT),
    url: /^https?:\/\/\S+/.exec(url)?.[0] ?? "",
    wikipedia: value("wikipedia").slice(0, LONGEST_NAME * 2),
    wikidata,
    hasImage: value("image") !== "",
    isLinkDead: /\{\{ *dead ?link/i.test(text.slice(template.start, template.end)),
    isMarker,
    lastEdit: /^20\d\d-\d\d-\d\d/.exec(value("lastedit"))?.[0] ?? "",
    sections,
    priceHeading: PRICE_HEADINGS.find(([, words]) =>
      sections.slice(1).some((one) => words.test(one)),
    )?.[0],
  };
}

function isKind(text: string): text is ListingKind {
  return LISTING_KINDS.some((kind) => kind === text);
}

function kindOfSection(sections: readonly string[]): ListingKind {
  const [first = ""] = sections;
  return SECTION_KINDS.find(([, words]) => words.test(first))?.[0] ?? "other";
}

/** Decimal degrees, a degree sign behind them or not; none at the null island, which nobody visits. */
function positionOf(latText: string, lonText: string): Position | undefined {
  const [lat, lon] = [latText, lonText].map((text) =>
    /^[-+−]?\d{1,3}(?:\.\d{1,20})?°?$/.test(text)
      ? Number(text.replace("−", "-").replace("°", ""))
      : Number.NaN,
  );
  if (lat === undefined || lon === undefined) return undefined;
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return isOnEarth && Math.abs(lat) + Math.abs(lon) > 0.001 ? { lat, lon } : undefined;
}

/** The description behind a marker in its line. */
function textBehind(text: string, end: number): string {
  const line = text.slice(end, end + LONGEST_BEHIND);
  const stop = line.search(/\n|\{\{ *marker/i);
  return plainWikitext(stop < 0 ? line : line.slice(0, stop));
}

/** The text of each section of the second level whose title is like this, up to the next such heading. */
function sectionTexts(text: string, headings: readonly WikiHeading[], title: RegExp): string[] {
  const tops = headings.filter(({ level }) => level === 2);
  return tops.flatMap((heading, index) =>
    title.test(heading.title)
      ? [text.slice(heading.start, tops[index + 1]?.start ?? text.length)]
      : [],
  );
}

function namesIn(section: string): string[] {
  const names: string[] = [];
  for (const [, bold, linked] of section.matchAll(NAMED)) {
    if (names.length === MAX_NAMES) break;
    const name = plainWikitext(bold ?? linked ?? "");
    if (name !== "") names.push(name);
  }
  return names;
}
