import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  DESKTOP,
  openPage,
  PHONE,
  signInThroughPopup,
  type WatchedPage,
} from "../../support/browser/browser.ts";
import { eachPage } from "../../support/browser/each-page.ts";
import { expectOnlyErrors } from "../../support/browser/expect-only-errors.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { loadPictures, open } from "../../support/browser/page-actions.ts";
import { photoSlots } from "../../support/browser/photo-slots.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { waitForToast } from "../../support/browser/toasts.ts";
import { byDay } from "../../support/nightly.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

let opened: WatchedPage;
let page: Page;

const { server, browser, ada, asAda } = await openSignedIn();
const trip = await fetchTrip(ada, await generateTrip(ada));

describe("a trip's page, once it is open", () => {
  const photosAsked: string[] = [];
  beforeAll(async () => {
    opened = await openPage(browser, asAda);
    page = opened.page;
    page.on("request", (request) => {
      if (request.url().includes("/photos/")) photosAsked.push(request.url());
    });
    await open(page, `/view-trip/${trip.id}`, "Location: Lisbon, Portugal");
  });
  afterAll(() => opened.end());

  test("says where, how long, with how many and on what budget", async () => {
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

  test("begins with the plan for those who hear it: hotels, then a heading a day", async () => {
    const headings = await page.locator("main").getByRole("heading").allTextContents();
    const days = headings.filter((text) => /^\d?Day \d/.test(text));
    expect(days).toHaveLength(3);
    expect(headings.slice(1, 6)).toEqual(["Hotel Recommendations", "Places to Visit", ...days]);
    expect(await page.getByRole("navigation", { name: "Days" }).getByRole("link").count()).toBe(4);
  });

  test("has a hero of exactly 400 px on a phone and on a desktop", async () => {
    const picture = page.locator("main header img");
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expect
        .poll(() => picture.boundingBox())
        .toMatchObject({ width: viewport.width, height: 400 });
    }
  });

  test("shows each hotel with photo, name, address, price and rating, linked to a maps search", async () => {
    const cards = page.locator("section:has(#hotels-title) li");
    expect(await cards.count()).toBe(trip.tripData.hotels.length);
    for (const [index, hotel] of trip.tripData.hotels.entries()) {
      const card = cards.nth(index);
      const words = oneLine((await card.textContent()) ?? "");
      for (const part of [hotel.hotelName, hotel.hotelAddress, hotel.price, hotel.rating]) {
        expect(words).toContain(oneLine(part));
      }
      await expectMapsLink(card.getByRole("link"), `${hotel.hotelName}, ${hotel.hotelAddress}`);
      expect(await card.locator("img").count()).toBe(1);
      const more = card.getByRole("button", { name: `More about ${hotel.hotelName}` });
      expect(await card.getByText(hotel.description).isVisible()).toBe(false);
      await more.click();
      expect(await card.getByText(hotel.description).isVisible()).toBe(true);
    }
  });

  test("shows each day's places with time, photo, details, travel and price", async () => {
    for (const [index, day] of trip.tripData.itinerary.entries()) {
      const section = page.locator("section:has([id^=day-])").nth(index + 1);
      expect(await section.getByRole("heading", { level: 3 }).textContent()).toContain(day.day);
      const items = section.locator("ol > li");
      expect(await items.count()).toBe(day.plan.length);
      // One of each day is unfolded: they are all drawn by the same part.
      for (const [at, place] of day.plan.slice(0, 1).entries()) {
        const item = items.nth(at);
        const { bestTime, placeName, placeDetails, ticketsPricing, timeToTravel } = place;
        await item.getByRole("button", { name: `More about ${placeName}` }).click();
        await item.getByRole("link", { name: `Directions to ${placeName}` }).waitFor();
        const words = oneLine((await item.textContent()) ?? "");
        for (const part of [bestTime, placeName, placeDetails, ticketsPricing]) {
          expect(words).toContain(oneLine(part));
        }
        expect(words).toContain(`Travel Hours : ${oneLine(timeToTravel)}`);
        const name = `${placeName} (opens a maps search in a new tab)`;
        // Where dinner is part of a visit, its line has the name, too.
        const link = item.getByRole("link", { name, exact: true }).first();
        await expectMapsLink(link, `${placeName}, Lisbon, Portugal`);
        expect(await item.locator("img").count()).toBe(1);
      }
    }
  });

  test("asks for no photos where the server has illustrations", async () => {
    await loadPictures(page);
    expect(photosAsked).toEqual([]);
    expect(await page.getByText(/^Photo:/).count()).toBe(0);
    const sources = await page
      .locator("main img")
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map(({ src }) => new URL(src).pathname),
      );
    expect(sources).toHaveLength(photoSlots(trip).length);
    for (const source of sources) expect(source).toMatch(/^\/art\//);
  });

  test("names where to eat, linked to a maps search", async () => {
    const meals = trip.tripData.itinerary.flatMap((day) => day.meals ?? []);
    const named = meals.flatMap(({ placeName = [] }) => placeName);
    expect(named.length).toBeGreaterThan(0);
    for (const name of new Set(named)) {
      const link = page.locator("main ol > li > p a").filter({ hasText: name }).first();
      await expectMapsLink(link, `${name}, Lisbon, Portugal`);
    }
  });

  test("has the pencil of a meal beside its words at any width of a phone", async () => {
    const pencils = page.locator("button[data-meal]");
    await pencils.first().waitFor();
    const alone = new Set<string>();
    for (let width = 340; width <= 400; width += 4) {
      await page.setViewportSize({ ...PHONE, width });
      const found = await pencils.evaluateAll((all) =>
        all.flatMap((pencil) => {
          const words = document.createRange();
          words.setStart(pencil.parentElement ?? document.body, 0);
          words.setEndBefore(pencil);
          const { top, height } = pencil.getBoundingClientRect();
          const middle = top + height / 2;
          const isBeside = [...words.getClientRects()].some(
            (line) => line.top < middle && line.bottom > middle,
          );
          return isBeside ? [] : [words.toString()];
        }),
      );
      for (const one of found) alone.add(`${width}: ${one}`);
    }
    await page.setViewportSize(DESKTOP);
    expect([...alone]).toEqual([]);
  });

  test("unfolds one place at a time, anywhere on its row but on its name", async () => {
    const [first, second] = trip.tripData.itinerary[0]?.plan ?? [];
    if (first === undefined || second === undefined) throw new Error("a day of less than two");
    const more = (name: string) => page.getByRole("button", { name: `More about ${name}` });
    const rowOf = (id: string) => page.locator(`[id="place-${id}"]`);
    expect(
      (
        await rowOf(first.id ?? "")
          .locator(".card")
          .boundingBox()
      )?.height,
    ).toBeLessThan(97);
    await rowOf(first.id ?? "").click({ position: { x: 200, y: 70 } });
    expect(await more(first.placeName).getAttribute("aria-expanded")).toBe("true");
    await page.getByRole("link", { name: `Directions to ${first.placeName}` }).waitFor();
    // Below the tabs and the way to it.
    const topOf = async () =>
      (
        await rowOf(first.id ?? "")
          .locator(".card")
          .boundingBox()
      )?.y ?? 0;
    await expect.poll(async () => Math.round(await topOf())).toBe(112);
    await more(second.placeName).focus();
    await page.keyboard.press("Enter");
    expect(await more(second.placeName).getAttribute("aria-expanded")).toBe("true");
    expect(await more(first.placeName).getAttribute("aria-expanded")).toBe("false");
  });

  test("has its map beside the plan: what is pressed on one stands out on the other", async () => {
    const [first, second] = trip.tripData.itinerary[0]?.plan ?? [];
    if (first === undefined || second === undefined) throw new Error("a day of less than two");
    const map = page.getByRole("region", { name: /^Map of/ });
    await page
      .getByRole("heading", { level: 3, name: /^Day 1/ })
      .evaluate((e) => e.scrollIntoView());
    await map.getByRole("radio", { name: "Day 1" }).click();
    const marker = (name: string) =>
      map.getByRole("button", { name: new RegExp(`Day 1, \\d+: ${name}`) });
    await marker(second.placeName).click();
    const more = (name: string) => page.getByRole("button", { name: `More about ${name}` });
    await expect.poll(() => more(second.placeName).getAttribute("aria-expanded")).toBe("true");
    await more(first.placeName).click();
    await expect.poll(() => marker(first.placeName).getAttribute("aria-current")).toBe("true");
  });
});

describe("a trip's page", () => {
  eachPage(browser, asAda, (watched) => {
    opened = watched;
    page = watched.page;
  });

  test("has the days of a long trip folded but the first, each a tap away, and that which is read in sight among the tabs", async () => {
    await page.setViewportSize(PHONE);
    await serveDays(12);
    await openTrip();
    const last = page.getByRole("region", { name: /^Day 12/ });
    await last.waitFor();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / PHONE.height).toBeLessThan(9.5);
    const index = page.getByRole("navigation", { name: "Days" });
    // Two rows of them, each of which ends with half a tab: there are more.
    const cut = () =>
      index.locator("ul").evaluate((row) => {
        const { right } = row.getBoundingClientRect();
        const boxes = [...row.children].map((one) => one.getBoundingClientRect());
        return boxes.filter((box) => box.left < right - 8 && box.right > right + 8).length;
      });
    expect(await cut()).toBe(2);
    for (const tab of await page.locator("[data-tab] a").all()) {
      expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const places = last.locator("ol");
    expect(await places.isVisible()).toBe(false);
    await index.getByRole("link", { name: "Day 12", exact: true }).click();
    await places.waitFor();
    const toggle = page.getByRole("button", { name: "Places on Day 12" });
    await toggle.click();
    await places.waitFor({ state: "hidden" });
    await page.keyboard.press("Enter");
    await places.waitFor();
    const outlineOf = () => toggle.evaluate((button) => getComputedStyle(button).outlineStyle);
    await expect.poll(outlineOf).toBe("solid");

    for (const day of ["Day 7", "Day 12", "Day 2"]) {
      await page
        .getByRole("heading", { level: 3, name: new RegExp(`^${day} `) })
        .evaluate((heading) => heading.scrollIntoView({ block: "start" }));
      const link = index.locator("[aria-current=location]");
      await expect.poll(() => link.textContent()).toContain(`${day} `);
      const isSeen = () =>
        link.evaluate((element) => {
          const { left, top, bottom } = element.getBoundingClientRect();
          return document.elementFromPoint(left + 5, (top + bottom) / 2)?.closest("a") === element;
        });
      await expect.poll(isSeen).toBe(true);
    }
  });

  test("shows a phone's check and map in views of their own, from which one is back where one was; the map's tabs change the day, offline as well", async () => {
    await page.setViewportSize(PHONE);
    await openTrip();
    await page
      .getByRole("heading", { level: 3, name: "Day 2" })
      .evaluate((e) => e.scrollIntoView());
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(500);
    const views = page.getByRole("navigation", { name: "Views of this trip" });
    await views.getByRole("link", { name: /^Check/ }).click();
    await page.getByRole("heading", { level: 2, name: "Plan check" }).waitFor();
    expect(new URL(page.url()).search).toBe("?view=check");
    expect(await page.getByRole("heading", { level: 3, name: "Day 2" }).isVisible()).toBe(false);
    await page.goBack();
    await page.getByRole("heading", { level: 3, name: "Day 2" }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await views.getByRole("link", { name: /^Check/ }).click();
    await views.getByRole("link", { name: "Plan" }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);

    await views.getByRole("link", { name: "Map" }).click();
    const place = (day: number) => trip.tripData.itinerary[day]?.plan[0]?.placeName ?? "";
    await page.getByRole("button", { name: `Show ${place(0)} on the map` }).waitFor();
    const foot = await page
      .getByRole("button", { name: `Show ${place(0)} on the map` })
      .boundingBox();
    const bar = await views.boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await goOffline(page);
    await page
      .getByRole("navigation", { name: "Days" })
      .getByRole("link", { name: /^Day 2/ })
      .click();
    await page.getByRole("button", { name: `Show ${place(1)} on the map` }).click();
    await page.getByRole("button", { name: new RegExp(`Day 2, 1: ${place(1)}`) }).waitFor();
    expect(await page.locator(".map-shapes path").count()).toBeGreaterThan(10);
    await views.getByRole("link", { name: "Plan" }).click();
    expect(
      await page
        .getByRole("button", { name: `More about ${place(1)}` })
        .getAttribute("aria-expanded"),
    ).toBe("true");
    // What it asks for meanwhile fails a moment later.
    await page.close();
    expectOnlyErrors(
      opened,
      /ERR_INTERNET_DISCONNECTED|dynamically imported|Unable to preload CSS/,
    );
  });

  test.each(
    byDay([
      ["de-DE", "Mo. 4. Mai", "Montag 4. Mai 2026"],
      ["en-US", "Mon, May 4", "Monday, May 4, 2026"],
    ] as const),
  )(
    "is laid out in the direction of its names, and writes dates for a browser in %s, on paper with their year",
    async (locale, short, long) => {
      const NAME = "متحف الفن الإسلامي (الدوحة)";
      const own = await openPage(browser, { ...asAda, locale });
      await own.page.route(`**/api/trips/${trip.id}`, async (route) => {
        const [first, ...rest] = trip.tripData.itinerary;
        if (first === undefined) throw new Error("a trip of no days");
        const plan = first.plan
          .slice(0, 1)
          .map(({ notOn: _, ...place }) => ({ ...place, placeName: NAME, placeDetails: NAME }));
        const itinerary = [{ ...first, date: "2026-05-04", plan, note: NAME }, ...rest];
        const hotels = trip.tripData.hotels.map((hotel) => ({ ...hotel, hotelAddress: NAME }));
        const tripData = { ...trip.tripData, itinerary, hotels: hotels.slice(0, 1) };
        await route.fulfill({ json: { ...trip, title: NAME, tripData } });
      });
      await own.page.goto(`/view-trip/${trip.id}`);
      await own.page.getByRole("heading", { level: 1, name: NAME }).waitFor();
      // The element that holds the text itself.
      const directions = await own.page
        .getByText(NAME, { exact: true })
        .evaluateAll((all) =>
          all
            .filter((element) => element.checkVisibility())
            .map((element) => getComputedStyle(element).direction),
        );
      expect(directions.length).toBeGreaterThanOrEqual(5);
      expect(new Set(directions)).toEqual(new Set(["rtl"]));

      const date = own.page.locator("section h3 time").first();
      // As rendered: the other form is in the page, too.
      // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts here.
      const words = async () => (await date.innerText()).replaceAll(",", "");
      expect(await words()).toBe(short.replaceAll(",", ""));
      await own.page.emulateMedia({ media: "print" });
      expect(await words()).toBe(long.replaceAll(",", ""));
      await own.close();
    },
  );

  test("that can't be shown signed out is not found, like one that never was, until its owner signs in", async () => {
    const visitor = await openPage(browser, { baseURL: server.url });
    const seen: string[] = [];
    for (const id of ["1000000000000", trip.id]) {
      await visitor.page.goto(`/view-trip/${id}`);
      await visitor.page.getByRole("heading", { level: 1, name: "No trip found" }).waitFor();
      await waitForToast(visitor.page, "No trip found");
      seen.push((await visitor.page.locator("main").textContent()) ?? "");
    }
    expect(seen[0]).toContain("If it’s yours, sign in to see it.");
    expect(seen[0]).toBe(seen[1]);
    await visitor.page.getByRole("button", { name: "Sign In", exact: true }).first().click();
    await signInThroughPopup(visitor.page);
    await visitor.page.getByRole("heading", { name: "Location: Lisbon, Portugal" }).waitFor();
    await visitor.close();
  });

  test("that can't be shown for want of a connection offers to try again, and shows a picture in place of those that can't be had", async () => {
    await page.route("**/art/**", (route) => route.fulfill({ status: 404 }));
    let asked = 0;
    let isBack = false;
    await page.route("**/api/trips/*", async (route) => {
      const error = { code: "internal", text: "Something went wrong on our side." };
      asked += 1;
      return isBack ? route.continue() : route.fulfill({ status: 500, json: { error } });
    });
    await page.goto(`/view-trip/${trip.id}`);
    await page.getByRole("alert").getByText("Something went wrong on our side.").waitFor();
    const before = asked;
    // The page asks by itself, too, and shows no button meanwhile.
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    isBack = true;
    await page.getByRole("heading", { level: 1, name: "Location: Lisbon, Portugal" }).waitFor();
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
    expectOnlyErrors(opened, / (?:404|500) /);
  });
});

/** The trip with as many days, each like its first. */
async function serveDays(count: number): Promise<void> {
  const [first] = trip.tripData.itinerary;
  if (first === undefined) throw new Error("a trip of no days");
  const itinerary = Array.from({ length: count }, (_, index) => ({
    ...first,
    id: `day-${index}`,
    day: `Day ${index + 1}`,
    plan: first.plan.map((place, at) => ({ ...place, id: `place-${index}-${at}` })),
  }));
  await page.route(`**/api/trips/${trip.id}`, (route) =>
    route.fulfill({ json: { ...trip, tripData: { ...trip.tripData, itinerary } } }),
  );
}

async function openTrip(): Promise<void> {
  // Not until all is loaded: a test may hold a picture back.
  await page.goto(`/view-trip/${trip.id}`, { waitUntil: "commit" });
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
