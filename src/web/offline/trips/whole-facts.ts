import * as z from "zod/mini";
import { type TripFacts, tripFactsSchema } from "../../../domain/trip/trip-facts.ts";

/** Facts as the server gave them, unknown fields included: see `wholeTripSchema`. */
export const wholeFactsSchema = z.custom<TripFacts>(
  (value) => tripFactsSchema.safeParse(value).success,
);
