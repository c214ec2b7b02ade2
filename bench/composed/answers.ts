import type { Position } from "../../src/domain/places/geo.ts";
import type {
  OpenData,
  OpenPlace,
  OsmElement,
  WikidataItem,
} from "../../src/guide/open/open-data.ts";
import { GUIDE } from "../../test/support/guide.ts";

const REVISED_AT = "2026-11-03T08:15:00Z";
const SECTIONS = ["see", "do", "buy", "eat", "drink", "sleep"] as const;

/** A place as a travel guide lists it; the texts may be empty. */
export type Listing = {
  readonly kind: (typeof SECTIONS)[number];
  readonly section: string;
  readonly name: string;
  readonly at: Position | undefined;
  readonly wikidata?: string;
  readonly hours?: string;
  readonly price?: string;
  readonly address?: string;
  readonly content: string;
};

/** What the open services know of a city, as our readers read it. */
export type Answers = {
  readonly wikidata: WikidataItem[];
  readonly osm: OsmElement[];
  readonly listings: Listing[];
  readonly views: Record<string, number>;
};

export function openDataOf(
  place: OpenPlace,
  { wikidata, osm, listings, views }: Answers,
): OpenData {
  const wikitext = pageOf(place.name, listings);
  return {
    place,
    pages: [{ title: place.name, revisionId: 5_000_001, revisedAt: REVISED_AT, wikitext }],
    wikidata,
    osm,
    osmBase: REVISED_AT,
    views,
    roomPrices: GUIDE,
    failed: [],
  };
}

function pageOf(city: string, listings: readonly Listing[]): string {
  const parts = SECTIONS.flatMap((kind) => {
    const sections = Map.groupBy(
      listings.filter((listing) => listing.kind === kind),
      ({ section }) => section,
    );
    return [
      `==${kind.charAt(0).toUpperCase()}${kind.slice(1)}==`,
      ...[...sections].flatMap(([section, own]) => [`===${section}===`, ...own.map(listingText)]),
    ];
  });
  return [`'''${city}''' is a city.`, ...parts, "{{guidecity}}"].join("\n\n");
}

function listingText({ kind, name, at, content, ...texts }: Listing): string {
  const { wikidata = "", hours = "", price = "", address = "" } = texts;
  const when = kind === "sleep" ? "| checkin= | checkout=" : `| hours=${hours}`;
  return `* {{${kind}
| name=${name} | alt= | url= | email=
| address=${address} | lat=${at?.lat ?? ""} | long=${at?.lon ?? ""} | directions=
| phone= | tollfree= ${when} | price=${price}
| wikidata=${wikidata} | lastedit=2024-06-01
| content=${content}
}}`;
}
