import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser, openPage, screenshot } from "../support/browser.ts";
import { fillForm, pressGenerate } from "../support/page-actions.ts";
import { PAGE_STATES } from "../support/page-states.ts";
import { startPageWorld } from "../support/page-world.ts";
import { waitForToast } from "../support/toasts.ts";

let browser: Browser;
let world: Awaited<ReturnType<typeof startPageWorld>>;

beforeAll(async () => {
  [world, browser] = await Promise.all([startPageWorld(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

/** Where states share a layout, one stands for all. */
const SHARED = /loading|popup closed|came too late|signed out/;
const STATES = PAGE_STATES.filter(({ name }) => !SHARED.test(name));

describe("nothing has to be scrolled sideways", () => {
  test.each(STATES)("$name", async (state) => {
    const { page, close } = await openPage(browser, {
      ...(await world.beginAs(state.as)),
      viewport: { width: 320, height: 640 },
    });
    await state.reach(page, world);
    const shot = state.name.replaceAll(/[, ]+/g, "-");
    await screenshot(page, `${shot}-320`, false);
    expect(await widest(page), "at 320 px").toEqual([]);
    // The setting a browser has for it; media queries in rem follow.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).fontSize === "32px",
    );
    await screenshot(page, `${shot}-320-large`, false);
    expect(await widest(page), "at 320 px with text at 200 %").toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await screenshot(page, `${shot}-1280-large`, false);
    expect(await widest(page), "at 1280 px with text at 200 %").toEqual([]);
    await close();
  });
});

describe("motion", () => {
  test.each([
    ["moves things where that is welcome", "no-preference", true],
    ["moves nothing for those who asked for less", "reduce", false],
  ] as const)("%s", async (_, reducedMotion, moves) => {
    const { page, close } = await openPage(browser, {
      ...(await world.beginAs("waiting")),
      reducedMotion,
    });
    await page.addInitScript(watchMotion);
    await fillForm(page, { destination: "Lisbon, Portugal", days: "0" });
    await pressGenerate(page);
    await waitForToast(page, "Choose a whole number of days");
    await page.getByPlaceholder("Ex. 3").fill("3");
    await pressGenerate(page);
    await page.getByRole("heading", { name: "Day 1" }).waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    expect(moved.length > 0).toBe(moves);
    await close();
  });
});

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

/** What sticks out of the page at its right, when the page is wider than the window. */
async function widest(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${scrollWidth} px: ${element.outerHTML.slice(0, 120)}`)
      .slice(-3);
  });
}
