import type { Browser, Locator, Page } from "playwright-core";
import { createTripWords } from "../../src/web/messages/create-trip-words.ts";
import { viewTripWords } from "../../src/web/messages/view-trip-words.ts";
import { PHONE } from "../../test/support/browser/browser.ts";
import type { TestServer } from "../../test/support/server/test-server.ts";
import type { SeededTraveller } from "../load/seed-traveller.ts";
import type { Judge } from "../measure/judge.ts";
import { openPageOf, slowProcessor } from "./slow-page.ts";

/** What Interaction to Next Paint calls good: https://web.dev/articles/inp. */
const BUDGET_MS = 200;

type Tap = {
  readonly name: string;
  /** What is tapped is scrolled to first: nobody taps in the frame in which a page moves. */
  readonly at?: (page: Page) => Locator;
  readonly act: (page: Page) => Promise<unknown>;
};

/** From the end of a finger's movement to its next tap, at least. */
const REST_MS = 500;

const firstPlace = (page: Page) => page.locator("main ol .card [aria-expanded=false]").first();

const view = (name: "plan" | "map" | "costs" | "check"): Tap => ({
  name: `the ${name} of a trip`,
  act: (page) =>
    page
      .getByRole("navigation", { name: viewTripWords.views })
      .getByRole("link", { name: viewTripWords.viewNames[name] })
      .tap(),
});

/** In this order on one page each, the first time included: what is loaded on demand is loaded then. */
const FORM_TAPS: readonly Tap[] = [
  { name: "a letter of the destination", act: (page) => page.getByRole("combobox").press("L") },
  {
    name: "a budget",
    act: (page) => page.locator("label:has([name=budget][value=Comfort])").tap(),
  },
  { name: "the wishes", act: (page) => page.getByText(createTripWords.moreWishes).tap() },
];
const TRIP_TAPS: readonly Tap[] = [
  {
    name: "a place",
    at: firstPlace,
    act: (page) => firstPlace(page).tap(),
  },
  view("map"),
  view("costs"),
  view("check"),
  view("plan"),
  {
    name: "the trip's menu",
    act: (page) => page.getByRole("button", { name: viewTripWords.more }).tap(),
  },
  {
    name: "the pencil of a trip",
    act: (page) => page.getByRole("button", { name: viewTripWords.edit, exact: true }).tap(),
  },
  {
    name: "a day's menu",
    act: async (page) => {
      const button = page.locator("article section button[popovertarget]").first();
      await button.tap();
      await page.keyboard.press("Escape");
    },
  },
];

/** The time from each tap to the next paint, on a phone at a quarter of the processor's speed. */
export async function measureTaps(
  server: TestServer,
  browser: Browser,
  traveller: SeededTraveller,
  judge: Judge,
): Promise<void> {
  for (const [path, taps] of [
    ["/create-trip", FORM_TAPS],
    [`/view-trip/${traveller.tripId}`, TRIP_TAPS],
  ] as const) {
    const options = { viewport: PHONE, hasTouch: true, baseURL: server.url };
    const { page, close } = await openPageOf(browser, traveller, options);
    await page.goto(path, { waitUntil: "networkidle" });
    await slowProcessor(page);
    for (const { name, at, act } of taps) {
      if (at !== undefined) {
        await at(page).scrollIntoViewIfNeeded();
        await page.waitForTimeout(REST_MS);
      }
      const longest = await page.evaluateHandle(watchInteractions);
      await act(page);
      await page.waitForTimeout(1_500);
      const ms = await longest.evaluate((one) => one.ms());
      console.log(`${name}: ${ms} ms`);
      judge.atMost(`a tap on ${name} until the next paint, ms`, ms, BUDGET_MS);
    }
    await close();
  }
}

/** Runs in the page. */
function watchInteractions(): { readonly ms: () => number } {
  let longestMs = 0;
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const { duration } of entries) longestMs = Math.max(longestMs, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  return {
    ms: () => {
      note(observer.takeRecords());
      observer.disconnect();
      return longestMs;
    },
  };
}
