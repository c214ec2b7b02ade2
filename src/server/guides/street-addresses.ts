import * as z from "zod/mini";
import { distanceKm, type Position } from "../../domain/places/geo.ts";
import { readAnswer } from "../lib/ask-json.ts";
import { createOpenService, type OpenServiceParts } from "./open-service.ts";

const SERVICE = "Photon address";
const REST_MS = 60_000;
const DEADLINE_MS = 6_000;
const MAX_BYTES = 256 * 1024;
const MOST = 3;
/** A house of the same address further away is in another town. */
const SAME_TOWN_KM = 8;

const answerSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({
        coordinates: z.tuple([
          z.number().check(z.minimum(-180), z.maximum(180)),
          z.number().check(z.minimum(-90), z.maximum(90)),
        ]),
      }),
      properties: z.object({ type: z.optional(z.string()), housenumber: z.optional(z.string()) }),
    }),
  ),
});

export type StreetAddresses = {
  /** Where a house is: undefined where its number isn't known, as a street may be long. @throws ServiceError */
  houseAt(
    address: string,
    town: { readonly name: string; readonly centre: Position },
    signal: AbortSignal,
  ): Promise<Position | undefined>;
};

/** Houses by their addresses, by Photon. */
export function createStreetAddresses(photonUrl: string, parts: OpenServiceParts): StreetAddresses {
  const service = createOpenService(SERVICE, REST_MS, parts);
  return {
    async houseAt(address, { name, centre }, signal) {
      const query = new URLSearchParams({
        q: `${address}, ${name}`,
        limit: String(MOST),
        lang: "en",
        lat: centre.lat.toFixed(2),
        lon: centre.lon.toFixed(2),
      });
      const answer = await service.ask({
        url: `${photonUrl}/api?${query}`,
        deadlineMs: DEADLINE_MS,
        mostBytes: MAX_BYTES,
        signal,
      });
      const numbers: readonly string[] = address.toLowerCase().match(/\d+\p{L}?/gu) ?? [];
      const houses = readAnswer(SERVICE, answerSchema, answer).features.flatMap(
        ({ geometry, properties: { type, housenumber = "" } }) => {
          const [lon, lat] = geometry.coordinates;
          const isIt = type === "house" && numbers.includes(housenumber.toLowerCase());
          return isIt && distanceKm({ lat, lon }, centre) <= SAME_TOWN_KM ? { lat, lon } : [];
        },
      );
      return houses[0];
    },
  };
}
