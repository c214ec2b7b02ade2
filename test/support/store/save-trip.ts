import { randomUUID } from "node:crypto";
import type { TripDraft } from "../../../src/domain/trip/trip.ts";
import { newTrip } from "../../../src/server/generation/new-trip.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { TRIP_REQUEST, tripDraft } from "../plans/trip-draft.ts";

const OWNER = "the process that saves";

/** Starts a running generation. @returns its id. */
export async function startGeneration(
  store: Pick<Store, "generations">,
  options: { userId: string; nowMs?: number; ownerId?: string; leaseUntilMs?: number },
): Promise<string> {
  const id = randomUUID();
  const nowMs = options.nowMs ?? 1_700_000_000_000;
  await store.generations.create({
    id,
    userId: options.userId,
    idempotencyKey: id,
    request: TRIP_REQUEST,
    ownerId: options.ownerId ?? OWNER,
    leaseUntilMs: options.leaseUntilMs ?? nowMs + 60_000,
    nowMs,
  });
  return id;
}

/** Saves a trip the way a generation does. @returns the trip's id. */
export async function saveTrip(
  store: Pick<Store, "generations">,
  options: { userId: string; nowMs: number; draft?: TripDraft },
): Promise<string> {
  const id = await startGeneration(store, { ...options, ownerId: OWNER });
  const draft = options.draft ?? tripDraft();
  const { event } = await store.generations.save(
    id,
    OWNER,
    newTrip(draft, options.nowMs),
    options.nowMs,
  );
  if (event.type !== "saved") throw new Error(`the generation ended as ${event.type}`);
  return event.tripId;
}
