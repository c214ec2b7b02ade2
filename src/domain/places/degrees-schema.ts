import * as z from "zod/mini";

/** Degrees from `-limit` to `limit`, at most four decimals (about 11 m). */
export function degreesSchema(limit: 90 | 180) {
  return z.number().check(
    z.minimum(-limit),
    z.maximum(limit),
    z.refine((value) => Number(value.toFixed(4)) === value, "at most four decimals"),
  );
}
