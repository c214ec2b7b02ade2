import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { eachPage } from "../../support/browser/each-page.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { saveTrip } from "../../support/store/save-trip.ts";

/** More than one page of the list. */
const TRIPS = 55;

let page: Page;
const { server, browser, ada, asAda } = await openSignedIn();
const { sessions, store } = server.context;
const user = await sessions.find(ada.sessionToken);
if (user === undefined) throw new Error("nobody is signed in");
for (let trip = 0; trip < TRIPS; trip += 1) {
  await saveTrip(store, { userId: user.id, nowMs: 1_700_000_000_000 + trip });
}
await generateTrip(ada);
eachPage(browser, asAda, (watched) => {
  page = watched.page;
});

const scrolled = () => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls, and waits until the page has noticed: its own scrolling comes first, and events with the next frame. */
async function scrollTo(top: number): Promise<void> {
  const scroll = (to: number) =>
    new Promise<number>((resolve) => {
      window.scrollTo(0, to);
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(scrollY))));
    });
  await expect.poll(() => page.evaluate(scroll, top)).toBe(top);
}

/** Late content above may move the page a little; the browser keeps what is read in its place. */
async function expectNear(top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrolled()) - top)).toBeLessThan(200);
}

test("the way back leads to where a screen was scrolled, waits for one that loads, and knows the days of a trip", async () => {
  const isTrip = () => page.getByRole("heading", { level: 2, name: "Places to Visit" }).waitFor();
  await page.goto("/my-trips");
  await page.getByRole("listitem").nth(12).waitFor();
  await scrollTo(700);
  // A click of the test's own would first scroll to the link, where that is out of sight.
  await page.locator("main li a:visible").nth(6).dispatchEvent("click");
  await isTrip();
  expect(await scrolled()).toBe(0);
  await scrollTo(300);
  await page.goBack();
  await expectNear(700);
  await page.goForward();
  await isTrip();
  await expectNear(300);

  await page.goto("/my-trips");
  await page.locator("main li a").first().click();
  await isTrip();
  await scrollTo(600);
  await page.locator("nav[aria-label=Days] a").nth(2).dispatchEvent("click");
  await expect.poll(scrolled).toBeGreaterThan(1200);
  await page.goBack();
  await expectNear(600);

  await scrollTo(900);
  await page.goto("/contact-us");
  await page.getByRole("heading", { name: "Get in touch" }).waitFor();
  await page.route("**/api/trips/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goBack();
  await expectNear(900);
  await page.reload();
  await expectNear(900);
  // The page may be asking for more.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the focus goes to the first of the trips that were asked for, and stays on a button that is at work", async () => {
  await page.goto("/my-trips");
  const cards = page.locator("main li a");
  // It stands once all cards before it do.
  const more = page.getByRole("button", { name: "Show more" });
  await more.waitFor();
  const before = await cards.count();
  await more.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  const isFocused = () => cards.nth(before).evaluate((card) => card === document.activeElement);
  await expect.poll(isFocused).toBe(true);

  await page.route("**/api/session", async (route) => {
    if (route.request().method() === "DELETE") return;
    await route.continue();
  });
  await page.goto("/contact-us");
  await page.getByRole("button", { name: "Account: Ada Lovelace" }).click();
  const logout = page.getByRole("button", { name: "Logout" });
  await logout.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => logout.getAttribute("aria-disabled")).toBe("true");
  expect(await logout.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("two trips to one city can be told apart, and one traveller is one", async () => {
  await page.route("**/api/trips", async (route) => {
    const answer = await (await route.fetch()).json();
    const trips = answer.trips.slice(0, 2).map((trip: object, index: number) => ({
      ...trip,
      location: "Porto, Portugal",
      traveler: index === 0 ? "1" : "5+",
    }));
    await route.fulfill({ json: { trips } });
  });
  await page.route("**/art/**", () => {});
  await page.goto("/my-trips");
  const cards = page.locator("main li a");
  await cards.nth(1).waitFor();
  // That their pictures are loading is no part of their names.
  await page.getByText("Loading image...").first().waitFor();
  expect(await page.getByRole("link", { name: /Loading image/ }).count()).toBe(0);
  const words = await cards.allTextContents();
  expect(words[0]).toContain("1 traveler ·");
  expect(words[1]).toContain("5+ travelers ·");
  const made = words.map((text) => /Planned .*/.exec(text)?.[0]);
  expect(made[0]).toMatch(/Planned \d+ \w+ 20\d\d, \d/);
  expect(made[0]).not.toBe(made[1]);
});
