import type { OpenData, OpenPlace } from "../../src/guide/open/open-data.ts";
import { readOverpassAnswer } from "../../src/guide/open/read-overpass-answer.ts";
import { readSparqlAnswer } from "../../src/guide/open/read-sparql-answer.ts";
import { GUIDE } from "../../test/support/guide.ts";
import type { AnsweredPlace } from "./answered-place.ts";

const REVISED_AT = "2026-11-03T08:15:00Z";
const SECTIONS = ["see", "do", "buy", "eat", "drink", "sleep"] as const;

/** The services' answers about a city, in the shapes that were recorded of them, as our readers read them. */
export function answersAbout(place: OpenPlace, known: readonly AnsweredPlace[]): OpenData {
  const osm = readOverpassAnswer(overpassAnswer(known));
  return {
    place,
    pages: [
      {
        title: place.name,
        revisionId: 5_000_001,
        revisedAt: REVISED_AT,
        wikitext: pageOf(place.name, known),
      },
    ],
    wikidata: readSparqlAnswer(sparqlAnswer(known)) ?? [],
    osm: osm?.elements ?? [],
    osmBase: osm?.osmBase,
    views: Object.fromEntries(
      known.flatMap(({ name, item }) => (item === undefined ? [] : [[name, item.views]])),
    ),
    roomPrices: GUIDE,
    failed: [],
  };
}

function overpassAnswer(known: readonly AnsweredPlace[]): unknown {
  const elements = known.flatMap(({ name, at, element }) => {
    if (element === undefined) return [];
    const { type, id } = element;
    const tags = { name, ...element.tags };
    return [type === "way" ? { type, id, center: at, tags } : { type, id, ...at, tags }];
  });
  return { version: 0.6, osm3s: { timestamp_osm_base: REVISED_AT }, elements };
}

function sparqlAnswer(known: readonly AnsweredPlace[]): unknown {
  const bindings = known.flatMap(({ name, at, item }) => {
    if (item === undefined) return [];
    const entity = (id: string) => ({
      type: "uri",
      value: `http://www.wikidata.org/entity/${id}`,
    });
    return [
      {
        item: entity(item.id),
        label: { type: "literal", "xml:lang": "en", value: name },
        coord: { type: "literal", value: `Point(${at.lon} ${at.lat})` },
        links: { type: "literal", value: String(item.sitelinks) },
        class: entity(item.wikidataClass),
        article: {
          type: "uri",
          value: `https://en.wikipedia.org/wiki/${encodeURIComponent(name.replaceAll(" ", "_"))}`,
        },
      },
    ];
  });
  return { results: { bindings } };
}

function pageOf(city: string, known: readonly AnsweredPlace[]): string {
  const parts = SECTIONS.flatMap((kind) => {
    const own = known.filter(({ listing }) => listing?.kind === kind);
    const headings = [...new Set(own.map(({ listing }) => listing?.section ?? ""))];
    return [
      `==${kind.charAt(0).toUpperCase()}${kind.slice(1)}==`,
      ...headings.flatMap((heading) => [
        `===${heading}===`,
        ...own.filter(({ listing }) => listing?.section === heading).map(listingText),
      ]),
    ];
  });
  return [`'''${city}''' is a city.`, ...parts, "{{guidecity}}"].join("\n\n");
}

function listingText({ name, listing }: AnsweredPlace): string {
  if (listing === undefined) return "";
  const { kind, at, wikidata, hours, price, address, content } = listing;
  const when = kind === "sleep" ? "| checkin= | checkout=" : `| hours=${hours}`;
  return `* {{${kind}
| name=${name} | alt= | url= | email=
| address=${address} | lat=${at?.lat ?? ""} | long=${at?.lon ?? ""} | directions=
| phone= | tollfree= ${when} | price=${price}
| wikidata=${wikidata} | lastedit=2024-06-01
| content=${content}
}}`;
}
