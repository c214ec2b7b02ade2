import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AxeReport, examine } from "../support/axe.ts";
import { DESKTOP, launchBrowser, openPage, PHONE, screenshot } from "../support/browser.ts";
import { finishAnimations } from "../support/page-actions.ts";
import { PAGE_STATES } from "../support/page-states.ts";
import { startPageWorld } from "../support/page-world.ts";
import { pixelContrast } from "../support/pixel-contrast.ts";

/** What another state has word for word and look for look. */
const SAME = /signed out|came too late|my trips, (?:loading|error)|being renamed/;
/** On a wide screen those that look different there; the rest differ from these in words alone. */
const WIDE =
  /^(?:home|create, (?:empty|destination unknown|generating)|trip|trip, (?:photos with credits|plan check)|my trips, filled|account|sign-in dialog)$/;

let browser: Browser;
let world: Awaited<ReturnType<typeof startPageWorld>>;

beforeAll(async () => {
  [world, browser] = await Promise.all([startPageWorld(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

describe.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const)("on a %s, light and dark", (device, viewport) => {
  const states = PAGE_STATES.filter(
    ({ name, onlyOnPhone }) =>
      !SAME.test(name) && (device === "phone" || (!onlyOnPhone && WIDE.test(name))),
  );

  test.each(states)("axe finds nothing to mend: $name", async (state) => {
    const { page, close } = await openPage(browser, {
      ...(await world.beginAs(state.as)),
      viewport,
      colorScheme: "light",
    });
    await state.reach(page, world);
    const shot = `${state.name.replaceAll(/[, ]+/g, "-")}-${device}`;
    const fullPage = state.name === "trip";
    await screenshot(page, `${shot}-light`, fullPage);
    // Under a sticky header nothing can be judged.
    await page.evaluate(() => window.scrollTo(0, 0));
    const light = await examine(page);
    const faint = await findFaintText(page, light.undecidedContrasts);

    await page.emulateMedia({ colorScheme: "dark" });
    await finishAnimations(page);
    await screenshot(page, `${shot}-dark`, fullPage);
    const dark = await examine(page, { onlyRule: "color-contrast" });
    faint.push(...(await findFaintText(page, dark.undecidedContrasts)));
    await close();
    expect(light.violations).toEqual([]);
    expect(dark.violations).toEqual([]);
    expect(faint).toEqual([]);
  });
});

/** Judges by their pixels the texts that axe could not judge. */
async function findFaintText(
  page: Page,
  texts: AxeReport["undecidedContrasts"],
): Promise<string[]> {
  const faint: string[] = [];
  for (const { selector, text } of texts) {
    const contrast = await pixelContrast(page, selector);
    if (contrast !== undefined && contrast.ratio < contrast.required) {
      faint.push(`${contrast.ratio.toFixed(2)} of ${contrast.required}: ${text}`);
    }
  }
  return faint;
}
