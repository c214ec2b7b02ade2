import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, type WatchedPage } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { fillForm, pressGenerate } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { createToldPlanner } from "../../support/models/told-planner.ts";
import { planEvents } from "../../support/plans/trip-draft.ts";

const EVENTS = planEvents("Vienna, Austria", 4);

const planner = createToldPlanner();
const { server, browser } = await openServerAndBrowser({ overrides: { planner } });

/** A new person's page of the form, filled in. */
async function openForm(): Promise<WatchedPage> {
  people += 1;
  const person = { name: "Ada Lovelace", email: `lost-${people}@example.com` };
  const { storageState } = await signedInState(server, person);
  const opened = await openPage(browser, { baseURL: server.url, storageState });
  await fillForm(opened.page, { destination: "Vienna, Austria", days: "4" });
  return opened;
}
let people = 0;

const onTrip = (page: Page) => page.waitForURL(/\/view-trip\/\d{13}$/, { timeout: 60_000 });

async function tripsOf(page: Page): Promise<{ id: string }[]> {
  const answer = await page.evaluate(async () => (await fetch("/api/trips")).json());
  return (answer as { trips: { id: string }[] }).trips;
}

test("a plan that is reloaded and cut off goes on where it was, with no event twice, and is one trip", async () => {
  const { page, close } = await openForm();
  let streams = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/events")) streams += 1;
  });
  await pressGenerate(page);
  const plan = await planner.nextPlan();
  plan.say(...EVENTS.slice(0, 3));
  await page.getByText("Day 1 of 4 is ready").first().waitFor();
  await page.reload();
  await page.getByText("Day 1 of 4 is ready").first().waitFor();
  expect(await page.getByRole("button", { name: "Generate Trip!" }).isDisabled()).toBe(true);

  // The word of it goes with the next connection, though nothing new comes over it.
  const seen = page.getByText("Connection lost.").waitFor();
  const before = streams;
  server.context.streams.endAll();
  await seen;
  await page.getByText("Connection lost.").waitFor({ state: "detached" });
  await page.getByText("Day 1 of 4 is ready").first().waitFor();
  expect(streams).toBeGreaterThan(before);
  plan.say(...EVENTS.slice(3));
  plan.end();
  await onTrip(page);
  expect(await tripsOf(page)).toHaveLength(1);
  await expectFourDays(page);
  await close();
});

async function expectFourDays(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 3, name: "Day 4" }).waitFor();
  expect(await page.getByRole("heading", { level: 3, name: /^Day \d/ }).count()).toBe(4);
}
