import * as z from "zod/mini";
import { type Trip, tripSchema } from "../../../domain/trip/trip.ts";

/**
 * A trip as the server gave it, unknown fields included: it is kept until its version changes, and the
 * next version of the pages may know fields that this one doesn't.
 */
export const wholeTripSchema = z.custom<Trip>((value) => tripSchema.safeParse(value).success);
