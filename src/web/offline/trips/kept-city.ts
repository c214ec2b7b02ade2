import { openOfflineLibrary } from "../offline-library.ts";
import { fetchFacts } from "./fetch-facts.ts";

type KeptCity = { readonly facts: unknown };

/** The trip that was asked for last: one object, so that the planning engine is given it once. */
let last: { readonly tripId: string; readonly city: KeptCity } | undefined;

/**
 * The city in a trip's facts as JSON, if they have one, for the planning engine.
 *
 * @returns undefined where this browser has no facts of the trip and the server can't be asked.
 */
export async function keptCity(tripId: string): Promise<KeptCity | undefined> {
  if (last?.tripId === tripId) return last.city;
  const { store } = await openOfflineLibrary();
  const kept = await store.facts(tripId);
  const facts = kept?.facts ?? (await fetchFacts(tripId).catch(() => undefined));
  if (facts === undefined) return undefined;
  const city = { facts: facts.city };
  last = { tripId, city };
  return city;
}
