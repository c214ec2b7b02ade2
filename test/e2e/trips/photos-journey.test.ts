import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlacesFault } from "../../../stand-in/places-fault.ts";
import { type PlacesServer, startPlacesServer } from "../../../stand-in/places-server.ts";
import { launchBrowser, openPage, screenshot } from "../../support/browser/browser.ts";
import { fillForm, loadPhotos, pressGenerate } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { startTestServer } from "../../support/server/test-server.ts";

const KEY = "AIza-stand-in-key";

let browser: Browser;
let places: PlacesServer;

beforeAll(async () => {
  [places, browser] = await Promise.all([startPlacesServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await places?.close();
});

test.each([
  ...(IS_NIGHTLY ? ([["Google", "Google Maps"]] as const) : []),
  ["open data", "Wikimedia Commons"],
] as const)("from three letters to a trip full of photos: %s", async (service, attribution) => {
  const { page, close } = await planLisbon(service);
  const pictures = await page.locator("main img").count();
  expect(await fallbacks(page)).toEqual([]);
  expect(pictures).toBeGreaterThan(8);
  const credits = await page.getByText(/^Photo:/).allTextContents();
  expect(credits).toHaveLength(pictures);
  for (const credit of credits) expect(credit).toContain(attribution);
  await screenshot(page, `journey-${service.replace(" ", "-")}`);
  expect(await page.content()).not.toContain(KEY);
  await close();
});

// The page can't tell one fault from another: test/http/photos/photos.test.ts has every one of them.
test.runIf(IS_NIGHTLY).each([
  ["photos-8", "hero and hotels"],
  ["redirect-trap", "everything"],
  ["hang", "everything"],
] satisfies (readonly [PlacesFault, string])[])(
  "with %s the fallback image is for %s",
  async (fault, what) => {
    const { page, close } = await planLisbon("Google", fault);
    const ofPlaces = await page.locator("main ol img").count();
    const all = await page.locator("main img").count();
    const withPhoto = what === "everything" ? 0 : ofPlaces;
    expect(await fallbacks(page)).toHaveLength(all - withPhoto);
    expect(await page.getByText(/^Photo:/).count()).toBe(withPhoto);
    expect(places.trapped).toEqual([]);
    await close();
  },
);

/** Types "lis", picks Lisbon, has a trip made and looks at all of it. */
async function planLisbon(service: "Google" | "open data", fault?: PlacesFault) {
  places.misbehave(undefined);
  const { url } = places;
  const server = await startTestServer({
    env:
      service === "Google"
        ? { GOOGLE_MAPS_API_KEY: KEY, PLACES_BASE_URL: url }
        : {
            OPEN_DATA: "on",
            OPEN_GUIDES_A_DAY: "0",
            PHOTON_URL: url,
            WIKIPEDIA_URL: url,
            COMMONS_URL: url,
          },
  });
  const { storageState } = await signedInState(server);
  const opened = await openPage(browser, { baseURL: server.url, storageState });
  const { page } = opened;
  await fillForm(page, { days: "2" });
  await page.getByRole("combobox").pressSequentially("lis");
  // The list moves up when it is of what was typed.
  await page.getByRole("option", { name: "Paris, France" }).waitFor({ state: "detached" });
  await page
    .getByRole("option", { name: /^Lisbon/ })
    .first()
    .click();
  places.misbehave(fault);
  await pressGenerate(page);
  await page.waitForURL(/\/view-trip\/\d{13}$/);
  await page.getByRole("heading", { level: 1, name: /^Location: Lisbon/ }).waitFor();
  await loadPhotos(page);
  return {
    page,
    async close() {
      await opened.close();
      await server.close();
    },
  };
}

async function fallbacks(page: Page): Promise<string[]> {
  const images = page.locator('main img[src="/fallback-image.jpg"]');
  return images.evaluateAll((all) => all.map((image) => image.outerHTML));
}
