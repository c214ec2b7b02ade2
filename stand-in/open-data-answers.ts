import { type WikiPage, wikiReply } from "./mediawiki.ts";
import { ALL_TOWNS, positionOf, type StandInTown, wikidataId } from "./open-data-towns.ts";
import { type MapObject, type OverpassReply, overpassReply } from "./overpass.ts";
import { type SparqlReply, sparqlReply, type WikidataEntity } from "./sparql.ts";
import { wikivoyagePages } from "./wikivoyage-pages.ts";

/** Short descriptions of places by class. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  Q33506: "museum",
  Q16970: "church",
  Q2977: "cathedral",
  Q22698: "public park",
  Q167346: "botanical garden",
  Q23413: "castle",
  Q16560: "palace",
  Q174782: "square",
  Q12280: "bridge",
  Q12518: "tower",
  Q330284: "market hall",
  Q6017969: "viewpoint",
  Q24354: "theatre",
  Q43501: "zoo",
  Q2281788: "aquarium",
  Q839954: "archaeological site",
  Q44613: "monastery",
};
/** Tourist attraction: many items are that, too. */
const ATTRACTION = "Q570116";
/** Degrees from the middle of a house to its walls. */
const HALF_HOUSE = 0.0002;
const VIEWS_A_SITELINK = 7;
const ONE_IN = { onlyMul: 4, severalClasses: 5, relation: 6 };

type Position = { readonly lat: number; readonly lon: number };

/** Each place of each town, with its number there. */
const PLACES = ALL_TOWNS.flatMap((town) =>
  town.places.map((place, index) => ({ town, place, index, at: positionOf(town, place) })),
);

/** Some have a name for all languages and none in English. */
const ENTITIES: readonly WikidataEntity[] = PLACES.flatMap(({ town, place, index, at }) => {
  const { name, wikidataClass, sitelinks = 0 } = place;
  if (wikidataClass === undefined) return [];
  const more = index % ONE_IN.severalClasses === 0 ? [ATTRACTION] : [];
  return {
    id: wikidataId(town, index),
    labels: index % ONE_IN.onlyMul === 3 ? { mul: name } : { en: name, pt: name },
    at,
    sitelinks,
    classes: [wikidataClass, ...more],
    article: name,
  };
});

/** Houses are areas, of one line or of several; the rest are points. */
const MAP: readonly MapObject[] = [
  ...PLACES.map(({ town, place, index, at }): MapObject => {
    const wikidata = place.wikidataClass === undefined ? {} : { wikidata: wikidataId(town, index) };
    const own = {
      id: town.osmId * 1000 + index,
      tags: { ...place.tags, ...wikidata, name: place.name },
    };
    if (index % 2 === 1) return { ...own, type: "node", at };
    const line = houseAt(at);
    if (index % ONE_IN.relation !== 0) return { ...own, type: "way", line };
    const member = { ref: own.id, role: "outer", line };
    return { ...own, type: "relation", members: [member] };
  }),
  ...ALL_TOWNS.slice(0, 1).flatMap(outlinesOf),
];

const ARTICLES: readonly WikiPage[] = PLACES.flatMap(({ town, place, index, at }, number) => {
  const { name, wikidataClass, sitelinks = 0 } = place;
  if (wikidataClass === undefined) return [];
  return {
    ...{ pageid: 700_000 + number, title: name, at, views: sitelinks * VIEWS_A_SITELINK },
    pageprops: { wikibase_item: wikidataId(town, index) },
    description: `${DESCRIPTIONS[wikidataClass]} in Portugal`,
  };
});

export function wikivoyageAnswer(query: URLSearchParams, planted: string): object {
  return wikiReply(wikivoyagePages(planted), query);
}

export function wikipediaAnswer(query: URLSearchParams): object {
  return wikiReply(ARTICLES, query);
}

export function wikidataAnswer(query: URLSearchParams): SparqlReply {
  return sparqlReply(ENTITIES, query);
}

/** @param printsBeforeTimeout what is printed before the question has taken too long. */
export function overpassAnswer(
  query: URLSearchParams,
  printsBeforeTimeout?: number,
): OverpassReply {
  return overpassReply(MAP, query, printsBeforeTimeout);
}

function houseAt({ lat, lon }: Position): Position[] {
  const [a, b] = [-HALF_HOUSE, HALF_HOUSE];
  const corners = [
    [a, a],
    [a, b],
    [b, b],
    [b, a],
    [a, a],
  ] as const;
  return corners.map(([north, east]) => ({
    lat: Number((lat + north).toFixed(7)),
    lon: Number((lon + east).toFixed(7)),
  }));
}

/** The coast east of a town, with the sea to its right, and its river; both go on for a long way. */
function outlinesOf({ centre, osmId }: StandInTown): MapObject[] {
  const way = (
    id: number,
    tags: Readonly<Record<string, string>>,
    points: readonly (readonly [number, number])[],
  ): MapObject => ({
    type: "way",
    id: osmId * 1000 + id,
    tags,
    line: points.map(([north, east]) => ({ lat: centre.lat + north, lon: centre.lon + east })),
  });
  const coast = Array.from({ length: 61 }, (_, index): [number, number] => {
    const north = (index - 30) / 100;
    return [north, 0.03 + 0.006 * Math.sin(north * 90)];
  });
  return [
    way(901, { natural: "coastline" }, coast.slice(0, 31)),
    // A street is several ways, and those of a class aren't one beside the other.
    way(904, { highway: "primary", name: "Avenida do Mar" }, [
      [-0.02, 0.02],
      [0, 0.018],
    ]),
    way(905, { highway: "tertiary", name: "Rua Nova" }, [
      [0.004, -0.012],
      [0.002, 0.016],
    ]),
    way(906, { highway: "primary", name: "Avenida do Mar" }, [
      [0.025, 0.021],
      [0, 0.018],
    ]),
    way(907, { highway: "secondary", ref: "N 12" }, [
      [-0.018, -0.02],
      [0.001, -0.002],
      [0.02, 0.01],
    ]),
    way(908, { highway: "residential", name: "Rua Velha" }, [
      [0, 0],
      [0.003, 0.001],
    ]),
    way(909, { leisure: "park", name: "Jardim Novo" }, [
      [0.008, -0.008],
      [0.012, -0.008],
      [0.012, -0.002],
      [0.008, -0.002],
      [0.008, -0.008],
    ]),
    way(902, { natural: "coastline" }, coast.slice(30)),
    way(903, { waterway: "river", name: "Alva" }, [
      [0.01, -0.28],
      [0.01, -0.18],
      [0.01, -0.08],
      [0.004, -0.01],
      [-0.004, 0.01],
      [0, 0.033],
    ]),
  ];
}
