import type { Position } from "../../domain/places/geo.ts";
import type { WikidataItem } from "../../guide/open/open-data.ts";
import { readSparqlAnswer } from "../../guide/open/read-sparql-answer.ts";
import { orBroken } from "../lib/ask-json.ts";
import { createOpenService, type OpenServiceParts } from "./open-service.ts";

const SERVICE = "Wikidata";
const REST_MS = 60_000;
/** The service itself ends a question after a minute. */
const DEADLINE_MS = 25_000;
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_ITEMS = 300;
const MAX_CALLED = 20;
/** Somebody waits to learn whether there is such a place. */
const CALLED_DEADLINE_MS = 8_000;
/** A place with a smaller reach is a town, whose sights have fewer articles than a city's. */
const TOWN_KM = 8;

/** A place that has a name in some language, by its English one. */
export type NamedItem = { readonly label: string; readonly at: Position };

export type Wikidata = {
  /** The best-known places that are called so in any language, or were. @throws ServiceError */
  called(name: string, signal: AbortSignal): Promise<NamedItem[]>;
  /** The best-known items around a point, as far as the radius. @throws ServiceError */
  itemsAround(
    at: Position,
    options: { readonly radiusKm: number; readonly signal: AbortSignal },
  ): Promise<WikidataItem[]>;
};

/** Wikidata by its query service. */
export function createWikidata(baseUrl: string, parts: OpenServiceParts): Wikidata {
  const service = createOpenService(SERVICE, REST_MS, parts);
  const urlOf = (query: string) =>
    `${baseUrl}/sparql?${new URLSearchParams({ format: "json", query })}`;
  return {
    async called(name, signal) {
      const url = urlOf(calledQuery(name));
      const asked = { url, deadlineMs: CALLED_DEADLINE_MS, mostBytes: MAX_BYTES, signal };
      const items = orBroken(SERVICE, readSparqlAnswer(await service.ask(asked)));
      return items
        .toSorted((a, b) => b.sitelinks - a.sitelinks)
        .flatMap(({ label, at }) => (label === undefined || at === undefined ? [] : { label, at }));
    },
    async itemsAround(at, { radiusKm, signal }) {
      const fewest = radiusKm < TOWN_KM ? 1 : 3;
      const answer = await service.ask({
        url: urlOf(queryOf(at, { radiusKm, fewest })),
        deadlineMs: DEADLINE_MS,
        mostBytes: MAX_BYTES,
        signal,
        // It took too long, to us or to the service, which says so with a 500.
        again({ trouble, status }) {
          const url = urlOf(queryOf(at, { radiusKm: radiusKm / 2, fewest }));
          return trouble === "late" || status === 500 ? { url, afterMs: 0 } : undefined;
        },
      });
      return orBroken(SERVICE, readSparqlAnswer(answer));
    },
  };
}

/** Only letters and digits go into it: the service hands the words on to the search of Wikidata. */
function calledQuery(name: string): string {
  const words = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();
  return `SELECT ?item ?label ?coord ?links WHERE {
  SERVICE wikibase:mwapi {
    bd:serviceParam wikibase:endpoint "www.wikidata.org" ; wikibase:api "Search" ;
      mwapi:srsearch "inlabel:'${words}' haswbstatement:P625" ; mwapi:srlimit "${MAX_CALLED}" .
    ?item wikibase:apiOutputItem mwapi:title .
  }
  ?item wdt:P625 ?coord .
  ?item wikibase:sitelinks ?links .
  OPTIONAL { ?item rdfs:label ?english FILTER(LANG(?english) = "en") }
  OPTIONAL { ?item rdfs:label ?any FILTER(LANG(?any) = "mul") }
  BIND(COALESCE(?english, ?any) AS ?label)
}`;
}

/**
 * Only numbers go into it. Labels that are the same in all languages are kept once, as `mul`.
 *
 * @param options.fewest articles that an item must have.
 */
function queryOf(
  { lat, lon }: Position,
  { radiusKm, fewest }: { readonly radiusKm: number; readonly fewest: number },
): string {
  return `SELECT ?item ?label ?coord ?links ?class ?visitors ?end ?article WHERE {
  { SELECT ?item ?coord ?links WHERE {
      SERVICE wikibase:around {
        ?item wdt:P625 ?coord .
        bd:serviceParam wikibase:center "Point(${lon.toFixed(2)} ${lat.toFixed(2)})"^^geo:wktLiteral ;
          wikibase:radius "${radiusKm.toFixed(0)}" .
      }
      ?item wikibase:sitelinks ?links . FILTER(?links >= ${fewest})
    } ORDER BY DESC(?links) LIMIT ${MAX_ITEMS} }
  ?item wdt:P31 ?class .
  OPTIONAL { ?item rdfs:label ?english FILTER(LANG(?english) = "en") }
  OPTIONAL { ?item rdfs:label ?any FILTER(LANG(?any) = "mul") }
  BIND(COALESCE(?english, ?any) AS ?label)
  OPTIONAL { ?item wdt:P1174 ?visitors }
  OPTIONAL { ?item wdt:P576|wdt:P3999 ?end }
  OPTIONAL { ?article schema:about ?item ; schema:isPartOf <https://en.wikipedia.org/> }
}`;
}
