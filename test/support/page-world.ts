import { generateTrip } from "./generate.ts";
import { createHeldPlanner } from "./held-planner.ts";
import type { World } from "./page-states.ts";
import { signedInState } from "./signed-in-state.ts";
import { startTestServer } from "./test-server.ts";

/** The servers and people that every page state can be reached with. */
export async function startPageWorld(): Promise<World & { close(): Promise<void> }> {
  const planner = createHeldPlanner((event) => event.type === "day" && event.number === 2);
  const [server, heldServer] = await Promise.all([
    startTestServer(),
    startTestServer({ overrides: { planner }, env: { DAILY_GENERATIONS_PER_USER: "1000" } }),
  ]);
  const { client, storageState: traveller } = await signedInState(server);
  const grace = { name: "Grace Hopper", email: "grace@example.com" };
  return {
    server,
    heldServer,
    tripId: await generateTrip(client),
    traveller,
    newcomer: (await signedInState(server, grace)).storageState,
    waiting: (await signedInState(heldServer)).storageState,
    async close() {
      await Promise.all([server.close(), heldServer.close()]);
    },
  };
}
