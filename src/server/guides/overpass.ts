import type { Position } from "../../domain/places/geo.ts";
import type { Box, OsmElement } from "../../guide/open/open-data.ts";
import { MAX_COAST_WAYS } from "../../guide/open/open-sea.ts";
import { readOverpassAnswer } from "../../guide/open/read-overpass-answer.ts";
import { orBroken } from "../lib/ask-json.ts";
import { ServiceError } from "../lib/service-error.ts";
import { createOpenService, type OpenServiceParts } from "./open-service.ts";

const SERVICE = "Overpass";
/** Whom it is too busy for it asks to stay away for half a minute at least; whom it refuses, for longer. */
const BUSY_REST_MS = 30_000;
const REFUSED_REST_MS = 10 * 60_000;
const AGAIN_AFTER_MS = 30_000;
/** Another place's question may be asked twice. */
const WAIT_MS = 60_000;
/** A little more than the questions themselves say that they may take. */
const DEADLINE_MS = 25_000;
const QUERY_SECONDS = 20;
const LINES_DEADLINE_MS = 20_000;
const LINES_QUERY_SECONDS = 15;
const QUERY_BYTES = 64 * 1024 * 1024;
const MAX_BYTES = 4 * 1024 * 1024;

export type PlacesOnMap = {
  readonly elements: readonly OsmElement[];
  /** When the data was current, ISO. */
  readonly osmBase?: string | undefined;
  /** The question ran out of time or memory: these are what came until then. */
  readonly isPartial: boolean;
};

export type Overpass = {
  /** Sights, hotels, places to eat and quarters within a box. @throws ServiceError */
  placesIn(
    box: Box,
    options: { readonly centre: Position; readonly signal: AbortSignal },
  ): Promise<PlacesOnMap>;
  /** The lines of a map of a box: coast, rivers, lakes, parks and, around its middle, main streets. @throws ServiceError */
  linesIn(box: Box, signal: AbortSignal): Promise<readonly OsmElement[]>;
};

/** OpenStreetMap by Overpass: two questions a place. */
export function createOverpass(baseUrl: string, parts: OpenServiceParts): Overpass {
  const service = createOpenService(SERVICE, restMs, parts, WAIT_MS);
  const urlOf = (data: string) => `${baseUrl}/api/interpreter?${new URLSearchParams({ data })}`;
  return {
    async placesIn(box, { centre, signal }) {
      const url = urlOf(placesQuestion(box, centre));
      const answer = await service.ask({
        url,
        deadlineMs: DEADLINE_MS,
        mostBytes: MAX_BYTES,
        signal,
        again({ trouble, retryAfterMs: afterMs = AGAIN_AFTER_MS }) {
          return trouble === "busy" && afterMs <= AGAIN_AFTER_MS ? { url, afterMs } : undefined;
        },
      });
      const { elements, osmBase, remark } = orBroken(SERVICE, readOverpassAnswer(answer));
      if (remark !== undefined && elements.length === 0) {
        throw new ServiceError(`${SERVICE}: the question took too long`, { trouble: "late" });
      }
      return { elements, osmBase, isPartial: remark !== undefined };
    },
    async linesIn(box, signal) {
      const url = urlOf(linesQuestion(box));
      const asked = { url, deadlineMs: LINES_DEADLINE_MS, mostBytes: MAX_BYTES, signal };
      const { elements, remark } = orBroken(SERVICE, readOverpassAnswer(await service.ask(asked)));
      // Half of a coast is worse than none.
      return remark === undefined ? elements : [];
    },
  };
}

/** A question that takes too long says nothing of the next one. */
function restMs({ trouble }: ServiceError): number {
  if (trouble === "late") return 0;
  return trouble === "refused" ? REFUSED_REST_MS : BUSY_REST_MS;
}

const settings = (box: string, seconds: number) =>
  `[out:json][timeout:${seconds}][maxsize:${QUERY_BYTES}][bbox:${box}];`;

/**
 * Only numbers go into it. A limit cuts nodes, ways and relations in this order, so that each kind has its own; what was
 * printed before the time is over is answered, so that sights come first.
 */
function placesQuestion(box: Box, { lat, lon }: Position): string {
  const around = `(around:4000,${lat.toFixed(2)},${lon.toFixed(2)})`;
  return `${settings(textOf(box), QUERY_SECONDS)}
(
  nwr[tourism~"^(attraction|museum|gallery|viewpoint|zoo|aquarium|theme_park)$"][name];
  nwr[historic~"^(castle|monument|palace|fort|city_gate|archaeological_site|ruins|church|monastery|tower)$"][name][~"^wiki(data|pedia)$"~"."];
  nwr[amenity~"^(place_of_worship|theatre|marketplace)$"][wikidata];
  nwr[leisure~"^(park|garden|nature_reserve|water_park)$"][wikidata];
  nwr[natural~"^(beach|peak|cave_entrance)$"][wikidata];
)->.sights;
rel.sights;
out center tags qt 200;
way.sights;
out center tags qt 500;
node.sights;
out center tags qt 500;
nwr[tourism~"^(hotel|hostel|guest_house)$"][name]${around};
out center tags qt 250;
nwr[amenity~"^(restaurant|cafe|food_court)$"][name][cuisine][opening_hours](around:2000,${lat.toFixed(2)},${lon.toFixed(2)});
out center tags qt 150;
node[place~"^(suburb|quarter|neighbourhood)$"][name];
out tags center qt 120;`;
}

/**
 * Relations have their outlines only in their members, which `tags` leaves out. A limit on streets would cut them by where
 * they are, so those of less use are asked for nearer to the middle.
 */
function linesQuestion(box: Box): string {
  const [near, wide] = [textOf(box), textOf(thriceAsWide(box))];
  const around = (metres: number) => `(around:${metres},${middleOf(box)})`;
  return `${settings(near, LINES_QUERY_SECONDS)}
way[natural=coastline];
out tags geom(${near}) qt ${MAX_COAST_WAYS};
way[waterway=river][name];
out tags geom(${near}) qt 60;
(
  way[natural=water][name][wikidata];
  way[leisure=park][name][wikidata];
);
out tags geom(${wide}) qt 100;
rel[natural=water][name][wikidata];
out geom(${wide}) qt 20;
way[leisure~"^(park|garden)$"][name]${around(4000)};
out tags geom(${wide}) qt 150;
way[highway~"^(motorway|trunk|primary)$"]${around(6000)};
out tags geom(${near}) qt 500;
way[highway=secondary]${around(4000)};
out tags geom(${near}) qt 400;
way[highway=tertiary]${around(2000)};
out tags geom(${near}) qt 300;`;
}

/** Latitude and longitude; over the 180th meridian west is greater than east. */
function middleOf({ south, west, north, east }: Box): string {
  const lon = west + ((east - west + 360) % 360) / 2;
  return [(south + north) / 2, lon > 180 ? lon - 360 : lon]
    .map((degrees) => degrees.toFixed(2))
    .join(",");
}

/** South, west, north, east. Over the 180th meridian west is greater than east, as Overpass has it too. */
function textOf({ south, west, north, east }: Box): string {
  return [south, west, north, east].map((degrees) => degrees.toFixed(2)).join(",");
}

/** A lake that ends in there is drawn whole; of one that doesn't nothing is drawn. */
function thriceAsWide({ south, west, north, east }: Box): Box {
  const [up, aside] = [north - south, (east - west + 360) % 360];
  if (aside * 3 >= 360) return { south, west: -180, north, east: 180 };
  const wrapped = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180;
  return {
    south: Math.max(-90, south - up),
    west: wrapped(west - aside),
    north: Math.min(90, north + up),
    east: wrapped(east + aside),
  };
}
