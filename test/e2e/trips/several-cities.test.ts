import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { examine } from "../../support/browser/axe.ts";
import { PHONE } from "../../support/browser/browser.ts";
import { expectOnlyErrors } from "../../support/browser/expect-only-errors.ts";
import { eachPage } from "../../support/browser/each-page.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { open, pressGenerate } from "../../support/browser/page-actions.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

let page: Page;
let watched: Parameters<Parameters<typeof eachPage>[2]>[0];
const { browser, ada, asAda } = await openSignedIn();
eachPage(browser, { ...asAda, viewport: PHONE }, (opened) => {
  watched = opened;
  page = opened.page;
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const basesOf = ({ tripData }: Trip) => tripData.itinerary.map(({ base }) => base);
const row = (text: string) => page.getByRole("listitem").filter({ hasText: text });

test("Tokyo and Kyoto are one trip: named on the form, planned, changed, taken back, and offline", async () => {
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
  await row("Tokyo: 3 days").getByText("From Tokyo to Kyoto by train: 2 h 45 min").waitFor();
  await button("One day more in Kyoto").press("Enter");
  await row("Tokyo: 2 days").waitFor();
  await row("Kyoto: 3 days").waitFor();
  expect((await examine(page)).violations).toEqual([]);

  await page.getByRole("radio", { name: /^Comfort/ }).check();
  await page.getByRole("radio", { name: /^Couple/ }).check();
  await pressGenerate(page);
  await page.waitForURL(/\/view-trip\/\d+$/);
  const tripId = page.url().split("/").at(-1) ?? "";
  const stored = () => fetchTrip(ada, tripId);
  await page.getByRole("heading", { name: "Location: Tokyo and Kyoto" }).waitFor();
  const trip = await stored();
  expect(basesOf(trip)).toEqual([0, 0, 1, 1, 1]);

  // Changed, and taken back.
  await button("Edit").click();
  await button("Options for Day 3").press("Enter");
  await button("One more night in Tokyo").press("Enter");
  const sheet = page.getByRole("dialog", { name: "One more night in Tokyo" });
  await sheet.getByRole("button", { name: "Apply" }).click();
  await expect.poll(async () => basesOf(await stored())).toEqual([0, 0, 0, 1, 1]);
  await button("Undo: One more night in Tokyo").click();
  await expect.poll(async () => (await stored()).tripData).toEqual(trip.tripData);

  await goOffline(page);
  await button("Options for Day 3").click();
  await button("One more night in Kyoto").click();
  const other = page.getByRole("dialog", { name: "One more night in Kyoto" });
  await other.getByRole("button", { name: "Apply" }).click();
  const secondDay = page.getByRole("region", { name: /^Day 2 / });
  await secondDay.getByText("From Tokyo to Kyoto by train", { exact: false }).waitFor();
  await page.context().setOffline(false);
  await expect
    .poll(async () => basesOf(await stored()), { timeout: 60_000 })
    .toEqual([0, 1, 1, 1, 1]);
  expectOnlyErrors(watched, /ERR_INTERNET_DISCONNECTED/);
});
