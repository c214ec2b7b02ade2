import type { Trip, TripDraft } from "../../../src/domain/trip/trip.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { checkedTripDraft } from "../plans/checked-trip.ts";
import { saveTrip } from "./save-trip.ts";

/** Saves a trip whose plan was checked for the one whose session it is. @returns its id. */
export async function saveCheckedTrip(
  {
    store,
    sessions,
  }: { store: Store; sessions: { find(token: string): Promise<{ id: string } | undefined> } },
  sessionToken: string,
  draft: TripDraft = checkedTripDraft(),
): Promise<Trip["id"]> {
  const user = await sessions.find(sessionToken);
  if (user === undefined) throw new Error("nobody is signed in");
  return saveTrip(store, { userId: user.id, nowMs: Date.now(), draft });
}
