import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { profileSchema } from "../../../src/domain/wire.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, listTripIds } from "../../support/server/generate.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { createCookieClient } from "../../support/sign-in/cookie-client.ts";
import {
  ADA,
  EVE,
  fetchAsPage,
  locationOf,
  SESSION_COOKIE,
  signIn,
  walkToCallback,
} from "../../support/sign-in/sign-in.ts";

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("signing in", () => {
  test("ends at the page one came from, with the profile at hand", async () => {
    const browser = createCookieClient(server.url);
    const callback = await walkToCallback(browser, "/api/sign-in?returnTo=/create-trip");
    const answer = await browser.fetch(callback);
    expect(answer.status).toBe(302);
    expect(locationOf(answer)).toBe("/create-trip");
    const profile = await (await browser.fetch("/api/session")).json();
    expect(profileSchema.parse(profile)).toEqual(profile);
    expect(profile).toMatchObject({ ...ADA, given_name: "Ada", family_name: "Lovelace" });
  });

  test("in a popup ends with a page that tells its opener and closes", async () => {
    const browser = createCookieClient(server.url);
    const answer = await browser.fetch(await walkToCallback(browser, "/api/sign-in?popup=1"));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<script src="/sign-in-end.js" data-problem="">');
    expect(browser.cookie(SESSION_COOKIE)).toBeDefined();
  });

  test("returns to a trip of a real id", async () => {
    const browser = createCookieClient(server.url);
    const start = "/api/sign-in?returnTo=/view-trip/1700000000000";
    const answer = await browser.fetch(await walkToCallback(browser, start));
    expect(locationOf(answer)).toBe("/view-trip/1700000000000");
  });

  test("leaves other devices of the same person signed in, with the same trips", async () => {
    const phone = await signIn(server.url, { name: "Two Devices", email: "two@example.com" });
    const laptop = await signIn(server.url, { name: "Two Devices", email: "TWO@example.com" });
    const tripId = await generateTrip(phone);
    expect(await listTripIds(laptop)).toEqual([tripId]);
  });

  test("as someone else in the same browser shows that person's trips only", async () => {
    const browser = createCookieClient(server.url);
    const tripsOf = async () => (await browser.fetch("/api/trips")).json();
    await browser.fetch(await walkToCallback(browser, "/api/sign-in", EVE));
    const eve = fetchAsPage.bind(undefined, server.url, browser.cookie(SESSION_COOKIE) ?? "");
    await generateTrip({ sessionToken: "", fetch: eve });
    expect(await tripsOf()).toMatchObject({ trips: [{ location: "Lisbon, Portugal" }] });
    await browser.fetch(
      await walkToCallback(browser, "/api/sign-in", { name: "New", email: "new@example.com" }),
    );
    expect(await tripsOf()).toEqual({ trips: [] });
  });
});

describe("T11 signing in", () => {
  test.each([
    "//evil.example",
    "https://evil.example",
    "/\\evil.example",
    "%2f%2fevil.example",
    "javascript:alert(1)",
    "/create-trip//evil.example",
    "/create-trip?x=//evil.example",
    "/view-trip/1",
    "/api/session",
    " /create-trip",
    "/create-trip\n",
    "",
  ])("never returns to %j but to the home page", async (returnTo) => {
    const browser = createCookieClient(server.url);
    const start = `/api/sign-in?returnTo=${encodeURIComponent(returnTo)}`;
    expect(locationOf(await browser.fetch(await walkToCallback(browser, start)))).toBe("/");
  });
});

describe("T8 signing in", () => {
  test("sets a session cookie no script can read and no other site sends along", async () => {
    const browser = createCookieClient(server.url);
    const answer = await browser.fetch(await walkToCallback(browser, "/api/sign-in"));
    const [session, ...more] = answer.headers
      .getSetCookie()
      .filter((header) => header.startsWith(SESSION_COOKIE));
    expect(more).toEqual([]);
    const [pair, ...attributes] = (session ?? "").split("; ");
    expect(pair).toMatch(/^tripwright-session=[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual([
      "HttpOnly",
      "Max-Age=2592000",
      "Path=/",
      "SameSite=Lax",
    ]);
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });

  test("gives a new token each time and ends the session one came with", async () => {
    const browser = createCookieClient(server.url);
    await browser.fetch(await walkToCallback(browser, "/api/sign-in"));
    const first = browser.cookie(SESSION_COOKIE) ?? "";
    await browser.fetch(await walkToCallback(browser, "/api/sign-in"));
    const second = browser.cookie(SESSION_COOKIE) ?? "";
    expect(second).not.toBe(first);
    expect((await fetchAsPage(server.url, second, "/api/session")).status).toBe(200);
    await expectError(await fetchAsPage(server.url, first, "/api/session"), 401, "not_signed_in");
  });
});

describe("T8 a session", () => {
  test("lives on while it is used, ends after a week unused, and after thirty days in any case", async () => {
    const clock = createTestClock(Date.now());
    const timed = await startTestServer({ overrides: { clock } });
    try {
      const isAlive = async (client: { fetch: (path: string) => Promise<Response> }) =>
        (await client.fetch("/api/session")).status === 200;
      const used = await signIn(timed.url);
      const unused = await signIn(timed.url, EVE);
      for (let day = 6; day < 30; day += 6) {
        clock.advance(6 * DAY_MS);
        expect(await isAlive(used), `day ${day}`).toBe(true);
      }
      expect(await isAlive(unused)).toBe(false);
      clock.advance(5 * DAY_MS);
      expect(await isAlive(used)).toBe(true);
      clock.advance(DAY_MS + 1);
      expect(await isAlive(used)).toBe(false);
    } finally {
      await timed.close();
    }
  });
});
