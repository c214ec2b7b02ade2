import type { OpenPlaceFacts } from "./open-place.ts";

/** Mountain, volcano, hill, mountain pass. */
const HEIGHTS: readonly string[] = ["Q8502", "Q8072", "Q54050", "Q133056"];
/** As many articles has a mountain that people come to a city for. */
const KNOWN_HEIGHT_LINKS = 20;
const MARKS = ["wikidata", "wikipedia", "heritage"] as const;

/**
 * Whether somebody else than who drew it on the map holds a place for a sight. Anybody can call a house an attraction there, and a
 * shop a gallery (in a recorded answer for Kathmandu 157 of 161 attractions and viewpoints are nothing else); museums are
 * museums mostly. A peak is a climb, which is for the travel guide to recommend.
 */
export function isVouchedFor({ records }: Pick<OpenPlaceFacts, "records">): boolean {
  if (records.some(({ listing }) => listing !== undefined)) return true;
  const tags = records.flatMap(({ element }) => (element === undefined ? [] : [element.tags]));
  const items = records.flatMap(({ item }) => item ?? []);
  const isHeight =
    tags.some(({ natural }) => natural === "peak") ||
    items.some(({ classes }) => classes.some((id) => HEIGHTS.includes(id)));
  if (isHeight && !tags.some(({ tourism }) => tourism !== undefined))
    return items.some(({ sitelinks }) => sitelinks >= KNOWN_HEIGHT_LINKS);
  if (items.length > 0) return true;
  return tags.some(
    (one) =>
      one.tourism === undefined ||
      one.tourism === "museum" ||
      MARKS.some((key) => one[key] !== undefined),
  );
}
