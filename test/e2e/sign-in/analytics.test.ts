import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  DESKTOP,
  logOut,
  openPage,
  PHONE,
  signInAndReload,
  untilReloaded,
} from "../../support/browser/browser.ts";
import {
  type Collected,
  FIREBASE_CONFIG,
  GoogleAnalytics,
  SERVER_MEASUREMENT_ID,
} from "../../support/browser/google-analytics.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { makeLink } from "../../support/server/guest.ts";
import { startTestServer } from "../../support/server/test-server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const env = { FIREBASE_CONFIG: JSON.stringify(FIREBASE_CONFIG) };
const { server, browser } = await openServerAndBrowser({ env });

/** A traveller with one trip, in a browser of their own that reaches Google's hosts by a stand-in. */
async function openTraveller(name: string, on = server) {
  const person = { name, email: `${name.toLowerCase()}@example.com` };
  const { client, storageState } = await signedInState(on, person);
  const tripId = await generateTrip(client);
  const { page, errors, close, end } = await openPage(browser, {
    baseURL: on.url,
    storageState,
  });
  const google = new GoogleAnalytics();
  await google.install(page.context());
  return { page, errors, close, end, google, tripId, client };
}

const question = (page: Page) => page.getByRole("region", { name: "Page views" });
const openTrip = (page: Page, tripId: string) => open(page, `/view-trip/${tripId}`, "Location:");
const openAccount = (page: Page) => open(page, "/account", "Your account");

async function agree(page: Page): Promise<void> {
  await openAccount(page);
  await page.getByRole("button", { name: "Count my page views" }).click();
  await page.getByText("We count your page views.").waitFor();
}

/** The events that were sent, by screen. */
function pageViews(collected: readonly Collected[]): (string | undefined)[] {
  return collected
    .filter(({ en }) => en === "page_view")
    .map(({ dl = "" }) => dl.slice(server.url.length));
}

async function countingCookies(page: Page): Promise<string[]> {
  const names = (await page.context().cookies()).map(({ name }) => name);
  return names.filter((name) => name.startsWith("_ga"));
}

test("without FIREBASE_CONFIG nobody is asked, nothing is loaded, and the policy names no host", async () => {
  const plain = await startTestServer();
  const { page, end, google, tripId } = await openTraveller("Plain", plain);
  const scripts = new Set<string>();
  page.on("response", (response) => {
    if (/\.js$/.test(response.url())) scripts.add(response.url());
  });
  const policies = new Set<string | undefined>();
  page.on("response", (response) => policies.add(response.headers()["content-security-policy"]));
  await openTrip(page, tripId);
  await openAccount(page);
  await page.getByRole("heading", { name: "Your data" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await question(page).count()).toBe(0);
  expect(scripts.size).toBeGreaterThan(2);
  const texts = [...scripts].map(async (url) => (await fetch(url)).text());
  expect((await Promise.all(texts)).join()).not.toMatch(/googleapis|googletagmanager|We count/);
  expect(google.asked).toEqual([]);
  expect([...policies].join()).not.toContain("google");
  await end();
  await plain.close();
});

test("the question fits on a phone, by the keyboard too, and comes once; a refusal is remembered, signing out included", async () => {
  const { page, end, google, tripId } = await openTraveller("Refuser");
  await page.setViewportSize(PHONE);
  await openTrip(page, tripId);
  await question(page).waitFor();
  await page.emulateMedia({ colorScheme: "dark" });
  const keptDays = async () => {
    const kept = (await page.context().cookies()).find(({ name }) =>
      /tripwright-analytics/.test(name),
    );
    return ((kept?.expires ?? 0) * 1000 - Date.now()) / DAY_MS;
  };
  // Not answered, it is asked again another day.
  await expect.poll(keptDays).toBeGreaterThan(0.9);
  expect(await keptDays()).toBeLessThan(1.1);
  await question(page).getByRole("button", { name: "No thanks" }).focus();
  await page.keyboard.press("Enter");
  await question(page).waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(await keptDays()).toBeGreaterThan(300);
  await openAccount(page);
  await page.getByText("We don’t count your page views.").waitFor();
  const box = await page.getByRole("region", { name: "Page views" }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);

  await page.setViewportSize(DESKTOP);
  await logOut(page, "Refuser");
  const signInButton = page.getByRole("banner").getByRole("button", { name: "Sign In" }).first();
  await signInButton.click();
  await signInAndReload(page, { name: "Refuser", email: "refuser@example.com" });
  await openTrip(page, tripId);
  await page.waitForLoadState("networkidle");
  expect(await question(page).count()).toBe(0);
  expect(google.asked).toEqual([]);
  await end();
});

test("after consent each screen is counted by its kind, with nothing of the trip; withdrawing ends it, and the next person in the browser does", async () => {
  const { page, errors, close, google, tripId, client } = await openTraveller("Agreer");
  await openTrip(page, tripId);
  await question(page).getByRole("button", { name: "Yes" }).click();
  await expect.poll(() => pageViews(google.collected)).toEqual(["/view-trip/:tripId"]);
  await page.getByRole("link", { name: "My Trips" }).first().click();
  await expect.poll(() => pageViews(google.collected)).toHaveLength(2);
  await openTrip(page, tripId);
  await expect.poll(() => pageViews(google.collected)).toHaveLength(3);
  const { token } = await makeLink(client, tripId);
  await open(page, `/s/${token}`, "Location:");
  await expect
    .poll(() => pageViews(google.collected))
    .toEqual(["/view-trip/:tripId", "/my-trips", "/view-trip/:tripId", "/s/:token"]);
  const sent = JSON.stringify([google.collected, google.asked]);
  for (const secret of [tripId, token, "Lisbon", "Agreer", "agreer@example.com"]) {
    expect(sent).not.toContain(secret);
  }
  expect(new Set(google.collected.map(({ tid }) => tid))).toEqual(new Set([SERVER_MEASUREMENT_ID]));

  await openAccount(page);
  await expect.poll(() => pageViews(google.collected)).toHaveLength(5);
  // It asks Google to forget the browser, then the page loads itself anew, without Google's script.
  await untilReloaded(page, () => page.getByRole("button", { name: "Stop counting" }).click());
  await page.getByText("We don’t count your page views.").waitFor();
  expect(google.count("DELETE firebaseinstallations.googleapis.com")).toBe(1);
  await expect.poll(() => countingCookies(page)).toEqual([]);
  const asked = google.asked.length;
  await openTrip(page, tripId);
  await page.waitForLoadState("networkidle");
  expect(google.asked.slice(asked)).toEqual([]);
  expect(errors).toEqual([]);

  // Who counts again and gives way to another: that one is not counted, nor known to Google.
  await agree(page);
  await expect.poll(() => google.asked.length).toBeGreaterThan(asked);
  await expect.poll(() => countingCookies(page)).not.toEqual([]);
  const { storageState } = await signedInState(server, { name: "Next", email: "next@example.com" });
  const cookies = typeof storageState === "string" ? [] : storageState.cookies;
  const [origin] = typeof storageState === "string" ? [] : storageState.origins;
  await page.context().addCookies(cookies);
  await page.evaluate(
    (text) => localStorage.setItem("user", text),
    origin?.localStorage[0]?.value ?? "",
  );
  const askedBefore = google.asked.length;
  await openAccount(page);
  await page.getByText("We don’t count your page views.").waitFor();
  await expect.poll(() => countingCookies(page)).toEqual([]);
  expect(google.asked.slice(askedBefore)).toEqual([]);
  await close();
});

describe.runIf(IS_NIGHTLY)(
  "the SDK's own limits (specification, section 9), by a clock of the test's",
  () => {
    test("a busy server of configurations is asked again from 1000 ms on, for 60 s", async () => {
      const { page, close, google } = await openTraveller("Patient");
      await page.clock.install();
      google.config = "unavailable";
      await agree(page);
      await expect.poll(() => google.count("/webConfig")).toBe(1);
      await page.clock.fastForward(400);
      expect(google.count("/webConfig")).toBe(1);
      await page.clock.fastForward(1_200);
      await expect.poll(() => google.count("/webConfig")).toBe(2);
      // Next after 30 times as long, give or take half of it.
      await page.clock.fastForward(13_000);
      expect(google.count("/webConfig")).toBe(2);
      await page.clock.fastForward(33_000);
      await expect.poll(() => google.count("/webConfig")).toBe(3);
      expect(google.collected).toEqual([]);
      await page.clock.fastForward(15_000);
      await expect
        .poll(() => google.collected.map(({ tid }) => tid))
        .toContain(FIREBASE_CONFIG.measurementId);
      await close();
    });

    test("a registration under way is waited for, and begun anew after 10 s", async () => {
      const { page, close, google } = await openTraveller("Silent");
      await page.clock.install();
      google.registration = "silent";
      await agree(page);
      await expect.poll(() => google.count("/installations")).toBe(1);
      await page.reload();
      await page.getByText("We count your page views.").waitFor();
      await page.clock.fastForward(5_000);
      expect(google.count("/installations")).toBe(1);
      google.registration = "answered";
      await page.clock.fastForward(6_000);
      await page.reload();
      await expect.poll(() => google.count("/installations")).toBe(2);
      await close();
    });

    test("a token is refreshed when it ends within the hour, and not before", async () => {
      const { page, close, google } = await openTraveller("Week");
      const startMs = Date.now();
      await page.clock.install({ time: startMs });
      await agree(page);
      await expect.poll(() => google.collected.length).toBeGreaterThan(0);
      await page.clock.setFixedTime(startMs + 7 * DAY_MS - 2 * HOUR_MS);
      await page.reload();
      await page.getByText("We count your page views.").waitFor();
      await page.waitForLoadState("networkidle");
      expect(google.count("/authTokens:generate")).toBe(0);
      await page.clock.setFixedTime(startMs + 7 * DAY_MS - 30 * MINUTE_MS);
      await page.reload();
      await expect.poll(() => google.count("/authTokens:generate")).toBe(1);
      await close();
    });
  },
);
