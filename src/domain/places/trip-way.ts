import * as z from "zod/mini";

/** A walk through a large city has some hundred corners. */
export const MOST_WAY_POINTS = 500;

/** In degrees; south and west are negative. */
export const positionSchema = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** The way on foot between two places of a trip, from end to end along the streets; null where nobody knows it. */
export const tripWaySchema = z.object({
  line: z.nullable(z.array(positionSchema).check(z.minLength(2), z.maxLength(MOST_WAY_POINTS))),
});
export type TripWay = z.infer<typeof tripWaySchema>;
