import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { auditPage } from "../../support/browser/audit-page.ts";
import { DESKTOP, openPage, screenshot } from "../../support/browser/browser.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { waitForWorker } from "../../support/browser/service-worker.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const { server, browser } = await openServerAndBrowser({ whole: true });

type Texts = Readonly<Record<string, { readonly name: string; readonly details: string }>>;
const textsIn = (tag: string): Texts =>
  JSON.parse(readFileSync(`guide/rome/texts.${tag}.json`, "utf8")).places;
const [german, french] = [textsIn("de"), textsIn("fr")];

async function openRome(locale: string) {
  const { storageState, client } = await signedInState(server);
  const location = { label: "Rome, Italy" };
  const tripId = await generateTrip(client, { ...SELECTION, location });
  const trip = await fetchTrip(client, tripId);
  const watched = await openPage(browser, {
    baseURL: server.url,
    storageState,
    locale,
    viewport: DESKTOP,
    serviceWorkers: "allow",
  });
  await watched.page.goto(`/view-trip/${tripId}`);
  return { ...watched, client, tripId, trip, stored: () => fetchTrip(client, tripId) };
}

const link = (page: Page, name: string) => page.getByRole("link", { name }).first();

test("a German reads the trip in German, edits it, loses the network and changes the language; what is stored stays English", async () => {
  const { page, trip, stored, errors, close } = await openRome("de-DE");
  const places = trip.tripData.itinerary.flatMap(({ plan }) => plan);
  // One that German calls otherwise.
  const place = places.find(
    ({ guideId = "", placeName }) => german[guideId] && german[guideId].name !== placeName,
  );
  const own = german[place?.guideId ?? ""];
  const inFrench = french[place?.guideId ?? ""];
  if (place === undefined || own === undefined || inFrench === undefined) throw new Error("place");
  await link(page, own.name).waitFor();
  const row = page.locator(`#place-${place.id}`);
  await expect.poll(() => row.textContent()).toContain(own.details.split(".")[0]);
  expect(await page.locator("main").textContent()).not.toContain(place.placeDetails.slice(0, 40));
  expect(await row.locator("[lang=en]").count()).toBe(0);
  // Maps know the name that the trip stores.
  expect(await link(page, own.name).getAttribute("href")).toContain(
    encodeURIComponent(place.placeName),
  );
  await page.getByRole("button", { name: new RegExp(own.name) }).first().waitFor();
  await page.locator("[data-map] , svg text, .map").first().waitFor({ state: "attached" });
  await screenshot(page, "german-rome");
  expect(await auditPage(page)).toEqual([]);

  await page.getByRole("button", { name: `„${own.name}“ entfernen` }).or(page.getByRole("button", { name: new RegExp(`${own.name}.*entfernen|[Ee]ntfern.*${own.name}`) })).first().click();
  await page.locator("[data-sonner-toast]").getByText(own.name).waitFor();
  await expect
    .poll(async () => (await stored()).tripData.setAside?.map(({ placeName }) => placeName))
    .toEqual([place.placeName]);

  await waitForWorker(page);
  const [other] = places.filter(({ id, guideId = "", placeName }) => id !== place.id && german[guideId]?.name !== placeName);
  const kept = german[other?.guideId ?? ""]?.name ?? "";
  await goOffline(page);
  await page.reload();
  await link(page, kept).waitFor();
  expect(errors.filter((error) => !error.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await page.context().setOffline(false);
  await page
    .getByRole("navigation", { name: "Sprache" })
    .getByRole("link", { name: "Français" })
    .click();
  await page.locator('html[lang="fr"]').waitFor();
  await link(page, french[other?.guideId ?? ""]?.name ?? "").waitFor();
  await close();
});
