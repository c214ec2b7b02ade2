import { type Trip, tripSchema } from "../../../src/domain/trip/trip.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import type { SignedInClient } from "../sign-in/walk.ts";

/** The trip as the server gives it. */
export async function fetchTrip(client: Pick<SignedInClient, "fetch">, id: string): Promise<Trip> {
  const response = await client.fetch(pathWithId(API_PATHS.trip, id));
  return tripSchema.parse(await response.json());
}
