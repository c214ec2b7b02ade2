import type { IncomingHttpHeaders } from "node:http";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { png } from "../../../stand-in/png.ts";
import { examine } from "../../support/browser/axe.ts";
import { launchBrowser, openPage, PHONE } from "../../support/browser/browser.ts";
import { startMapPageServer } from "../../support/browser/map-page-server.ts";
import { colourShare } from "../../support/map/colour-share.ts";
import { LISBON_CREDIT, LISBON_LAYERS, LISBON_TILE } from "../../support/map/lisbon-tiles.ts";
import { listenOnFreePort } from "../../support/server/listen-on-free-port.ts";

type Asked = { readonly path: string; readonly headers: IncomingHttpHeaders };

/** The water of the light and of the dark page: src/web/styles.css. */
const [WATER, DARK_WATER] = ["#c6dbe2", "#123c50"];
const FAILED = "Street map unavailable. Showing the sketch instead.";

const asked: Asked[] = [];
let isBroken = false;
let tiles: Awaited<ReturnType<typeof startMapPageServer>>;
let pages: Awaited<ReturnType<typeof startMapPageServer>>;
let browser: Browser;

beforeAll(async () => {
  const { port, close } = await listenOnFreePort(({ url = "", headers }, response) => {
    asked.push({ path: url, headers });
    const open = { "access-control-allow-origin": "*" };
    if (isBroken) response.writeHead(503, open).end();
    else if (url === "/map.json") {
      const map = { attribution: LISBON_CREDIT, vector_layers: LISBON_LAYERS, maxzoom: 14 };
      response.writeHead(200, open);
      response.end(JSON.stringify({ ...map, tiles: [`${tiles.url}/{z}/{x}/{y}.pbf`] }));
    } else response.writeHead(200, open).end(url.endsWith(".png") ? png(256, 256) : LISBON_TILE);
  });
  tiles = { url: `http://localhost:${port}`, close };
  pages = await startMapPageServer(tiles.url);
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

async function openMap(address = `${tiles.url}/map.json`, more = {}) {
  const opened = await openPage(browser, { viewport: PHONE, hasTouch: true, ...more });
  await opened.page.goto(`${pages.url}/?map=${encodeURIComponent(address)}`);
  await opened.page.waitForSelector(".map-marker");
  return opened;
}

const streetMap = (page: Page) => page.getByRole("switch", { name: /Street map/ });
const isShown = (page: Page) => page.locator(".map-streets[data-shown] canvas").count();

test("the street map is off until it is turned on, and stays on in this browser; its server gets our origin and no cookie, and is credited", async () => {
  const { page, end } = await openMap();
  expect(asked).toEqual([]);
  await streetMap(page).click();
  await expect.poll(() => isShown(page)).toBe(1);
  await expect.poll(() => colourShare(page, WATER)).toBeGreaterThan(0.2);
  const credits = await page
    .locator(".map-credit a")
    .evaluateAll((links) =>
      links.map((link) => [link.firstChild?.textContent, link.getAttribute("href")]),
    );
  expect(credits).toEqual([
    ["© OpenMapTiles", "https://www.openmaptiles.org/"],
    ["© OpenStreetMap contributors", "https://www.openstreetmap.org/copyright"],
  ]);
  expect((await examine(page)).violations).toEqual([]);
  expect(asked.length).toBeGreaterThan(1);
  for (const { headers } of asked) {
    expect([headers.referer, headers.cookie]).toEqual([`${pages.url}/`, undefined]);
  }

  await page.reload();
  await expect.poll(() => isShown(page)).toBe(1);
  expect(await streetMap(page).getAttribute("aria-checked")).toBe("true");
  await streetMap(page).click();
  await expect.poll(() => page.locator(".map-streets canvas").count()).toBe(0);
  await page.reload();
  await page.waitForSelector(".map-marker");
  expect(await streetMap(page).getAttribute("aria-checked")).toBe("false");
  await end();
});

test("it moves with the map and asks for what comes into view; it is dark where the page is", async () => {
  const { page, close } = await openMap(undefined, { colorScheme: "dark" });
  await streetMap(page).click();
  await expect.poll(() => colourShare(page, DARK_WATER)).toBeGreaterThan(0.2);
  const before = new Set(asked.map(({ path }) => path));
  await page.getByRole("application").focus();
  for (let press = 0; press < 12; press++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("-");
  await expect.poll(() => asked.some(({ path }) => !before.has(path))).toBe(true);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => colourShare(page, WATER)).toBeGreaterThan(0.2);
  await close();
});

test("tiles may be images", async () => {
  const { page, end } = await openMap(`${tiles.url}/{z}/{x}/{y}.png`);
  await streetMap(page).click();
  await expect.poll(() => isShown(page)).toBe(1);
  expect(asked.every(({ path }) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true);
  await end();
});

test("where tiles don't come, the sketch stays and the page says so; once they do, they are shown", async () => {
  isBroken = true;
  const { page, close } = await openMap();
  await streetMap(page).click();
  await page.getByText(FAILED).waitFor();
  expect(await isShown(page)).toBe(0);
  isBroken = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => isShown(page)).toBe(1);
  await close();
});

test("a browser without WebGL keeps the sketch and says so; the policy lets no other server's map in", async () => {
  const plain = await openMap();
  await plain.page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const other = await openMap("http://127.0.0.1:9/map.json");
  for (const { page } of [plain, other]) {
    await streetMap(page).click();
    await page.getByText(FAILED).waitFor();
    expect(await isShown(page)).toBe(0);
  }
  expect(other.errors.join("\n")).toMatch(/connect-src/);
  await Promise.all([plain.close(), other.close()]);
});
