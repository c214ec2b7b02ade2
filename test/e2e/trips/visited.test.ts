import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { examine } from "../../support/browser/axe.ts";
import { PHONE, SCREENS } from "../../support/browser/browser.ts";
import { expectOnlyErrors } from "../../support/browser/expect-only-errors.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { fillForm, pressGenerate } from "../../support/browser/page-actions.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { byDay } from "../../support/nightly.ts";
import { SELECTION } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const opened = await openServerAndBrowser();

const placesOf = ({ tripData }: Trip) => tripData.itinerary.flatMap(({ plan }) => plan);

test.each(byDay(SCREENS))(
  "on %s places of a trip that is over are ticked off, and the next plan leaves them out but for one",
  async (_, screen) => {
    const { page, client, trip, tripId, stored, end } = await openNewTrip(opened, screen);
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

    await fillForm(page, { destination: "Lisbon, Portugal", days: "3" });
    await page.locator("summary", { hasText: /^Leaving out \d+ places/ }).click();
    const again = page.getByRole("group", { name: /see again/ });
    await again.getByRole("checkbox", { name: loved.placeName, exact: true }).check();
    expect(await again.getByRole("checkbox", { name: missed.placeName, exact: true }).count()).toBe(
      0,
    );
    expect((await examine(page, { part: "form" })).violations).toEqual([]);
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
    await end();
  },
);

const basesOf = ({ tripData }: Trip) => tripData.itinerary.map(({ base }) => base);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** The section of a day, which its heading names. */
const dayOf = (page: Page, number: number) =>
  page.getByRole("region", { name: new RegExp(`^Day ${number} `) });

test("a night goes from one base to the other and back, with no network too", async () => {
  const watched = await openNewTrip(
    opened,
    { viewport: PHONE },
    {
      ...SELECTION,
      location: { label: "Italy" },
      noOfDays: "5",
      bases: [
        { label: "Rome, Italy", days: 3 },
        { label: "Florence, Italy", days: 2 },
      ],
      startDate: "2027-05-04",
    },
  );
  const { page, end, trip, stored } = watched;
  await button(page, "Edit").click();

  // Only the day of the way to another base has nights to give.
  await button(page, "Options for Day 3").press("Enter");
  expect(await page.getByRole("button", { name: /^One more night/ }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await button(page, "Options for Day 4").press("Enter");
  await button(page, "One more night in Rome").waitFor();
  await button(page, "One more night in Florence").press("Enter");
  const sheet = page.getByRole("dialog", { name: "One more night in Florence" });
  await sheet.getByText("Removed").first().waitFor();
  const figures = (await sheet.getByRole("definition").allTextContents()).slice(0, 3);
  expect(figures).toEqual(["1to 2", "3to 2", "Day 4, May 7to Day 3, May 6"]);
  expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
  expect(basesOf(await stored())).toEqual([0, 0, 0, 1, 1]);
  await sheet.getByRole("button", { name: "Apply" }).click();

  await dayOf(page, 3).getByText("From Rome to Florence", { exact: false }).waitFor();
  await expect.poll(async () => basesOf(await stored())).toEqual([0, 0, 1, 1, 1]);
  const moved = await stored();
  const [gone, change] = trip.tripData.itinerary.slice(2);
  const ids = (day: Trip["tripData"]["itinerary"][number] | undefined) =>
    day?.plan.map(({ id }) => id);
  expect(ids(moved.tripData.itinerary[2])).toEqual(ids(change));
  expect(moved.tripData.setAside?.map(({ id }) => id)).toEqual(ids(gone));
  const shown = (number: number) => dayOf(page, number).locator("h3").first().textContent();
  expect(await shown(4)).toContain("Florence");
  for (const { placeName } of moved.tripData.itinerary[3]?.plan ?? []) {
    await dayOf(page, 4).getByText(placeName, { exact: true }).first().waitFor();
  }

  await button(page, "Undo: One more night in Florence").click();
  await page.getByText("Undone: One more night in Florence.").first().waitFor();
  await dayOf(page, 4).getByText("From Rome to Florence", { exact: false }).waitFor();
  expect(await shown(3)).toContain("Rome");
  await expect.poll(async () => (await stored()).tripData).toEqual(trip.tripData);

  await goOffline(page);
  await button(page, "Options for Day 4").click();
  await button(page, "One more night in Rome").click();
  const other = page.getByRole("dialog", { name: "One more night in Rome" });
  await other.getByRole("button", { name: "Apply" }).click();
  await dayOf(page, 5).getByText("From Rome to Florence", { exact: false }).waitFor();
  expect(basesOf(await stored())).toEqual([0, 0, 0, 1, 1]);
  await page.context().setOffline(false);
  await expect
    .poll(async () => basesOf(await stored()), { timeout: 60_000 })
    .toEqual([0, 0, 0, 0, 1]);
  expectOnlyErrors(watched, /ERR_INTERNET_DISCONNECTED/);

  // What stays as it is keeps the nights.
  await button(page, "Options for Day 5").click();
  await button(page, "Lock this day").click();
  await button(page, "Options for Day 5").click();
  await button(page, "One more night in Florence").click();
  await sheet.getByText("First unlock Day 5", { exact: false }).waitFor();
  expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
  await end();
});
