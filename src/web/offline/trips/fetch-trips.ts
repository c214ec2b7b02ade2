import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { tripListAnswerSchema } from "../../../domain/trip/trip-summary.ts";
import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
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

/** See `FetchTrip`. */
export async function fetchTrip(id: string): Promise<Trip | "gone" | undefined> {
  const result = await callApi(pathWithId(API_PATHS.trip, id), { schema: wholeTripSchema });
  if (result.ok) return result.value;
  return result.problem.code === "trip_not_found" ? "gone" : undefined;
}
