import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DESKTOP, openPage, type WatchedPage } from "../../support/browser/browser.ts";
import { expectOnlyErrors } from "../../support/browser/expect-only-errors.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { fillForm, pressGenerate } from "../../support/browser/page-actions.ts";
import { type SignedInState, signedInState } from "../../support/browser/signed-in-state.ts";
import { toasts, waitForToast } from "../../support/browser/toasts.ts";
import { createToldPlanner, type ToldPlan } from "../../support/models/told-planner.ts";
import { planEvents } from "../../support/plans/trip-draft.ts";
import { listTripIds } from "../../support/server/generate.ts";

const planner = createToldPlanner();
let ada: SignedInState;
let opened: WatchedPage;
let page: Page;
let plan: ToldPlan;

const { server, browser } = await openServerAndBrowser({ overrides: { planner } });
beforeEach(async ({ task }) => {
  // Each test its own person, as one may have one plan made at a time.
  ada = await signedInState(server, { name: "Ada Lovelace", email: `${task.id}@example.com` });
  opened = await openPage(browser, { baseURL: server.url, storageState: ada.storageState });
  page = opened.page;
  await fillForm(page, { destination: "Porto, Portugal", days: "2" });
});
afterEach(async () => {
  await opened.close();
  expect(opened.errors).toEqual([]);
});

test("leaving before the server has answered leads nowhere later, and the plan goes on", async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/generations", async (route) => {
    await held;
    await route.continue();
  });
  await pressGenerate(page);
  await page.getByRole("heading", { name: "Making your plan" }).waitFor();
  await page.getByRole("link", { name: "My Trips" }).click();
  await waitForToast(page, "We’re still working on your plan. You’ll find it in My Trips.");
  answer();
  plan = await planner.nextPlan();
  plan.say(...planEvents());
  plan.end();
  await expect.poll(() => listTripIds(ada.client)).toHaveLength(1);
  // As long as it took the page to jump: an event stream and a trip.
  await page.waitForTimeout(1_000);
  expect(new URL(page.url()).pathname).toBe("/my-trips");

  // Coming back to plan another doesn't jump to it either.
  await page.getByRole("link", { name: "Create trip" }).first().click();
  await waitForToast(page, "Your plan is ready. You’ll find it in My Trips.");
  expect(new URL(page.url()).pathname).toBe("/create-trip");
});

test("another tab of the same person takes up that plan, and can stop it", async () => {
  await pressGenerate(page);
  plan = await planner.nextPlan();
  plan.say(...planEvents().slice(0, 2));
  const other = await openPage(browser, { baseURL: server.url, storageState: ada.storageState });
  try {
    await fillForm(other.page, { destination: "Rome, Italy", days: "3" });
    await pressGenerate(other.page);
    await waitForToast(other.page, "We’re already making a plan for you.");
    await other.page.getByText("Casa do Rio").waitFor();
    await other.page.getByRole("button", { name: "Stop" }).click();
    await other.page.getByRole("alert").getByText("You stopped this plan.").waitFor();
    expect(plan.signal.aborted).toBe(true);
    expect(other.errors.filter((error) => !error.includes("429"))).toEqual([]);
  } finally {
    await other.close();
  }
});

test("the focus goes to the progress, whose bar and words follow the plan to its trip, for who leaves and comes back as well", async () => {
  await pressGenerate(page);
  plan = await planner.nextPlan();
  await page.waitForFunction(() => document.activeElement?.id === "progress-title");
  const bar = page.getByRole("progressbar");
  const box = await bar.boundingBox();
  expect(box?.y).toBeGreaterThan(64);
  expect(box?.y).toBeLessThan(DESKTOP.height - 12);
  const button = page.getByRole("button", { name: "Generate Trip!" });
  expect(await button.isDisabled()).toBe(true);
  expect(await button.locator(".animate-spin").isVisible()).toBe(true);
  const region = page.getByRole("region", { name: "Making your plan" }).getByRole("status");
  await region.getByText("Asking the planner").waitFor();
  expect(await region.getAttribute("aria-live")).not.toBe("assertive");
  const [started, hotels, firstDay, secondDay] = planEvents();
  const steps = [
    [started, "Looking for hotels in Porto, Portugal", 1],
    [hotels, "1 hotel is ready", 2],
    [firstDay, "Day 1 of 2 is ready", 3],
    [secondDay, "Saving your trip", 4],
  ] as const;
  await page.getByText("Asking the planner").first().waitFor();
  for (const [event, words, value] of steps) {
    if (event !== undefined) plan.say(event);
    await page.getByText(words, { exact: true }).first().waitFor();
    expect(await bar.evaluate((element: HTMLProgressElement) => element.value)).toBe(value);
    // The milestones are read out, not each step of a quick plan.
    if (event === firstDay) await region.getByText(words).waitFor();
    // Who leaves and comes back sees it go on.
    if (event === hotels) {
      await page.getByText("Casa do Rio").waitFor();
      await page.getByRole("link", { name: "My Trips" }).click();
      await waitForToast(page, "We’re still working on your plan.");
      await page.getByRole("link", { name: "Create trip" }).first().click();
      await page.getByText("Casa do Rio").waitFor();
    }
  }
  expect(await bar.evaluate((element: HTMLProgressElement) => element.max)).toBe(4);
  expect(await page.getByRole("heading", { name: "Day 2" }).isVisible()).toBe(true);
  expect(await page.getByText("Casa do Rio").isVisible()).toBe(true);
  plan.end();
  await page.waitForURL(/\/view-trip\/\d{13}$/);
  await page.getByRole("heading", { level: 1, name: "Location: Porto, Portugal" }).waitFor();
});

test("Stop ends a plan before the server has answered and after, says so where it can't, and a failed plan is tried again", async () => {
  const { promise: held, resolve: releaseHeld } = Promise.withResolvers<void>();
  await page.route("**/api/generations", async (route) => {
    await held;
    await route.continue();
  });
  const stop = page.getByRole("button", { name: "Stop" });
  const again = page.getByRole("button", { name: "Try again" });
  const stopped = page.getByRole("alert").getByText("You stopped this plan. Nothing was saved.");
  await pressGenerate(page);
  await stop.click();
  releaseHeld();
  plan = await planner.nextPlan();
  await stopped.waitFor();
  await expect.poll(() => plan.signal.aborted).toBe(true);

  await again.click();
  plan = await planner.nextPlan();
  plan.say(...planEvents().slice(0, 3));
  await page.getByText("Day 1 of 2 is ready").first().waitFor();
  await stop.click();
  await stopped.waitFor();
  await expect.poll(() => plan.signal.aborted).toBe(true);
  expect(await listTripIds(ada.client)).toEqual([]);
  expect(await toasts(page).count()).toBe(0);
  await page.waitForFunction(() => document.activeElement?.id === "failure-title");

  await again.click();
  plan = await planner.nextPlan();
  await page.route("**/api/generations/*", (route) => route.abort());
  await stop.click();
  await waitForToast(page, "We couldn’t reach the server.");
  expect(plan.signal.aborted).toBe(false);
  await page.unroute("**/api/generations/*");
  plan.breakOff(new Error("the model hung up"));
  await waitForToast(page, "Failed to generate trip. Please try again.");
  await page.getByRole("alert").getByText("Failed to generate trip.").waitFor();
  const button = page.getByRole("button", { name: "Generate Trip!" });
  expect(await button.isEnabled()).toBe(true);
  expect(await button.locator(".animate-spin").count()).toBe(0);
  await button.click();
  plan = await planner.nextPlan();
  plan.say(...planEvents());
  plan.end();
  await page.waitForURL(/\/view-trip\/\d{13}$/);
  expectOnlyErrors(opened, /ERR_FAILED/);
});
