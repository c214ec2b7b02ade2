import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGE_TAGS } from "../../../src/domain/language-tags.ts";
import {
  DESKTOP,
  launchBrowser,
  openPage,
  PHONE,
  screenshot,
} from "../../support/browser/browser.ts";
import { cutTexts, findFaults, textsOf, widest } from "../../support/browser/find-faults.ts";
import { PAGE_VISITS } from "../../support/browser/page-visits.ts";
import { type PageWorld, startPageWorld } from "../../support/browser/page-world.ts";
import { englishTexts } from "../../support/languages/english-texts.ts";
import { speakLanguage } from "../../support/languages/speak-language.ts";

const VISITS = PAGE_VISITS.map(({ as, states }, visit) => ({
  as,
  visit,
  states,
  names: states.map(({ name }) => name).join("; "),
}));

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** By day page-states.test.ts makes some visits in two of them. */
describe.each(LANGUAGE_TAGS.slice(1))(
  "in %s nothing is cut off, too wide or in English, and axe finds no fault",
  (language) => {
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

    test.each(VISITS)("$names", async ({ as, visit, states }) => {
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
        for (const viewport of [PHONE, DESKTOP]) {
          await page.setViewportSize(viewport);
          await screenshot(page, `${shot}-${viewport.width}`);
          const found = [
            ...(await widest(page)),
            ...(await cutTexts(page)),
            ...(await findFaults(page, shot, { schemes: [scheme], part: undefined })),
          ];
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
