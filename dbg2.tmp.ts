import { writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { launchBrowser, openPage, PHONE } from "./test/support/browser/browser.ts";
import { keptFiles, waitForWorker } from "./test/support/browser/service-worker.ts";
import { LISBON_CREDIT, LISBON_LAYERS, lisbonTiles } from "./test/support/map/lisbon-tiles.ts";
import { pmtilesFile } from "./test/support/map/pmtiles-file.ts";
import { startTestServer } from "./test/support/server/test-server.ts";

const path = "/tmp/lisbon.pmtiles";
writeFileSync(
  path,
  pmtilesFile(lisbonTiles(7, 14), { vector_layers: LISBON_LAYERS, attribution: LISBON_CREDIT }),
);
const server = await startTestServer({ env: { MAP_TILES: path } });
const browser = await launchBrowser();
const { page } = await openPage(browser, {
  baseURL: server.url,
  viewport: PHONE,
  serviceWorkers: "allow",
});
page.on("console", (m) => console.log("C", m.type(), m.text().slice(0, 300)));
page.on("request", (m) => m.url().includes("map") && console.log("R", m.url()));
await page.goto("/example?view=map&day=1");
console.log("open");
await waitForWorker(page);
console.log("worker");
await new Promise((r) => setTimeout(r, 3000));
console.log(await (await fetch(server.url + "/api/config")).text());
await page.screenshot({ path: "/tmp/map-2.png" });
await page.getByRole("switch", { name: /Street map/ }).click({ timeout: 5000 });
console.log("on");
await new Promise((r) => setTimeout(r, 6000));
console.log(await page.locator(".map-streets").evaluate((e) => e.outerHTML.slice(0, 200)));
console.log(
  (await keptFiles(page))
    .map(({ cache, path }) => `${cache} ${path}`)
    .filter((x) => x.includes("map"))
    .slice(0, 10),
);
await page.screenshot({ path: "/tmp/map-2.png" });
await page.context().setOffline(true);
await page.reload();
await new Promise((r) => setTimeout(r, 6000));
console.log(await page.locator(".map-streets").evaluate((e) => e.outerHTML.slice(0, 200)));
await page.screenshot({ path: "/tmp/map-3.png" });
await browser.close();
await server.close();
process.exit(0);
