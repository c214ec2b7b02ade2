import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PHONE, type WatchedPage } from "../../support/browser/browser.ts";
import { eachPage } from "../../support/browser/each-page.ts";
import { expectOnlyErrors } from "../../support/browser/expect-only-errors.ts";
import { focused, walkTo } from "../../support/browser/focus.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

let opened: WatchedPage;
let page: Page;

const { browser, ada, asAda } = await openSignedIn();
const trip = await fetchTrip(ada, await generateTrip(ada));
const longTripId = await generateTrip(ada, { ...SELECTION, noOfDays: "9" });
eachPage(browser, { ...asAda, viewport: PHONE, hasTouch: true }, (watched) => {
  opened = watched;
  page = watched.page;
});

type Point = { readonly x: number; readonly y: number };

/** Fingers touch the first points and go through the others; a list of fingers at each step. */
async function touch(...steps: (readonly Point[])[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  for (const [index, fingers] of steps.entries()) {
    const touchPoints = fingers.map((finger, id) => ({ ...finger, id }));
    const type = index === 0 ? "touchStart" : "touchMove";
    await cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
  // A finger that rests before it is lifted throws nothing: what still glides swallows the next tap.
  await page.waitForTimeout(200);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

const nameOf = (day: number, number: number) =>
  trip.tripData.itinerary[day - 1]?.plan[number - 1]?.placeName ?? "";
const marker = (day: number, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Day ${day}, ${number}: `) });
const card = (number: number) =>
  page.getByRole("button", { name: `Show ${nameOf(1, number)} on the map` });

async function spot(number: number): Promise<Point> {
  const { x, y, width, height } = (await marker(1, number).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Waits until late facts are drawn and swiped rows are at rest. */
async function rest(box: Locator): Promise<void> {
  let last = "";
  const isStill = async () => {
    const before = last;
    last = JSON.stringify(await box.boundingBox());
    return last === before;
  };
  await expect.poll(isStill, { interval: 300 }).toBe(true);
}

async function openMap(id = trip.id): Promise<void> {
  await page.goto(`/view-trip/${id}?view=map&day=1`);
  await marker(1, 1).waitFor();
  await page.locator(".map-park").waitFor({ state: "attached" });
  await rest(marker(1, 1));
}

describe("by touch", () => {
  test("a swipe over the cards leads on along the day and leaves the map, a tap chooses the place", async () => {
    await openMap();
    const before = await spot(1);
    const { x, y } = (await card(1).locator("..").boundingBox()) ?? { x: 0, y: 0 };
    const from = { x: x + 250, y: y + 50 };
    const path = [0, 40, 80, 120, 160, 200, 230].map((by) => [{ ...from, x: from.x - by }]);
    await touch(...path);
    await expect.poll(async () => (await card(2).boundingBox())?.x ?? 999).toBeLessThan(60);
    await rest(card(2));
    expect(await spot(1)).toEqual(before);
    expect(await marker(1, 2).getAttribute("aria-current")).toBe(null);
    const chosen = async () => {
      // A tap on what still glides stops it and is nothing more, so it may take a second one.
      const next = (await card(2).locator("..").boundingBox()) ?? { x: 0, y: 0 };
      await page.touchscreen.tap(next.x + 200, next.y + 60);
      return marker(1, 2).getAttribute("aria-current");
    };
    await expect.poll(chosen, { interval: 500 }).toBe("true");
  });
});

describe("with the keyboard alone", () => {
  test("one goes from the day tabs to a row, unfolds it, and to the map and back", async () => {
    await page.goto(`/view-trip/${trip.id}`);
    await page.getByRole("heading", { level: 2, name: "Places to Visit" }).waitFor();
    await walkTo(page, /^a Day 2/);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toMatch(/^h3 2?Day 2/);
    const top = async (what: string) => (await page.locator(what).boundingBox())?.y ?? 0;
    const belowTabs = async () => (await top("h3:focus")) - (await top("[data-day-tabs]"));
    await expect.poll(belowTabs).toBeLessThan(100);
    await walkTo(page, `button More about ${nameOf(2, 1)}`);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: `Directions to ${nameOf(2, 1)}` }).waitFor();
    await walkTo(page, "a Show on the map");
    await page.keyboard.press("Enter");
    await marker(2, 1).waitFor();
    await expect.poll(() => focused(page)).toBe("h1 Lisbon, Portugal");
    await walkTo(page, /^button Day 2, 1: /);
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toMatch(/^button Day 2, 2: /);
    await page.keyboard.press("Enter");
    await expect.poll(() => marker(2, 2).getAttribute("aria-current")).toBe("true");
    await walkTo(page, "a Plan");
    await page.keyboard.press("Enter");
    const more = page.getByRole("button", { name: `More about ${nameOf(2, 2)}` });
    await expect.poll(() => more.getAttribute("aria-expanded")).toBe("true");
    await page.goBack();
    await marker(2, 2).waitFor();
  });
});

describe("offline", () => {
  test("a phone's map of few days and of many fits between banner, tabs and bar", async () => {
    const fits = () =>
      page.evaluate(() => {
        const boxOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const map = boxOf(".map");
        const tabs = boxOf("nav[aria-label=Days] > ul");
        const bar = boxOf("[data-trip-bar]");
        return {
          isBelowTabs: Math.abs(map.top - tabs.bottom) < 6,
          isAboveBar: Math.abs(map.bottom - bar.top) < 2,
          scrolls: document.documentElement.scrollHeight - window.innerHeight,
        };
      });
    const whole = { isBelowTabs: true, isAboveBar: true, scrolls: 0 };
    for (const id of [trip.id, longTripId]) {
      await page.context().setOffline(false);
      await openMap(id);
      await expect.poll(fits).toEqual(whole);
      await goOffline(page);
      await page.getByText("You’re offline.").waitFor();
      await expect.poll(fits).toEqual(whole);
    }
    expectOnlyErrors(opened, /ERR_INTERNET_DISCONNECTED/);
  });
});
