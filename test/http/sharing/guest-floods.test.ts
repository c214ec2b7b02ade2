import { afterAll, expect, test } from "vitest";
import { createGuest, linksOf, makeLink } from "../../support/server/guest.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { saveTrip } from "../../support/store/save-trip.ts";

const clock = createTestClock(Date.now());
// Guests come from addresses of their own, which a proxy on this machine says.
const server = await startTestServer({ env: { TRUST_PROXY: "127.0.0.1" }, overrides: { clock } });
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());

async function newTrip(): Promise<string> {
  const user = await server.context.sessions.find(ada.sessionToken);
  if (user === undefined) throw new Error("Ada is signed in");
  return saveTrip(server.context.store, { userId: user.id, nowMs: clock.nowMs() });
}

test("T44, T60: a link has a limit of guests a minute and in all, and another link is not affected", async () => {
  const tripId = await newTrip();
  const flooded = await makeLink(ada, tripId, { scope: "vote" });
  const calm = await makeLink(ada, tripId, { scope: "vote" });
  const statuses: number[] = [];
  for (let count = 0; count < 80; count += 1) {
    if (count % 25 === 0) clock.advance(60_000);
    const guest = createGuest(server.url, flooded.token, `198.51.${count}.7`);
    statuses.push((await guest.join(`Guest ${count}`)).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(50);
  expect(statuses).toContain(429);
  expect(statuses.at(-1)).toBe(409);
  expect((await createGuest(server.url, calm.token).join("Ann")).status).toBe(201);
  expect((await linksOf(ada, tripId)).map(({ guests }) => guests.length)).toEqual([50, 1]);
});

test("T44 names and words that are too long, empty or of another kind are refused, and nothing is kept of them", async () => {
  const tripId = await newTrip();
  const { token } = await makeLink(ada, tripId, { scope: "vote" });
  const guest = createGuest(server.url, token);
  const send = (path: string, body: unknown) =>
    guest.send(path, { method: "POST", body: JSON.stringify(body) });
  for (const body of [
    { name: "" },
    { name: "  " },
    { name: "x".repeat(61) },
    { name: 1 },
    {},
    [],
  ]) {
    expect((await send("/api/shared/guest", body)).status).toBe(400);
  }
  await guest.join("Ann");
  const placeId = "place-0-0";
  for (const vote of [
    { placeId, value: 2 },
    { placeId, value: 1, word: "x".repeat(141) },
    { placeId: "__proto__ ", value: 1 },
    { placeId, value: 1, by: "someone else" },
  ]) {
    expect((await send("/api/shared/votes", vote)).status).toBe(400);
  }
  expect(await linksOf(ada, tripId)).toMatchObject([{ guests: [{ name: "Ann", votes: [] }] }]);
});
