import * as z from "zod/mini";
import { legSchema } from "./leg.ts";
import { placeNamesSchema } from "./place-names.ts";

/** The cities that a destination names, where it names several, and the way from each to the next. */
export const namedTownsSchema = z.object({
  towns: z.array(
    z.object({
      /** As a destination is named: "Kyoto, Japan". */
      label: z.string(),
      /** "Kyoto". */
      name: z.string(),
      /** How much there is to see, above 0, against the others: by it days are shared out. */
      worth: z.number(),
      /** Whether the built-in guide has it. */
      isKnown: z.boolean(),
    }),
  ),
  /** Whether those that it doesn't have are read about in open data. */
  isReadAbout: z.boolean(),
  /** The names of places of those that it has, for reading wishes. */
  places: z.optional(z.array(placeNamesSchema)),
  /** Where both ends are known. */
  ways: z.array(z.extend(legSchema, { to: z.string() })),
});
export type NamedTowns = z.infer<typeof namedTownsSchema>;
