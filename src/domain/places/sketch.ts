import * as z from "zod/mini";
import { degreesSchema } from "../places/degrees-schema.ts";

/** Latitude and longitude in degrees, at most four decimals. */
export type Point = readonly [lat: number, lon: number];

/** A closed area; its first point is not repeated, and its outline does not cross itself. */
export type Area = { readonly name?: string | undefined; readonly ring: readonly Point[] };

/** A river, or a canal, as the line along its middle. An island in it lies between two of them. */
export type River = {
  readonly name?: string | undefined;
  readonly widthMetres: number;
  readonly line: readonly Point[];
};

/**
 * A map of a city without map tiles: drawn by hand, and not for finding the way.
 * The parts are drawn in this order, on land.
 */
export type Sketch = {
  /** Sea, lakes and wide rivers. */
  readonly water: readonly Area[];
  /** Land over `water` again. */
  readonly islands: readonly Area[];
  readonly rivers: readonly River[];
  readonly parks: readonly Area[];
  /** Main streets; a bridge is a part of a street, over water. */
  readonly streets: readonly (readonly Point[])[];
  readonly quarters: readonly { readonly name: string; readonly at: Point }[];
};

const point = z.tuple([degreesSchema(90), degreesSchema(180)]);
const name = z.string().check(z.minLength(1), z.maxLength(60));
const line = z.array(point).check(z.minLength(2));
const areas = z.array(
  z.strictObject({ name: z.optional(name), ring: z.array(point).check(z.minLength(3)) }),
);

export const sketchSchema: z.ZodMiniType<Sketch> = z.strictObject({
  water: areas,
  islands: areas,
  rivers: z.array(
    z.strictObject({
      name: z.optional(name),
      widthMetres: z.number().check(z.positive(), z.maximum(5000)),
      line,
    }),
  ),
  parks: areas,
  streets: z.array(line),
  quarters: z.array(z.strictObject({ name, at: point })),
});
