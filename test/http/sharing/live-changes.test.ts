import { afterAll, beforeAll, expect, test } from "vitest";
import { LINK_HEADER } from "../../../src/domain/sharing/share-link.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { ADA, SESSION_COOKIE, signIn } from "../../support/sign-in/sign-in.ts";
import { newPostgresDatabase } from "../../support/store/new-postgres-database.ts";

let servers: readonly TestServer[];
beforeAll(async () => {
  const env = { DATABASE_URL: await newPostgresDatabase() };
  servers = [await startTestServer({ env }), await startTestServer({ env })];
});
afterAll(async () => {
  for (const server of servers ?? []) await server.close();
});

/** Counts what a stream says. */
async function follow(url: string, headers: Record<string, string>) {
  const answer = await fetch(url, { headers });
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const said = { count: 0, isOver: false, text: "", status: answer.status };
  void (async () => {
    for (;;) {
      const { done = true, value = "" } = (await reader?.read()) ?? {};
      if (done) break;
      said.text += value;
      said.count += value.split("data:").length - 1;
    }
    said.isOver = true;
  })().catch(() => undefined);
  return said;
}

test("over two servers on one database, owner and guest hear of each other's changes, and a revoked link hears no more", async () => {
  const [one, two] = servers;
  if (one === undefined || two === undefined) throw new Error("two servers");
  const ada = await signIn(one.url, ADA);
  const tripId = await generateTrip(ada, SELECTION);
  const { token, link } = await makeLink(ada, tripId, { scope: "edit" });
  const guest = createGuest(two.url, token);
  await guest.join("Ann");
  const cookie = `${SESSION_COOKIE}=${ada.sessionToken}`;
  const atOwner = await follow(`${one.url}/api/trips/${tripId}/events`, { cookie });
  const atGuest = await follow(`${two.url}/api/shared/events`, { [LINK_HEADER]: token });
  expect([atOwner.status, atGuest.status]).toEqual([200, 200]);
  // Each is told at once how things stand.
  await expect.poll(() => [atOwner.count, atGuest.count]).toEqual([1, 1]);
  const { trip } = await guest.see();
  const placeId = trip.tripData.itinerary[0]?.plan[0]?.id ?? "";
  expect((await guest.vote({ placeId, value: 1 })).status).toBe(200);
  await expect.poll(() => [atOwner.count, atGuest.count]).toEqual([2, 2]);
  await guest.edit([{ kind: "remove-place", placeId }]);
  await expect.poll(() => [atOwner.count, atGuest.count]).toEqual([3, 3]);
  expect(atGuest.text).not.toMatch(/Ann|example\.com/);
  await ada.fetch(`/api/trips/${tripId}/links/${link.id}`, { method: "DELETE" });
  await expect.poll(() => [atOwner.count, atGuest.isOver]).toEqual([4, true]);
  expect(atOwner.isOver).toBe(false);
});
