import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { launchProfile } from "../../support/browser/browser.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { keptTripIds } from "../../support/browser/kept-trip-ids.ts";
import { openTripActions, renameTrip } from "../../support/browser/page-actions.ts";
import { enterProfile } from "../../support/browser/signed-in-state.ts";
import { generateTrip, listTripIds } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const BANNER = "You’re offline.";

let server: TestServer;
let client: SignedInClient;
let tripIds: string[];
beforeAll(async () => {
  server = await startTestServer();
  client = await signIn(server.url, ADA);
});
afterAll(() => server?.close());

/** Ada has three trips and no other, whatever happened before. */
async function startWithThreeTrips(): Promise<void> {
  for (const id of await listTripIds(client)) await deleteTrip(id);
  tripIds = [];
  for (const label of ["Lisbon, Portugal", "Rome, Italy", "Kyoto, Japan"]) {
    const selection = { location: { label }, noOfDays: "2", traveler: "2", budget: "Comfort" };
    tripIds.push(await generateTrip(client, selection));
  }
}

async function deleteTrip(id: string): Promise<void> {
  await client.fetch(`/api/trips/${id}`, { method: "DELETE", headers: { "if-match": "*" } });
}

/** A browser whose profile outlives it. */
let folder: string;
let context: BrowserContext;
async function openBrowser(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), "tripwright-profile-"));
  context = await launchProfile(folder, server.url);
}
async function closeBrowser(): Promise<void> {
  await context.close();
  rmSync(folder, { recursive: true, force: true });
}

async function restartBrowser(): Promise<void> {
  await context.close();
  context = await launchProfile(folder, server.url);
}

/** Waits until every trip is kept, without opening one. */
async function keepEverything(): Promise<Page> {
  await enterProfile(context, server);
  const page = await context.newPage();
  await page.goto("/my-trips");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await waitUntilKept(page);
  return page;
}

async function waitUntilKept(page: Page): Promise<void> {
  const ids = (await listTripIds(client)).toSorted();
  const kept = async () => expect(await keptTripIds(page)).toEqual(ids);
  await vi.waitFor(kept, { timeout: 60_000, interval: 200 });
}

async function expectShown(page: Page, path: string, heading: RegExp | string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

describe("with the network cut and the browser started anew", () => {
  beforeEach(async () => {
    await startWithThreeTrips();
    await openBrowser();
  });
  afterEach(closeBrowser);

  test("every trip opens, is changed, and the server has the changes when it is back", async () => {
    await keepEverything();
    await restartBrowser();
    await context.setOffline(true);
    const page = await context.newPage();
    const [lisbon = "", rome = "", kyoto = ""] = tripIds;

    await expectShown(page, "/my-trips", "My Trips");
    await page.getByRole("link", { name: /Kyoto, Japan/ }).waitFor();
    expect(await page.getByRole("main").getByRole("listitem").count()).toBe(3);
    for (const [id, label] of [
      [lisbon, "Lisbon"],
      [rome, "Rome"],
      [kyoto, "Kyoto"],
    ] as const) {
      await expectShown(page, `/view-trip/${id}`, new RegExp(`Location: ${label}`));
    }
    await page.getByText(BANNER).waitFor();

    await page.getByRole("button", { name: "Add a note: Day 1" }).click();
    await page.getByLabel("Your note on Day 1").fill("Take the first tram");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Take the first tram").waitFor();
    await page.goto(`/view-trip/${lisbon}`);
    await renameTrip(page, "Underground");
    await page.getByRole("heading", { level: 1, name: "Underground" }).waitFor();
    await page.goto(`/view-trip/${rome}`);
    await openTripActions(page);
    await page.getByRole("button", { name: "Delete this trip" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "My Trips" }).waitFor();
    await page.getByRole("link", { name: /Underground/ }).waitFor();
    expect(await page.getByRole("link", { name: /Rome/ }).count()).toBe(0);

    // Still there after another restart, and nothing has reached the server yet.
    await restartBrowser();
    await context.setOffline(true);
    const again = await context.newPage();
    await again.goto("/my-trips");
    await again.getByRole("link", { name: /Underground/ }).waitFor();
    expect((await fetchTrip(client, lisbon)).title).toBeUndefined();
    expect(await listTripIds(client)).toHaveLength(3);

    await context.setOffline(false);
    await expect
      .poll(async () => (await fetchTrip(client, lisbon)).title, { timeout: 60_000 })
      .toBe("Underground");
    await expect.poll(() => listTripIds(client)).toEqual([kyoto, lisbon].toSorted().toReversed());
    await expect
      .poll(async () => (await fetchTrip(client, kyoto)).tripData.itinerary[0]?.note)
      .toBe("Take the first tram");
    await again.getByText(BANNER).waitFor({ state: "hidden" });
  });
});

describe("in a browser that keeps the trips", () => {
  /** One for all of these, which leave the network and the trips as they found them. */
  let page: Page;
  beforeAll(async () => {
    await startWithThreeTrips();
    await openBrowser();
    page = await keepEverything();
  });
  afterEach(async () => {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.setOffline(false);
  });
  afterAll(closeBrowser);

  test("a change that was on its way when the tab closed is sent again, and made once", async () => {
    const id = tripIds[0] ?? "";
    const closing = await context.newPage();
    await closing.goto(`/view-trip/${id}`);
    await closing.getByRole("button", { name: "More options" }).waitFor();
    const before = (await fetchTrip(client, id)).version ?? 0;
    const sent = new Promise<void>((resolve) => {
      // It reaches the server, whose answer never comes back.
      void closing.route("**/api/trips/*", async (route) => {
        if (route.request().method() !== "PATCH") return route.continue();
        await route.fetch();
        resolve();
      });
    });
    await renameTrip(closing, "Sent by a tab that closed");
    await sent;
    // By the next tab, or by the one that is open besides.
    const patched = context.waitForEvent("response", {
      predicate: (answer) => answer.request().method() === "PATCH",
    });
    await closing.close();
    const next = await context.newPage();
    await next.goto("/my-trips");
    expect((await patched).status()).toBe(200);
    await next.getByRole("link", { name: /Sent by a tab that closed/ }).waitFor();
    expect((await fetchTrip(client, id)).version).toBe(before + 1);
  });

  test("a trip deleted elsewhere while offline leaves this browser too", async () => {
    const extra = await generateTrip(client);
    await page.goto("/my-trips");
    await waitUntilKept(page);
    await goOffline(page);
    await page.goto(`/view-trip/${extra}`);
    await page.getByRole("heading", { level: 1, name: /Location: Lisbon/ }).waitFor();
    await deleteTrip(extra);
    await context.setOffline(false);
    await page.goto("/my-trips");
    await waitUntilKept(page);
  });

  test("a trip that isn't kept says so offline, and comes with the network", async () => {
    const unknown = await generateTrip(client);
    await context.setOffline(true);
    await page.goto(`/view-trip/${unknown}`);
    await page.getByText("Failed to get document because the client is offline.").waitFor();
    await context.setOffline(false);
    await page.getByRole("heading", { level: 1, name: /Location: Lisbon/ }).waitFor();
    await deleteTrip(unknown);
  });
});
