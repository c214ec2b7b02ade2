import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  DESKTOP,
  launchBrowser,
  openPage,
  PHONE,
  screenshot,
} from "../../support/browser/browser.ts";
import {
  cutTexts,
  findFaults,
  type Scheme,
  textsOf,
  widest,
} from "../../support/browser/find-faults.ts";
import { fillForm, pressGenerate } from "../../support/browser/page-actions.ts";
import { PAGE_VISITS } from "../../support/browser/page-visits.ts";
import { startPageWorld } from "../../support/browser/page-world.ts";
import { NARROW_FONT } from "../../support/browser/test-fonts.ts";
import { waitForToast } from "../../support/browser/toasts.ts";
import { englishTexts } from "../../support/languages/english-texts.ts";
import { PSEUDO_LANGUAGES, speakPseudoLanguage } from "../../support/languages/pseudo-language.ts";
import { speakLanguage } from "../../support/languages/speak-language.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";

/** On a wide screen those that look different there; the rest differ from these in words alone. */
const WIDE =
  /^(?:home|home, to its end|example|shared trip|create, (?:empty|destination unknown|generating)|trip|trip, (?:links of guests|costs|a cost in another currency|being edited|photos with credits|plan check)|my trips, filled|account|sign-in dialog)$/;
const NARROW = { width: 320, height: 640 } as const;

const SCHEMES: readonly Scheme[] = ["light", "dark"];
/**
 * By day every other state is examined in dark colors, on a phone alone, and where little is new that alone; the
 * trip's page stands whole in some visits, in the colors of each;
 * at night each whole, in both, on both.
 */
const VISITS = PAGE_VISITS.map(({ as, states }, visit) => ({
  as,
  states: states.map((state, nth) => ({
    ...state,
    schemes: IS_NIGHTLY ? SCHEMES : [SCHEMES[(visit + nth) % SCHEMES.length] ?? "light"],
    part: IS_NIGHTLY ? undefined : state.part,
  })),
  names: states.map(({ name }) => name).join("; "),
}));
/**
 * By day each visit is made in one of three: English, that with long words, and that from right to left. At night all of
 * them in English here, and in the others in page-languages.test.ts.
 */
const LANGUAGES = (IS_NIGHTLY ? (["en"] as const) : (["en", "de", "ar"] as const)).map(
  (language, nth, all) => ({
    language,
    visits: VISITS.filter((_, visit) => visit % all.length === nth),
  }),
);

const [world, browser] = await Promise.all([startPageWorld(), launchBrowser()]);
afterAll(async () => {
  await browser.close();
  await world.close();
});

describe.each(LANGUAGES)(
  "in $language axe finds no fault, nothing has to be scrolled sideways, is cut off or in English",
  ({ language, visits }) => {
    const english = englishTexts(language);
    beforeAll(() => speakLanguage(language));
    afterAll(() => speakLanguage("en"));

    test.each(visits)("$names", async ({ as, states }) => {
      const { page, close } = await openPage(browser, {
        ...(await world.beginAs(as)),
        viewport: PHONE,
        ...(language === "en" ? {} : { locale: language }),
      });
      // The setting a browser has for it; media queries in rem follow.
      const devtools = await page.context().newCDPSession(page);
      const setFontSize = async (px: number) => {
        await devtools.send("Page.setFontSizes", { fontSizes: { standard: px } });
        await page.waitForFunction(
          (size) => getComputedStyle(document.documentElement).fontSize === size,
          `${px}px`,
        );
      };
      const faults: string[] = [];
      for (const state of states) {
        await page.emulateMedia({ colorScheme: state.schemes[0] ?? "light" });
        await state.reach(page, world);
        expect(await page.locator("html").getAttribute("lang")).toBe(language);
        const isWide = WIDE.test(state.name);
        const shot = `${state.name.replaceAll(/[, ]+/g, "-")}`;
        const look = async (name: string) => {
          await screenshot(page, `${shot}-${name}`, false);
          // What is open over the page follows the window a moment later.
          await vi.waitUntil(async () => (await widest(page)).length === 0, 10_000).catch(() => {});
          faults.push(...(await widest(page)).map((fault) => `${shot}-${name}: ${fault}`));
        };

        const lookInPseudoLanguages = async (width: string) => {
          if (language !== "en") return;
          for (const kind of PSEUDO_LANGUAGES) {
            const restore = await speakPseudoLanguage(page, kind);
            await look(`${width}-${kind.replaceAll(/[, ]+/g, "-")}`);
            await restore();
          }
        };

        faults.push(...(await findFaults(page, `${shot}-phone`, state)));
        await look("390");
        if (IS_NIGHTLY) await lookInPseudoLanguages("390");
        if (language !== "en") {
          const left = (await textsOf(page)).filter((text) => english.has(text));
          faults.push(...[...left, ...(await cutTexts(page))].map((text) => `${shot}: ${text}`));
        }
        if (isWide) {
          await page.setViewportSize(DESKTOP);
          if (IS_NIGHTLY) await lookInPseudoLanguages("1280");
          if (IS_NIGHTLY) faults.push(...(await findFaults(page, `${shot}-desktop`, state)));
          await look("1280");
        }
        await page.setViewportSize(NARROW);
        await look("320");
        if (isWide || IS_NIGHTLY) {
          await setFontSize(32);
          await look("320-large");
          if (IS_NIGHTLY) {
            await page.setViewportSize(DESKTOP);
            await look("1280-large");
          }
          await setFontSize(16);
        }
        if (IS_NIGHTLY) {
          await page.setViewportSize(NARROW);
          await setSansFont(page, `"${NARROW_FONT}"`);
          await look("320-narrow-letters");
          await setSansFont(page, null);
        }
        await page.setViewportSize(PHONE);
      }
      // The page may be asking for what a state answers itself.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await close();
      expect(faults).toEqual([]);
    });
  },
);

test("motion moves things where that is welcome, and nothing for those who asked for less", async () => {
  const { page, close } = await openPage(browser, {
    ...(await world.beginAs("waiting")),
    reducedMotion: "no-preference",
  });
  await page.addInitScript(watchMotion);
  const moved = async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return page.evaluate(() => (window as unknown as { moved: string[] }).moved.splice(0));
  };
  const refuse = async () => {
    await pressGenerate(page);
    await waitForToast(page, "Enter a whole number of days");
  };
  await fillForm(page, { destination: "Lisbon, Portugal", days: "0" });
  await refuse();
  expect((await moved()).length).toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await fillForm(page, { destination: "Lisbon, Portugal", days: "0" });
  await refuse();
  await page.getByPlaceholder("Ex. 3").fill("3");
  await pressGenerate(page);
  await page.getByRole("heading", { name: "Day 1" }).waitFor();
  expect(await moved()).toEqual([]);
  await close();
});

/** @param family in place of the browser's own sans-serif letters; null for these. */
async function setSansFont(page: Page, family: string | null): Promise<void> {
  await page.evaluate((font) => {
    document.documentElement.style.setProperty("--font-sans", font);
  }, family);
}

/** Runs in the page: notes, frame by frame, everything that an animation moves, turns or scales. */
function watchMotion(): void {
  const MOVING = ["transform", "translate", "rotate", "scale", "left", "top"];
  const moved: string[] = [];
  Object.assign(window, { moved });
  const look = () => {
    for (const animation of document.getAnimations()) {
      if (!(animation.effect instanceof KeyframeEffect)) continue;
      const properties = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const moving = properties.find((property) => MOVING.includes(property));
      if (moving !== undefined) moved.push(`${moving} of ${animation.effect.target?.className}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
