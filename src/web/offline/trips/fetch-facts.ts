import * as z from "zod/mini";
import { type TripFacts, tripFactsSchema } from "../../../domain/trip/trip-facts.ts";
import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { ApiFailure, callApi } from "../../lib/api-client.ts";
import { openOfflineLibrary } from "../offline-library.ts";
import type { KeptFacts } from "../store/offline-store.ts";

/** Of the trip that was asked for last. */
let last: { readonly tripId: string; readonly known: KeptFacts } | undefined;

/** The same objects for all who ask for the same facts: the planning engine is given their city once. */
export function sameFacts(tripId: string, facts: KeptFacts): KeptFacts {
  const isSame = last?.tripId === tripId && last.known.etag === facts.etag && facts.etag !== "";
  const known = last !== undefined && isSame ? last.known : facts;
  last = { tripId, known };
  return known;
}

/** The guide's facts for a trip's destination, as the server has them now; they are kept. @throws ApiFailure. */
export async function fetchFacts(tripId: string, signal?: AbortSignal): Promise<KeptFacts> {
  const { store } = await openOfflineLibrary();
  const kept = await store.facts(tripId);
  const answer = await callApi(pathWithId(API_PATHS.tripFacts, tripId), {
    schema: wholeFactsSchema,
    ...(signal === undefined ? {} : { signal }),
    ...(kept === undefined ? {} : { headers: { "if-none-match": kept.etag } }),
  });
  if (answer.ok) {
    const facts = { etag: answer.etag ?? "", facts: answer.value };
    await store.keepFacts(tripId, facts);
    return sameFacts(tripId, facts);
  }
  if (answer.problem.code === "unchanged" && kept !== undefined) return sameFacts(tripId, kept);
  throw new ApiFailure(answer.problem);
}

/** Facts as the server gave them, unknown fields included: see `wholeTripSchema`. */
const wholeFactsSchema = z.custom<TripFacts>((value) => tripFactsSchema.safeParse(value).success);
