import * as z from "zod/mini";

export const placeNamesSchema = z.object({
  name: z.string(),
  otherNames: z.optional(z.array(z.string())),
  isForFeasts: z.optional(z.literal(true)),
});

/** What a place is called. */
export type PlaceNames = {
  readonly name: string;
  readonly otherNames?: readonly string[] | undefined;
  /** It is open on the dates of an event only, and named after where that is: a part of its name means the place itself. */
  readonly isForFeasts?: true | undefined;
};
