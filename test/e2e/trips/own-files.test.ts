import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, openPage, PHONE, SCREENS } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { byDay } from "../../support/nightly.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const opened = await openServerAndBrowser({ env: { ACCOUNT_FILES_MB: "10" } });

const TICKET = {
  name: "Castle ticket.pdf",
  mimeType: "text/html",
  buffer: Buffer.from("%PDF-1.7"),
};
const PAGE = {
  name: "page.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("<script>document.title = 'gone'</script>"),
};
/** One pixel. */
const PICTURE = {
  name: "QR code.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

test.each(byDay(SCREENS))(
  "on %s tickets are kept with a place and a day, and are there without a network",
  async (_, screen) => {
    const { page, client, trip, tripId, end } = await openNewTrip(opened, screen);
    const place = trip.tripData.itinerary[0]?.plan[0];
    if (place === undefined) throw new Error("the trip has a place");
    const date = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Lisbon" }).format();
    await sendEdits(client, tripId, [{ kind: "set-start-date", date }]);
    await page.goto(`/view-trip/${tripId}?view=plan`);
    const row = page.locator(`[id="place-${place.id}"]`);
    const unfold = row.getByRole("button", { expanded: false }).first();
    await unfold.click();
    const add = row.getByLabel(`Add a ticket or photo to ${place.placeName}`);
    await add.setInputFiles([PAGE]);
    await row.getByRole("alert").filter({ hasText: "Only PDFs and pictures" }).waitFor();
    await add.setInputFiles([TICKET, PICTURE]);
    await row.getByRole("link", { name: "Castle ticket.pdf" }).waitFor();
    await row.getByRole("button", { name: "QR code.png", exact: true }).press("Enter");
    await row.getByRole("img", { name: "Picture “QR code.png”" }).waitFor();
    expect((await examine(page, { part: `[id="place-${place.id}"]` })).violations).toEqual([]);
    const saved = page.waitForEvent("download");
    await row.getByRole("link", { name: "Castle ticket.pdf" }).click();
    expect((await saved).suggestedFilename()).toBe("Castle ticket.pdf");

    await page.goto(`/view-trip/${tripId}?view=today`);
    const today = page.locator("section[aria-labelledby=today-title]");
    await today.getByLabel("Add a ticket or photo to Day 1").setInputFiles([TICKET]);
    await today.getByRole("link", { name: "Castle ticket.pdf" }).first().waitFor();
    await page.reload();
    await today.getByRole("link", { name: "Castle ticket.pdf" }).first().waitFor();
    await page.context().setOffline(true);
    await today.getByRole("link", { name: "Castle ticket.pdf" }).first().waitFor();
    await today.getByRole("button", { name: "Remove Castle ticket.pdf" }).first().click();
    await page.context().setOffline(false);
    await end(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  },
);

test("a ticket that is in the account comes to another device when it is opened there, and stays", async () => {
  const { page, trip, tripId, close } = await openNewTrip(opened, { viewport: DESKTOP });
  const { server, browser } = opened;
  const storageState = await page.context().storageState();
  const other = await openPage(browser, { baseURL: server.url, storageState, viewport: PHONE });
  const day = trip.tripData.itinerary[0];
  const place = day?.plan[0];
  if (place === undefined) throw new Error("the trip has a place");
  const rowIn = async (opened_: Page) => {
    await opened_.goto(`/view-trip/${tripId}?view=plan`);
    const row = opened_.locator(`[id="place-${place.id}"]`);
    await row.getByRole("button", { expanded: false }).first().click();
    return row;
  };
  const row = await rowIn(page);
  await row.getByLabel(`Add a ticket or photo to ${place.placeName}`).setInputFiles([TICKET]);
  const box = row.getByLabel("Also in the account: Castle ticket.pdf");
  await box.check();
  await expect.poll(() => box.isEnabled()).toBe(true);
  expect(await box.isChecked()).toBe(true);
  expect((await examine(page, { part: `[id="place-${place.id}"]` })).violations).toEqual([]);

  const there = await rowIn(other.page);
  const get = there.getByRole("button", { name: "Get Castle ticket.pdf" });
  await get.waitFor();
  await other.page.context().setOffline(true);
  await get.click();
  await there.getByRole("alert").filter({ hasText: "Connect to open it" }).waitFor();
  await other.page.context().setOffline(false);
  await get.click();
  const link = there.getByRole("link", { name: "Castle ticket.pdf" });
  await link.waitFor();

  // Taken away on the first device, it stays where it is, and is in no account.
  await row.getByRole("button", { name: "Remove Castle ticket.pdf" }).click();
  await row.getByRole("link", { name: "Castle ticket.pdf" }).waitFor({ state: "detached" });
  const again = await rowIn(other.page);
  await again.getByRole("link", { name: "Castle ticket.pdf" }).waitFor();
  const left = again.getByLabel("Also in the account: Castle ticket.pdf");
  await expect.poll(() => left.isChecked()).toBe(false);
  await other.close();
  await close();
});
