import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findChromium } from "../../../scripts/ensure-chromium.ts";
import { launchProfile, openPage, signInThroughPopup } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { fillForm, pressGenerate, renameTrip } from "../../support/browser/page-actions.ts";

/** Chromium's preference for "Block all cookies", which blocks every kind of storage. */
const BLOCK_ALL = { profile: { default_content_setting_values: { cookies: 2 } } };

const { server, browser } = await openServerAndBrowser();

test("with cookies and all storage blocked, every public page works", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tripwright-blocked-"));
  mkdirSync(join(folder, "Default"));
  writeFileSync(join(folder, "Default", "Preferences"), JSON.stringify(BLOCK_ALL));
  const context = await launchProfile(folder, server.url, findChromium);
  const problems: string[] = [];
  context.on("weberror", (error) => problems.push(String(error.error())));
  const page = await context.newPage();
  await page.goto("/");
  const refusal = await page.evaluate(() => {
    try {
      return String(localStorage.length);
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refusal).toBe("SecurityError");
  await page.getByRole("main").getByRole("link", { name: "Get Started!" }).click();
  await page.getByRole("heading", { level: 1, name: "Where do you want" }).waitFor();
  await page.getByPlaceholder("Ex. 3").fill("3");
  await page.getByRole("radio", { name: /Comfort/ }).check();
  await page.getByRole("radio", { name: /Couple/ }).check();
  await pressGenerate(page);
  await page.getByRole("dialog", { name: "Sign In" }).waitFor();
  await page.goto("/contact-us");
  await page.getByRole("heading", { level: 1, name: "Get in touch" }).waitFor();
  await page.goto("/my-trips");
  await page.getByRole("heading", { level: 1, name: "Discover the World" }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
  rmSync(folder, { recursive: true });
});

test("with only cookies allowed, a trip can be planned, found again and renamed", async () => {
  const { page, errors, close } = await openPage(browser, { baseURL: server.url });
  await page.context().addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  await fillForm(page, { destination: "Lisbon, Portugal", days: "2" });
  await pressGenerate(page);
  await signInThroughPopup(page);
  await page.waitForURL(/\/view-trip\/\d{13}$/);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Location: Lisbon, Portugal" }).waitFor();
  // Nothing waits in the browser: a page that is left sooner may read the trips before the name has come.
  const isSaved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await renameTrip(page, "The two of us");
  await page.getByRole("heading", { level: 1, name: "The two of us" }).waitFor();
  await isSaved;
  await page.goto("/my-trips");
  await page
    .getByRole("link", { name: /The two of us/ })
    .first()
    .waitFor();
  // The first visit asks who is signed in, as nothing could be kept: nobody, it is told.
  expect(errors.filter((error) => !error.endsWith("/api/session)"))).toEqual([]);
  await close();
});
