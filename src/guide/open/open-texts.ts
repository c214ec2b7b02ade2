import { distanceKm, type Position } from "../../domain/places/geo.ts";
import type { PlaceCategory } from "../../domain/places/place-category.ts";
import type { OpenData } from "./open-data.ts";
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
  "old-town": "a quarter, street or square",
  beach: "a beach",
  show: "a theatre or stage",
  nightlife: "a place to go out",
  nature: "a place in nature",
  zoo: "a zoo or aquarium",
  "theme-park": "an amusement park",
};
const SHORTEST_QUOTE = 30;
const LONGEST_QUOTE = 200;
const QUARTER_KM = 1.5;

/**
 * What a place is: a sentence of ours, then the first of Wikivoyage's in quotation marks with its name, or a second of
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

/** The first whole sentence of a listing, unchanged but for its markup; undefined where it is too short or too long. */
export function firstSentence({ name, content, isMarker }: Listing): string | undefined {
  const behind = isMarker && /^[a-z]/.test(content) ? `${name} ${content}` : content;
  const text = behind.replace(/^[^\p{L}\p{N}“"]+/u, "").slice(0, LONGEST_QUOTE + 60);
  // Not at "St. Mary", "c. 1200" or "3.5".
  const end =
    /(?<!\b(?:St|Mt|Dr|Mr|Mrs|No|c|ca|e\.g|i\.e|approx|[A-Z]))[.!?](?=\s+[\p{Lu}\p{N}“"(]|\s*$)/u.exec(
      text,
    );
  if (end === null || end.index + 1 > LONGEST_QUOTE || end.index + 1 < SHORTEST_QUOTE)
    return undefined;
  const sentence = text
    .slice(0, end.index + 1)
    .replaceAll("”", "")
    .replaceAll("“", "");
  return /[{}[\]<>|]|https?:|www\.|\(\s*\)/.test(sentence) ? undefined : sentence;
}

/** The part of the city a point is in: the nearest named quarter, else the city. */
export function quarterOf(at: Position, data: OpenData): string {
  let nearest = { name: data.place.name, km: QUARTER_KM };
  for (const { tags, at: middle } of data.osm) {
    if (middle === undefined || !/^(?:suburb|quarter|neighbourhood)$/.test(tags.place ?? ""))
      continue;
    const km = distanceKm(at, middle);
    const name = plainWikitext(tags["name:en"] ?? tags.name ?? "");
    if (km < nearest.km && name !== "" && name.length <= 60) nearest = { name, km };
  }
  return nearest.name;
}
