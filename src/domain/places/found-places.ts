import * as z from "zod/mini";

const foundPlaceSchema = z.object({
  name: z.string(),
  /** Its part of town, town and country, as far as they are known. */
  where: z.string(),
  /** "41.9029, 12.4534". */
  geoCoordinates: z.string(),
});

/** Answer of `GET /api/places/named`: places of any kind by their name, the best match first. */
export const foundPlacesSchema = z.object({
  places: z.array(foundPlaceSchema),
  /** No service could be asked: there may be others. */
  isUnasked: z.optional(z.literal(true)),
});
export type FoundPlaces = z.infer<typeof foundPlacesSchema>;
