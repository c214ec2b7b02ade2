import type { OpenPlaceFacts } from "./open-place.ts";

/** Mountain, volcano, hill, mountain pass. */
const HEIGHTS: readonly string[] = ["Q8502", "Q8072", "Q54050", "Q133056"];
/** As many articles has a mountain that people come to a city for. */
const KNOWN_HEIGHT_LINKS = 20;
const MARKS = ["wikidata", "wikipedia", "heritage"] as const;
/** Classes that fill no visit, or are for those who live there. */
const SMALL_TAGS: readonly (readonly [string, RegExp])[] = [
  ["tourism", /^artwork$/],
  [
    "historic",
    /^(?:memorial|monument|tomb|grave|wayside_cross|wayside_shrine|stone|milestone|cannon)$/,
  ],
  ["leisure", /^swimming_pool$/],
];
const SMALL_NAME =
  /\b(?:statues?|grave|tomb|plaque|bust|obelisk|cross|memorial|monument to|archives?|(?:swimming )?pool)\b/i;

type Place = Pick<OpenPlaceFacts, "records" | "name">;

const tagsOf = ({ records }: Pick<Place, "records">) =>
  records.flatMap(({ element }) => (element === undefined ? [] : [element.tags]));

/** Whether the travel guide or Wikidata has it: somebody says more of it than that it is there. */
export function isToldOf({ records }: Pick<Place, "records">): boolean {
  return records.some(({ service }) => service !== "openstreetmap");
}

/** Whether its entry on the map names its article, or its id of Wikidata. */
export function isMarked(place: Pick<Place, "records">): boolean {
  return tagsOf(place).some(
    ({ wikidata, wikipedia }) => wikidata !== undefined || wikipedia !== undefined,
  );
}

/**
 * Whether somebody else than who drew it on the map holds a place for a sight. Anybody can call a house an attraction there, and a
 * shop a gallery (in a recorded answer for Kathmandu 157 of 161 attractions and viewpoints are nothing else); museums are
 * museums mostly. A peak is a climb, which is for the travel guide to recommend; a statue counts with an article or an id.
 */
export function isVouchedFor(place: Place): boolean {
  const { records, name } = place;
  if (records.some(({ listing }) => listing !== undefined)) return true;
  const tags = tagsOf(place);
  const items = records.flatMap(({ item }) => item ?? []);
  const isHeight =
    tags.some(({ natural }) => natural === "peak") ||
    items.some(({ classes }) => classes.some((id) => HEIGHTS.includes(id)));
  if (isHeight && !tags.some(({ tourism }) => tourism !== undefined))
    return items.some(({ sitelinks }) => sitelinks >= KNOWN_HEIGHT_LINKS);
  if (items.length > 0) return true;
  const isSmall =
    SMALL_NAME.test(name) ||
    tags.some((one) => SMALL_TAGS.some(([key, values]) => values.test(one[key] ?? "")));
  if (isSmall) return isMarked(place);
  return tags.some(
    (one) =>
      one.tourism === undefined ||
      one.tourism === "museum" ||
      MARKS.some((key) => one[key] !== undefined),
  );
}
