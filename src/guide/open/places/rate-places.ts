import { nameKey } from "../../../domain/engine/ground/match-name.ts";
import { ownField } from "../../../domain/own-field.ts";
import type { OpenData } from "../open-data.ts";
import type { OpenPlaceFacts } from "./open-place.ts";

/**
 * How much each counts: what says how famous a place is most, marks on the map least, which one place in two has by
 * chance (decision 038).
 */
const WEIGHTS = { links: 0.45, views: 0.35, guide: 0.15, map: 0.05 };
/** Languages in which the map names what is famous. */
const MANY_NAMES = 20;
/** Letters of a long listing: what more is told of is worth more, where nothing else says how much. */
const LONG_TEXT = 600;
const MUST_SEE_SCORE = 0.55;
const MUST_SEE_SHARE = 0.12;
const FEWEST_MUST_SEES = 5;
/** As many as our own guide's cities have, 8 to 12 each. */
const MAX_MUST_SEES = 10;

export type RatedPlace = OpenPlaceFacts & {
  /** 0 to 1. */
  readonly score: number;
  readonly mustSee: boolean;
  readonly sitelinks: number;
};

/**
 * How famous each place is among the others, the most famous first: by articles about it, views of them, the place it
 * has in the travel guide, and marks on the map.
 *
 * @param mentions names that the guide's running text points out.
 */
export function ratePlaces(
  places: readonly OpenPlaceFacts[],
  data: OpenData,
  mentions: readonly string[],
): RatedPlace[] {
  const pointedOut = new Set(mentions.map(nameKey));
  const sitelinks = places.map(sitelinksOf);
  const views = places.map((place) => viewsOf(place, data.views));
  const [mostLinks, mostViews] = [
    Math.max(1, ...sitelinks),
    Math.max(1, ...views.map((one) => one ?? 0)),
  ];
  const hasLinks = sitelinks.some((count) => count > 0);
  const hasViews = views.some((count) => count !== undefined);
  const scored = places.map((place, index) => {
    const links = Math.log1p(sitelinks[index] ?? 0) / Math.log1p(mostLinks);
    const seen = views[index];
    // A value that is missing of the two counts as the other.
    const view = seen === undefined ? links : Math.log1p(seen) / Math.log1p(mostViews);
    const fame = WEIGHTS.links * (hasLinks ? links : view) + WEIGHTS.views * view;
    const own = WEIGHTS.guide * guideShare(place, pointedOut) + WEIGHTS.map * mapShare(place);
    const score = hasLinks || hasViews ? fame + own : own / (WEIGHTS.guide + WEIGHTS.map);
    return { place, sitelinks: sitelinks[index] ?? 0, score };
  });
  scored.sort((a, b) => b.score - a.score || (a.place.name < b.place.name ? -1 : 1));
  const mostMustSees = Math.min(
    MAX_MUST_SEES,
    Math.max(FEWEST_MUST_SEES, Math.round(places.length * MUST_SEE_SHARE)),
  );
  let mustSees = 0;
  return scored.map(({ place, score, sitelinks: links }) => {
    const services = new Set(place.records.map(({ service }) => service));
    const mustSee =
      mustSees < mostMustSees && score >= MUST_SEE_SCORE && services.size > 1 && !place.mayBeClosed;
    if (mustSee) mustSees += 1;
    return { ...place, score, sitelinks: links, mustSee };
  });
}

function sitelinksOf({ records }: OpenPlaceFacts): number {
  return Math.max(0, ...records.map(({ item }) => item?.sitelinks ?? 0));
}

function viewsOf(
  { records }: OpenPlaceFacts,
  views: Readonly<Record<string, number>>,
): number | undefined {
  for (const { wikipedia } of records) {
    const count = ownField(views, wikipedia);
    if (count !== undefined) return count;
  }
  return undefined;
}

function guideShare({ records, name }: OpenPlaceFacts, pointedOut: ReadonlySet<string>): number {
  const listings = records.flatMap(({ listing }) => listing ?? []);
  // Places that Wikidata knows are told apart by that.
  const isKnown = records.some(({ item }) => item !== undefined);
  const shares = listings.map(({ kind, isMarker, hasImage, wikidata, content }) => {
    const isSight = kind === "see" && !isMarker;
    if (isKnown) return (isSight ? 1 : 0.7) + (hasImage ? 0.2 : 0);
    const told = 0.2 * Math.min(1, content.length / LONG_TEXT);
    return (isSight ? 0.55 : 0.35) + (hasImage ? 0.15 : 0) + (wikidata === "" ? 0 : 0.1) + told;
  });
  return Math.min(1, Math.max(0, pointedOut.has(nameKey(name)) ? 0.6 : 0, ...shares));
}

function mapShare({ records }: OpenPlaceFacts): number {
  const tags = records.map(({ element }) => element?.tags ?? {});
  const has = (test: (one: Readonly<Record<string, string>>) => boolean) => tags.some(test);
  const isKnown = has((one) => one.wikidata !== undefined || one.wikipedia !== undefined);
  const isSight = has((one) => one.tourism === "attraction" || one.tourism === "museum");
  const isHeritage = has((one) => one.heritage !== undefined || one.historic !== undefined);
  // Articles in many languages mean many visitors.
  const names = Math.max(
    0,
    ...tags.map((one) => Object.keys(one).filter((key) => key.startsWith("name:")).length),
  );
  const spread = Math.min(1, Math.log1p(names) / Math.log1p(MANY_NAMES));
  const marks = (isKnown ? 0.5 : 0) + (isSight ? 0.3 : 0) + (isHeritage ? 0.2 : 0);
  return marks + 0.5 * spread;
}
