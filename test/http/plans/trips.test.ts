import { afterAll, describe, expect, test } from "vitest";
import { tripSchema } from "../../../src/domain/trip/trip.ts";
import { tripListAnswerSchema } from "../../../src/domain/trip/trip-summary.ts";
import { profileSchema } from "../../../src/domain/wire-schemas.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, EVE, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { saveTrip } from "../../support/store/save-trip.ts";

const NOW_MS = 1_700_000_000_000;

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
const tripId = await generateTrip(ada);
afterAll(() => server.close());

describe("one trip", () => {
  test("is the document of the specification, with what we add beside it", async () => {
    const answer = await ada.fetch(`/api/trips/${tripId}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const document: unknown = await answer.json();
    const trip = tripSchema.parse(document);
    expect(trip).toEqual(document);
    expect(trip.id).toBe(tripId);
    expect(trip.userSelection).toEqual({ ...SELECTION, noOfDays: 3 });
    expect(trip.tripData.itinerary.map(({ day }) => day)).toEqual(["Day 1", "Day 2", "Day 3"]);
    expect(trip.tripData.hotels.length).toBeGreaterThan(0);
    expect(trip).toMatchObject({ version: 1, plannedBy: "guide" });
    expect(Math.abs(Date.parse(trip.createdAt ?? "") - Number(tripId))).toBeLessThan(60_000);
  });

  test("names the e-mail address of its owner's profile", async () => {
    const trip = tripSchema.parse(await (await ada.fetch(`/api/trips/${tripId}`)).json());
    const profile = profileSchema.parse(await (await ada.fetch("/api/session")).json());
    expect(trip.userEmail).toBe(ADA.email);
    expect(trip.userEmail).toBe(profile.email);
  });

  test.each<[string, (etag: string) => string]>([
    ["as it was given", (etag) => etag],
    ["marked weak by a proxy", (etag) => `W/${etag}`],
    ["among others", (etag) => `"other", ${etag}`],
  ])("asked for again with its version, %s, is not sent again", async (_name, ifNoneMatch) => {
    const etag = (await ada.fetch(`/api/trips/${tripId}`)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^".+"$/);
    const headers = { "if-none-match": ifNoneMatch(etag) };
    const again = await ada.fetch(`/api/trips/${tripId}`, { headers });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    expect(await again.text()).toBe("");
  });

  test("asked for with another version is sent whole", async () => {
    const headers = { "if-none-match": '"v0", W/"v12"' };
    const answer = await ada.fetch(`/api/trips/${tripId}`, { headers });
    expect(answer.status).toBe(200);
    expect(tripSchema.parse(await answer.json()).id).toBe(tripId);
  });

  test("that changed has another version", async () => {
    const kay = { name: "Kay", email: "kay@example.com" };
    const client = await signIn(server.url, kay);
    const id = await generateTrip(client);
    const before = (await client.fetch(`/api/trips/${id}`)).headers.get("etag") ?? "";
    const user = await server.context.sessions.find(client.sessionToken);
    if (user === undefined) throw new Error("Kay is signed in");
    await server.context.store.users.upsert({ ...user, email: "moved@example.com" });
    const headers = { "if-none-match": before };
    const after = await client.fetch(`/api/trips/${id}`, { headers });
    expect(after.status).toBe(200);
    expect(after.headers.get("etag")).not.toBe(before);
    expect(tripSchema.parse(await after.json()).userEmail).toBe("moved@example.com");
  });
});

describe("the list of trips", () => {
  async function listPage(client: SignedInClient, cursor?: string) {
    const query = cursor === undefined ? "" : `?cursor=${cursor}`;
    const answer = await client.fetch(`/api/trips${query}`);
    expect(answer.status).toBe(200);
    const body: unknown = await answer.json();
    expect(tripListAnswerSchema.parse(body)).toEqual(body);
    return tripListAnswerSchema.parse(body);
  }

  test("shows what a card needs", async () => {
    const { trips, nextCursor } = await listPage(ada);
    const { tripData } = await fetchTrip(ada, tripId);
    expect(trips).toEqual([
      {
        id: tripId,
        location: "Lisbon, Portugal",
        noOfDays: 3,
        traveler: "2",
        budget: "Comfort",
        createdAt: expect.stringMatching(/^20\d\d-.*Z$/),
        version: 1,
        firstPlace: tripData.itinerary[0]?.plan[0]?.placeName,
        category: expect.stringMatching(/./),
        timeZone: "Europe/Lisbon",
        hero: "lisbon",
        left: { book: expect.any(Number) },
      },
    ]);
    expect(nextCursor).toBeUndefined();
  });

  test("says when a trip with dates begins", async () => {
    const kim = await signIn(server.url, { name: "Kim", email: "kim@example.com" });
    await generateTrip(kim, { ...SELECTION, startDate: "2026-12-04" });
    expect((await listPage(kim)).trips).toMatchObject([{ startDate: "2026-12-04" }]);
  });

  test("comes newest first, fifty a page, every trip once", async () => {
    const eve = await signIn(server.url, EVE);
    const user = await server.context.sessions.find(eve.sessionToken);
    const saved: string[] = [];
    for (let index = 0; index < 120; index += 1) {
      const nowMs = NOW_MS + index;
      saved.push(await saveTrip(server.context.store, { userId: user?.id ?? "", nowMs }));
    }
    const first = await listPage(eve);
    const second = await listPage(eve, first.nextCursor);
    const third = await listPage(eve, second.nextCursor);
    const pages = [first, second, third].map((page) => page.trips.map(({ id }) => id));
    expect(pages.map((page) => page.length)).toEqual([50, 50, 20]);
    expect(pages.flat()).toEqual(saved.toReversed());
    expect(third.nextCursor).toBeUndefined();
  });

  test.each(["abc", "1", "", "17000000000000", "'; --", "1700000000000&cursor=1700000000001"])(
    "a cursor that is none of ours (%j) is refused",
    async (cursor) => {
      await expectError(await ada.fetch(`/api/trips?cursor=${cursor}`), 400, "bad_request");
    },
  );

  test("someone else's trip id as a cursor shows nothing of theirs", async () => {
    const { trips } = await listPage(ada, String(NOW_MS + 100));
    expect(trips).toEqual([]);
  });
});
