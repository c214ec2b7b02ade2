import { png } from "./stand-in/png.ts";
import { launchBrowser, openPage, PHONE } from "./test/support/browser/browser.ts";
import { listenOnFreePort, startMapPageServer } from "./test/support/browser/map-page-server.ts";
import { LISBON_CREDIT, LISBON_LAYERS, LISBON_TILE } from "./test/support/map/lisbon-tiles.ts";
  const tiles = await listenOnFreePort(({ url = "", headers }, response) => {
    console.log("asked", url);
    const open = { "access-control-allow-origin": "*", "cache-control": "max-age=600" };
    if (url === "/map.json") {
      const map = { attribution: LISBON_CREDIT, vector_layers: LISBON_LAYERS, maxzoom: 14 };
      response.writeHead(200, open);
      response.end(JSON.stringify({ ...map, tiles: [`${tiles.url}/{z}/{x}/{y}.pbf`] }));
    } else response.writeHead(200, open).end(url.endsWith(".png") ? png(256, 256) : LISBON_TILE);
  });
const pages = await startMapPageServer(tiles.url);
const browser = await launchBrowser();
const { page } = await openPage(browser, { viewport: PHONE, hasTouch: true });
page.on("worker", (w) => {console.log("W", w.url()); w.on("close", () => console.log("W closed"));});
page.on("console", (m) => console.log("C", m.type(), m.text()));
page.on("pageerror", (m) => console.log("E", m));
page.on("request", (m) => console.log("R", m.url()));
await page.goto(`${pages.url}/?map=${encodeURIComponent(tiles.url + "/map.json")}`);
await page.waitForSelector(".map-marker");
console.log(await page.evaluate(() => !!document.createElement("canvas").getContext("webgl2")));
await page.getByRole("switch", { name: /Street map/ }).click();
await new Promise((r) => setTimeout(r, 8000));
console.log(await page.locator(".map-streets").evaluate((e) => e.outerHTML));
console.log(await page.evaluate(async()=>{const u=performance.getEntriesByType("resource").map(e=>e.name).filter(n=>n.includes("worker"))[0];const r=await fetch(u);return [u,r.status,r.headers.get("content-type"),(await r.text()).slice(0,200)]}));
await page.screenshot({ path: "/tmp/map-1.png" });
await browser.close(); process.exit(0);
