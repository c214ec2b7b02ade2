import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { viewTripWords } from "../../../src/web/messages/view-trip-words.ts";
import { launchProfile } from "../../support/browser/browser.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { openTripActions } from "../../support/browser/page-actions.ts";
import { enterProfile } from "../../support/browser/signed-in-state.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

/** On neither start anything of the plan is closed: nothing is asked. */
const WEDNESDAY = "2027-03-17";
const TUESDAY = "2027-03-16";

let server: TestServer;
let client: SignedInClient;
let folder: string;
let context: BrowserContext;
let tripId: string;
/** Addresses of the worker's code that were asked for. */
let workers: string[];

beforeAll(async () => {
  server = await startTestServer();
  client = await signIn(server.url, ADA);
  const location = { label: "Rome, Italy" };
  tripId = await generateTrip(client, { ...SELECTION, location, noOfDays: "4" });
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
  workers = [];
}

/** A tab that shows the trip; what it calls an error, its missing network apart, fails the test. */
async function openTrip(): Promise<Page> {
  const page = await context.newPage();
  page.on("worker", (worker) => workers.push(worker.url()));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("ERR_INTERNET_DISCONNECTED")) {
      workers.push(message.text());
    }
  });
  await page.goto(`/view-trip/${tripId}`, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1, name: /Rome/ }).waitFor();
  return page;
}

async function setDates(page: Page, date: string): Promise<void> {
  await openTripActions(page);
  await page
    .locator("#trip-actions")
    .getByRole("button", { name: /^(?:Set|Change) dates/ })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Start date").fill(date);
  await dialog.getByRole("button", { name: "Save dates" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** The hours of each row, in order, once they are worked out, after the dates. */
async function hoursOn(page: Page): Promise<string[]> {
  await page.getByText(viewTripWords.verdicts.stale).waitFor({ state: "detached" });
  const dates = await page.locator("article section time").allTextContents();
  const rows = await page.locator("article li > [id^='place-']").allTextContents();
  return [...dates, ...rows.map((row) => /\d\d:\d\d–\d\d:\d\d/.exec(row)?.[0] ?? "no hours")];
}

const hoursOf = ({ tripData }: Trip) =>
  tripData.itinerary.map(({ date, plan }) => [date, ...plan.map(({ visit }) => visit)]);

test("dates set without a network have their hours at once, over a restart and in two tabs, as the server makes them", async () => {
  await enterProfile(context, server);
  let page = await openTrip();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(async () => (await hoursOn(page)).length).toBeGreaterThan(8);
  const undated = await hoursOn(page);
  expect(workers).toEqual([]);

  await goOffline(page);
  await setDates(page, WEDNESDAY);
  await expect.poll(() => hoursOn(page)).not.toEqual(undated);
  const fromWednesday = await hoursOn(page);
  expect(workers).toEqual([expect.stringMatching(/\/assets\/plan-worker-[\w-]+\.js$/)]);
  const second = await openTrip();
  await expect.poll(() => hoursOn(second)).toEqual(fromWednesday);
  await setDates(second, TUESDAY);
  await expect.poll(() => hoursOn(second)).not.toEqual(fromWednesday);
  const fromTuesday = await hoursOn(second);
  await expect.poll(() => hoursOn(page)).toEqual(fromTuesday);

  await context.close();
  await openBrowser();
  await context.setOffline(true);
  page = await openTrip();
  await expect.poll(() => hoursOn(page)).toEqual(fromTuesday);

  const before = await fetchTrip(client, tripId);
  await context.setOffline(false);
  await expect
    .poll(async () => hoursOf(await fetchTrip(client, tripId)), { timeout: 60_000 })
    .not.toEqual(hoursOf(before));
  await page.reload();
  await expect.poll(() => hoursOn(page)).toEqual(fromTuesday);
  const after = await fetchTrip(client, tripId);
  expect(after.userSelection.startDate).toBe(TUESDAY);
  expect(after.planCheck?.isStale).toBeUndefined();
});
