import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAP_CACHE } from "../../../src/domain/application-cache.ts";
import { PHONE } from "../../support/browser/browser.ts";
import { keptFiles, waitForWorker } from "../../support/browser/service-worker.ts";
import { openNewTrip, openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { LISBON_CREDIT, LISBON_LAYERS, lisbonTiles } from "../../support/map/lisbon-tiles.ts";
import { pmtilesFile } from "../../support/map/pmtiles-file.ts";

const folder = mkdtempSync(join(tmpdir(), "map-"));
let world: Awaited<ReturnType<typeof openSignedIn>>;

beforeAll(async () => {
  const path = join(folder, "lisbon.pmtiles");
  const about = { vector_layers: LISBON_LAYERS, attribution: LISBON_CREDIT };
  writeFileSync(path, pmtilesFile(lisbonTiles(7, 14), about));
  world = await openSignedIn({ env: { MAP_TILES: path } });
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a trip whose street map has been seen has it without a network too, until one signs out", async () => {
  const { page, tripId, close } = await openNewTrip(world, {
    viewport: PHONE,
    serviceWorkers: "allow",
  });
  await waitForWorker(page);
  await page.goto(`/view-trip/${tripId}?view=map&day=1`);
  const isShown = () => page.locator(".map-streets[data-shown] canvas").count();
  const keptTiles = async () =>
    (await keptFiles(page)).filter(({ cache }) => cache === MAP_CACHE).map(({ path }) => path);
  await page.getByRole("switch", { name: /Street map/ }).click();
  await expect.poll(isShown).toBe(1);
  // What is wide and what is near, and what describes them.
  await expect.poll(keptTiles).toContain("/api/map");
  for (const zoom of [7, 12, 14]) {
    await expect
      .poll(async () => (await keptTiles()).some((path) => path.includes(`/${zoom}/`)))
      .toBe(true);
  }
  await page.context().setOffline(true);
  await page.reload();
  await expect.poll(isShown).toBe(1);

  await page.context().setOffline(false);
  await page.goto("/my-trips");
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.poll(keptTiles).toEqual([]);
  await close();
});
