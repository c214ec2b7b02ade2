import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editWords } from "../../../src/web/messages/de/edit-words.ts";
import { placeMoreWords } from "../../../src/web/messages/de/trip-page/place-more-words.ts";
import { openPage, PHONE } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { byDay } from "../../support/nightly.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const { server, browser } = await openServerAndBrowser();

type Texts = Readonly<Record<string, { readonly name: string; readonly details: string }>>;
/** As translators wrote them. */
const textsIn = (tag: string): Texts =>
  JSON.parse(readFileSync(`guide/rome/texts.${tag}.json`, "utf8")).places;
const german = textsIn("de");

// Before a language is chosen on a page, which the next page may follow.
test("on a phone in German all days have a tab, that of the day that is read is marked, and no word is cut; places have German names and words, and maps are asked by those that they know", async () => {
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
    const main = page.locator("main");
    await expect.poll(() => main.textContent()).toMatch(/Kolosseum/);
    const text = (await main.textContent()) ?? "";
    const translated = (await fetchTrip(client, tripId)).tripData.itinerary
      .flatMap(({ plan }) => plan)
      .filter(({ guideId = "" }) => german[guideId]);
    expect(translated.filter(({ placeDetails }) => text.includes(placeDetails))).toEqual([]);
    // Where the weekdays on which it is closed stand, a description is a tap away.
    const described = translated.filter(({ guideId = "" }) =>
      text.includes(german[guideId]?.details ?? "-"),
    );
    expect(described.length).toBeGreaterThan(2);
    const known = translated.find(
      ({ guideId = "", placeName }) => german[guideId]?.name !== placeName,
    );
    const own = german[known?.guideId ?? ""];
    const link = main.getByRole("link", { name: own?.name ?? "" }).first();
    expect(await link.getAttribute("href")).toContain(encodeURIComponent(known?.placeName ?? ""));
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
    const lines = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element.lastChild ?? element);
      return range.getClientRects().length;
    };
    expect(await move.evaluate(lines)).toBe(1);
    const map = page.getByRole("link", { name: placeMoreWords.onTheMap }).first();
    await map.scrollIntoViewIfNeeded();
    expect(await map.evaluate(isCovered)).toBe(false);
    await close();
  }
});

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
