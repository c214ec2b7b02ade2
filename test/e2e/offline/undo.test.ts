import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type KeptBrowser, startKeptBrowser } from "../../support/browser/kept-browser.ts";
import { openTripActions } from "../../support/browser/page-actions.ts";
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

async function rename(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Rename this trip" }).click();
  await page.getByLabel("Trip name").fill(title);
  await page.getByRole("button", { name: "Save" }).click();
  await expectName(page, title);
}

const title = async () => (await fetchTrip(browser.client, browser.tripId)).title;

test("changes are undone and done again by keys and buttons, over a restart without a network", async () => {
  let page = await browser.openTrip();
  await page.setViewportSize({ width: 1280, height: 800 });
  const undo = () => page.getByRole("button", { name: /^Undo/ }).first();
  const redo = () => page.getByRole("button", { name: "Redo" });
  expect(await undo().getAttribute("aria-disabled")).toBe("true");

  await openTripActions(page);
  await rename(page, "Spring in Rome");
  await rename(page, "Autumn in Rome");
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
