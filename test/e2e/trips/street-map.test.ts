import type { IncomingHttpHeaders } from "node:http";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { png } from "../../../stand-in/png.ts";
import { launchBrowser, openPage, PHONE } from "../../support/browser/browser.ts";
import { listenOnFreePort, startMapPageServer } from "../../support/browser/map-page-server.ts";
import { LISBON_CREDIT, LISBON_LAYERS, LISBON_TILE } from "../../support/map/lisbon-tiles.ts";

type Asked = { readonly path: string; readonly headers: IncomingHttpHeaders };

const asked: Asked[] = [];
let isBroken = false;
let tiles: Awaited<ReturnType<typeof listenOnFreePort>>;
let pages: Awaited<ReturnType<typeof startMapPageServer>>;
let browser: Browser;

beforeAll(async () => {
  tiles = await listenOnFreePort(({ url = "", headers }, response) => {
    asked.push({ path: url, headers });
    const open = { "access-control-allow-origin": "*", "cache-control": "max-age=600" };
    if (isBroken) response.writeHead(503, open).end();
    else if (url === "/map.json") {
      const map = { attribution: LISBON_CREDIT, vector_layers: LISBON_LAYERS, maxzoom: 14 };
      response.writeHead(200, open);
      response.end(JSON.stringify({ ...map, tiles: [`${tiles.url}/{z}/{x}/{y}.pbf`] }));
    } else response.writeHead(200, open).end(url.endsWith(".png") ? png(256, 256) : LISBON_TILE);
  });
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

async function openMap(address = `${tiles.url}/map.json`) {
  const opened = await openPage(browser, { viewport: PHONE, hasTouch: true });
  await opened.page.goto(`${pages.url}/?map=${encodeURIComponent(address)}`);
  await opened.page.waitForSelector(".map-marker");
  return opened;
}

const streetMap = (page: Page) => page.getByRole("switch", { name: /Street map/ });
const isShown = (page: Page) => page.locator(".map-streets[data-shown] canvas").count();

test("the street map is off until it is turned on, and stays on in this browser; its names are in the reader's letters", async () => {
  const { page, errors, close } = await openMap();
  expect(asked).toEqual([]);
  await streetMap(page).click();
  await expect.poll(() => isShown(page)).toBe(1);
  await page.screenshot({ path: "/tmp/map-1.png" });
  expect(errors).toEqual([]);
  await close();
});
