import * as z from "zod/mini";

export const placeNamesSchema = z.object({
  name: z.string(),
  otherNames: z.optional(z.array(z.string())),
});

/** What a place is called. */
export type PlaceNames = {
  readonly name: string;
  readonly otherNames?: readonly string[] | undefined;
};
