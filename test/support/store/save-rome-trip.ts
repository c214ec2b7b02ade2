import type { Trip } from "../../../src/domain/trip/trip.ts";
import { romeTrip } from "../../fixtures/wishes/rome-trip.ts";
import type { TestServer } from "../server/test-server.ts";
import type { SignedInClient } from "../sign-in/walk.ts";
import { fetchTrip } from "./fetch-trip.ts";
import { saveTrip } from "./save-trip.ts";

/** Stores the three days in Rome as a person's own. @param change made before. @returns them as they are stored. */
export async function saveRomeTrip(
  { context }: TestServer,
  person: SignedInClient,
  change: (trip: Trip) => Trip = (trip) => trip,
): Promise<Trip> {
  const { id: _, userEmail: __, version: ___, ...draft } = change(romeTrip().trip);
  const user = await context.sessions.find(person.sessionToken);
  const id = await saveTrip(context.store, {
    userId: user?.id ?? "",
    nowMs: 1_700_000_000_000,
    draft,
  });
  return fetchTrip(person, id);
}
