import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Trip } from "../../src/domain/trip.ts";
import {
  DESKTOP,
  launchBrowser,
  openPage,
  PHONE,
  signInThroughPopup,
  type WatchedPage,
} from "../support/browser.ts";
import { generateTrip } from "../support/generate.ts";
import { loadPictures } from "../support/page-actions.ts";
import { EVE } from "../support/sign-in.ts";
import { type SignedInState, signedInState } from "../support/signed-in-state.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { waitForToast } from "../support/toasts.ts";

let server: TestServer;
let browser: Browser;
let ada: SignedInState;
let trip: Trip;
let opened: WatchedPage;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
  ada = await signedInState(server);
  const id = await generateTrip(ada.client);
  trip = (await (await ada.client.fetch(`/api/trips/${id}`)).json()) as Trip;
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  opened = await openPage(browser, { baseURL: server.url, storageState: ada.storageState });
  page = opened.page;
});
afterEach(async () => {
  await opened.close();
  expect(opened.errors).toEqual([]);
});

describe("a trip's page", () => {
  test("says where, how long, with how many and on what budget", async () => {
    await openTrip();
    const chips = await page.locator("main header dl > div").allInnerTexts();
    expect(chips.map(oneLine)).toEqual([
      "Travelling days: 3",
      "Travelers: 2",
      "Budget category: Comfort",
    ]);
    expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
      "Hotel Recommendations",
      "Places to Visit",
      "Good to know",
    ]);
  });

  test.each([PHONE, DESKTOP])("has a hero of exactly 400 px at $width px", async (viewport) => {
    await page.setViewportSize(viewport);
    await openTrip();
    const picture = await page.locator("main header img").boundingBox();
    expect(picture?.height).toBe(400);
    expect(picture?.width).toBe(viewport.width);
  });

  test("shows each hotel with photo, name, address, price and rating, linked to a maps search", async () => {
    await openTrip();
    const cards = page.locator("section:has(#hotels-title) a");
    expect(await cards.count()).toBe(trip.tripData.hotels.length);
    for (const [index, hotel] of trip.tripData.hotels.entries()) {
      const card = cards.nth(index);
      const words = oneLine((await card.textContent()) ?? "");
      for (const part of [hotel.hotelName, hotel.hotelAddress, hotel.price, hotel.rating]) {
        expect(words).toContain(oneLine(part));
      }
      await expectMapsLink(card, `${hotel.hotelName}, ${hotel.hotelAddress}`);
      expect(await card.locator("img").count()).toBe(1);
    }
  });

  test("shows each day's places with time, photo, details, travel and price", async () => {
    await openTrip();
    for (const [index, day] of trip.tripData.itinerary.entries()) {
      const section = page.locator(`section:has(#day-${index + 1})`).last();
      expect(await section.getByRole("heading", { level: 3 }).textContent()).toContain(day.day);
      const items = section.locator("ol > li");
      expect(await items.count()).toBe(day.plan.length);
      for (const [at, place] of day.plan.entries()) {
        const item = items.nth(at);
        const words = oneLine((await item.textContent()) ?? "");
        const { bestTime, placeName, placeDetails, ticketsPricing, timeToTravel } = place;
        for (const part of [bestTime, placeName, placeDetails, ticketsPricing]) {
          expect(words).toContain(oneLine(part));
        }
        expect(words).toContain(`Travel Hours : ${oneLine(timeToTravel)}`);
        await expectMapsLink(item.locator("a"), placeName);
        expect(await item.locator("img").count()).toBe(1);
      }
    }
  });

  test("prints each day on a new page, black on white, links spelled out", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openTrip();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    // The first day's page begins with the heading over all days.
    const starts = page.locator(
      "section:has(> #places-title), section:has(> h3):not(:first-child)",
    );
    const breaks = await starts.evaluateAll((parts) =>
      parts.map((part) => getComputedStyle(part).breakBefore),
    );
    expect(breaks).toEqual(["page", "page", "page"]);
    const look = await page
      .locator("main ol a")
      .first()
      .evaluate((card) => ({
        ink: getComputedStyle(card).color,
        paper: getComputedStyle(card).backgroundColor,
        link: getComputedStyle(card, "::after").content,
      }));
    expect(look.ink).toBe("rgb(0, 0, 0)");
    expect(look.paper).toBe("rgb(255, 255, 255)");
    expect(look.link).toContain("https://www.google.com/maps/search/");
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole("banner").isVisible()).toBe(false);
    expect(await page.getByRole("contentinfo").isVisible()).toBe(false);
    const paper = (await page.pdf({ format: "A4" })).toString("latin1");
    // One for the cover and the hotels, one a day, and at most one for the notes.
    expect([4, 5]).toContain(paper.match(/\/Type\s*\/Page\b/g)?.length);
  });
});

describe("a photo", () => {
  test("shows Loading image... until it is there", async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route("**/art/destination.svg", async (route) => {
      await held;
      await route.continue();
    });
    await openTrip();
    const hero = page.locator("main header");
    await hero.getByText("Loading image...", { exact: true }).waitFor();
    letGo();
    await hero.getByText("Loading image...").waitFor({ state: "detached" });
    expect(await hero.locator("img").getAttribute("src")).toBe("/art/destination.svg");
  });

  test("that can't be had gives way to the fallback image", async () => {
    await page.route("**/art/**", (route) => route.fulfill({ status: 404 }));
    await openTrip();
    await loadPictures(page);
    const sources = await page
      .locator("main img")
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map(({ src, naturalWidth }) => [
          new URL(src).pathname,
          naturalWidth > 0,
        ]),
      );
    expect(sources.length).toBeGreaterThan(10);
    for (const source of sources) expect(source).toEqual(["/fallback-image.jpg", true]);
    opened.errors.splice(0);
  });
});

describe("a trip that can't be shown", () => {
  test("that never was, and someone else's, look the same", async () => {
    const eve = await signedInState(server, EVE);
    const stranger = await openPage(browser, {
      baseURL: server.url,
      storageState: eve.storageState,
    });
    const seen: string[] = [];
    for (const id of [trip.id, "1000000000000"]) {
      await stranger.page.goto(`/view-trip/${id}`);
      await waitForToast(stranger.page, "No trip found");
      seen.push((await stranger.page.locator("main").textContent()) ?? "");
    }
    expect(seen[0]).toContain("No trip found");
    expect(seen[0]).toBe(seen[1]);
    await stranger.close();
  });

  test("signed out asks to sign in, and then shows it", async () => {
    const visitor = await openPage(browser, { baseURL: server.url });
    await visitor.page.goto(`/view-trip/${trip.id}`);
    await signInThroughPopup(visitor.page);
    await visitor.page.getByRole("heading", { name: "Location: Lisbon, Portugal" }).waitFor();
    await visitor.close();
  });

  test("for want of a connection offers to try again", async () => {
    const clicked = Promise.withResolvers<void>();
    let isShown = false;
    await page.route("**/api/trips/*", async (route) => {
      const error = { code: "internal", text: "Something went wrong on our side." };
      if (!isShown) return route.fulfill({ status: 500, json: { error } });
      // The page keeps asking by itself, and would be quicker than the click.
      await clicked.promise;
      return route.continue();
    });
    await page.goto(`/view-trip/${trip.id}`);
    await page.getByRole("alert").getByText("Something went wrong on our side.").waitFor();
    isShown = true;
    await page.getByRole("button", { name: "Try again" }).click();
    clicked.resolve();
    await page.getByRole("heading", { level: 1, name: "Location: Lisbon, Portugal" }).waitFor();
    opened.errors.splice(0);
  });
});

async function openTrip(): Promise<void> {
  await page.goto(`/view-trip/${trip.id}`);
  await page.getByRole("heading", { level: 1, name: "Location: Lisbon, Portugal" }).waitFor();
}

async function expectMapsLink(link: ReturnType<Page["locator"]>, searched: string): Promise<void> {
  const url = new URL((await link.getAttribute("href")) ?? "");
  expect(url.origin + url.pathname).toBe("https://www.google.com/maps/search/");
  expect(url.searchParams.get("query")).toBe(searched);
  expect(await link.getAttribute("target")).toBe("_blank");
  expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}
