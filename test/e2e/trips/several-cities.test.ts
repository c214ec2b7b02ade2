import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { examine } from "../../support/browser/axe.ts";
import { PHONE } from "../../support/browser/browser.ts";
import { eachPage } from "../../support/browser/each-page.ts";
import { open, pressGenerate } from "../../support/browser/page-actions.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

let page: Page;
const { browser, ada, asAda } = await openSignedIn();
eachPage(browser, { ...asAda, viewport: PHONE }, (opened) => {
  page = opened.page;
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const basesOf = ({ tripData }: Trip) => tripData.itinerary.map(({ base }) => base);
const row = (text: string) => page.getByRole("listitem").filter({ hasText: text });

test("Tokyo and Kyoto are one trip: named on the form, and planned", async () => {
  await open(page, "/create-trip", "Where do you want to Travel next?");
  const field = page.getByRole("combobox");
  await field.fill("Toky");
  await page.getByRole("option", { name: "Tokyo, Japan" }).click();
  await button("Add another city").click();
  await page.keyboard.type("Kyo");
  await page.getByRole("option", { name: "Kyoto, Japan" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect(await field.inputValue()).toBe("Tokyo, Japan & Kyoto, Japan");

  await page.getByPlaceholder("Ex. 3").fill("1");
  await page.getByText("A trip can have two to four cities", { exact: false }).waitFor();
  await page.getByPlaceholder("Ex. 3").fill("5");
  await row("Tokyo: 3 days").getByText("From Tokyo to Kyoto by train: 3 h 15 min").waitFor();
  await button("One day more in Kyoto").press("Enter");
  await row("Tokyo: 2 days").waitFor();
  await row("Kyoto: 3 days").waitFor();
  expect((await examine(page)).violations).toEqual([]);

  await page.getByRole("radio", { name: /^Comfort/ }).check();
  await page.getByRole("radio", { name: /^Couple/ }).check();
  await pressGenerate(page);
  await page.waitForURL(/\/view-trip\/\d+$/);
  const tripId = page.url().split("/").at(-1) ?? "";
  await page.getByRole("heading", { name: "Location: Tokyo and Kyoto" }).waitFor();
  expect(basesOf(await fetchTrip(ada, tripId))).toEqual([0, 0, 1, 1, 1]);
});

test.runIf(IS_NIGHTLY)(
  "who asks a trip for another city is led to a form with both, and to a trip of both",
  async () => {
    const label = "Tokyo, Japan";
    const selection = { ...SELECTION, location: { label }, noOfDays: "4", startDate: "2027-05-04" };
    const tripId = await generateTrip(ada, selection);
    await open(page, `/view-trip/${tripId}`, `Location: ${label}`);
    await button("Edit").click();
    await button("Change the whole trip").click();
    const sheet = page.getByRole("dialog");
    const wishFor = async (wish: string) => {
      await sheet.getByLabel("What would you like?").fill(wish);
      await sheet.getByRole("button", { name: "Preview changes" }).click();
    };
    const offer = sheet.getByRole("button", { name: "Plan Tokyo and Kyoto" });
    for (const wish of ["Add Kyoto", "the last three days in Kyoto", "Kyoto too"]) {
      await wishFor(wish);
      await offer.waitFor();
    }
    // No city, and no offer.
    await wishFor("Add Nowhere Castle");
    await sheet.getByText("our guide doesn’t know this place", { exact: false }).waitFor();
    await wishFor("Go to Kyoto for the last two days");
    await offer.waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await offer.click();

    await row("Tokyo: 2 days").waitFor();
    await row("Kyoto: 2 days").waitFor();
    expect(await page.getByLabel("First day").inputValue()).toBe("2027-05-04");
    expect(await page.getByLabel("Last day").inputValue()).toBe("2027-05-07");
    await pressGenerate(page);
    await page.waitForURL(
      (url) => /view-trip/.test(url.pathname) && !url.pathname.endsWith(tripId),
    );
    const both = await fetchTrip(ada, page.url().split("/").at(-1) ?? "");
    expect(basesOf(both)).toEqual([0, 0, 1, 1]);
    expect(both.userSelection).toMatchObject({
      ...{ traveler: "2", budget: "Comfort" },
      noOfDays: 4,
    });
  },
);
