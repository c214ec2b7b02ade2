import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { editWords } from "../../../src/web/messages/de/edit-words.ts";
import { placeMoreWords } from "../../../src/web/messages/de/trip-page/place-more-words.ts";
import { viewTripWords } from "../../../src/web/messages/de/view-trip-words.ts";
import { auditPage } from "../../support/browser/audit-page.ts";
import {
  DESKTOP,
  launchBrowser,
  openPage,
  PHONE,
  screenshot,
} from "../../support/browser/browser.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { waitForWorker } from "../../support/browser/service-worker.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

let server: TestServer;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

type Texts = Readonly<Record<string, { readonly name: string; readonly details: string }>>;
/** As translators wrote them. */
const textsIn = (tag: string): Texts =>
  JSON.parse(readFileSync(`guide/rome/texts.${tag}.json`, "utf8")).places;
const [german, french] = [textsIn("de"), textsIn("fr")];

const mapsLink = (page: Page, name: string) =>
  page.locator("main").getByRole("link", { name }).first();

// Before a language is chosen on a page, which the next page may follow.
test("on a phone in German all days have a tab, that of the day that is read is marked, and no word is cut", async () => {
  const { storageState, client } = await signedInState(server);
  const location = { label: "Rome, Italy" };
  const tripId = await generateTrip(client, { ...SELECTION, location, noOfDays: "8" });
  for (const width of byDay([320, 390])) {
    const { page, close } = await openPage(browser, {
      baseURL: server.url,
      storageState,
      locale: "de-DE",
      viewport: { ...PHONE, width },
    });
    await page.goto(`/view-trip/${tripId}`);
    await expect.poll(() => page.locator("main").textContent()).toMatch(/Kolosseum/);
    const tabs = page.locator("[data-day-tabs] nav");
    expect(await tabs.evaluate(sticksOut)).toBe(false);
    for (const day of [6, 3]) {
      const heading = page.getByRole("heading", { level: 3, name: new RegExp(`^Tag ${day}`) });
      await heading.evaluate((element) => element.scrollIntoView({ block: "start" }));
      await expect
        .poll(() => tabs.locator("[aria-current=location]").textContent())
        .toContain(`Tag ${day} `);
    }
    await page
      .getByRole("button", { name: /^Mehr über/ })
      .nth(4)
      .click();
    const move = page.getByRole("button", { name: editWords.move, exact: true }).first();
    await move.scrollIntoViewIfNeeded();
    await screenshot(page, `german-actions-${width}`, false);
    const lines = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element.lastChild ?? element);
      return range.getClientRects().length;
    };
    expect(await move.evaluate(lines)).toBe(1);
    const map = page.getByRole("link", { name: placeMoreWords.onTheMap }).first();
    await map.scrollIntoViewIfNeeded();
    await screenshot(page, `german-place-${width}`, false);
    expect(await map.evaluate(isCovered)).toBe(false);
    await close();
  }
});

test.runIf(IS_NIGHTLY)(
  "a trip is read in German, changed, read without a network and in French; what is stored stays English",
  async () => {
    const { storageState, client } = await signedInState(server);
    const tripId = await generateTrip(client, { ...SELECTION, location: { label: "Rome, Italy" } });
    const { tripData } = await fetchTrip(client, tripId);
    const renamed = tripData.itinerary
      // A warning would stand in the place of what it is.
      .flatMap(({ plan }) => plan.filter(({ notOn }) => notOn === undefined))
      .flatMap(({ id, guideId = "", placeName, placeDetails }) => {
        const [own, inFrench] = [german[guideId], french[guideId]];
        return own === undefined || inFrench === undefined || own.name === placeName
          ? []
          : [{ id, placeName, placeDetails, own, inFrench }];
      });
    const [place, other] = renamed;
    if (place === undefined || other === undefined) throw new Error("German calls both otherwise");
    const { page, errors, close } = await openPage(browser, {
      baseURL: server.url,
      storageState,
      locale: "de-DE",
      viewport: DESKTOP,
      serviceWorkers: "allow",
    });

    await page.goto(`/view-trip/${tripId}`);
    await mapsLink(page, place.own.name).waitFor();
    const main = page.locator("main");
    for (const { own, placeDetails } of [place, other]) {
      await expect.poll(() => main.textContent()).toContain(own.details);
      expect(await main.textContent()).not.toContain(placeDetails);
    }
    expect(await main.locator("[lang=en]").count()).toBe(0);
    // Maps are asked by the name that they know.
    expect(await mapsLink(page, place.own.name).getAttribute("href")).toContain(
      encodeURIComponent(place.placeName),
    );
    // On the map, too, where one marker may stand for several.
    await page.mouse.wheel(0, 500);
    const onMap = () =>
      page
        .locator(".map-marker")
        .evaluateAll((markers) =>
          markers.map((marker) => marker.getAttribute("aria-label")).join(),
        );
    const isNamed = (text: string) => renamed.some(({ own }) => text.includes(own.name));
    await expect.poll(async () => isNamed(await onMap())).toBe(true);
    await screenshot(page, "german-rome");
    expect(await auditPage(page)).toEqual([]);

    await page.getByRole("button", { name: viewTripWords.moreAbout(place.own.name) }).click();
    await page.getByRole("button", { name: editWords.remove, exact: true }).first().click();
    await expect
      .poll(async () =>
        (await fetchTrip(client, tripId)).tripData.setAside?.map(({ placeName }) => placeName),
      )
      .toEqual([place.placeName]);

    await waitForWorker(page);
    await goOffline(page);
    await page.reload();
    await mapsLink(page, other.own.name).waitFor();
    await page.context().setOffline(false);
    await page
      .getByRole("navigation", { name: "Sprache" })
      .getByRole("link", { name: "Français" })
      .click();
    await page.locator('html[lang="fr"]').waitFor();
    await mapsLink(page, other.inFrench.name).waitFor();
    await expect.poll(() => main.textContent()).toContain(other.inFrench.details);
    expect(errors.filter((error) => !error.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
    await close();
  },
);

/** Whether some of it is reached by scrolling only. */
function sticksOut(nav: Element): boolean {
  const row = nav.querySelector("ul");
  return row === null || row.scrollWidth > row.clientWidth;
}

function isCovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 4, right - 4].some(
    (x) => !element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
  );
}
