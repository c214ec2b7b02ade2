import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { viewTripWords } from "../../../src/web/messages/view-trip-words.ts";
import { PHONE } from "../../support/browser/browser.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { type KeptBrowser, startKeptBrowser } from "../../support/browser/kept-browser.ts";
import { openTripActions, renameTrip } from "../../support/browser/page-actions.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

let browser: KeptBrowser;
beforeAll(async () => {
  browser = await startKeptBrowser();
});
afterAll(() => browser?.close());

async function openTrip(page: Page, name: RegExp | string): Promise<void> {
  await page.goto(`/view-trip/${browser.tripId}`, { waitUntil: "commit" });
  await expectName(page, name);
}

async function expectName(page: Page, name: RegExp | string): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

const title = async () => (await fetchTrip(browser.client, browser.tripId)).title;

test("changes are undone and done again by keys and buttons, over a restart without a network", async () => {
  let page = await browser.openTrip();
  await page.setViewportSize({ width: 1280, height: 800 });
  const undo = () => page.getByRole("button", { name: /^Undo/ }).first();
  const redo = () => page.getByRole("button", { name: "Redo" });
  expect(await undo().getAttribute("aria-disabled")).toBe("true");

  for (const name of ["Spring in Rome", "Autumn in Rome"]) {
    await renameTrip(page, name);
    await expectName(page, name);
  }
  await undo().and(page.getByLabel("Undo: Trip renamed to “Autumn in Rome”")).click();
  await expectName(page, "Spring in Rome");
  await expect.poll(title).toBe("Spring in Rome");
  await page.keyboard.press("Control+Shift+z");
  await expectName(page, "Autumn in Rome");
  await page.keyboard.press("Control+z");
  await expectName(page, "Spring in Rome");
  await page.getByText("Undone: Trip renamed to “Autumn in Rome”.").first().waitFor();

  // In a field the keys are the field's.
  await openTripActions(page);
  await page.getByRole("button", { name: "Rename this trip" }).click();
  await page.getByLabel("Trip name").press("Control+z");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expectName(page, "Spring in Rome");
  await expect.poll(title).toBe("Spring in Rome");

  await browser.restart();
  const context = browser.context();
  page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await context.setOffline(true);
  await openTrip(page, "Spring in Rome");
  await redo().click();
  await expectName(page, "Autumn in Rome");
  await page.keyboard.press("Control+z");
  await expectName(page, "Spring in Rome");
  await page.keyboard.press("Control+z");
  await expectName(page, /Rome, Italy/);
  expect(await undo().getAttribute("aria-disabled")).toBe("true");
  expect(await title()).toBe("Spring in Rome");
  await context.setOffline(false);
  await expect.poll(title, { timeout: 60_000 }).toBeUndefined();
});

test("a former state is looked at, restored, and taken back", async () => {
  const page = await browser.context().newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await openTrip(page, /Rome, Italy/);
  await openTripActions(page);
  await page.getByRole("button", { name: "History" }).click();
  const dialog = page.getByRole("dialog", { name: "History" });
  await dialog
    .getByRole("button", { name: /after: Trip renamed to “Autumn in Rome”/ })
    .first()
    .click();
  await expectName(page, "Autumn in Rome");
  const bar = page.getByRole("region", { name: "History" });
  await expect.poll(() => bar.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.getByRole("button", { name: "More options" }).count()).toBe(0);
  await bar.getByRole("button", { name: "Back to current version" }).click();
  await expectName(page, /Rome, Italy/);

  await openTripActions(page);
  await page.getByRole("button", { name: "History" }).click();
  await dialog
    .getByRole("button", { name: /after: Trip renamed to “Autumn in Rome”/ })
    .first()
    .click();
  await bar.getByRole("button", { name: "Restore this version" }).click();
  await expectName(page, "Autumn in Rome");
  await expect.poll(title).toBe("Autumn in Rome");
  await page.keyboard.press("Control+z");
  await expectName(page, /Rome, Italy/);
  await expect.poll(title).toBeUndefined();
});

const expenses = async () =>
  (await fetchTrip(browser.client, browser.tripId)).costs?.expenses?.map(({ title }) => title) ??
  [];

test.runIf(IS_NIGHTLY)(
  "a cost is entered on a phone without a network, sent later, taken back, and downloaded",
  async () => {
    const { client, tripId } = browser;
    const page = await browser.openTrip();
    const context = browser.context();
    await page.setViewportSize(PHONE);
    // Another device enters one meanwhile: the two don't meet.
    await client.fetch(`/api/trips/${tripId}`, {
      method: "PATCH",
      headers: { "idempotency-key": "entered-elsewhere", "if-match": "*" },
      body: JSON.stringify({
        edits: [
          {
            kind: "set-expense",
            id: "taxi",
            expense: {
              id: "taxi",
              title: "Taxi",
              kind: "rides",
              amountMinor: 2500,
              currency: "EUR",
            },
          },
        ],
      }),
    });

    await context.setOffline(true);
    await page.getByRole("link", { name: "Costs" }).first().click();
    await page.getByRole("button", { name: "Add expense" }).click();
    await page.getByLabel("Amount", { exact: true }).fill("45.50");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Edit Meals" }).waitFor();
    await page.getByText("€45.50 added").waitFor();
    expect(await expenses()).toEqual(["Taxi"]);

    await context.setOffline(false);
    await expect.poll(async () => (await expenses()).toSorted()).toEqual(["Meals", "Taxi"]);
    await page.getByRole("button", { name: "Edit Taxi" }).waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download spreadsheet (CSV)" }).click();
    expect((await download).suggestedFilename()).toMatch(/Rome, Italy costs\.csv$/);

    await page.keyboard.press("Control+z");
    await page.getByText("Undone: Meals set to €45.50.").first().waitFor();
    await expect.poll(expenses).toEqual(["Taxi"]);
  },
);

/** On neither start anything of the plan is closed: nothing is asked. */
const WEDNESDAY = "2027-03-17";
const TUESDAY = "2027-03-16";

/** Addresses of the worker's code that were asked for. */
let workers: string[] = [];

/** A tab that shows the trip; what it calls an error, its missing network apart, fails the test. */
async function openWatched(tripId: string): Promise<Page> {
  const page = await browser.context().newPage();
  page.on("worker", (worker) => workers.push(worker.url()));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("ERR_INTERNET_DISCONNECTED")) {
      workers.push(message.text());
    }
  });
  await page.goto(`/view-trip/${tripId}`, { waitUntil: "commit" });
  await expectName(page, /Rome/);
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

test.runIf(IS_NIGHTLY)(
  "dates set without a network have their hours at once, over a restart and in two tabs, as the server makes them",
  async () => {
    const { client } = browser;
    const location = { label: "Rome, Italy" };
    const tripId = await generateTrip(client, { ...SELECTION, location, noOfDays: "4" });
    await (await browser.openTrip()).close();
    let page = await openWatched(tripId);
    await expect.poll(async () => (await hoursOn(page)).length).toBeGreaterThan(8);
    const undated = await hoursOn(page);
    expect(workers).toEqual([]);

    await goOffline(page);
    await setDates(page, WEDNESDAY);
    await expect.poll(() => hoursOn(page)).not.toEqual(undated);
    const fromWednesday = await hoursOn(page);
    expect(workers).toEqual([expect.stringMatching(/\/assets\/plan-worker-[\w-]+\.js$/)]);
    const second = await openWatched(tripId);
    await expect.poll(() => hoursOn(second)).toEqual(fromWednesday);
    await setDates(second, TUESDAY);
    await expect.poll(() => hoursOn(second)).not.toEqual(fromWednesday);
    const fromTuesday = await hoursOn(second);
    await expect.poll(() => hoursOn(page)).toEqual(fromTuesday);

    await browser.restart();
    workers = [];
    await browser.context().setOffline(true);
    page = await openWatched(tripId);
    await expect.poll(() => hoursOn(page)).toEqual(fromTuesday);

    const before = await fetchTrip(client, tripId);
    await browser.context().setOffline(false);
    await expect
      .poll(async () => hoursOf(await fetchTrip(client, tripId)), { timeout: 60_000 })
      .not.toEqual(hoursOf(before));
    await page.reload();
    await expect.poll(() => hoursOn(page)).toEqual(fromTuesday);
    const after = await fetchTrip(client, tripId);
    expect(after.userSelection.startDate).toBe(TUESDAY);
    expect(after.planCheck?.isStale).toBeUndefined();
  },
);
