import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import {
  DESKTOP,
  launchBrowser,
  openPage,
  PHONE,
  signInThroughPopup,
  type WatchedPage,
} from "../../support/browser/browser.ts";
import { expectOnlyErrors } from "../../support/browser/expect-only-errors.ts";
import { loadPictures } from "../../support/browser/page-actions.ts";
import { type SignedInState, signedInState } from "../../support/browser/signed-in-state.ts";
import { waitForToast } from "../../support/browser/toasts.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { EVE } from "../../support/sign-in/sign-in.ts";

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
      const section = page.locator("section:has(> [id^=day-])").nth(index);
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
        await expectMapsLink(item.locator("a.card"), `${placeName}, Lisbon, Portugal`);
        expect(await item.locator("img").count()).toBe(1);
      }
    }
  });

  test("names where to eat, linked to a maps search", async () => {
    await openTrip();
    const meals = trip.tripData.itinerary.flatMap((day) => day.meals ?? []);
    const named = meals.flatMap(({ placeName = [] }) => placeName);
    expect(named.length).toBeGreaterThan(0);
    const links = page.locator("main ol p a");
    expect(await links.count()).toBe(named.length);
    for (const [index, name] of named.entries()) {
      await expectMapsLink(links.nth(index), `${name}, Lisbon, Portugal`);
    }
  });

  test("prints black on white, with links that can be read and typed", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openTrip();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const look = await page
      .locator("main ol a.card")
      .first()
      .evaluate((card) => ({
        ink: getComputedStyle(card).color,
        paper: getComputedStyle(card).backgroundColor,
        link: getComputedStyle(card, "::after").content,
      }));
    expect(look.ink).toBe("rgb(0, 0, 0)");
    expect(look.paper).toBe("rgb(255, 255, 255)");
    const name = trip.tripData.itinerary[0]?.plan[0]?.placeName ?? "";
    expect(look.link).toContain(
      `google.com/maps/search/${name.replaceAll(" ", "+")},+Lisbon,+Portugal`,
    );
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole("banner").isVisible()).toBe(false);
    expect(await page.getByRole("contentinfo").isVisible()).toBe(false);
    // One for the cover and the hotels, one or, with six places and two meals, two for each day, one for the notes.
    const pages = await pagesOnPaper();
    expect(pages).toBeGreaterThanOrEqual(4);
    expect(pages).toBeLessThanOrEqual(8);
  });

  test("prints days of a place each together on a page", async () => {
    await page.route(`**/api/trips/${trip.id}`, async (route) => {
      const itinerary = trip.tripData.itinerary.map((day) => ({
        ...day,
        plan: day.plan.slice(0, 1),
      }));
      await route.fulfill({ json: { ...trip, tripData: { ...trip.tripData, itinerary } } });
    });
    await openTrip();
    expect([2, 3]).toContain(await pagesOnPaper());
  });

  test("keeps the day that is read in sight in a long index of days", async () => {
    const [first] = trip.tripData.itinerary;
    if (first === undefined) throw new Error("a trip of no days");
    await page.route(`**/api/trips/${trip.id}`, async (route) => {
      const itinerary = Array.from({ length: 30 }, (_, index) => ({
        ...first,
        id: `day-${index}`,
        day: `Day ${index + 1}`,
        plan: first.plan.map((place, at) => ({ ...place, id: `place-${index}-${at}` })),
      }));
      await route.fulfill({ json: { ...trip, tripData: { ...trip.tripData, itinerary } } });
    });
    await openTrip();
    const index = page.getByRole("navigation", { name: "Days" });
    for (const day of ["Day 15", "Day 30", "Day 2"]) {
      await page
        .getByRole("heading", { level: 3, name: day, exact: true })
        .evaluate((heading) => heading.scrollIntoView({ block: "start" }));
      const link = index.locator("[aria-current=location]");
      await link.getByText(day, { exact: true }).waitFor();
      const isSeen = () =>
        link.evaluate((element) => {
          const { left, top, bottom } = element.getBoundingClientRect();
          return document.elementFromPoint(left + 5, (top + bottom) / 2)?.closest("a") === element;
        });
      await expect.poll(isSeen).toBe(true);
    }
  });

  test("has a button that prints", async () => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await openTrip();
    await page.getByRole("button", { name: "Print" }).click();
    expect(await page.locator("html[data-printed]").count()).toBe(1);
  });

  test.each([
    ["en-US", "Monday, May 4, 2026"],
    ["en-GB", "Monday 4 May 2026"],
    ["de-DE", "Monday 4 May 2026"],
  ])("writes dates for a browser in %s, with their year", async (locale, words) => {
    const own = await openPage(browser, {
      baseURL: server.url,
      storageState: ada.storageState,
      locale,
    });
    await own.page.route(`**/api/trips/${trip.id}`, async (route) => {
      const itinerary = trip.tripData.itinerary.map((day) => ({ ...day, date: "2026-05-04" }));
      await route.fulfill({ json: { ...trip, tripData: { ...trip.tripData, itinerary } } });
    });
    await own.page.goto(`/view-trip/${trip.id}`);
    const date = own.page.locator("section > h3 time").first();
    expect((await date.textContent())?.replace(",", "")).toBe(words.replace(",", ""));
    await own.close();
  });

  test("lays names and notes out in the direction of their script", async () => {
    const NAME = "متحف الفن الإسلامي (الدوحة)";
    await page.route(`**/api/trips/${trip.id}`, async (route) => {
      const [first, ...rest] = trip.tripData.itinerary;
      if (first === undefined) throw new Error("a trip of no days");
      const plan = first.plan.map((place) => ({ ...place, placeName: NAME, placeDetails: NAME }));
      const itinerary = [{ ...first, plan: plan.slice(0, 1), note: NAME }, ...rest];
      const hotels = trip.tripData.hotels.map((hotel) => ({ ...hotel, hotelAddress: NAME }));
      const tripData = { ...trip.tripData, itinerary, hotels: hotels.slice(0, 1) };
      await route.fulfill({ json: { ...trip, title: NAME, tripData } });
    });
    await page.goto(`/view-trip/${trip.id}`);
    await page.getByRole("heading", { level: 1, name: NAME }).waitFor();
    // The element that holds the text itself.
    const directions = await page
      .getByText(NAME, { exact: true })
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element).direction),
      );
    expect(directions.length).toBeGreaterThanOrEqual(5);
    expect(new Set(directions)).toEqual(new Set(["rtl"]));
  });
});

describe("a photo", () => {
  test("shows Loading image... until it is there", async () => {
    const { promise: held, resolve: releaseHeld } = Promise.withResolvers<void>();
    await page.route("**/art/destination.svg", async (route) => {
      await held;
      await route.continue();
    });
    await openTrip();
    const hero = page.locator("main header");
    await hero.getByText("Loading image...", { exact: true }).waitFor();
    releaseHeld();
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
    expectOnlyErrors(opened, / 404 /);
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

  test("signed out is not found, like one that never was, until its owner signs in", async () => {
    const visitor = await openPage(browser, { baseURL: server.url });
    const seen: string[] = [];
    for (const id of ["1000000000000", trip.id]) {
      await visitor.page.goto(`/view-trip/${id}`);
      await visitor.page.getByRole("heading", { level: 1, name: "No trip found" }).waitFor();
      await waitForToast(visitor.page, "No trip found");
      seen.push((await visitor.page.locator("main").textContent()) ?? "");
    }
    expect(seen[0]).toContain("If it is yours, sign in to see it.");
    expect(seen[0]).toBe(seen[1]);
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
    expectOnlyErrors(opened, / 500 /);
  });
});

async function openTrip(): Promise<void> {
  await page.goto(`/view-trip/${trip.id}`);
  await page.getByRole("heading", { level: 1, name: "Location: Lisbon, Portugal" }).waitFor();
}

async function pagesOnPaper(): Promise<number | undefined> {
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  return paper.match(/\/Type\s*\/Page\b/g)?.length;
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
