import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchProfile, signInThroughPopup } from "../../support/browser/browser.ts";
import { open, openTripActions } from "../../support/browser/page-actions.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { ADA, type SignedInClient, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

let server: TestServer;
let client: SignedInClient;
let folder: string;
let context: BrowserContext;
let tripId: string;

beforeAll(async () => {
  server = await startTestServer();
  client = await signIn(server.url, ADA);
  tripId = await generateTrip(client, { ...SELECTION, location: { label: "Rome, Italy" } });
  folder = mkdtempSync(join(tmpdir(), "tripwright-profile-"));
  context = await launchProfile(folder, server.url);
});
afterAll(async () => {
  await context?.close();
  rmSync(folder, { recursive: true, force: true });
  await server?.close();
});

async function openTrip(page: Page, name: RegExp | string): Promise<void> {
  await page.goto(`/view-trip/${tripId}`, { waitUntil: "commit" });
  await expectName(page, name);
}

async function expectName(page: Page, name: RegExp | string): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

async function rename(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Rename this trip" }).click();
  await page.getByLabel("Name of this trip").fill(title);
  await page.getByRole("button", { name: "Save" }).click();
  await expectName(page, title);
}

const title = async () => (await fetchTrip(client, tripId)).title;

test("changes are undone and done again by keys and buttons, over a restart without a network", async () => {
  let page = await context.newPage();
  await open(page, "/contact-us", "Get in touch");
  await page.getByRole("button", { name: "Sign In", exact: true }).first().click();
  await signInThroughPopup(page, ADA);
  await page.getByRole("button", { name: `Account of ${ADA.name}` }).waitFor();
  await openTrip(page, /Rome, Italy/);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.setViewportSize({ width: 1280, height: 800 });
  const undo = () => page.getByRole("button", { name: /^Undo/ }).first();
  const redo = () => page.getByRole("button", { name: "Redo" });
  expect(await undo().isVisible()).toBe(false);

  await openTripActions(page);
  await rename(page, "Spring in Rome");
  await rename(page, "Autumn in Rome");
  await undo().and(page.getByLabel("Undo: Trip named “Autumn in Rome”")).click();
  await expectName(page, "Spring in Rome");
  await expect.poll(title).toBe("Spring in Rome");
  await page.keyboard.press("Control+Shift+z");
  await expectName(page, "Autumn in Rome");
  await page.keyboard.press("Control+z");
  await expectName(page, "Spring in Rome");
  await page.getByText("Undone: the trip has its former name.").first().waitFor();

  // In a field the keys are the field's.
  await page.getByRole("button", { name: "Rename this trip" }).click();
  await page.getByLabel("Name of this trip").press("Control+z");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expectName(page, "Spring in Rome");
  await expect.poll(title).toBe("Spring in Rome");

  await context.close();
  context = await launchProfile(folder, server.url);
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
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await openTrip(page, /Rome, Italy/);
  await openTripActions(page);
  await page.getByRole("button", { name: "History" }).click();
  const dialog = page.getByRole("dialog", { name: "History" });
  await dialog
    .getByRole("button", { name: /after: Trip named “Autumn in Rome”/ })
    .first()
    .click();
  await expectName(page, "Autumn in Rome");
  const bar = page.getByRole("region", { name: "History" });
  await expect.poll(() => bar.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.getByRole("button", { name: "More for this trip" }).count()).toBe(0);
  await bar.getByRole("button", { name: "Back to now" }).click();
  await expectName(page, /Rome, Italy/);

  await openTripActions(page);
  await page.getByRole("button", { name: "History" }).click();
  await dialog
    .getByRole("button", { name: /after: Trip named “Autumn in Rome”/ })
    .first()
    .click();
  await bar.getByRole("button", { name: "Restore this" }).click();
  await expectName(page, "Autumn in Rome");
  await expect.poll(title).toBe("Autumn in Rome");
  await page.keyboard.press("Control+z");
  await expectName(page, /Rome, Italy/);
  await expect.poll(title).toBeUndefined();
});
