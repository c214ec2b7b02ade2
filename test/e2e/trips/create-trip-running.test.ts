import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  DESKTOP,
  launchBrowser,
  openPage,
  type WatchedPage,
} from "../../support/browser/browser.ts";
import { expectOnlyErrors } from "../../support/browser/expect-only-errors.ts";
import { fillForm, pressGenerate } from "../../support/browser/page-actions.ts";
import { type SignedInState, signedInState } from "../../support/browser/signed-in-state.ts";
import { toasts, waitForToast } from "../../support/browser/toasts.ts";
import { createToldPlanner, type ToldPlan } from "../../support/models/told-planner.ts";
import { planEvents } from "../../support/plans/trip-draft.ts";
import { listTripIds } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";

const planner = createToldPlanner();
let server: TestServer;
let browser: Browser;
let ada: SignedInState;
let opened: WatchedPage;
let page: Page;
let plan: ToldPlan;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startTestServer({ overrides: { planner } }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
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

test("Stop pressed before the server has answered stops the plan all the same", async () => {
  const { promise: held, resolve: releaseHeld } = Promise.withResolvers<void>();
  await page.route("**/api/generations", async (route) => {
    await held;
    await route.continue();
  });
  await pressGenerate(page);
  await page.getByRole("button", { name: "Stop" }).click();
  releaseHeld();
  plan = await planner.nextPlan();
  await page.getByRole("alert").getByText("You stopped this plan. Nothing was saved.").waitFor();
  expect(plan.signal.aborted).toBe(true);
});

test("leaving before the server has answered leads nowhere later, and the plan goes on", async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/generations", async (route) => {
    await held;
    await route.continue();
  });
  await pressGenerate(page);
  await page.getByRole("heading", { name: "Your plan is being made" }).waitFor();
  await page.getByRole("link", { name: "My Trips" }).click();
  await waitForToast(page, "Your plan goes on without you. You'll find it under My Trips.");
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
  await waitForToast(page, "The plan you left is ready. You'll find it under My Trips.");
  expect(new URL(page.url()).pathname).toBe("/create-trip");
});

describe("while a plan is being made", () => {
  test("who leaves and comes back sees it go on, and its trip", async () => {
    plan.say(...planEvents().slice(0, 2));
    await page.getByText("Casa do Rio").waitFor();
    await page.getByRole("link", { name: "My Trips" }).click();
    await waitForToast(page, "Your plan goes on without you.");
    await page.getByRole("link", { name: "Create trip" }).first().click();
    await page.getByText("Casa do Rio").waitFor();
    await page.waitForTimeout(1_100);
    plan.say(...planEvents().slice(2));
    plan.end();
    await page.waitForURL(/\/view-trip\/\d{13}$/);
  });

  beforeEach(async () => {
    await pressGenerate(page);
    plan = await planner.nextPlan();
  });

  test("another tab of the same person takes up that plan, and can stop it", async () => {
    plan.say(...planEvents().slice(0, 2));
    const other = await openPage(browser, { baseURL: server.url, storageState: ada.storageState });
    try {
      await fillForm(other.page, { destination: "Rome, Italy", days: "3" });
      await pressGenerate(other.page);
      await waitForToast(other.page, "We are already making a plan for you.");
      await other.page.getByText("Casa do Rio").waitFor();
      await other.page.getByRole("button", { name: "Stop" }).click();
      await other.page.getByRole("alert").getByText("You stopped this plan.").waitFor();
      expect(plan.signal.aborted).toBe(true);
      expect(other.errors.filter((error) => !error.includes("429"))).toEqual([]);
    } finally {
      await other.close();
    }
  });

  test("the button works again after a failure, and the toast says what happened", async () => {
    plan.say(...planEvents().slice(0, 2));
    plan.breakOff(new Error("the model hung up"));
    await waitForToast(page, "Failed to generate trip. Please try again.");
    await page.getByRole("alert").getByText("Failed to generate trip.").waitFor();
    const button = page.getByRole("button", { name: "Generate Trip!" });
    expect(await button.isEnabled()).toBe(true);
    expect(await button.locator(".animate-spin").count()).toBe(0);

    await button.click();
    const second = await planner.nextPlan();
    second.breakOff(new Error("the model hung up again"));
    await page.getByRole("button", { name: "Try again" }).click();
    const third = await planner.nextPlan();
    third.say(...planEvents());
    third.end();
    await page.waitForURL(/\/view-trip\/\d{13}$/);
  });

  test("the focus goes to the progress, whose bar and words follow the plan to its trip", async () => {
    await page.waitForFunction(() => document.activeElement?.id === "progress-title");
    const bar = page.getByRole("progressbar");
    const box = await bar.boundingBox();
    expect(box?.y).toBeGreaterThan(64);
    expect(box?.y).toBeLessThan(DESKTOP.height - 12);
    const button = page.getByRole("button", { name: "Generate Trip!" });
    expect(await button.isDisabled()).toBe(true);
    expect(await button.locator(".animate-spin").isVisible()).toBe(true);
    const region = page
      .getByRole("region", { name: "Your plan is being made" })
      .getByRole("status");
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
    }
    expect(await bar.evaluate((element: HTMLProgressElement) => element.max)).toBe(4);
    expect(await page.getByRole("heading", { name: "Day 2" }).isVisible()).toBe(true);
    expect(await page.getByText("Casa do Rio").isVisible()).toBe(true);
    plan.end();
    await page.waitForURL(/\/view-trip\/\d{13}$/);
    await page.getByRole("heading", { level: 1, name: "Location: Porto, Portugal" }).waitFor();
  });

  test("Stop ends it: nothing is saved, and one tap tries again", async () => {
    const before = await listTripIds(ada.client);
    plan.say(...planEvents().slice(0, 3));
    await page.getByText("Day 1 of 2 is ready").first().waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("alert").getByText("You stopped this plan. Nothing was saved.").waitFor();
    expect(plan.signal.aborted).toBe(true);
    expect(await listTripIds(ada.client)).toEqual(before);
    expect(await toasts(page).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Try again" }).isVisible()).toBe(true);
    await page.waitForFunction(() => document.activeElement?.id === "failure-title");
  });

  test("a Stop that can't reach the server says so", async () => {
    await page.route("**/api/generations/*", (route) => route.abort());
    await page.getByRole("button", { name: "Stop" }).click();
    await waitForToast(page, "We couldn't reach the server.");
    expect(plan.signal.aborted).toBe(false);
    plan.breakOff(new Error("over"));
    expectOnlyErrors(opened, /ERR_FAILED/);
  });
});
