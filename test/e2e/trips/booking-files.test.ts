import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "../../../src/domain/calendar-date.ts";
import { codePicture, codesIn } from "../../support/bookings/code-picture.ts";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, PHONE, screenshot } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { openTripActions } from "../../support/browser/page-actions.ts";
import { waitForWorker } from "../../support/browser/service-worker.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { zipOf } from "../../support/plans/zip-of.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const opened = await openServerAndBrowser();

const TODAY = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Lisbon" }).format();
const TOMORROW = addDays(TODAY, 1);
const DAY_OF_YEAR = daysBetween(`${TOMORROW.slice(0, 4)}-01-01`, TOMORROW) + 1;
const CODE = `M1BYRON/ADA           EXK4T9P LISFRALH 1173 ${`${DAY_OF_YEAR}`.padStart(3, "0")}Y012A0045 100`;
/** One pixel. */
const NO_CODE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Drags a file over the page and drops it. */
async function drag(page: Page, kind: "dragenter" | "drop", file: Buffer): Promise<void> {
  await page.evaluate(
    ([type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], "pass.png", { type: "image/png" }));
      const options = { dataTransfer, bubbles: true, cancelable: true };
      document.querySelector("h1")?.dispatchEvent(new DragEvent(type, options));
    },
    [kind, file.toString("base64")] as const,
  );
}

test.each(
  byDay([
    ["a phone", PHONE, "dark", "Aztec"],
    ["a desktop", DESKTOP, "light", "PDF417"],
  ] as const),
)(
  "on %s a picture of a pass is dropped, read and kept with its flight, and shown on the day, offline too",
  async (name, viewport, colorScheme, format) => {
    const { page, client, tripId, stored, errors, close } = await openNewTrip(opened, {
      viewport,
      colorScheme,
      serviceWorkers: "allow",
    });
    await waitForWorker(page);
    await sendEdits(client, tripId, [{ kind: "set-start-date", date: TODAY }]);
    await page.goto(`${page.url().split("?")[0]}?view=plan`);
    const pass = await codePicture(CODE, format);
    await drag(page, "dragenter", pass);
    const target = page.getByText("Drop a confirmation here to read it");
    // On a phone what shows it is loaded with the first drag.
    await expect
      .poll(async () => {
        await drag(page, "dragenter", pass);
        return target.isVisible();
      })
      .toBe(true);
    await screenshot(page, `bookings drop ${name}`, false);
    await drag(page, "drop", pass);
    const sheet = page.getByRole("dialog").filter({ visible: true });
    const flight = sheet.getByRole("checkbox", { name: "Flight: LH 1173" });
    await flight.waitFor();
    expect(await target.isVisible()).toBe(false);
    await sheet.getByLabel("Time", { exact: true }).fill("21:10");
    await flight.check();
    await sheet.getByRole("checkbox", { name: /^Keep each file/ }).waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await screenshot(page, `bookings pass ${name}`, false);
    await sheet.getByRole("button", { name: "Add 1 booking" }).click();
    const apply = sheet.getByRole("button", { name: "Apply" });
    await sheet
      .getByText(/ saved\.$/)
      .or(apply)
      .first()
      .waitFor();
    if (await apply.isVisible()) await apply.click();
    else await sheet.getByRole("button", { name: "Close" }).click();
    await expect
      .poll(async () => (await stored()).bookings?.[0]?.name, { timeout: 20_000 })
      .toBe("LH 1173");

    await page.goto(`${page.url().split("?")[0]}?view=today`);
    const next = page.getByRole("region", { name: "Next booking" });
    await next.getByRole("img", { name: "Picture “pass.png”" }).waitFor();
    const part = "section[aria-labelledby=next-booking]";
    expect((await examine(page, { part })).violations).toEqual([]);
    await screenshot(page, `bookings today ${name}`, true);
    await page.context().setOffline(true);
    await page.reload();
    await next.getByRole("img", { name: "Picture “pass.png”" }).waitFor();
    await page.context().setOffline(false);

    await page.goto(`${page.url().split("?")[0]}?view=plan`);
    await openTripActions(page);
    await page.getByRole("button", { name: "Bookings", exact: true }).first().click();
    await sheet.getByRole("button", { name: "Read a confirmation" }).click();
    await sheet
      .getByLabel("File", { exact: true })
      .setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: NO_CODE });
    await sheet.getByText(/dot\.png: .*we found no code in it/).waitFor();
    expect(
      errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|preload/.test(error)),
    ).toEqual([]);
    await close();
  },
);

test.runIf(IS_NIGHTLY)(
  "a pass is no picture: its code is drawn, kept with the flight, and shown on the day as it was issued",
  async () => {
    const { page, client, tripId, stored, close } = await openNewTrip(opened, { viewport: PHONE });
    await sendEdits(client, tripId, [{ kind: "set-start-date", date: TODAY }]);
    await page.goto(`${page.url().split("?")[0]}?view=plan`);
    await openTripActions(page);
    await page.getByRole("button", { name: "Bookings", exact: true }).first().click();
    const sheet = page.getByRole("dialog").filter({ visible: true });
    await sheet.getByRole("button", { name: "Read a confirmation" }).click();
    const pass = {
      boardingPass: {
        transitType: "PKTransitTypeAir",
        primaryFields: [
          { key: "origin", label: "Lisbon", value: "LIS" },
          { key: "destination", label: "Frankfurt", value: "FRA" },
        ],
      },
      relevantDate: `${TOMORROW}T21:10:00+00:00`,
      barcodes: [{ format: "PKBarcodeFormatAztec", message: CODE, messageEncoding: "iso-8859-1" }],
    };
    const content = Buffer.from(JSON.stringify(pass));
    await sheet.getByLabel("File", { exact: true }).setInputFiles({
      name: "ticket.pkpass",
      mimeType: "application/vnd.apple.pkpass",
      buffer: Buffer.from(zipOf([{ name: "pass.json", content }], true)),
    });
    await sheet.getByRole("checkbox", { name: "Flight: LH 1173" }).check();
    await sheet.getByRole("checkbox", { name: /^Keep each file/ }).waitFor();
    await sheet.getByRole("button", { name: "Add 1 booking" }).click();
    const apply = sheet.getByRole("button", { name: "Apply" });
    await sheet
      .getByText(/ saved\.$/)
      .or(apply)
      .first()
      .waitFor();
    if (await apply.isVisible()) await apply.click();
    await expect
      .poll(async () => (await stored()).bookings?.[0]?.name, { timeout: 20_000 })
      .toBe("LH 1173");
    await page.goto(`${page.url().split("?")[0]}?view=today`);
    const shown = page.getByRole("img", { name: "Picture “LH 1173.png”" });
    await shown.waitFor();
    await screenshot(page, "bookings pass drawn", true);
    expect(await codesIn(await shown.screenshot())).toEqual([{ format: "Aztec", text: CODE }]);
    await close();
  },
);
