import * as z from "zod/mini";
import { SHARED_TRIPS_CACHE } from "../../../../domain/application-cache.ts";
import { sharedAnswerSchema } from "../../../../domain/sharing/shared-trip.ts";
import { tripFactsSchema } from "../../../../domain/trip/trip-facts.ts";

/** Links whose trips are kept, those opened last. */
const MOST = 5;

const keptSchema = z.object({ answer: sharedAnswerSchema, facts: z.optional(tripFactsSchema) });
type KeptShared = z.infer<typeof keptSchema>;

/** Keeps what a link showed, for when there is no network. */
export async function keepShared(token: string, kept: KeptShared): Promise<void> {
  const cache = await caches.open(SHARED_TRIPS_CACHE);
  const key = await keyOf(token);
  // Put in anew, so that it is the last in the list.
  await cache.delete(key);
  await cache.put(key, new Response(JSON.stringify(kept)));
  const older = (await cache.keys()).slice(0, -MOST);
  await Promise.all(older.map((request) => cache.delete(request)));
}

/** What this browser keeps of a link; undefined where it has none, or the link is over. */
export async function keptShared(token: string): Promise<KeptShared | undefined> {
  const answer = await caches.match(await keyOf(token), { cacheName: SHARED_TRIPS_CACHE });
  const { data } = keptSchema.safeParse(await answer?.json().catch(() => undefined));
  const endsAt = data?.answer.expiresAtMs ?? Number.POSITIVE_INFINITY;
  return endsAt > Date.now() ? data : undefined;
}

export async function forgetShared(token: string): Promise<void> {
  await (await caches.open(SHARED_TRIPS_CACHE)).delete(await keyOf(token));
}

/** The link itself isn't kept. */
async function keyOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return `/shared/${[...new Uint8Array(hash)].join("-")}`;
}
