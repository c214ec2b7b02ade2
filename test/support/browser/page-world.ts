import type { BrowserContextOptions } from "playwright-core";
import { createHeldPlanner } from "../models/held-planner.ts";
import { generateTrip } from "../server/generate.ts";
import { makeLink } from "../server/guest.ts";
import { startTestServer } from "../server/test-server.ts";
import { saveCheckedTrip } from "../store/save-checked-trip.ts";
import { signedInState } from "./signed-in-state.ts";

/** Someone with trips, someone without, or someone whose plan stops; undefined is nobody. */
export type Visitor = "traveller" | "newcomer" | "waiting" | undefined;

/** Where page states are reached. */
export type PageWorld = {
  readonly tripId: string;
  /** One whose plan was checked. */
  readonly checkedTripId: string;
  /** Where a guest opens the trip, to vote on it. */
  readonly sharedPath: string;
  /** The options of a context that begins as someone; nobody waits twice, as each may have one plan made. */
  beginAs(who: Visitor): Promise<BrowserContextOptions>;
  close(): Promise<void>;
};

/** Two servers, one on which plans stop after day 1, and the people that every page state needs. */
export async function startPageWorld(): Promise<PageWorld> {
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
