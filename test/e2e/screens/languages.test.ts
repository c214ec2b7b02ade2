import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { LANGUAGE_TAGS } from "../../../src/domain/language-tags.ts";
import { auditPage } from "../../support/browser/audit-page.ts";
import { DESKTOP, openPage, PHONE } from "../../support/browser/browser.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { keptFiles, waitForWorker } from "../../support/browser/service-worker.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";

const { server, browser } = await openServerAndBrowser();

/** A header of one line, with its border. */
const ONE_LINE_PX = 66;
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name }).waitFor();
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test("another language is one tap away, in place, with what was typed, and stays chosen", async () => {
  const { page, end } = await openPage(browser, { viewport: PHONE, baseURL: server.url });
  await page.goto("/create-trip");
  await page.mouse.wheel(0, 100);
  const languages = (name: string) => page.getByRole("navigation", { name });
  await page.getByLabel("How many days is your trip?").fill("6");
  await page.getByRole("radio", { name: /Comfort/ }).check();
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await languages("Language").getByRole("link", { name: "العربية" }).click();
  await page.locator('html[lang="ar"][dir="rtl"]').waitFor();
  await languages("اللغة").getByRole("link", { name: "Deutsch" }).click();
  await heading(page, "Wohin möchtest du als Nächstes reisen?");
  expect(await page.locator("html").getAttribute("dir")).toBe("ltr");
  expect(new URL(page.url()).pathname).toBe("/create-trip");
  expect(await page.getByRole("spinbutton").first().inputValue()).toBe("6");
  expect(await page.getByRole("radio", { name: /Komfort/ }).isChecked()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Deutsch");
  await languages("Sprache").getByRole("link", { name: "English" }).click();
  await heading(page, "Where do you want to Travel next?");
  await languages("Language").getByRole("link", { name: "Deutsch" }).click();
  await heading(page, "Wohin möchtest du als Nächstes reisen?");
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  await page.goto("/example");
  await heading(page, "Reiseziel: Rom, Italien");
  await page.mouse.wheel(0, 100);
  await languages("Sprache").getByRole("link", { name: "English" }).click();
  await heading(page, "Location: Rome, Italy");
  await end();
});

test("without a network the chosen language stays, and only its words are kept", async () => {
  const { page, close } = await openPage(browser, {
    viewport: PHONE,
    baseURL: server.url,
    serviceWorkers: "allow",
  });
  await page.goto("/");
  await waitForWorker(page);
  const words = async () =>
    (await keptFiles(page)).filter(({ path }) => path.includes("/words.")).length;
  expect(await words()).toBe(0);
  await page.goto("/de");
  await page.goto("/contact-us");
  await heading(page, "Schreib uns");
  await expect.poll(words).toBeGreaterThan(1);
  await goOffline(page);
  await page.goto("/example");
  await heading(page, "Reiseziel: Rom, Italien");
  await page.goto("/en/example");
  await heading(page, "Reiseziel: Rom, Italien");
  await close();
});

test("pages are read from right to left in Arabic, with Latin names in their own direction, and destinations are found by their German names", async () => {
  const arabic = await openPage(browser, { baseURL: server.url, locale: "ar-EG" });
  await arabic.page.goto("/example");
  await heading(arabic.page, "الوجهة: روما، إيطاليا");
  const logo = await arabic.page.getByRole("banner").getByRole("link").first().boundingBox();
  expect(logo?.x).toBeGreaterThan(DESKTOP.width / 2);
  // They stand where the page's lines begin.
  const address = arabic.page.getByText("Piazza della Rotonda").first();
  expect(await address.evaluate((one) => getComputedStyle(one).direction)).toBe("ltr");
  expect(await address.evaluate((one) => getComputedStyle(one).textAlign)).toMatch(/right/);
  expect(await arabic.page.locator('main p[lang="en"]').count()).toBeGreaterThan(3);
  expect(await auditPage(arabic.page)).toEqual([]);
  await arabic.end();

  const { page, end } = await openPage(browser, { baseURL: server.url, locale: "de-DE" });
  await page.goto("/create-trip");
  await heading(page, "Wohin möchtest du als Nächstes reisen?");
  const destination = page.getByRole("combobox");
  await destination.fill("Rom");
  await page.getByRole("option", { name: "Rom, Italien" }).click();
  expect(await destination.inputValue()).toBe("Rom, Italien");
  await end();
});

test("the header takes one line and no page is too wide, by night in every language", async () => {
  const { storageState } = await signedInState(server);
  const { page, end } = await openPage(browser, { baseURL: server.url, storageState });
  const faults: string[] = [];
  for (const tag of LANGUAGE_TAGS.filter((_, nth) => IS_NIGHTLY || nth % 3 === 1)) {
    for (const path of byDay(["/my-trips", "/create-trip"])) {
      await page.goto(`/${tag}${path}`);
      await page.locator("header nav ~ a").nth(1).waitFor();
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const height = await page
          .locator("header")
          .first()
          .evaluate((one) => one.clientHeight);
        if (height > ONE_LINE_PX) faults.push(`${tag}${path} at ${width}: ${height} px`);
        if (await isTooWide(page)) faults.push(`${tag}${path} at ${width}: too wide`);
      }
    }
  }
  expect(faults).toEqual([]);
  await end();
});

/** What the landing page in a language loads before it is drawn: itself, its scripts, and what these import. */
async function firstBytes(language: string): Promise<number> {
  const headers = { "accept-language": language, "accept-encoding": "br" };
  const loaded = new Map<string, number>();
  const load = async (path: string): Promise<void> => {
    if (loaded.has(path)) return;
    loaded.set(path, 0);
    const answer = await fetch(new URL(path, server.url), { headers });
    loaded.set(path, Number(answer.headers.get("content-length")));
    const text = await answer.text();
    const wanted =
      path === "/" ? /(?:src|href)="(\/assets\/[^"]+\.js)"/g : /(?:from|import)"\.(\/[^"]+\.js)"/g;
    const paths = [...text.matchAll(wanted)].map(([, found]) => found ?? "");
    await Promise.all(paths.map((found) => load(path === "/" ? found : `/assets${found}`)));
  };
  await load("/");
  return [...loaded.values()].reduce((sum, size) => sum + size, 0);
}

test("in no language the landing page loads over 2.1 kB more than in English", async () => {
  const english = await firstBytes("en");
  expect(english).toBeGreaterThan(50_000);
  const more: Record<string, number> = {};
  for (const tag of LANGUAGE_TAGS) more[tag] = (await firstBytes(tag)) - english;
  expect(Object.entries(more).filter(([, bytes]) => bytes > 2_100)).toEqual([]);
});
