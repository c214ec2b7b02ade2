import type { TripDraft } from "../../src/domain/trip/trip.ts";
import { newTrip } from "../../src/server/generation/new-trip.ts";
import { newId } from "../../src/server/lib/tokens.ts";
import type { Store } from "../../src/server/store/store.ts";
import { TRIP_REQUEST } from "../../test/support/plans/trip-draft.ts";

const OWNER = "bench";
const LEASE_MS = 60_000;

/** A planned trip as the store holds it: its generation, one event of its log, and the trip. */
export async function keepPlan(
  { generations }: Store,
  userId: string,
  draft: TripDraft,
): Promise<void> {
  const nowMs = Date.now();
  const id = newId();
  await generations.create({
    id,
    userId,
    idempotencyKey: id,
    request: TRIP_REQUEST,
    ownerId: OWNER,
    leaseUntilMs: nowMs + LEASE_MS,
    nowMs,
  });
  await generations.append(id, OWNER, { type: "hotels", hotels: draft.tripData.hotels });
  await generations.save(id, OWNER, newTrip(draft, nowMs), nowMs);
}
