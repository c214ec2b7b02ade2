import * as z from "zod/mini";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { tripListAnswerSchema } from "../../../domain/trip/trip-summary.ts";
import { API_PATHS } from "../../../domain/wire.ts";
import { callApi, queryApi } from "../../lib/api-client.ts";
import { wholeTripSchema } from "./whole-trip.ts";

/** All of the user's trips, newest first, page by page. @throws ApiFailure. */
export async function fetchAllSummaries(signal?: AbortSignal): Promise<TripSummary[]> {
  const trips: TripSummary[] = [];
  let cursor = "";
  for (;;) {
    const page = await queryApi(`${API_PATHS.trips}${cursor}`, {
      schema: tripListAnswerSchema,
      ...(signal === undefined ? {} : { signal }),
    });
    trips.push(...page.trips);
    if (page.nextCursor === undefined) return trips;
    cursor = `?cursor=${page.nextCursor}`;
  }
}

/** Each trip as it was sent: one that this page can't read keeps no other from being read. */
const answerSchema = z.object({ trips: z.array(z.unknown()), gone: z.array(z.string()) });

/** See `FetchTrips`. */
export async function fetchTrips(
  ids: readonly string[],
): Promise<ReadonlyMap<string, Trip | "gone"> | undefined> {
  const path = `${API_PATHS.wholeTrips}?ids=${ids.join()}`;
  const result = await callApi(path, { schema: answerSchema });
  if (!result.ok) return undefined;
  const found = new Map<string, Trip | "gone">(result.value.gone.map((id) => [id, "gone"]));
  for (const trip of result.value.trips) {
    const read = wholeTripSchema.safeParse(trip);
    if (read.success) found.set(read.data.id, read.data);
  }
  return found;
}
