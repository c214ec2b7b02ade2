import { openOfflineLibrary } from "../offline-library.ts";
import { fetchFacts } from "./fetch-facts.ts";

/**
 * The city in a trip's facts as JSON, if they have one, for the planning engine.
 *
 * @returns undefined where this browser has no facts of the trip and the server can't be asked.
 */
export async function keptCity(tripId: string): Promise<{ readonly facts: unknown } | undefined> {
  const { store } = await openOfflineLibrary();
  const kept = await store.facts(tripId);
  const facts = kept?.facts ?? (await fetchFacts(tripId).catch(() => undefined));
  return facts && { facts: facts.city };
}
