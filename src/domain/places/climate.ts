import * as z from "zod/mini";

/** @param least, most of what is possible on earth. */
function perMonth(least: number, most: number) {
  return z.array(z.number().check(z.minimum(least), z.maximum(most))).check(z.length(12));
}

/** Means of many years, January first. */
export const climateSchema = z.object({
  /** The highest temperature of a day. */
  highC: perMonth(-50, 55),
  lowC: perMonth(-60, 45),
  /** Days with 1 mm of rain or more. */
  rainDays: perMonth(0, 31),
});
export type Climate = z.infer<typeof climateSchema>;
