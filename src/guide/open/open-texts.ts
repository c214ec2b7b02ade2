import { distanceKm, type Position } from "../../domain/places/geo.ts";
import type { PlaceCategory } from "../../domain/places/place-category.ts";
import type { OpenData, OsmElement } from "./open-data.ts";
import { plainWikitext } from "./reading/plain-wikitext.ts";
import type { Listing } from "./reading/read-listings.ts";

const KINDS: Readonly<Record<PlaceCategory, string>> = {
  museum: "a museum",
  palace: "a palace or castle",
  worship: "a place of worship",
  monument: "a sight",
  viewpoint: "a viewpoint",
  park: "a park or garden",
  market: "a market",
  "old-town": "a neighborhood, street, or square",
  beach: "a beach",
  show: "a theater or stage",
  nightlife: "a place to go out",
  nature: "a nature spot",
  zoo: "a zoo or aquarium",
  "theme-park": "an amusement park",
};
const SHORTEST_QUOTE = 15;
const LONGEST_QUOTE = 200;
/** A longer sentence ends at one of these. */
const CLAUSE_END = /(?<! (?:a|an|the|this|that|of|to|in|by|and|or|with))(?:[,;:]\s|\s[–—-]\s)/g;
const SHORTEST_CLAUSE = 60;
const QUARTER_KM = 1.5;
const LONGEST_NAME = 60;

/**
 * A description of a place: a sentence of ours, then the first of Wikivoyage's in quotation marks with its name, or a second of
 * ours.
 */
export function placeDetails(
  name: string,
  category: PlaceCategory,
  where: string,
  quote: string | undefined,
): string {
  const said =
    quote === undefined ? "Look up hours and prices before you go." : `“${quote}” (Wikivoyage)`;
  return `${name}: ${KINDS[category]} in ${where}. ${said}`;
}

/**
 * The first sentence of a listing, unchanged but for its markup, and cut at a clause where it is long; undefined where it is
 * too short, or what is left of its markup would be read.
 */
export function firstSentence({ name, content, isMarker }: Listing): string | undefined {
  const plain = content.replace(/^\s*\([^()]*\)\s*/, "");
  const text = (isMarker && /^[a-z]/.test(plain) ? `${name} ${plain}` : plain)
    .replace(/^[^\p{L}\p{N}“"'‘]+/u, "")
    .replace(/\s?\(\s*\)/g, "")
    .replace(/[“”"]/g, "");
  // Not at "St. Mary", "c. 1200", "U.S. Mint" or "3.5".
  const end =
    /(?<!\b(?:St|Ste|Mt|Dr|Mr|Mrs|Ms|Jr|Sr|No|Ave|Blvd|Rd|c|ca|e\.g|i\.e|approx|vs|[A-Z]))[.!?][)'’]?(?=\s+[\p{Lu}\p{N}'‘([]|\s*$)/u.exec(
      text,
    );
  const whole = text.slice(0, end === null ? text.length : end.index + end[0].length).trim();
  const sentence = whole.length <= LONGEST_QUOTE ? whole : firstClauses(whole);
  if (sentence === undefined || sentence.length < SHORTEST_QUOTE) return undefined;
  return /[{}[\]<>|]|https?:|www\./.test(sentence) ? undefined : sentence;
}

function firstClauses(sentence: string): string | undefined {
  const ends = [...sentence.slice(0, LONGEST_QUOTE).matchAll(CLAUSE_END)].map(({ index }) => index);
  const end = ends.findLast((at) => at >= SHORTEST_CLAUSE);
  return end === undefined ? undefined : `${sentence.slice(0, end).trimEnd()} …`;
}

/** The part of the city a point is in: the nearest named quarter, else the city. */
export function quarterOf(at: Position, data: OpenData): string {
  let nearest = { name: data.place.name, km: QUARTER_KM };
  for (const { name, at: middle } of quartersIn(data.osm)) {
    const km = distanceKm(at, middle);
    if (km < nearest.km) nearest = { name, km };
  }
  return nearest.name;
}

/** The named parts of a city. */
export function quartersIn(elements: readonly OsmElement[]) {
  return elements.flatMap((element) => {
    const { tags, at } = element;
    if (at === undefined || !/^(?:suburb|quarter|neighbourhood)$/.test(tags.place ?? "")) return [];
    const name = mappedName(element);
    return name === undefined ? [] : [{ name, at }];
  });
}

/** What a sketch and a sentence call something on the map; undefined where that is too long for them. */
export function mappedName({ tags }: OsmElement): string | undefined {
  const name = plainWikitext(tags["name:en"] ?? tags.name ?? "");
  return name === "" || name.length > LONGEST_NAME ? undefined : name;
}
