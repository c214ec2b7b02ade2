import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGE_TAGS } from "../../../src/domain/language-tags.ts";
import {
  DESKTOP,
  launchBrowser,
  openPage,
  PHONE,
  screenshot,
} from "../../support/browser/browser.ts";
import { cutTexts, findFaults, widest } from "../../support/browser/find-faults.ts";
import { PAGE_VISITS } from "../../support/browser/page-visits.ts";
import { type PageWorld, startPageWorld } from "../../support/browser/page-world.ts";
import { englishTexts } from "../../support/languages/english-texts.ts";
import { speakLanguage } from "../../support/languages/speak-language.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";

const VISITS = PAGE_VISITS.map(({ as, states }, visit) => ({
  as,
  visit,
  states,
  names: states.map(({ name }) => name).join("; "),
}));
/**
 * Which visits are made in which language: by night all in all; by day every other in the one with long words, and the
 * rest in the one from right to left, as a state looks alike in all but its words.
 */
const LANGUAGES = IS_NIGHTLY
  ? LANGUAGE_TAGS.slice(1).map((language) => ({ language, visits: VISITS }))
  : (["de", "ar"] as const).map((language, nth) => ({
      language,
      visits: VISITS.filter(({ visit }) => visit % 2 === nth),
    }));

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

describe.each(LANGUAGES)(
  "in $language nothing is cut off, too wide or in English, and by night axe finds no fault",
  ({ language, visits }) => {
    let world: PageWorld;
    const english = englishTexts(language);
    beforeAll(async () => {
      world = await startPageWorld();
      await speakLanguage(language);
    });
    afterAll(async () => {
      await speakLanguage("en");
      await world?.close();
    });

    test.each(visits)("$names", async ({ as, visit, states }) => {
      const { page, close } = await openPage(browser, {
        ...(await world.beginAs(as)),
        viewport: PHONE,
        locale: language,
      });
      const faults: string[] = [];
      for (const [nth, { name, reach }] of states.entries()) {
        const scheme = (visit + nth) % 2 === 0 ? "light" : "dark";
        await page.emulateMedia({ colorScheme: scheme });
        await reach(page, world);
        expect(await page.locator("html").getAttribute("lang")).toBe(language);
        const shot = `${language}-${name.replaceAll(/[, ]+/g, "-")}`;
        const left = (await textsOf(page)).filter((text) => english.has(text));
        faults.push(...left.map((text) => `${name}: in English: ${text}`));
        for (const viewport of byDay([PHONE, DESKTOP])) {
          await page.setViewportSize(viewport);
          await screenshot(page, `${shot}-${viewport.width}`);
          const found = [...(await widest(page)), ...(await cutTexts(page))];
          // By day page-states.test.ts examines the same states in English.
          if (IS_NIGHTLY)
            found.push(...(await findFaults(page, shot, { schemes: [scheme], part: undefined })));
          faults.push(...found.map((fault) => `${name}, ${viewport.width} px: ${fault}`));
        }
        await page.setViewportSize(PHONE);
      }
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await close();
      expect(faults).toEqual([]);
    });
  },
);

/** All that stands on the page in several words, text by text; a trip's own texts may be English. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      if (text.parentElement?.closest("[lang=en], [translate=no]") == null)
        texts.push(text.textContent ?? "");
    }
    return texts.map((text) => text.trim()).filter((text) => /\p{L}\P{L}+\p{L}/u.test(text));
  });
}
