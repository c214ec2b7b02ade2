import type { IncomingHttpHeaders } from "node:http";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { png } from "../../../stand-in/png.ts";
import { launchBrowser, openPage, PHONE } from "../../support/browser/browser.ts";
import { listenOnFreePort, startMapPageServer } from "../../support/browser/map-page-server.ts";

type Asked = { readonly path: string; readonly headers: IncomingHttpHeaders };

const asked: Asked[] = [];
let isBroken = false;
let tiles: Awaited<ReturnType<typeof listenOnFreePort>>;
let pages: Awaited<ReturnType<typeof startMapPageServer>>;
let browser: Browser;

beforeAll(async () => {
  tiles = await listenOnFreePort(({ url = "", headers }, response) => {
    asked.push({ path: url, headers });
    if (isBroken) {
      response.writeHead(503).end();
      return;
    }
    response.writeHead(200, { "content-type": "image/png", "cache-control": "max-age=600" });
    response.end(png(256, 256));
  });
  pages = await startMapPageServer(`${tiles.url}/{z}/{x}/{y}.png`);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([pages?.close(), tiles?.close()]);
});
beforeEach(() => {
  asked.length = 0;
  isBroken = false;
});

async function openMap(address = `${tiles.url}/{z}/{x}/{y}.png`) {
  const opened = await openPage(browser, { viewport: PHONE, hasTouch: true });
  await opened.page.goto(`${pages.url}/?tiles=${encodeURIComponent(address)}`);
  await opened.page.waitForSelector(".map-marker");
  return opened;
}

const streetMap = (page: Page) => page.getByRole("switch", { name: /Street map/ });
const shownTiles = (page: Page) =>
  page
    .locator(".map-tiles img")
    .evaluateAll(
      (images) =>
        images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
          .length,
    );

test("the street map is off until it is turned on, and stays on in this browser; only tiles in view are asked for, once, with our origin as the referrer and no cookie", async () => {
  const { page, errors, close } = await openMap();
  expect(await streetMap(page).getAttribute("aria-checked")).toBe("false");
  await expect.poll(() => page.getByText("from localhost").isVisible()).toBe(true);
  expect(asked).toEqual([]);
  await streetMap(page).click();
  await expect.poll(() => shownTiles(page)).toBeGreaterThan(3);
  const link = page.getByRole("link", { name: /© OpenStreetMap contributors/ });
  expect(await link.getAttribute("href")).toBe("https://www.openstreetmap.org/copyright");
  const paths = asked.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  // As many as a phone's screen shows a part of, at most: they are 181 px wide at least.
  expect(paths.length).toBeLessThanOrEqual(4 * 6);
  for (const { path, headers } of asked) {
    expect(path).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
    expect(headers.referer).toBe(`${pages.url}/`);
    expect(headers.cookie).toBeUndefined();
    expect(headers["cache-control"]).toBeUndefined();
  }
  const rects = await page
    .locator(".map-tiles img")
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
  for (const { left, right, top, bottom } of rects) {
    expect(right > 0 && left < PHONE.width && bottom > 0 && top < PHONE.height).toBe(true);
  }

  await page.reload();
  await expect.poll(() => shownTiles(page)).toBeGreaterThan(3);
  expect(await streetMap(page).getAttribute("aria-checked")).toBe("true");
  await streetMap(page).click();
  await expect.poll(() => page.locator(".map-tiles").count()).toBe(0);
  await page.reload();
  await page.waitForSelector(".map-marker");
  expect(await streetMap(page).getAttribute("aria-checked")).toBe("false");
  expect(errors).toEqual([]);
  await close();
});

test("where tiles don't come, the sketch stays and the page says so; once they do, they are shown", async () => {
  isBroken = true;
  const { page, close } = await openMap();
  await streetMap(page).click();
  await page.getByText("Street map unavailable. Showing the sketch instead.").waitFor();
  expect(await shownTiles(page)).toBe(0);
  isBroken = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => shownTiles(page)).toBeGreaterThan(3);
  await close();
});

test("the policy lets no other server's tiles in", async () => {
  const { page, errors, close } = await openMap("http://127.0.0.1:9/{z}/{x}/{y}.png");
  await streetMap(page).click();
  await page.getByText("Street map unavailable. Showing the sketch instead.").waitFor();
  expect(errors.join("\n")).toMatch(/img-src/);
  await close();
});
