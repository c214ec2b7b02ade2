import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { KeptFacts } from "../../../src/web/offline/store/offline-store.ts";
import { launchProfile, logOut, signInThroughPopup } from "../../support/browser/browser.ts";
import { open, openTripActions } from "../../support/browser/page-actions.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";

let server: TestServer;
let folder: string;
let context: BrowserContext;
/** The facts that were asked for: trip, and status of the answer. */
let answers: string[];
let tripIds: string[];

beforeAll(async () => {
  server = await startTestServer();
  const client = await signIn(server.url, ADA);
  tripIds = [];
  for (const label of ["Rome, Italy", "Lisbon, Portugal"]) {
    tripIds.push(await generateTrip(client, { ...SELECTION, location: { label } }));
  }
  folder = mkdtempSync(join(tmpdir(), "tripwright-profile-"));
  await openBrowser();
});
afterAll(async () => {
  await context?.close();
  rmSync(folder, { recursive: true, force: true });
  await server?.close();
});

async function openBrowser(): Promise<void> {
  context = await launchProfile(folder, server.url);
  answers = [];
  context.on("response", (response) => {
    const [, id] = /trips\/(\d+)\/facts$/.exec(response.url()) ?? [];
    if (id !== undefined) answers.push(`${id} ${response.status()}`);
  });
}

async function openTrip(page: Page, id = "", label = ""): Promise<void> {
  await page.goto(`/view-trip/${id}`);
  await page.getByRole("heading", { level: 1, name: new RegExp(label) }).waitFor();
}

/** The rows of the browser's table, by trip. */
function keptFacts(page: Page): Promise<Record<string, KeptFacts>> {
  return page.evaluate(async () => {
    const whenDone = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // To open what isn't there would make an empty database before the page makes its own.
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes("tripwright")) return {};
    const database = await whenDone(indexedDB.open("tripwright"));
    if (!database.objectStoreNames.contains("facts")) {
      database.close();
      return {};
    }
    const rows = database.transaction("facts").objectStore("facts");
    const [keys, facts] = [await whenDone(rows.getAllKeys()), await whenDone(rows.getAll())];
    database.close();
    return Object.fromEntries(keys.map((key, at) => [String(key), facts[at]]));
  });
}

const keptTrips = async (page: Page) => Object.keys(await keptFacts(page)).toSorted();

test("facts are kept with an opened trip, over a restart without a network, and go with it", async () => {
  const [rome = "", lisbon = ""] = tripIds;
  let page = await context.newPage();
  await open(page, "/contact-us", "Get in touch");
  await page.getByRole("button", { name: "Sign In", exact: true }).first().click();
  await signInThroughPopup(page, ADA);
  await page.getByRole("button", { name: `Account: ${ADA.name}` }).waitFor();
  await openTrip(page, rome, "Rome");
  await expect.poll(() => keptTrips(page)).toEqual([rome]);
  await openTrip(page, lisbon, "Lisbon");
  await expect.poll(() => keptTrips(page)).toEqual([rome, lisbon].toSorted());
  expect(answers).toEqual([`${rome} 200`, `${lisbon} 200`]);
  const kept = await keptFacts(page);
  expect(kept[rome]?.facts.timeZone).toBe("Europe/Rome");
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.close();
  await openBrowser();
  await context.setOffline(true);
  page = await context.newPage();
  await openTrip(page, rome, "Rome");
  expect(await keptFacts(page)).toEqual(kept);
  expect(answers).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => answers).toEqual([`${rome} 304`]);
  expect(await keptFacts(page)).toEqual(kept);
  await openTripActions(page);
  await page.getByRole("button", { name: "Delete this trip" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => keptTrips(page)).toEqual([lisbon]);
  await logOut(page, ADA.name);
  expect(await keptTrips(page)).toEqual([]);
});
