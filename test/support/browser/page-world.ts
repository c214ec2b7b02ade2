import { createHeldPlanner } from "../models/held-planner.ts";
import { saveCheckedTrip } from "../plans/checked-trip.ts";
import { generateTrip } from "../server/generate.ts";
import { makeLink } from "../server/guest.ts";
import { startTestServer } from "../server/test-server.ts";
import type { World } from "./page-states.ts";
import { signedInState } from "./signed-in-state.ts";

/** Two servers, one on which plans stop after day 1, and the people that every page state needs. */
export async function startPageWorld(): Promise<World & { close(): Promise<void> }> {
  const planner = createHeldPlanner((event) => event.type === "day" && event.number === 2);
  const [server, heldServer] = await Promise.all([
    startTestServer(),
    startTestServer({ overrides: { planner } }),
  ]);
  const traveller = await signedInState(server);
  const grace = { name: "Grace Hopper", email: "grace@example.com" };
  const newcomer = await signedInState(server, grace);
  let waiting = 0;
  const tripId = await generateTrip(traveller.client);
  const { token } = await makeLink(traveller.client, tripId, { scope: "vote" });
  return {
    tripId,
    sharedPath: `/s/${token}`,
    checkedTripId: await saveCheckedTrip(server.context, traveller.client.sessionToken),
    async beginAs(who) {
      const baseURL = server.url;
      if (who === undefined) return { baseURL };
      if (who === "traveller") return { baseURL, storageState: traveller.storageState };
      if (who === "newcomer") return { baseURL, storageState: newcomer.storageState };
      waiting += 1;
      const person = { name: "Ada Lovelace", email: `waiting-${waiting}@example.com` };
      const { storageState } = await signedInState(heldServer, person);
      return { baseURL: heldServer.url, storageState };
    },
    async close() {
      await Promise.all([server.close(), heldServer.close()]);
    },
  };
}
