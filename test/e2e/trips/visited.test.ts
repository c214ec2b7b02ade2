import { expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, PHONE, screenshot } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { fillForm, pressGenerate } from "../../support/browser/page-actions.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { byDay } from "../../support/nightly.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const opened = await openServerAndBrowser();

const placesOf = ({ tripData }: Trip) => tripData.itinerary.flatMap(({ plan }) => plan);

test.each(
  byDay([
    ["a phone", PHONE],
    ["a desktop", DESKTOP],
  ] as const),
)(
  "on %s places of a trip that is over are ticked off, and the next plan leaves them out but for one",
  async (name, viewport) => {
    const { page, client, trip, tripId, stored, errors, close } = await openNewTrip(opened, {
      viewport,
      colorScheme: viewport === PHONE ? "dark" : "light",
    });
    await sendEdits(client, tripId, [{ kind: "set-start-date", date: "2026-01-10" }]);
    await page.reload();
    await page.locator("summary", { hasText: "After your trip" }).click();
    await page.getByRole("button", { name: "Mark all as visited" }).press("Enter");
    await expect
      .poll(async () => placesOf(await stored()).every(({ isVisited }) => isVisited === true))
      .toBe(true);
    const [missed, loved] = placesOf(await stored());
    if (missed === undefined || loved === undefined) throw new Error("two places");
    const row = page.locator(`[id="place-${missed.id}"]`);
    await row.getByRole("button", { expanded: false }).first().click();
    await row.getByRole("checkbox", { name: `I’ve been here (${missed.placeName})` }).click();
    await expect
      .poll(
        async () => placesOf(await stored()).filter(({ isVisited }) => isVisited === true).length,
      )
      .toBe(placesOf(trip).length - 1);
    await screenshot(page, `visited ${name}`, false);

    await fillForm(page, { destination: "Lisbon, Portugal", days: "3" });
    await page.locator("summary", { hasText: /^Leaving out \d+ places/ }).click();
    const again = page.getByRole("group", { name: /see again/ });
    await again.getByRole("checkbox", { name: loved.placeName, exact: true }).check();
    expect(await again.getByRole("checkbox", { name: missed.placeName, exact: true }).count()).toBe(
      0,
    );
    expect((await examine(page, { part: "form" })).violations).toEqual([]);
    await screenshot(page, `visited form ${name}`, false);
    await pressGenerate(page);
    await page.waitForURL(
      (url) => url.pathname.startsWith("/view-trip/") && !url.pathname.endsWith(tripId),
    );
    const next = placesOf(
      await fetchTrip(client, new URL(page.url()).pathname.split("/").at(-1) ?? ""),
    );
    const seen = new Set(
      placesOf(trip)
        .map(({ guideId }) => guideId)
        .filter((id) => id !== missed.guideId && id !== loved.guideId),
    );
    expect(
      next.filter(({ guideId }) => seen.has(guideId)).map(({ placeName }) => placeName),
    ).toEqual([]);
    expect(next.length).toBeGreaterThan(3);
    expect(errors).toEqual([]);
    await close();
  },
);
