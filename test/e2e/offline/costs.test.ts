import { afterAll, beforeAll, expect, test } from "vitest";
import { PHONE } from "../../support/browser/browser.ts";
import { type KeptBrowser, startKeptBrowser } from "../../support/browser/kept-browser.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

let browser: KeptBrowser;
beforeAll(async () => {
  browser = await startKeptBrowser();
});
afterAll(() => browser?.close());

const expenses = async () =>
  (await fetchTrip(browser.client, browser.tripId)).costs?.expenses?.map(({ title }) => title) ??
  [];

test("a cost is entered on a phone without a network, sent later, taken back, and downloaded", async () => {
  const { client, tripId } = browser;
  const page = await browser.openTrip();
  const context = browser.context();
  await page.setViewportSize(PHONE);
  // Another device enters one meanwhile: the two don't meet.
  await client.fetch(`/api/trips/${tripId}`, {
    method: "PATCH",
    headers: { "idempotency-key": "entered-elsewhere", "if-match": "*" },
    body: JSON.stringify({
      edits: [
        {
          kind: "set-expense",
          id: "taxi",
          expense: { id: "taxi", title: "Taxi", kind: "rides", amountMinor: 2500, currency: "EUR" },
        },
      ],
    }),
  });

  await context.setOffline(true);
  await page.getByRole("link", { name: "Costs" }).first().click();
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.getByLabel("Amount", { exact: true }).fill("45.50");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Edit Meals" }).waitFor();
  await page.getByText("€45.50 added").waitFor();
  expect(await expenses()).toEqual(["Taxi"]);

  await context.setOffline(false);
  await expect.poll(async () => (await expenses()).toSorted()).toEqual(["Meals", "Taxi"]);
  await page.getByRole("button", { name: "Edit Taxi" }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download spreadsheet (CSV)" }).click();
  expect((await download).suggestedFilename()).toMatch(/Rome, Italy costs\.csv$/);

  await page.keyboard.press("Control+z");
  await page.getByText("Undone: Meals set to €45.50.").first().waitFor();
  await expect.poll(expenses).toEqual(["Taxi"]);
});
