import * as z from "zod/mini";
import type { Clock } from "../lib/clock.ts";
import { isOwnerGone } from "../lib/process-owner.ts";
import { newId } from "../lib/tokens.ts";
import type { LookupStore } from "../store/lookup-store.ts";

/** Of one place in a day: a server would have to end in the middle of each. */
const MAX_ATTEMPTS = 100;

const leaseSchema = z.object({ owner: z.string(), untilMs: z.number(), token: z.string() });

export type BuildLeases = {
  /**
   * Reserves a place for this server, so that of all that share a store one reads about it.
   *
   * @returns what gives it back; undefined while another server has it.
   */
  take(placeId: string, forMs: number): Promise<(() => Promise<void>) | undefined>;
};

/**
 * Leases among the store's lookups, which know no compare-and-set: each attempt has a key of its own, and the first to
 * write it has it. The next attempt is open when that one has run out, or its process is gone.
 */
export function createBuildLeases(
  lookups: Pick<LookupStore, "save" | "saveFirst">,
  ownerId: string,
  clock: Clock,
): BuildLeases {
  return {
    async take(placeId, forMs) {
      const nowMs = clock.nowMs();
      const day = new Date(nowMs).toISOString().slice(0, 10);
      const own = { owner: ownerId, untilMs: nowMs + forMs, token: newId() };
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const key = `open guide lease / ${placeId} / ${day} / ${attempt}`;
        const first = await lookups.saveFirst(key, JSON.stringify(own), nowMs);
        const held = leaseSchema.parse(JSON.parse(first));
        if (held.token === own.token) {
          const ended = JSON.stringify({ ...own, untilMs: 0 });
          return () => lookups.save(key, ended, clock.nowMs());
        }
        const isOver = held.untilMs <= nowMs || (held.owner !== ownerId && isOwnerGone(held.owner));
        if (!isOver) return undefined;
      }
      return undefined;
    },
  };
}
