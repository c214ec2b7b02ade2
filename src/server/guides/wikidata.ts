import type { Position } from "../../domain/places/geo.ts";
import type { WikidataItem } from "../../guide/open/open-data.ts";
import { readSparqlAnswer } from "../../guide/open/read-sparql-answer.ts";
import { createOpenService, type OpenServiceParts, orBroken } from "./open-service.ts";

const SERVICE = "Wikidata";
const REST_MS = 60_000;
/** The service itself ends a question after a minute. */
const DEADLINE_MS = 25_000;
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_ITEMS = 300;

export type Wikidata = {
  /** The best-known items around a point, as far as the radius. @throws ServiceError */
  itemsAround(
    at: Position,
    options: { readonly radiusKm: number; readonly signal: AbortSignal },
  ): Promise<WikidataItem[]>;
};

/** Wikidata by its query service. */
export function createWikidata(baseUrl: string, parts: OpenServiceParts): Wikidata {
  const service = createOpenService(SERVICE, REST_MS, parts);
  return {
    async itemsAround(at, { radiusKm, signal }) {
      const query = new URLSearchParams({ format: "json", query: queryOf(at, radiusKm) });
      const answer = await service.ask({
        url: `${baseUrl}/sparql?${query}`,
        deadlineMs: DEADLINE_MS,
        mostBytes: MOST_BYTES,
        signal,
      });
      return orBroken(SERVICE, readSparqlAnswer(answer));
    },
  };
}

/** Numbers alone go into it. A town's sights have fewer articles than a city's. */
function queryOf({ lat, lon }: Position, radiusKm: number): string {
  const fewest = radiusKm < 8 ? 1 : 3;
  return `SELECT ?item ?label ?coord ?links ?class ?visitors ?end ?article WHERE {
  { SELECT ?item ?coord ?links WHERE {
      SERVICE wikibase:around {
        ?item wdt:P625 ?coord .
        bd:serviceParam wikibase:center "Point(${lon.toFixed(2)} ${lat.toFixed(2)})"^^geo:wktLiteral ;
          wikibase:radius "${radiusKm.toFixed(0)}" .
      }
      ?item wikibase:sitelinks ?links . FILTER(?links >= ${fewest})
    } ORDER BY DESC(?links) LIMIT ${MOST_ITEMS} }
  ?item wdt:P31 ?class .
  ?item rdfs:label ?label FILTER(LANG(?label) = "en")
  OPTIONAL { ?item wdt:P1174 ?visitors }
  OPTIONAL { ?item wdt:P576|wdt:P3999 ?end }
  OPTIONAL { ?article schema:about ?item ; schema:isPartOf <https://en.wikipedia.org/> }
}`;
}
