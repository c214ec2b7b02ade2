import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, PHONE } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { SELECTION } from "../../support/server/generate.ts";

const world = await openServerAndBrowser();

const ROME = { ...SELECTION, location: { label: "Rome, Italy" }, startDate: "2027-05-04" };

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();
/** Runs in the page: whether anything of it is cut off by what it stands in. */
const isCut = (element: Element): boolean => {
  const { right, bottom } = element.getBoundingClientRect();
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    const edge = box.getBoundingClientRect();
    const clips = getComputedStyle(box).overflow !== "visible";
    if (clips && (edge.right + 1 < right || edge.bottom + 1 < bottom)) return true;
  }
  return element.scrollWidth > element.clientWidth + 1;
};
const placesOf = ({ tripData }: Trip) => tripData.itinerary.flatMap(({ plan }) => plan);

/** A wide screen differs in one press; move-places and edit-by-hand edit on it every time. */
describe.each(IS_NIGHTLY ? [PHONE, DESKTOP] : [PHONE])("on a screen of $width px", (viewport) => {
  test("a place's hour is fixed, it is swapped, one is added, and a day is planned anew", async () => {
    const { page, trip, stored, errors, close } = await openNewTrip(world, { viewport }, ROME);
    const [day] = trip.tripData.itinerary;
    // One that is shut at night.
    const first = day?.plan.find(({ open }) => open !== undefined && open.startMinutes > 300);
    const second = day?.plan.find(({ id }) => id !== first?.id);
    if (first === undefined || second === undefined) throw new Error("a day with places");

    await press(page, `More about ${first.placeName}`);
    await press(page, "Time");
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("Starts").fill("03:00");
    await sheet.getByText("This works, but:").waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await sheet.getByRole("button", { name: "Set", exact: true }).click();
    await sheet.waitFor({ state: "detached" });
    await page
      .getByText(/^Closed then/)
      .first()
      .waitFor();
    await expect
      .poll(async () => placesOf(await stored()).find(({ id }) => id === first.id)?.startsAtMinutes)
      .toBe(180);
    // Folded, the row says all of it.
    await press(page, `More about ${first.placeName}`);
    const warning = page.locator("main ol .text-watch").first();
    await expect.poll(() => warning.evaluate(isCut)).toBe(false);
    await press(page, `More about ${first.placeName}`);
    await press(page, "Let the plan choose the time");
    await page
      .getByText(/^Closed then/)
      .first()
      .waitFor({ state: "detached" });
    await expect
      .poll(async () => placesOf(await stored()).find(({ id }) => id === first.id)?.startsAtMinutes)
      .toBeUndefined();

    await press(page, "Swap");
    const take = sheet.getByRole("button", { name: /^Choose / }).first();
    const other = (await take.getAttribute("aria-label"))?.slice("Choose ".length) ?? "";
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await take.click();
    await sheet.waitFor({ state: "detached" });
    await expect
      .poll(async () => placesOf(await stored()).map(({ placeName }) => placeName))
      .toContain(other);
    const swapped = await stored();
    expect(swapped.tripData.setAside?.map(({ id }) => id)).toEqual([first.id]);
    expect(swapped.planCheck?.isStale).toBeUndefined();

    if (viewport === PHONE) await press(page, "Edit");
    await press(page, "Options for Day 1");
    await press(page, "Add a place");
    await sheet.getByLabel("Search for a place").fill("museum");
    await sheet
      .getByRole("button", { name: /^Choose / })
      .last()
      .click();
    await sheet.waitFor({ state: "detached" });
    await expect
      .poll(async () => (await stored()).tripData.itinerary[0]?.plan.length)
      .toBe((day?.plan.length ?? 0) + 1);

    await press(page, "Options for Day 1");
    await press(page, "Replan this day");
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await sheet.getByLabel("What would you like?").fill(`skip ${second.placeName}`);
    await press(page, "Preview changes");
    await sheet.getByText("Removed").waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await sheet.getByRole("button", { name: "Apply" }).click();
    await expect
      .poll(async () => (await stored()).tripData.setAside?.map(({ id }) => id))
      .toContain(second.id);
    expect(errors).toEqual([]);
    await close();
  });
});
