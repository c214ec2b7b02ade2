import type { Position } from "../../../domain/places/geo.ts";
import type { PlaceCategory } from "../../../domain/places/place-category.ts";
import type { OpenService, OsmElement, WikidataItem } from "../open-data.ts";
import type { Listing } from "../reading/read-listings.ts";

/** One service's record of one place. */
export type OpenRecord = {
  readonly service: Exclude<OpenService, "pageviews">;
  /** The page of Wikivoyage, "node/1234", or "Q90". */
  readonly ref: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly at?: Position | undefined;
  readonly category?: PlaceCategory | undefined;
  /** "Q90", or "". */
  readonly wikidata: string;
  /** Title in the English Wikipedia, or "". */
  readonly wikipedia: string;
  /** Host and path of its own site, or "". */
  readonly site: string;
  /** OpenStreetMap notation. */
  readonly hours?: string | undefined;
  /** When somebody last looked, ISO date; "" where nobody says. */
  readonly checkedAt: string;
  /** One adult, in the city's currency. */
  readonly price?: number | undefined;
  /** Gone for good, or for a while. */
  readonly closed?: "gone" | "for-a-while" | undefined;
  readonly listing?: Listing | undefined;
  readonly element?: OsmElement | undefined;
  readonly item?: WikidataItem | undefined;
};
