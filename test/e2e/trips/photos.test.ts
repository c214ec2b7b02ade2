import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, PHONE, type WatchedPage } from "../../support/browser/browser.ts";
import { eachPage } from "../../support/browser/each-page.ts";
import { expectOnlyErrors } from "../../support/browser/expect-only-errors.ts";
import { walkTo } from "../../support/browser/focus.ts";
import { loadingPictures, loadPhotos, open } from "../../support/browser/page-actions.ts";
import { photoAnswer, playPhotos } from "../../support/browser/photo-routes.ts";
import { photoSlots } from "../../support/browser/photo-slots.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

let opened: WatchedPage;
let page: Page;
let warnings: string[];

const { browser, ada, asAda } = await openSignedIn();
// A day has a hero, hotels and places enough.
const trip = await fetchTrip(ada, await generateTrip(ada, { ...SELECTION, noOfDays: "1" }));
eachPage(browser, asAda, (watched) => {
  page = watched.page;
  opened = watched;
  warnings = [];
  page.on("console", (message) => {
    // Playwright says that it keeps service workers away.
    const isOurs = !message.text().includes("Playwright");
    if (message.type() === "warning" && isOurs) warnings.push(message.text());
  });
});

test.each(
  byDay([
    ["a phone, Google's", PHONE, "google", 4],
    ["a desktop, Wikimedia's", DESKTOP, "wikimedia", 8],
  ] as const),
)(
  "photos are asked for when they come near the screen, once, and move nothing when they are slow, on %s",
  async (_, viewport, source, most) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(watchLayoutShift);
    const asked = await playPhotos(page, { source, delayMs: 150 });
    await openTrip();
    await page.waitForLoadState("networkidle");
    expect(asked[0]).toBe("hero");
    expect(asked.length).toBeLessThanOrEqual(most);
    const places = trip.tripData.itinerary.flatMap(({ plan }) => plan.map(({ id }) => id));
    expect(asked.filter((slot) => places.includes(slot)).length).toBeLessThan(most - 2);
    await scrollThrough(200);
    expect(await layoutShift()).toBeLessThanOrEqual(0.01);
    expect(asked.toSorted()).toEqual(photoSlots(trip).toSorted());

    await page.goto("/my-trips");
    await page.getByRole("link", { name: /Lisbon, Portugal/ }).waitFor();
    // That the list is shorter than its skeleton has nothing to do with photos.
    await page.evaluate(() => sessionStorage.removeItem("shift"));
    await page.getByText(/^Photo:/).waitFor();
    await loadingPictures(page).waitFor({ state: "detached" });
    expect(await layoutShift()).toBeLessThanOrEqual(0.01);
  },
);

test("open data's photos take the place of drawings that are there at once, in the width that is shown; under each stand its author, licence and source, and it is seen large in what is unfolded", async () => {
  const { promise: held, resolve: releaseHeld } = Promise.withResolvers<void>();
  // The server looks each up first, and is asked for it again.
  const pending = new Set<string>();
  await playPhotos(page, {
    source: "wikimedia",
    answer: async (route, slot) => {
      await held;
      if (pending.has(slot)) return route.fulfill({ json: photoAnswer(slot, "wikimedia") });
      pending.add(slot);
      return route.fulfill({ status: 202, json: { retryAfterMs: 50 } });
    },
  });
  await openTrip();
  const hero = page.locator("main header img");
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/art\/city-lisbon.svg$/);
  // Those further down come when they are near.
  const firstCard = page.locator("main ol .card").first();
  await expect.poll(() => firstCard.getByText("Loading image...").count()).toBe(0);
  expect(await page.getByText(/^Photo:/).count()).toBe(0);
  releaseHeld();
  await loadPhotos(page);
  expect(await shownImages()).toEqual(photoSlots(trip).map((slot) => `/api/photos/${slot}`));
  expect(warnings).toEqual([]);
  expect(await attributes(hero)).toEqual({
    loading: "eager",
    fetchpriority: "high",
    sizes: "100vw",
    srcset: "/api/photos/hero?width=330 330w, /api/photos/hero?width=960 960w",
    alt: "",
  });
  const hotel = page.locator("section:has(#hotels-title) img").first();
  expect(await attributes(hotel)).toMatchObject({ loading: "lazy", fetchpriority: "auto" });
  expect(await hotel.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/330$/);
  expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/960$/);
  const credits = page.getByText(/^Photo:/);
  expect(await credits.count()).toBe(photoSlots(trip).length);
  for (const credit of await credits.all()) {
    expect(visibleText(await credit.textContent())).toBe(
      "Photo: Maria João de Oliveira · CC BY-SA 4.0 · Wikimedia Commons",
    );
    expect(await linksOf(credit)).toEqual([
      "https://commons.wikimedia.org/wiki/User:M",
      "https://creativecommons.org/licenses/by-sa/4.0/",
      "https://commons.wikimedia.org/wiki/File:A.jpg",
    ]);
    expect(await fontSize(credit)).toBeGreaterThanOrEqual(16);
  }
  expect(await page.locator("a a").count()).toBe(0);

  // That of a small picture stands in the list at the page's end, and with the picture unfolded.
  const slots = photoSlots(trip).length - 1;
  await page.getByText(`Photo credits (${slots})`).click();
  expect(
    await page
      .locator("details li")
      .getByText(/^Photo:/)
      .count(),
  ).toBe(slots);
  const place = trip.tripData.itinerary[0]?.plan[0];
  for (const [name, id] of [
    [trip.tripData.hotels[0]?.hotelName, trip.tripData.hotels[0]?.id],
    [place?.placeName, place?.id],
  ]) {
    const image = page.locator(`main img[src="/api/photos/${id}"]`);
    const { width: small = 0 } = (await image.boundingBox()) ?? {};
    await page.getByRole("button", { name: `More about ${name}` }).click();
    await expect
      .poll(async () => (await image.boundingBox())?.width ?? 0)
      .toBeGreaterThan(2 * small);
    const { width = 0, height = 0 } = (await image.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(150);
    expect(width / height).toBeLessThan(1.6);
  }
  await page
    .locator(`[id="place-${place?.id}"]`)
    .getByText(/^Photo:/)
    .waitFor();
  await walkTo(page, "a Maria João de Oliveira (opens in a new tab)");
  await walkTo(page, "a CC BY-SA 4.0 (opens in a new tab)", { most: 1 });
  await walkTo(page, "a Wikimedia Commons (opens in a new tab)", { most: 1 });
});

test("Google's photos are loading, then name authors and Google Maps, with a link where there is one; where there are none a picture is shown, with a warning and no credit", async () => {
  const { promise: held, resolve: releaseHeld } = Promise.withResolvers<void>();
  let areThere = true;
  await playPhotos(page, {
    source: "google",
    answer: async (route, slot) => {
      await held;
      const answer = areThere ? photoAnswer(slot, "google") : null;
      await route.fulfill({ contentType: "application/json", body: JSON.stringify(answer) });
    },
  });
  await openTrip();
  const hero = page.locator("main header");
  await hero.getByText("Loading image...", { exact: true }).waitFor();
  expect(await page.locator("main img").count()).toBe(0);
  releaseHeld();
  await hero.getByText("Loading image...").waitFor({ state: "detached" });
  expect(await hero.locator("img").getAttribute("src")).toBe("/api/photos/hero");
  const credit = page.getByText(/^Photo:/).first();
  await credit.waitFor();
  expect(visibleText(await credit.textContent())).toBe("Photo: Ana Silva, Tom Berg · Google Maps");
  expect(await linksOf(credit)).toHaveLength(2);
  expect(await credit.locator("[translate=no]").textContent()).toContain("Google Maps");

  await loadPhotos(page);
  expect(warnings).toEqual([]);
  areThere = false;
  await openTrip();
  await loadPhotos(page);
  expect(await shownImages()).toEqual(photoSlots(trip).map(() => "/fallback-image.jpg"));
  expect(await page.getByText(/^Photo:/).count()).toBe(0);
  expect(warnings).toContain(`no photo at /api/trips/${trip.id}/photos/hero`);
  expect(warnings).toHaveLength(photoSlots(trip).length);
});

test.each([
  ...(IS_NIGHTLY ? ([["google", "/fallback-image.jpg"]] as const) : []),
  ["wikimedia", "/art/city-lisbon.svg"],
] as const)(
  "a photo whose image doesn't load takes %s's credit with it",
  async (source, instead) => {
    await playPhotos(page, { source, image: (route) => route.fulfill({ status: 502 }) });
    await openTrip();
    await page.locator(`main header img[src="${instead}"]`).waitFor();
    await loadPhotos(page);
    expect(await page.getByText(/^Photo:/).count()).toBe(0);
    expect(warnings).toContain("no photo at /api/photos/hero");
    // What it asks for meanwhile fails a moment later.
    await page.close();
    expectOnlyErrors(opened, / 502 /);
  },
);

async function openTrip(): Promise<void> {
  await open(page, `/view-trip/${trip.id}`, "Location: Lisbon, Portugal");
}

/** Down to the end a screen at a time, and up again, until no picture is loading. */
async function scrollThrough(pauseMs = 20): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += height) {
    // What is near is noticed once a frame.
    await page.evaluate(
      (y) =>
        new Promise((resolve) => {
          window.scrollTo(0, y);
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
      top,
    );
    await page.waitForTimeout(pauseMs);
  }
  for (const hotel of await page.locator("section:has(#hotels-title) li").all()) {
    await hotel.evaluate((card) => card.scrollIntoView({ behavior: "instant" }));
    await page.waitForTimeout(pauseMs);
  }
  await expect.poll(() => loadingPictures(page).count(), { timeout: 60_000 }).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function shownImages(): Promise<string[]> {
  return page
    .locator("main img")
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ src }) => new URL(src).pathname),
    );
}

function attributes(image: Locator): Promise<Record<string, string | null>> {
  return image.evaluate((element) =>
    Object.fromEntries(
      ["loading", "fetchpriority", "sizes", "srcset", "alt"].map((name) => [
        name,
        element.getAttribute(name),
      ]),
    ),
  );
}

/** Their addresses; each opens a tab that knows nothing of ours. */
async function linksOf(credit: Locator): Promise<string[]> {
  const links = await credit
    .locator("a")
    .evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ href, target, rel }) => [href, target, rel]),
    );
  for (const [, ...rest] of links) expect(rest).toEqual(["_blank", "noopener noreferrer"]);
  return links.map(([href = ""]) => href);
}

function visibleText(text: string | null): string {
  return (text ?? "").replaceAll(" (opens in a new tab)", "").replaceAll(/\s+/g, " ").trim();
}

function fontSize(element: Locator): Promise<number> {
  return element.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
}

async function layoutShift(): Promise<number> {
  // Shifts are told a frame later.
  await page.waitForTimeout(100);
  return page.evaluate(() => Number(sessionStorage.getItem("shift") ?? 0));
}

/** Runs in the page: adds up every shift, over all the screens of the tab. */
function watchLayoutShift(): void {
  new PerformanceObserver((list) => {
    let sum = Number(sessionStorage.getItem("shift") ?? 0);
    for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    sessionStorage.setItem("shift", String(sum));
  }).observe({ type: "layout-shift", buffered: true });
}
