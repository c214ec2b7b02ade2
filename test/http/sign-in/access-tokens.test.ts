import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { ACCESS_TOKEN, accessTokensAnswerSchema } from "../../../src/domain/access-token.ts";
import { LIMITS } from "../../../src/domain/limits.ts";
import { tripListAnswerSchema } from "../../../src/domain/trip/trip-summary.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { createHeldPlanner } from "../../support/models/held-planner.ts";
import { fetchWithToken, makeToken } from "../../support/server/access-token.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, startGenerating } from "../../support/server/generate.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { saveTrip } from "../../support/store/save-trip.ts";

const { keep } = closeAfterEach();
const NOW_MS = 1_750_000_000_000;
const DAY_MS = 24 * 3_600_000;

const tokensOf = async (client: SignedInClient) => {
  const answer = await client.fetch(API_PATHS.accountTokens);
  return accessTokensAnswerSchema.parse(await answer.json()).tokens;
};

test("T49 a token plans, reads, changes and shares its owner's trips, and nobody else's", async () => {
  const { url, context } = keep(await startTestServer());
  const ada = await signIn(url);
  const { token } = await makeToken(ada);
  expect(token).toMatch(ACCESS_TOKEN);
  const program: SignedInClient = {
    sessionToken: "",
    fetch: (path, init) => fetchWithToken(url, token, path, init),
  };
  const tripId = await generateTrip(program);
  const listed = tripListAnswerSchema.parse(await (await program.fetch(API_PATHS.trips)).json());
  expect(listed.trips.map(({ id }) => id)).toEqual([tripId]);
  const renamed = await program.fetch(pathWithId(API_PATHS.trip, tripId), {
    method: "PATCH",
    // What a browser of another site would say: no cookie is sent along, so it doesn't matter.
    headers: { "if-match": '"v1"', "idempotency-key": randomUUID(), origin: "https://a.example" },
    body: JSON.stringify({ edits: [{ kind: "set-title", text: "Spring" }] }),
  });
  expect(renamed.status).toBe(200);
  const trip = await (await ada.fetch(pathWithId(API_PATHS.trip, tripId))).json();
  expect(trip).toMatchObject({ title: "Spring", version: 2 });
  const links = await program.fetch(pathWithId(API_PATHS.tripLinks, tripId));
  expect(await links.json()).toEqual({ links: [] });

  const eve = await context.store.users.upsert({
    issuer: "https://issuer.example",
    subject: "eve",
    email: "eve@example.com",
    profile: { id: "eve", email: "eve@example.com", verified_email: true, name: "Eve" },
  });
  const foreign = await saveTrip(context.store, { userId: eve.id, nowMs: NOW_MS });
  await expectError(
    await program.fetch(pathWithId(API_PATHS.trip, foreign)),
    404,
    "trip_not_found",
  );
});

test("T49 tokens are told once, listed with their last use to the minute, and revoked at once", async () => {
  const clock = createTestClock(NOW_MS);
  const { url, context } = keep(await startTestServer({ overrides: { clock } }));
  const ada = await signIn(url);
  const made = await makeToken(ada, {
    name: "  Calendar  ",
    scopes: ["read", "read"],
    expiresAtMs: NOW_MS + DAY_MS,
  });
  const shown = {
    id: made.shown.id,
    name: "Calendar",
    scopes: ["read"],
    createdAt: new Date(NOW_MS).toISOString(),
    expiresAt: new Date(NOW_MS + DAY_MS).toISOString(),
    lastUsedAt: null,
    isOver: false,
  };
  expect(made.shown).toEqual(shown);
  expect(await tokensOf(ada)).toEqual([shown]);
  let touches = 0;
  const { accessTokens } = context.store;
  const { touch } = accessTokens;
  Object.assign(accessTokens, {
    touch: (id: string, nowMs: number) => {
      touches += 1;
      return touch(id, nowMs);
    },
  });
  const use = async () => (await fetchWithToken(url, made.token, API_PATHS.trips)).status;
  expect(await Promise.all([use(), use(), use()])).toEqual([200, 200, 200]);
  clock.advance(61_000);
  expect(await use()).toBe(200);
  expect(touches).toBe(2);
  const lastUsedAt = new Date(NOW_MS + 61_000).toISOString();
  await expect.poll(() => tokensOf(ada)).toEqual([{ ...shown, lastUsedAt }]);

  const end = () =>
    ada.fetch(pathWithId(API_PATHS.accountToken, made.shown.id), { method: "DELETE" });
  expect((await end()).status).toBe(204);
  expect(await use()).toBe(401);
  await expectError(await end(), 404, "not_found");
  expect(await tokensOf(ada)).toEqual([]);
});

test("T49 a token's end comes by itself, and one that has been is refused", async () => {
  const clock = createTestClock(NOW_MS);
  const { url } = keep(await startTestServer({ overrides: { clock } }));
  const ada = await signIn(url);
  const { token } = await makeToken(ada, { expiresAtMs: NOW_MS + 60_000 });
  const use = async () => (await fetchWithToken(url, token, API_PATHS.trips)).status;
  clock.advance(59_999);
  expect(await use()).toBe(200);
  clock.advance(1);
  expect(await use()).toBe(401);
  expect(await tokensOf(ada)).toMatchObject([{ isOver: true }]);
  const past = { name: "x", scopes: ["read"], expiresAtMs: clock.nowMs() };
  const answer = await ada.fetch(API_PATHS.accountTokens, {
    method: "POST",
    body: JSON.stringify(past),
  });
  expect(await answer.text()).toContain("expiresAtMs");
  expect(answer.status).toBe(400);
});

test("an account has a limit of tokens; what can't be a token is refused", async () => {
  const { url } = keep(await startTestServer());
  const ada = await signIn(url);
  for (let count = 0; count < LIMITS.list.accessTokens; count += 1) await makeToken(ada);
  const post = (body: unknown) =>
    ada.fetch(API_PATHS.accountTokens, { method: "POST", body: JSON.stringify(body) });
  const good = { name: "One more", scopes: ["read"], expiresAtMs: null };
  await expectError(await post(good), 409, "too_many_tokens");
  const faulty = [
    { ...good, name: " " },
    { ...good, name: "x".repeat(61) },
    { ...good, scopes: [] },
    { ...good, scopes: ["account"] },
    { ...good, scopes: "read" },
    { ...good, expiresAtMs: 1.5 },
    { ...good, expiresAtMs: undefined },
    { ...good, token: "twp_mine" },
  ];
  for (const body of faulty) await expectError(await post(body), 400, "bad_request");
});

test("T49 a stream that a token opened ends with it", async () => {
  const planner = createHeldPlanner(({ type }) => type === "day");
  const { url } = keep(await startTestServer({ overrides: { planner } }));
  const ada = await signIn(url);
  const { shown, token } = await makeToken(ada, { scopes: ["plan"] });
  const program: SignedInClient = {
    sessionToken: "",
    fetch: (path, init) => fetchWithToken(url, token, path, init),
  };
  const stream = await readEvents(program, await startGenerating(program));
  await ada.fetch(pathWithId(API_PATHS.accountToken, shown.id), { method: "DELETE" });
  await stream.rest();
});

test("T49 tokens are in the copy of one's data without their secret, and go with the account", async () => {
  const { url, context } = keep(await startTestServer());
  const ada = await signIn(url);
  const { token } = await makeToken(ada, { scopes: ["read", "plan"] });
  const text = await (await ada.fetch(API_PATHS.accountData)).text();
  expect(JSON.parse(text).accessTokens).toMatchObject([
    { name: "Script", scopes: ["read", "plan"], expiresAt: null, lastUsedAt: null },
  ]);
  expect(text).not.toContain(token);
  const body = JSON.stringify({ email: "ada@example.com" });
  expect((await ada.fetch(API_PATHS.account, { method: "DELETE", body })).status).toBe(204);
  expect((await fetchWithToken(url, token, API_PATHS.trips)).status).toBe(401);
  expect(await context.store.records.count("accessTokens")).toBe(0);
});
