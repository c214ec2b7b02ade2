import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditPage } from "../../support/browser/audit-page.ts";
import { launchBrowser, openPage, PHONE } from "../../support/browser/browser.ts";
import { fillForm, pressGenerate } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { type OpenDataWorld, startOpenDataWorld } from "../../support/server/open-data-world.ts";

let browser: Browser;
let world: OpenDataWorld;

beforeAll(async () => {
  [world, browser] = await Promise.all([startOpenDataWorld(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

test("a city that our guide doesn't have: typed, chosen, read about, planned, with its sources, without a network too", async () => {
  const { server, standIn } = world;
  const { storageState } = await signedInState(server);
  const opened = await openPage(browser, {
    baseURL: server.url,
    storageState,
    viewport: PHONE,
    serviceWorkers: "allow",
  });
  const { page } = opened;
  await fillForm(page, { days: "2" });
  await page.getByRole("combobox").pressSequentially("alvo");
  await page.getByRole("option", { name: "Alvorim, Costa Clara, Portugal" }).click();
  await page.getByPlaceholder("Ex. 3").focus();
  await page.getByText("isn’t in our guide. We’ll look it up in open data first").waitFor();

  const held = Promise.withResolvers<void>();
  standIn.hold("overpass", held.promise);
  await pressGenerate(page);
  await page.getByText("Getting opening hours and hotels from OpenStreetMap").first().waitFor();
  // Long words beside it leave the button its width.
  const stop = await page.getByRole("button", { name: "Stop" }).boundingBox();
  expect(stop?.height).toBeLessThan(50);
  held.resolve();

  await page.getByRole("heading", { level: 1, name: /Alvorim/ }).waitFor();
  const credit = page.getByRole("region", { name: "Sources" });
  await credit.getByText("so we haven’t checked it").waitFor();
  await credit.getByText("© OpenStreetMap contributors (ODbL)").waitFor();
  const link = credit.getByRole("link", { name: /^Alvorim/ });
  expect(await link.getAttribute("href")).toContain("oldid=5000001");

  await credit.scrollIntoViewIfNeeded();
  expect(await auditPage(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  expect(await credit.isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });

  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: /Alvorim/ }).waitFor();
  await credit.getByText("so we haven’t checked it").waitFor();
  await page.context().setOffline(false);

  // A region has its towns, one tap away.
  await fillForm(page, { destination: "Costa Clara, Portugal", days: "2" });
  await pressGenerate(page);
  await page.getByText("covers more than one town").waitFor();
  await page.getByRole("button", { name: "Plan Pedrela, Portugal instead" }).click();
  await page.getByRole("heading", { level: 1, name: /Pedrela/ }).waitFor();
  await page.getByText("That’s not much, so some days may be empty.").waitFor();

  // For five days it has two bases, one tap away too.
  await fillForm(page, { destination: "Costa Clara, Portugal", days: "5" });
  await pressGenerate(page);
  const choice = page.getByRole("button", { name: "2 towns Alvorim: 3 days Pedrela: 2 days" });
  await choice.waitFor();
  expect(await auditPage(page)).toEqual([]);
  await choice.click();
  await page.getByRole("heading", { level: 1, name: /Costa Clara/ }).waitFor();
  for (const name of ["Day 3 Alvorim", "Day 4 Pedrela"]) {
    await page.getByRole("heading", { level: 3, name }).waitFor();
  }
  const hotels = page.getByRole("region", { name: "Pedrela" });
  await hotels.getByRole("link", { name: /Pensão Salema/ }).waitFor();
  await page.getByText("From Alvorim to Pedrela by public transport").waitFor();
  expect(await page.getByRole("region", { name: "Sources" }).count()).toBe(2);
  expect(await auditPage(page)).toEqual([]);
  await opened.close();
});

test("a name that several places have: the traveller is asked which, keeps the form, and chooses by keyboard", async () => {
  const { storageState } = await signedInState(world.server);
  const baseURL = world.server.url;
  const opened = await openPage(browser, { baseURL, storageState, viewport: PHONE });
  const { page } = opened;
  await fillForm(page, { destination: "Springfield", days: "2" });
  await pressGenerate(page);
  const asked = page.getByRole("region", { name: "Did you mean…?" });
  await asked.waitFor();
  expect(await asked.getByRole("alert").textContent()).toContain("Springfield");
  expect(await asked.getByRole("button").count()).toBe(6);
  await asked.scrollIntoViewIfNeeded();
  expect(await auditPage(page)).toEqual([]);
  expect(await page.getByPlaceholder("Ex. 3").inputValue()).toBe("2");
  await asked.getByRole("heading").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await asked.waitFor({ state: "detached" });
  expect(await page.getByRole("combobox").inputValue()).toMatch(/^Springfield, .+, United States$/);
  await opened.close();
});
