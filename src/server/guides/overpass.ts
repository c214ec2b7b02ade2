import type { Position } from "../../domain/places/geo.ts";
import type { Box, OsmElement } from "../../guide/open/open-data.ts";
import { MOST_COAST_WAYS } from "../../guide/open/open-sea.ts";
import { readOverpassAnswer } from "../../guide/open/read-overpass-answer.ts";
import { createOpenService, type OpenServiceParts, orBroken } from "./open-service.ts";

const SERVICE = "Overpass";
/** It is scarce, and asks those whom it refuses to stay away for a while. */
const REST_MS = 10 * 60_000;
/** A little more than the question itself says that it may take. */
const DEADLINE_MS = 25_000;
const QUERY_SECONDS = 20;
const QUERY_BYTES = 64 * 1024 * 1024;
const MOST_BYTES = 4 * 1024 * 1024;

export type Overpass = {
  /** Sights, hotels, places to eat, quarters and outlines within a box. @throws ServiceError */
  placesIn(
    box: Box,
    options: { readonly centre: Position; readonly signal: AbortSignal },
  ): Promise<{ readonly elements: readonly OsmElement[]; readonly osmBase?: string | undefined }>;
};

/** OpenStreetMap by Overpass: one question a place. */
export function createOverpass(baseUrl: string, parts: OpenServiceParts): Overpass {
  const service = createOpenService(SERVICE, REST_MS, parts);
  return {
    async placesIn(box, { centre, signal }) {
      const query = new URLSearchParams({ data: questionOf(box, centre) });
      const answer = await service.ask({
        url: `${baseUrl}/api/interpreter?${query}`,
        deadlineMs: DEADLINE_MS,
        mostBytes: MOST_BYTES,
        signal,
      });
      return orBroken(SERVICE, readOverpassAnswer(answer));
    },
  };
}

/** Numbers alone go into it. */
function questionOf({ south, west, north, east }: Box, { lat, lon }: Position): string {
  const box = [south, west, north, east].map((degrees) => degrees.toFixed(2)).join(",");
  const around = `(around:4000,${lat.toFixed(2)},${lon.toFixed(2)})`;
  return `[out:json][timeout:${QUERY_SECONDS}][maxsize:${QUERY_BYTES}][bbox:${box}];
(
  nwr[tourism~"^(attraction|museum|gallery|viewpoint|zoo|aquarium|theme_park)$"][name];
  nwr[historic~"^(castle|monument|palace|fort|city_gate|archaeological_site|ruins|church|monastery|tower)$"][name][~"^wiki(data|pedia)$"~"."];
  nwr[amenity~"^(place_of_worship|theatre|marketplace)$"][wikidata];
  nwr[leisure~"^(park|garden|nature_reserve|water_park)$"][wikidata];
  nwr[natural~"^(beach|peak|cave_entrance)$"][wikidata];
);
out center tags qt 900;
nwr[tourism~"^(hotel|hostel|guest_house)$"][name]${around};
out center tags qt 250;
nwr[amenity~"^(restaurant|cafe|food_court)$"][name][cuisine][opening_hours](around:2000,${lat.toFixed(2)},${lon.toFixed(2)});
out center tags qt 150;
node[place~"^(suburb|quarter|neighbourhood)$"][name];
out tags center qt 120;
way[natural=coastline];
out geom qt ${MOST_COAST_WAYS};
(
  way[waterway=river][name];
  nwr[natural=water][name][wikidata];
  way[leisure=park][name][wikidata];
);
out geom qt 120;`;
}
