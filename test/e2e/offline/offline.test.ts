import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { launchProfile, signInThroughPopup } from "../../support/browser/browser.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { offlineWrite } from "../../support/browser/offline-rows.ts";
import { open, openTripActions } from "../../support/browser/page-actions.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip, listTripIds } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { ADA, type SignedInClient, signIn } from "../../support/sign-in/sign-in.ts";
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

/** Signs in and waits until every trip is kept, without opening one. */
async function keepEverything(): Promise<Page> {
  const page = await context.newPage();
  await open(page, "/contact-us", "Get in touch");
  await page.getByRole("button", { name: "Sign In", exact: true }).first().click();
  await signInThroughPopup(page, ADA);
  await page.getByRole("button", { name: `Account: ${ADA.name}` }).waitFor();
  await page.goto("/my-trips");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await waitUntilKept(page);
  return page;
}

async function waitUntilKept(page: Page): Promise<void> {
  const ids = (await listTripIds(client)).toSorted();
  const kept = async () => expect(await keptTrips(page)).toEqual(ids);
  await vi.waitFor(kept, { timeout: 60_000, interval: 200 });
}

function keptTrips(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes("tripwright")) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("tripwright");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const asking = database.transaction("trips").objectStore("trips").getAllKeys();
      asking.onsuccess = () => resolve(asking.result);
      asking.onerror = () => reject(asking.error);
    });
    database.close();
    return keys.map(String).toSorted();
  });
}

/** Puts a waiting write for each of these trips beside what the page keeps. */
async function addWrites(page: Page, ids: readonly string[]): Promise<void> {
  const writes = ids.map((id) => offlineWrite(id));
  await page.evaluate(
    (added) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("tripwright");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const adding = opening.result.transaction("writes", "readwrite");
          for (const write of added) adding.objectStore("writes").add(write);
          adding.onerror = () => reject(adding.error);
          adding.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    writes,
  );
}

async function expectShown(page: Page, path: string, heading: RegExp | string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

async function rename(page: Page, title: string): Promise<void> {
  await openTripActions(page);
  await page.getByRole("button", { name: "Rename this trip" }).click();
  await page.getByLabel("Trip name").fill(title);
  await page.getByRole("button", { name: "Save" }).click();
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
    await rename(page, "Underground");
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

  test.runIf(IS_NIGHTLY)(
    "ten changes of one trip are one write; where ten writes wait, one more is refused in words",
    async () => {
      await page.goto(`/view-trip/${tripIds[0]}`);
      await page.getByRole("button", { name: "More options" }).waitFor();
      await goOffline(page);
      for (let change = 1; change <= 11; change += 1) {
        await rename(page, `Change ${change}`);
        await page
          .getByRole("heading", { level: 1, name: `Change ${change}`, exact: true })
          .waitFor();
      }
      const others = Array.from({ length: 9 }, (_, at) => String(1_500_000_000_000 + at));
      await addWrites(page, others);
      await page.goto(`/view-trip/${tripIds[1]}`);
      await rename(page, "One too many");
      await page.getByText("10 changes are waiting to be sent already").waitFor();
      expect(await page.getByLabel("Trip name").inputValue()).toBe("One too many");
      await context.setOffline(false);
      await expect
        .poll(async () => (await fetchTrip(client, tripIds[0] ?? "")).title, { timeout: 60_000 })
        .toBe("Change 11");
      // The trips that the others are about are gone.
      const discard = page.getByRole("button", { name: "Discard my change" });
      await expect.poll(() => discard.count(), { timeout: 60_000 }).toBe(others.length);
      for (let left = others.length; left > 0; left -= 1) {
        await discard.first().click();
        await expect.poll(() => discard.count(), { timeout: 60_000 }).toBe(left - 1);
      }
    },
  );

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
    await rename(closing, "Sent by a tab that closed");
    await sent;
    await closing.close();
    const next = await context.newPage();
    const patched = next.waitForResponse((answer) => answer.request().method() === "PATCH");
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

  test.runIf(IS_NIGHTLY)(
    "a server that never answers: what is kept is there, and the page says so after a while",
    async () => {
      await page.route("**/api/**", () => {});
      await page.route("**/healthz", () => {});
      await expectShown(page, `/view-trip/${tripIds[0]}`, /./);
      await page.getByText(BANNER).waitFor({ timeout: 60_000 });
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.getByText(BANNER).waitFor({ state: "hidden", timeout: 60_000 });
    },
  );

  test.runIf(IS_NIGHTLY)(
    "a hotel's sign-in page in the server's place is not believed",
    async () => {
      const portal = {
        status: 200,
        contentType: "text/html",
        body: "<h1>Welcome to Hotel Wi-Fi</h1>",
      };
      await page.route(/\/(?:api|healthz)/, (route) => route.fulfill(portal));
      await page.goto(`/view-trip/${tripIds[0]}`);
      await page.getByRole("button", { name: "More options" }).waitFor();
      await page.getByText(BANNER).waitFor();
      await rename(page, "Through the portal");
      await page.getByRole("heading", { level: 1, name: "Through the portal" }).waitFor();
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await expect
        .poll(async () => (await fetchTrip(client, tripIds[0] ?? "")).title)
        .toBe("Through the portal");
    },
  );
});
