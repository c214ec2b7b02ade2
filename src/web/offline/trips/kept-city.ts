import { openOfflineLibrary } from "../offline-library.ts";
import { fetchFacts, sameFacts } from "./fetch-facts.ts";

type KeptCity = { readonly facts: unknown };

/** Of the trip that was asked for last. All who ask get one object, so that the planning engine is given it once. */
let last: { readonly tripId: string; readonly city: Promise<KeptCity | undefined> } | undefined;

/**
 * The city in a trip's facts as JSON, if they have one, for the planning engine.
 *
 * @returns undefined where this browser has no facts of the trip and the server can't be asked.
 */
export async function keptCity(tripId: string): Promise<KeptCity | undefined> {
  if (last?.tripId !== tripId) last = { tripId, city: readCity(tripId) };
  const asked = last;
  let city: KeptCity | undefined;
  try {
    city = await asked.city;
    return city;
  } finally {
    // It may be had later.
    if (city === undefined && last === asked) last = undefined;
  }
}

async function readCity(tripId: string): Promise<KeptCity | undefined> {
  const { store } = await openOfflineLibrary();
  const kept = await store.facts(tripId);
  const known = kept ?? (await fetchFacts(tripId).catch(() => undefined));
  return known && { facts: sameFacts(tripId, known).facts.city };
}
