import { afterAll, expect, test } from "vitest";
import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import { guestAnswerSchema } from "../../../src/domain/sharing/share-link.ts";
import type { LinkScope } from "../../../src/domain/trip/shared-by.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { createGuest, linksOf, makeLink } from "../../support/server/guest.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";

const clock = createTestClock(Date.now());
const server = await startTestServer({ env: UNLIMITED, overrides: { clock } });
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());

const newTrip = () => generateTrip(ada, { ...SELECTION, location: { label: "Rome, Italy" } });
const tripOf = async (id: string) => (await (await ada.fetch(`/api/trips/${id}`)).json()) as Trip;
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string } }).error.code;

test("T42 each write is refused outside its scope, and done within it", async () => {
  const id = await newTrip();
  const trip = await tripOf(id);
  const [first, second] = trip.tripData.itinerary;
  const [place] = first?.plan ?? [];
  if (place === undefined || second === undefined) throw new Error("Rome has places");
  const move: Edit = { kind: "move-place", placeId: place.id, dayId: second.id };
  const allowed: Record<LinkScope, readonly [number, number, number]> = {
    view: [403, 403, 403],
    vote: [201, 200, 403],
    edit: [201, 200, 200],
  };
  for (const [scope, expected] of Object.entries(allowed)) {
    const { token } = await makeLink(ada, id, { scope: scope as LinkScope });
    const guest = createGuest(server.url, token);
    expect((await guest.see()).scope).toBe(scope);
    const joined = await guest.join("Ann");
    const voted = await guest.vote({ placeId: place.id, value: 1, word: "Yes!" });
    const edited = await guest.edit([move]);
    expect([joined.status, voted.status, edited.status], scope).toEqual(expected);
    if (edited.status === 403) expect(await codeOf(edited)).toBe("link_forbids");
  }
  const after = await tripOf(id);
  expect(after.tripData.itinerary[1]?.plan.map((one) => one.id)).toContain(place.id);
  // Two votes were given, and the trip's version has moved by the one edit.
  expect(after.version).toBe((trip.version ?? 0) + 1);
  const history = await ada.fetch(`/api/trips/${id}/history`);
  expect(await history.json()).toMatchObject({ steps: [{ isOwn: false, guest: "Ann" }] });
});

test("T42 a guest who may edit can neither put what is not shown out, nor delete the trip, nor go unnamed", async () => {
  const id = await newTrip();
  const [day] = (await tripOf(id)).tripData.itinerary;
  if (day === undefined) throw new Error("Rome has days");
  const { token } = await makeLink(ada, id, { scope: "edit" });
  const guest = createGuest(server.url, token);
  const rename: Edit = { kind: "set-title", text: "Ours" };
  expect(await codeOf(await guest.edit([rename]))).toBe("guest_unnamed");
  await guest.join("Ann");
  const refused: Edit[] = [
    { kind: "delete-trip" },
    { kind: "set-plan", days: [] },
    { kind: "set-note", id: day.id, text: "mine" },
    { kind: "set-expense", id: "mine" },
    { kind: "set-traveller", id: "mine", name: "Mine" },
    { kind: "set-budget" },
  ];
  for (const edit of refused) {
    expect(await codeOf(await guest.edit([rename, edit])), edit.kind).toBe("link_forbids");
  }
  expect((await tripOf(id)).version).toBe(1);
  const made = await guest.edit([rename], { "idempotency-key": "one-and-the-same" });
  expect(made.status).toBe(200);
  expect(await made.text()).not.toContain(ADA.email);
  const again = await guest.edit([rename], {
    "idempotency-key": "one-and-the-same",
    "if-match": '"v1"',
  });
  expect(again.status).toBe(200);
  const late = await guest.edit([{ kind: "set-title", text: "Late" }], { "if-match": '"v1"' });
  expect(late.status).toBe(412);
  expect(await late.text()).not.toContain(ADA.email);
  expect((await tripOf(id)).version).toBe(2);
});

test("a guest undoes what they did last, with all that they don't see, and nothing of another's", async () => {
  const id = await newTrip();
  const [day] = (await tripOf(id)).tripData.itinerary;
  const [place] = day?.plan ?? [];
  if (day === undefined || place === undefined) throw new Error("Rome has places");
  const noted = { kind: "set-note", id: place.id, text: "A secret note" };
  const asOwner = (version: number, edit: unknown) =>
    ada.fetch(`/api/trips/${id}`, {
      method: "PATCH",
      headers: { "if-match": `"v${version}"`, "idempotency-key": `as-the-owner-${version}` },
      body: JSON.stringify({ edits: [edit] }),
    });
  expect((await asOwner(1, noted)).status).toBe(200);
  const before = await tripOf(id);
  const { token } = await makeLink(ada, id, { scope: "edit" });
  const { token: voters } = await makeLink(ada, id, { scope: "vote" });
  const [ann, ben, voter] = [token, token, voters].map((one) => createGuest(server.url, one));
  if (ann === undefined || ben === undefined || voter === undefined) throw new Error("guests");
  await ann.join("Ann");
  await ben.join("Ben");
  await voter.join("Ann");
  expect(await codeOf(await ann.undo(2))).toBe("link_forbids");
  expect((await ann.edit([{ kind: "remove-place", placeId: place.id }])).status).toBe(200);
  expect(await codeOf(await ben.undo(3))).toBe("link_forbids");
  expect(await codeOf(await voter.undo(3))).toBe("link_forbids");
  const undone = await ann.undo(3);
  expect(undone.status).toBe(200);
  expect(await undone.text()).not.toContain("A secret note");
  expect((await tripOf(id)).tripData.itinerary).toEqual(before.tripData.itinerary);
  // What undid it is done by her, too: so she does it again.
  expect((await ann.undo(4)).status).toBe(200);
  expect(JSON.stringify((await tripOf(id)).tripData.itinerary)).not.toContain(place.id);
  // Somebody has changed the trip since.
  expect((await asOwner(5, { kind: "set-title", text: "Ours" })).status).toBe(200);
  expect((await ann.undo(5)).status).toBe(412);
  expect((await tripOf(id)).version).toBe(6);
});

test("costs are seen and changed by guests of a link that shows them, and by no others", async () => {
  const id = await newTrip();
  const expense = {
    id: "a",
    title: "A secret dinner",
    kind: "meals",
    amountMinor: 4200,
    currency: "EUR",
  } as const;
  const set: Edit = { kind: "set-expense", id: "a", expense };
  for (const costs of [true, false]) {
    const shows = { notes: false, costs };
    const { token } = await makeLink(ada, id, { scope: "edit", shows });
    const guest = createGuest(server.url, token);
    await guest.join("Ann");
    const edited = await guest.edit([set]);
    expect(edited.status).toBe(costs ? 200 : 403);
    const seen = JSON.stringify(await guest.see());
    expect(seen.includes("A secret dinner")).toBe(costs);
  }
  expect((await tripOf(id)).costs?.expenses).toEqual([expense]);
});

test("T42 revoked, over or never made, a link answers the same to everything, also to who was here before", async () => {
  const id = await newTrip();
  const revoked = await makeLink(ada, id, { scope: "edit" });
  const over = await makeLink(ada, id, { scope: "edit", expiresAtMs: clock.nowMs() + 60_000 });
  const ofDeleted = await makeLink(ada, await newTrip(), { scope: "edit" });
  const guests = [revoked, over, ofDeleted].map(({ token }) => createGuest(server.url, token));
  for (const guest of guests) expect((await guest.join("Ann")).status).toBe(201);
  await ada.fetch(`/api/trips/${id}/links/${revoked.link.id}`, { method: "DELETE" });
  clock.advance(60_000);
  const deleted = (await ada.fetch("/api/trips")).json() as Promise<{ trips: { id: string }[] }>;
  const other = (await deleted).trips.find((one) => one.id !== id && one.id > id)?.id ?? "";
  await ada.fetch(`/api/trips/${other}`, { method: "DELETE", headers: { "if-match": "*" } });
  const strangers = ["A".repeat(22), "", "constructor", `${revoked.token}x`].map((token) =>
    createGuest(server.url, token),
  );
  const said = new Set<string>();
  for (const guest of [...guests, ...strangers]) {
    const answers = [
      await guest.send("/api/shared"),
      await guest.send("/api/shared/facts"),
      await guest.send("/api/shared/events"),
      await guest.send("/api/shared/photos/hero"),
      await guest.join("Eve"),
      await guest.vote({ placeId: "p", value: 1 }),
      await guest.edit([{ kind: "set-title", text: "x" }]),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      said.add((await answer.text()).replace(/"requestId":"[^"]+"/, ""));
    }
  }
  expect([...said]).toEqual([
    '{"error":{"code":"link_ended","text":"This link no longer works. Ask the person who sent it.",}}',
  ]);
  expect((await linksOf(ada, id)).map(({ isOver }) => isOver)).toEqual([true]);
});

test("votes are one a place and guest, are counted for guests and named for the owner", async () => {
  const id = await newTrip();
  const { version, tripData } = await tripOf(id);
  const [one, two] = tripData.itinerary[0]?.plan ?? [];
  if (one === undefined || two === undefined) throw new Error("Rome has places");
  const { token, link } = await makeLink(ada, id, { scope: "vote" });
  const [ann, ben] = [createGuest(server.url, token), createGuest(server.url, token)];
  const { token: annsToken } = guestAnswerSchema.parse(await (await ann.join(" Ann ")).json());
  await ben.join("Ben");
  await ann.vote({ placeId: one.id, value: -1 });
  await ann.vote({ placeId: one.id, value: 1, word: "Yes!" });
  await ben.vote({ placeId: one.id, value: 1 });
  await ben.vote({ placeId: two.id, value: -1 });
  await ben.vote({ placeId: two.id, value: 0 });
  expect((await ben.vote({ placeId: "no-place", value: 1 })).status).toBe(422);
  const seen = await ben.see();
  expect(seen.tallies).toEqual([{ placeId: one.id, up: 2, down: 0 }]);
  expect(seen.guest).toEqual({ name: "Ben", votes: [{ placeId: one.id, value: 1 }] });
  expect(JSON.stringify(seen)).not.toContain("Ann");
  expect(await linksOf(ada, id)).toMatchObject([
    {
      id: link.id,
      lastUsedAt: new Date(clock.nowMs()).toISOString(),
      guests: [
        { name: "Ann", votes: [{ placeId: one.id, value: 1, word: "Yes!" }] },
        { name: "Ben", votes: [{ placeId: one.id, value: 1 }] },
      ],
    },
  ]);
  expect((await tripOf(id)).version).toBe(version);
  // By the personal link, on another device.
  const phone = createGuest(server.url, token);
  expect((await phone.comeBack("B".repeat(22))).status).toBe(403);
  expect((await phone.comeBack(annsToken)).status).toBe(200);
  expect((await phone.see()).guest?.name).toBe("Ann");
});

test("T43 what an answer to a guest bears, and what reading changes", async () => {
  const id = await newTrip();
  const { token, link } = await makeLink(ada, id, { scope: "vote" });
  const guest = createGuest(server.url, token);
  const joined = await guest.join("Ann");
  expect(joined.headers.get("set-cookie")).toMatch(
    new RegExp(`^tripwright-guest-${link.id}=[\\w-]{22}; .*HttpOnly; SameSite=Strict`),
  );
  expect(joined.headers.get("set-cookie")).toContain("Path=/api/shared");
  const before = await server.context.store.shareLinks.find(link.id);
  const page = await fetch(`${server.url}/s/${token}`);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "strict-origin",
  });
  const html = await page.text();
  expect(html).toContain("<title>A trip to Rome</title>");
  expect(html).toContain('<meta property="og:title" content="A trip to Rome" />');
  const image = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect((await fetch(image)).headers.get("content-type")).toBe("image/jpeg");
  expect(html).not.toContain(ADA.name);
  expect(await (await fetch(`${server.url}/s/${"A".repeat(22)}`)).text()).toContain(
    "<title>A trip</title>",
  );
  for (const path of ["/api/shared", "/api/shared/facts"]) {
    const answer = await guest.send(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "strict-origin",
    });
    const etag = answer.headers.get("etag") ?? "";
    expect((await guest.send(path, { headers: { "if-none-match": etag } })).status).toBe(304);
  }
  const after = await server.context.store.shareLinks.find(link.id);
  expect(after?.content).toEqual(before?.content);
  expect(JSON.stringify([before, after])).not.toContain(token);
});
