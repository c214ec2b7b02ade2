import type { Position } from "../../domain/places/geo.ts";
import { districtTitles } from "../linked-titles.ts";
import type { WikivoyagePage } from "./open-data.ts";
import { readListings } from "./reading/read-listings.ts";
import { readWikitext } from "./reading/read-wikitext.ts";

/** A town of a region, as its page describes it. */
export type RegionTown = {
  /** As a destination is named: "Siena, Italy". */
  readonly label: string;
  /** Its middle; undefined where its page doesn't say. */
  readonly at?: Position | undefined;
  /** How many sights its page lists; undefined where it has none that could be read. */
  readonly sights?: number | undefined;
};

/** A huge city has them on its districts' pages (editorial). */
const SIGHTS_A_DISTRICT = 10;

/** A town's page: where it is and how much there is to see. */
export function readTownPage(page: WikivoyagePage): Pick<RegionTown, "at" | "sights"> {
  const { listings } = readListings(page);
  const listed = listings.filter(({ kind }) => kind === "see" || kind === "do").length;
  const districts = districtTitles(page.title, page.wikitext).length;
  return { at: positionOf(page), sights: listed + SIGHTS_A_DISTRICT * districts };
}

/** `{{geo|43.32|11.33}}`, in degrees. */
function positionOf({ wikitext }: WikivoyagePage): Position | undefined {
  const geo = readWikitext(wikitext).templates.find(({ name }) => name === "geo");
  const [lat, lon] = ["1", "2"].map((key) => Number.parseFloat(geo?.values.get(key) ?? ""));
  if (lat === undefined || lon === undefined) return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}
