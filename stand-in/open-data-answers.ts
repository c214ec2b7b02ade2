import {
  METRES_A_DEGREE,
  positionOf,
  STAND_IN_COUNTRY,
  STAND_IN_REGION,
  STAND_IN_TOWNS,
  type StandInTown,
  wikidataId,
} from "./open-data-towns.ts";
import { regionPage, townPage } from "./wikivoyage-pages.ts";

const REVISED_AT = "2026-11-03T08:15:00Z";

/** What short descriptions call places of a class. */
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

type Position = { readonly lat: number; readonly lon: number };

/** Wikivoyage's answer: which pages there are, or what is on them. @param planted stands among a town's sights. */
export function wikivoyageAnswer(query: URLSearchParams, planted = ""): unknown {
  const near = query.get("generator") === "geosearch" ? townsNear(query) : [];
  const titles = query.get("titles")?.split("|") ?? near.map(({ name }) => name);
  const pages = titles.map((title) => {
    const town = STAND_IN_TOWNS.find(({ name }) => name === title);
    const isRegion = title === STAND_IN_REGION.name;
    const { centre } = town ?? STAND_IN_REGION;
    if (town === undefined && !isRegion) return { ns: 0, title, missing: true };
    const page = { pageid: 1, ns: 0, title };
    if (query.get("prop") === "revisions") {
      const content = town === undefined ? regionPage() : townPage(town, planted);
      const slots = { main: { contentmodel: "wikitext", contentformat: "text/x-wiki", content } };
      return { ...page, revisions: [{ revid: 5_000_001, timestamp: REVISED_AT, slots }] };
    }
    const pageprops = {
      wikibase_item: `Q${town?.osmId ?? STAND_IN_REGION.osmId}`,
      "geocrumb-is-in":
        town === undefined ? STAND_IN_COUNTRY.country : town.state.replaceAll(" ", "_"),
    };
    return { ...page, coordinates: [{ ...centre, primary: true, globe: "earth" }], pageprops };
  });
  // Where there is nothing around, the answer has no query at all.
  return pages.length === 0 ? { batchcomplete: true } : { batchcomplete: true, query: { pages } };
}

/** As the service rounds them, in metres. */
function townsNear(query: URLSearchParams): StandInTown[] {
  const { lat, lon } = pointOf(query);
  const radius = Number(query.get("ggsradius") ?? 0) / METRES_A_DEGREE;
  return STAND_IN_TOWNS.filter(
    ({ centre }) => Math.hypot(centre.lat - lat, centre.lon - lon) <= radius,
  );
}

function pointOf(query: URLSearchParams): Position {
  const [lat = 0, lon = 0] = (query.get("ggscoord") ?? "").split("|").map(Number);
  return { lat, lon };
}

/** Wikidata's answer: rows of what is around the point that the question names. */
export function wikidataAnswer(query: URLSearchParams): unknown {
  const [, lon = "0", lat = "0"] =
    /Point\(([-\d.]+) ([-\d.]+)\)/.exec(query.get("query") ?? "") ?? [];
  const town = townAt({ lat: Number(lat), lon: Number(lon) });
  const bindings = (town?.places ?? []).flatMap((place, index) => {
    if (town === undefined || place.wikidataClass === undefined) return [];
    const at = positionOf(town, place);
    const uri = (value: string) => ({ type: "uri", value });
    return [
      {
        item: uri(`http://www.wikidata.org/entity/${wikidataId(town, index)}`),
        label: { type: "literal", "xml:lang": "en", value: place.name },
        coord: {
          type: "literal",
          datatype: "http://www.opengis.net/ont/geosparql#wktLiteral",
          value: `Point(${at.lon} ${at.lat})`,
        },
        links: {
          type: "literal",
          datatype: "http://www.w3.org/2001/XMLSchema#integer",
          value: String(place.sitelinks),
        },
        class: uri(`http://www.wikidata.org/entity/${place.wikidataClass}`),
        article: uri(`https://en.wikipedia.org/wiki/${place.name.replaceAll(" ", "_")}`),
      },
    ];
  });
  const vars = ["item", "label", "coord", "links", "class", "visitors", "end", "article"];
  return { head: { vars }, results: { bindings } };
}

/** Overpass's answer: what is in the box that the question names. */
export function overpassAnswer(query: URLSearchParams): unknown {
  const [, south = 0, west = 0, north = 0, east = 0] = (
    /bbox:([-\d.]+),([-\d.]+),([-\d.]+),([-\d.]+)/.exec(query.get("data") ?? "") ?? []
  ).map(Number);
  const town = townAt({ lat: (south + north) / 2, lon: (west + east) / 2 });
  const elements = (town?.places ?? []).flatMap((place, index) => {
    if (town === undefined) return [];
    const wikidata = place.wikidataClass === undefined ? {} : { wikidata: wikidataId(town, index) };
    const tags = { ...place.tags, ...wikidata, name: place.name };
    const id = town.osmId * 1000 + index;
    const at = positionOf(town, place);
    // Houses are areas, with a middle; the rest are points.
    return [
      index % 2 === 0 ? { type: "way", id, center: at, tags } : { type: "node", id, ...at, tags },
    ];
  });
  const outlines = town !== undefined && town === STAND_IN_TOWNS[0] ? outlinesOf(town) : [];
  return {
    version: 0.6,
    generator: "Overpass API 0.7.62",
    osm3s: {
      timestamp_osm_base: "2026-11-20T10:00:00Z",
      copyright: "The data included in this document is from www.openstreetmap.org.",
    },
    elements: [...elements, ...outlines],
  };
}

/** The coast east of a town, with the sea to its right, and its river. */
function outlinesOf({ centre, osmId }: StandInTown) {
  const way = (id: number, tags: object, points: readonly (readonly [number, number])[]) => ({
    type: "way",
    id: osmId * 1000 + id,
    tags,
    geometry: points.map(([north, east]) => ({ lat: centre.lat + north, lon: centre.lon + east })),
  });
  const coast = [-0.3, -0.1, -0.03, 0, 0.03, 0.1, 0.3].map((north): [number, number] => {
    return [north, 0.03 + 0.006 * Math.sin(north * 90)];
  });
  return [
    way(901, { natural: "coastline" }, coast.slice(0, 4)),
    way(902, { natural: "coastline" }, coast.slice(3)),
    way(903, { waterway: "river", name: "Alva" }, [
      [0.01, -0.08],
      [0.004, -0.01],
      [-0.004, 0.01],
      [0, 0.033],
    ]),
  ];
}

/** Wikipedia's answer: what it has articles about around a point, or how often articles were read. */
export function wikipediaAnswer(query: URLSearchParams): unknown {
  return query.get("generator") === "geosearch" ? articlesAnswer(query) : pageviewsAnswer(query);
}

/** In two parts: points come at once, descriptions of half of the articles with the second. */
function articlesAnswer(query: URLSearchParams): unknown {
  const town = townAt(pointOf(query));
  const isSecond = query.has("picontinue");
  const pages = (town?.places ?? []).flatMap((place, index) => {
    if (town === undefined || place.wikidataClass === undefined) return [];
    const described = isSecond === (index % 2 === 1);
    return [
      {
        pageid: index + 1,
        ns: 0,
        title: place.name,
        pageprops: { wikibase_item: wikidataId(town, index) },
        ...(isSecond ? {} : { coordinates: [positionOf(town, place)] }),
        ...(described ? { description: `${DESCRIPTIONS[place.wikidataClass]} in Portugal` } : {}),
      },
    ];
  });
  if (pages.length === 0) return { batchcomplete: true };
  const more = { continue: { picontinue: 20, continue: "||coordinates" } };
  return { ...(isSecond ? { batchcomplete: true } : more), query: { pages } };
}

/** The best known most. */
function pageviewsAnswer(query: URLSearchParams): unknown {
  const places = STAND_IN_TOWNS.flatMap((town) => town.places);
  const pages = (query.get("titles")?.split("|") ?? []).map((title) => {
    const place = places.find(({ name }) => name === title);
    const daily = (place?.sitelinks ?? 0) * 7;
    return { ns: 0, title, pageviews: { "2026-11-01": daily, "2026-11-02": null } };
  });
  return { batchcomplete: true, query: { pages } };
}

function townAt({ lat, lon }: Position): StandInTown | undefined {
  return STAND_IN_TOWNS.find(
    ({ centre }) => Math.abs(centre.lat - lat) < 0.1 && Math.abs(centre.lon - lon) < 0.1,
  );
}
