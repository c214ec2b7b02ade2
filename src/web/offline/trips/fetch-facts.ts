import * as z from "zod/mini";
import { type TripFacts, tripFactsSchema } from "../../../domain/trip/trip-facts.ts";
import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { ApiFailure, callApi } from "../../lib/api-client.ts";
import { openOfflineLibrary } from "../offline-library.ts";

/** The guide's facts for a trip's destination, as the server has them now; they are kept. @throws ApiFailure. */
export async function fetchFacts(tripId: string, signal?: AbortSignal): Promise<TripFacts> {
  const { store } = await openOfflineLibrary();
  const kept = await store.facts(tripId);
  const answer = await callApi(pathWithId(API_PATHS.tripFacts, tripId), {
    schema: wholeFactsSchema,
    ...(signal === undefined ? {} : { signal }),
    ...(kept === undefined ? {} : { headers: { "if-none-match": kept.etag } }),
  });
  if (answer.ok) {
    await store.keepFacts(tripId, { etag: answer.etag ?? "", facts: answer.value });
    return answer.value;
  }
  if (answer.problem.code === "unchanged" && kept !== undefined) return kept.facts;
  throw new ApiFailure(answer.problem);
}

/** Facts as the server gave them, unknown fields included: see `wholeTripSchema`. */
const wholeFactsSchema = z.custom<TripFacts>((value) => tripFactsSchema.safeParse(value).success);
