import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ModelServer, startModelServer } from "../../../stand-in/model-server.ts";
import { examine } from "../../support/browser/axe.ts";
import { launchBrowser, openPage, type WatchedPage } from "../../support/browser/browser.ts";
import { fillForm, pressGenerate } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { freePort } from "../../support/server/free-port.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";

const PACE_MS = 6;
/** A page that is slow to show one may see the next. */
const SOME_HOTELS = /^\d hotels? (?:is|are) ready$/;
const SOME_DAYS = /^Day \d of \d is ready$/;
const SORRY = "Failed to generate trip. Please try again.";

let browser: Browser;
let model: ModelServer;
let server: TestServer;
beforeAll(async () => {
  [browser, model] = await Promise.all([launchBrowser(), startModelServer({ paceMs: PACE_MS })]);
  server = await startTestServer({ env: geminiAt(`${model.url}/v1beta`) });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await model?.close();
});

function geminiAt(baseUrl: string): Record<string, string> {
  return { GEMINI_API_KEY: "a-key-for-tests", GEMINI_BASE_URL: baseUrl };
}

let people = 0;
/** Someone new, signed in. */
async function openAs(url = server.url): Promise<WatchedPage> {
  people += 1;
  const person = { name: "Mo Del", email: `model${people}@example.com` };
  const { storageState } = await signedInState({ url }, person);
  return openPage(browser, { baseURL: url, storageState });
}

async function ask(page: Page, destination: string, days: number): Promise<void> {
  await fillForm(page, { destination, days: String(days) });
  await pressGenerate(page);
}

const onTrip = (page: Page) => page.waitForURL(/\/view-trip\/\d{13}$/, { timeout: 60_000 });

async function expectDays(page: Page, days: number): Promise<void> {
  await page.getByRole("heading", { level: 1, name: /^Location: / }).waitFor();
  const headings = page.getByRole("heading", { level: 3, name: /^Day \d/ });
  await expect.poll(() => headings.count()).toBe(days);
}

async function countTrips(page: Page): Promise<number> {
  const answer = await page.evaluate(async () => (await fetch("/api/trips")).json());
  return (answer as { trips: unknown[] }).trips.length;
}

/** After a failure: it can be named, tells nothing of ours, and the next plan may be asked for. */
async function expectReady(page: Page, modelUrl: string): Promise<void> {
  await page.getByText(/mention this request: [\da-f-]{36}/).waitFor();
  const told = await page.locator("main").textContent();
  expect(told).not.toContain("a-key-for-tests");
  expect(told).not.toContain(modelUrl);
  expect(await page.getByRole("button", { name: "Generate Trip!" }).isEnabled()).toBe(true);
  expect(await countTrips(page)).toBe(0);
}

test("a refused plan is a toast and what to do; another try, where it may help, plans the trip", async () => {
  const { page, close } = await openAs();
  // One of each; test/contract/planner/model-faults.test.ts has every way to fail.
  for (const [fault, advice, canTryAgain] of byDay(
    [
      ["blocked", "Try wording the destination", false],
      ["safetyx1", "The planner stopped before it finished.", true],
      ["401", "tell the site administrator", false],
      ["400", "The planner couldn’t handle this request.", true],
    ] as const,
    2,
  )) {
    await ask(page, `Sintra fault:${fault}`, 3);
    await page.getByRole("alert").getByText(advice).waitFor();
    await page.locator("[data-sonner-toast]").getByText(SORRY).waitFor();
    const again = await page.getByRole("button", { name: "Try again" }).count();
    expect([fault, again]).toEqual([fault, canTryAgain ? 1 : 0]);
    await expectReady(page, model.url);
  }
  await page.getByRole("button", { name: "Try again" }).click();
  await onTrip(page);
  await close();
});

test("with the model out of reach the guide is offered by name, and plans at a tap", async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}/v1beta`;
  const own = await startTestServer({ env: geminiAt(nowhere) });
  const { page, close } = await openAs(own.url);
  try {
    await ask(page, "Lisbon, Portugal", 3);
    await page.getByText(SORRY).first().waitFor({ timeout: 60_000 });
    await page.getByRole("alert").getByText("The planner isn’t responding.").waitFor();
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await expectReady(page, nowhere);
    await page.getByRole("button", { name: "Use our built-in guide for Lisbon, Portugal" }).click();
    await onTrip(page);
    await page.getByText(/^Good to know \(/).click();
    await page.getByText("Travel times are estimates.").waitFor();
    expect(await countTrips(page)).toBe(1);
  } finally {
    await close();
    await own.close();
  }
});

test.runIf(IS_NIGHTLY)(
  "where the guide knows the city, the traveller may choose it before",
  async () => {
    const { page, close } = await openAs();
    const choice = page.getByRole("radio", { name: "Our built-in guide" });
    await page.goto("/create-trip");
    await page.getByRole("combobox").fill("Lisbon, Portugal");
    await page.keyboard.press("Escape");
    await choice.check();
    expect((await examine(page)).violations).toEqual([]);
    await page.getByRole("combobox").fill("Tomar, Portugal");
    await page.keyboard.press("Escape");
    await choice.waitFor({ state: "detached" });
    await page.getByRole("combobox").fill("Lisbon, Portugal");
    await page.keyboard.press("Escape");
    expect(await page.getByRole("radio", { name: "AI", exact: true }).isChecked()).toBe(true);
    await choice.check();
    await page.reload();
    await choice.waitFor();
    expect(await choice.isChecked()).toBe(true);
    await page.getByPlaceholder("Ex. 3").fill("2");
    await page.getByRole("radio", { name: /Standard/ }).check();
    await page.getByRole("radio", { name: /Solo/ }).check();
    const asked = model.received.length;
    await pressGenerate(page);
    await onTrip(page);
    await page.getByText(/^Good to know \(/).click();
    await page.getByText("Travel times are estimates.").waitFor();
    expect(model.received).toHaveLength(asked);
    await close();
  },
);

test("a model's trip comes hotel by hotel and day by day, says who wrote it and that nobody verified its places, and loads none of its images", async () => {
  const { page, end } = await openAs();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).host));
  await ask(page, "Tomar, Portugal", 3);
  await page.getByText(SOME_HOTELS).first().waitFor();
  await page.getByText(SOME_DAYS).first().waitFor();
  await onTrip(page);
  await expectDays(page, 3);
  await page.getByText("AI wrote this plan.").waitFor();
  const rows = page.locator("main ol [id^=place-]");
  await page.getByText(`Not verified: ${await rows.count()} places not in our guide.`).waitFor();
  for (const text of await rows.allInnerTexts()) {
    expect(text).toContain("A place worth an hour");
    expect(text).not.toMatch(/Not verified|not known/);
  }
  await page
    .getByRole("navigation", { name: "Views of this trip" })
    .getByRole("link", { name: "Check" })
    .click();
  const check = page.getByRole("region", { name: "Plan check" });
  await check.getByText("We couldn’t verify this plan").waitFor();
  expect(await check.textContent()).not.toMatch(/within reach|out of 100/);
  await page
    .getByRole("button", { name: /^More about/ })
    .last()
    .click();
  const own = page.getByText(/AI’s own words: best time .* travel time \d+ min walk\./);
  await own.waitFor();
  // Its words come first, what we don't know of the place last.
  const unfolded = (await rows.last().textContent()) ?? "";
  expect(unfolded.indexOf("AI’s own words")).toBeLessThan(
    unfolded.indexOf("Not verified: not in our guide."),
  );
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded).not.toContain("pictures.example");
  await end();
});
