import { afterAll, expect, test } from "vitest";
import { startPlacesServer } from "../../../stand-in/places-server.ts";
import { launchBrowser, openPage } from "../../support/browser/browser.ts";
import { fillForm, loadPhotos, pressGenerate } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { googleAt, MAPS_KEY, openDataAt } from "../../support/server/photo-world.ts";
import { startTestServer } from "../../support/server/test-server.ts";

const [places, browser] = await Promise.all([startPlacesServer(), launchBrowser()]);
afterAll(async () => {
  await browser.close();
  await places.close();
});

test.each([
  ...(IS_NIGHTLY ? ([["Google", googleAt, "Google Maps"]] as const) : []),
  ["open data", openDataAt, "Wikimedia Commons"],
] as const)("from three letters to a trip full of photos: %s", async (...row) => {
  const [_service, envAt, attribution] = row;
  const server = await startTestServer({ env: envAt(places.url) });
  const { storageState } = await signedInState(server);
  const { page, close } = await openPage(browser, { baseURL: server.url, storageState });
  await fillForm(page, { days: "2" });
  await page.getByRole("combobox").pressSequentially("lis");
  // The list moves up when it is of what was typed.
  await page.getByRole("option", { name: "Paris, France" }).waitFor({ state: "detached" });
  await page
    .getByRole("option", { name: /^Lisbon/ })
    .first()
    .click();
  await pressGenerate(page);
  await page.waitForURL(/\/view-trip\/\d{13}$/);
  await page.getByRole("heading", { level: 1, name: /^Location: Lisbon/ }).waitFor();
  await loadPhotos(page);
  const pictures = await page.locator('main img[src^="/api/photos/"]').count();
  expect(await page.locator('main img[src="/fallback-image.jpg"]').count()).toBe(0);
  expect(pictures).toBeGreaterThan(8);
  const credits = await page.getByText(/^Photo:/).allTextContents();
  expect(credits).toHaveLength(pictures);
  for (const credit of credits) expect(credit).toContain(attribution);
  expect(await page.content()).not.toContain(MAPS_KEY);
  await close();
  await server.close();
});
