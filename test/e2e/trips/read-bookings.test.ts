import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "../../../src/domain/calendar-date.ts";
import { codePicture, codesIn } from "../../support/bookings/code-picture.ts";
import { FLIGHTS, pdfOf } from "../../support/bookings/confirmations.ts";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, openPage, PHONE, SCREENS } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { openForm, openTripActions, pressGenerate } from "../../support/browser/page-actions.ts";
import { waitForWorker } from "../../support/browser/service-worker.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { zipOf } from "../../support/plans/zip-of.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const opened = await openServerAndBrowser();

const DATED = { ...SELECTION, startDate: "2026-12-03" };
const IN_SPRING = { ...SELECTION, startDate: "2027-05-04" };
const TABLE = "Your table is booked\nRestaurant: Ramiro\nDate: Fri 4 December\nTime: 20:00";

async function askToRead(page: Page): Promise<void> {
  await openTripActions(page);
  await page.getByRole("button", { name: "Bookings", exact: true }).first().click();
  await page.getByRole("button", { name: "Read a confirmation" }).click();
}

/** What was added either fits, or its days are proposed first. */
async function settleBookings(page: Page): Promise<void> {
  const sheet = page.getByRole("dialog").filter({ visible: true });
  const saved = sheet.getByText(/ saved\.$/);
  const apply = sheet.getByRole("button", { name: "Apply" });
  await saved.or(apply).first().waitFor();
  if (await apply.isVisible()) await apply.click();
  else await sheet.getByRole("button", { name: "Close" }).click();
  await sheet.waitFor({ state: "hidden" });
}

test.each(byDay(SCREENS))(
  "on %s a mail becomes bookings once they were looked through, and what is missing is filled in",
  async (_, screen) => {
    const { page, stored, end } = await openNewTrip(opened, screen, DATED);
    await askToRead(page);
    const sheet = page.getByRole("dialog", { name: /Read a confirmation|Check the bookings/ });
    await sheet.getByLabel("Paste the confirmation").waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await sheet.getByLabel("File", { exact: true }).setInputFiles({
      name: "flights.eml",
      mimeType: "message/rfc822",
      buffer: Buffer.from(FLIGHTS),
    });
    await sheet.getByRole("heading", { name: "Check the bookings" }).waitFor();
    expect(await sheet.getByRole("checkbox", { name: "Flight: LH 1172" }).isChecked()).toBe(true);
    await sheet
      .getByText(/^Frankfurt → Lisbon · Thu, 3 Dec 2026 09:40 – 11:35 · XK4T9P$/)
      .waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    // Nothing of it is in the trip before it is added.
    expect((await stored()).bookings ?? []).toEqual([]);
    await sheet.getByRole("checkbox", { name: "Flight: LH 1173" }).uncheck();
    await sheet.getByRole("button", { name: "Add 1 booking" }).click();
    await settleBookings(page);
    const names = async () => ((await stored()).bookings ?? []).map((one) => one.name).sort();
    await expect.poll(names, { timeout: 20_000 }).toEqual(["LH 1172"]);

    await askToRead(page);
    await sheet.getByLabel("Paste the confirmation").fill(TABLE);
    await sheet.getByRole("button", { name: "Read it" }).click();
    const table = sheet.getByRole("checkbox", { name: "Table: Ramiro" });
    await table.waitFor();
    // Its year isn't said: it is the traveller's to look at.
    expect(await table.isChecked()).toBe(false);
    await sheet.getByText("Please check").first().waitFor();
    await sheet.getByLabel("Confirmation number").fill("R-55");
    await table.check();
    await sheet.getByRole("button", { name: "Add 1 booking" }).click();
    await settleBookings(page);
    await expect.poll(names, { timeout: 20_000 }).toEqual(["LH 1172", "Ramiro"]);
    const added = (await stored()).bookings?.find((one) => one.name === "Ramiro");
    expect(added).toMatchObject({
      kind: "table",
      number: "R-55",
      starts: { date: "2026-12-04", time: "20:00" },
      source: "mail",
    });
    await end();
  },
);

test("T70 hostile files are refused in words, a PDF is read, and the page answers meanwhile", async () => {
  const { page, end } = await openNewTrip(opened, { viewport: DESKTOP });
  await askToRead(page);
  const sheet = page.getByRole("dialog", { name: /Read a confirmation|Check the bookings/ });
  const field = sheet.getByLabel("File", { exact: true });
  await field.waitFor();
  await page.evaluate(() => {
    const watched = globalThis as unknown as { longestMs: number };
    watched.longestMs = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        watched.longestMs = Math.max(watched.longestMs, duration);
    }).observe({ entryTypes: ["longtask"] });
  });
  const zeros = Buffer.alloc(40 * 1024 * 1024, " ");
  const bomb = zipOf([{ name: "pass.json", content: zeros }], true);
  const picture = Buffer.from("\x89PNG\r\n\x1a\n0000", "latin1");
  const folder = await mkdtemp(join(tmpdir(), "confirmations-"));
  const files = Object.entries({ "bomb.pkpass": bomb, "big.eml": zeros, "photo.png": picture });
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  await field.setInputFiles(files.map(([name]) => join(folder, name)));
  await sheet.getByText(/bomb\.pkpass: .*unzipped contents are too large/).waitFor();
  await sheet.getByText(/big\.eml: .*larger than 5 MB/).waitFor();
  await sheet.getByText(/photo\.png: .*isn’t a confirmation/).waitFor();
  const texts: [number, number, string][] = [
    [50, 780, "Booking reference: LM3K9Q"],
    [50, 760, "Flight EK 46"],
    [50, 740, "Departs 14 Jan 2027 22:20 Frankfurt (FRA)"],
    [50, 720, "Arrives 15 Jan 2027 07:05 Dubai (DXB)"],
  ];
  const buffer = Buffer.from(pdfOf(texts));
  await field.setInputFiles({ name: "ticket.pdf", mimeType: "application/pdf", buffer });
  await sheet.getByRole("checkbox", { name: "Flight: EK 46" }).waitFor();
  await sheet
    .getByText("Not on the dates of this trip")
    .or(sheet.getByText("LM3K9Q"))
    .first()
    .waitFor();
  await rm(folder, { recursive: true });
  const longestMs = await page.evaluate(
    () => (globalThis as unknown as { longestMs: number }).longestMs,
  );
  // The page's share is to read a file's bytes. A busy machine is slow at anything.
  expect(longestMs).toBeLessThan(500);
  await end();
});

test.runIf(IS_NIGHTLY)(
  "what is shared with the installed application finds its trip, and stays on the device",
  async () => {
    const { server, browser } = opened;
    const { client, storageState } = await signedInState(server, {
      name: "Grace Hopper",
      email: "grace@example.com",
    });
    const tripId = await generateTrip(client, DATED);
    const { page, end } = await openPage(browser, {
      baseURL: server.url,
      storageState,
      serviceWorkers: "allow",
      viewport: PHONE,
    });
    await page.goto("/my-trips");
    await waitForWorker(page);
    // As the system sends it.
    await page.evaluate((mail) => {
      const form = document.createElement("form");
      Object.assign(form, {
        method: "post",
        action: "/share-target",
        enctype: "multipart/form-data",
      });
      const field = document.createElement("input");
      Object.assign(field, { type: "file", name: "files" });
      const files = new DataTransfer();
      files.items.add(new File([mail], "flights.eml", { type: "message/rfc822" }));
      field.files = files.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    }, FLIGHTS);
    const sheet = page.getByRole("dialog", { name: "Where does it belong?" });
    await sheet.getByText("2 bookings found in what you shared.").waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await sheet.getByRole("link", { name: /^Add to Lisbon/ }).click();
    const review = page.getByRole("dialog", { name: "Check the bookings" });
    // The trip ends before the flight back.
    await review.getByRole("checkbox", { name: "Flight: LH 1173" }).check();
    await review.getByRole("button", { name: "Add 2 bookings" }).click();
    await settleBookings(page);
    await expect
      .poll(async () => (await fetchTrip(client, tripId)).bookings?.length, { timeout: 20_000 })
      .toBe(2);
    const left = await page.evaluate(
      async () => (await caches.match("/shared-files/0")) === undefined,
    );
    expect(left).toBe(true);
    await end();
  },
);

test.each(byDay(SCREENS))(
  "on %s a flight typed by hand is kept to: the day is proposed around it, offline too",
  async (_, screen) => {
    const { page, stored, trip, end } = await openNewTrip(opened, screen, IN_SPRING);
    const last = trip.tripData.itinerary.at(-1);
    await openTripActions(page);
    await page.locator("#trip-actions").getByRole("button", { name: "Bookings" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: "Add a booking" }).click();
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByText("Enter a name.").waitFor();
    const isFocused = () =>
      sheet.getByLabel("Flight number").evaluate((field) => field === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    await sheet.getByLabel("Flight number").fill("LH 1173");
    await sheet.getByLabel("From", { exact: true }).fill("Lisbon");
    await sheet.getByLabel("To", { exact: true }).fill("Frankfurt");
    await sheet.getByLabel("Departure: date").fill(last?.date ?? "");
    await sheet.getByLabel("Departure: time").fill("14:00");
    await sheet.getByLabel("Confirmation number").fill("X7KP2Q");
    await sheet.getByLabel("Price").fill("189.50");
    await sheet.getByLabel("Currency").fill("eur");
    await sheet.getByLabel("Paid so far").fill("1895");
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByText("Enter at most the price.").waitFor();
    await sheet.getByLabel("Paid so far").fill("60");
    // It may arrive before it leaves by the clocks there, but not the day before or on a day that nobody said.
    await sheet.getByLabel("Arrival: time").fill("09:00");
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByText(/^It would arrive before it leaves/).waitFor();
    await sheet.getByLabel("Arrival: date").fill(last?.date ?? "");
    await sheet.getByText(/right only across time zones/).waitFor();
    await sheet.getByLabel("Arrival: date").fill("2027-05-01");
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByText(/^It would arrive before it leaves/).waitFor();
    await sheet.getByLabel("Arrival: date").fill("");
    await sheet.getByLabel("Arrival: time").fill("");
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByRole("button", { name: "Apply" }).waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    // What was typed is there again for who doesn't like what would change.
    await sheet.getByRole("button", { name: "Cancel" }).click();
    await sheet.waitFor({ state: "hidden" });
    await openTripActions(page);
    await page.locator("#trip-actions").getByRole("button", { name: "Bookings" }).click();
    await sheet.getByRole("button", { name: "Add a booking" }).click();
    expect(await sheet.getByLabel("Flight number").inputValue()).toBe("LH 1173");
    expect(await sheet.getByLabel("Price").inputValue()).toBe("189.50");
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByRole("button", { name: "Apply" }).click();
    await sheet.waitFor({ state: "hidden" });
    const endsBy = async () =>
      Math.max(
        0,
        ...((await stored()).tripData.itinerary.at(-1)?.plan ?? []).map(
          ({ visit }) => visit?.endMinutes ?? 0,
        ),
      );
    await expect.poll(async () => (await stored()).bookings?.length, { timeout: 20_000 }).toBe(1);
    await expect.poll(endsBy, { timeout: 20_000 }).toBeLessThan(12 * 60);
    expect((await stored()).tripData.itinerary.slice(0, -1)).toEqual(
      trip.tripData.itinerary.slice(0, -1),
    );

    // A booking and the plan around it are one step.
    await page.getByText("14:00 Flight LH 1173").waitFor();
    await page.getByText("Be there by 12:00. We don’t know how long the way takes.").waitFor();
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await stored()).bookings, { timeout: 20_000 }).toBeUndefined();
    expect((await stored()).tripData.itinerary).toEqual(trip.tripData.itinerary);
    await page.keyboard.press("Control+y");
    await expect.poll(endsBy, { timeout: 20_000 }).toBeLessThan(12 * 60);
    await page.getByText("14:00 Flight LH 1173").waitFor();
    await page.getByText("1 booking", { exact: true }).click();
    await page.getByText("X7KP2Q").waitFor();
    await page.getByText("€60 paid, €129.50 to pay").waitFor();
    expect((await examine(page)).violations).toEqual([]);

    // Without a network, too.
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Change booking: LH 1173" }).click();
    await sheet.getByLabel("Departure: time").fill("12:30");
    await sheet.getByRole("button", { name: "Save" }).click();
    await sheet.getByRole("button", { name: "Apply" }).click();
    await sheet.waitFor({ state: "hidden" });
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await stored()).bookings?.[0]?.starts.time, { timeout: 20_000 })
      .toBe("12:30");
    await expect.poll(endsBy, { timeout: 20_000 }).toBeLessThan(10 * 60 + 30);

    await page.getByRole("button", { name: "All bookings" }).click();
    await sheet.getByRole("button", { name: "Change booking: LH 1173" }).click();
    await sheet.getByRole("button", { name: "Remove" }).click();
    await sheet.getByText("LH 1173 removed.").waitFor();
    await expect.poll(async () => (await stored()).bookings).toBeUndefined();
    // Without a number it is known by its way.
    await sheet.getByRole("button", { name: "Add a booking" }).click();
    await sheet.getByLabel("From", { exact: true }).fill("Lisbon");
    await sheet.getByLabel("To", { exact: true }).fill("Frankfurt");
    await sheet.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(async () => (await stored()).bookings?.[0]?.name, { timeout: 20_000 })
      .toBe("Lisbon – Frankfurt");
    await sheet.getByText("Flight Lisbon – Frankfurt", { exact: true }).waitFor();
    // Parts of the page that come when it is idle may be on their way still.
    await end(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload/);
  },
);

test.runIf(IS_NIGHTLY)(
  "what meets a booking is named on the check, with its ways out",
  async () => {
    const { page, client, tripId, trip, close } = await openNewTrip(
      opened,
      { viewport: DESKTOP },
      IN_SPRING,
    );
    const [, second] = trip.tripData.itinerary;
    // From the middle of the first visit on, for most of the day.
    const at = (second?.plan[0]?.visit?.startMinutes ?? 0) + 15;
    const two = (part: number) => String(part).padStart(2, "0");
    const booking = {
      id: "tour",
      kind: "ticket",
      name: "Bunker tour",
      starts: { date: second?.date, time: `${two(Math.floor(at / 60))}:${two(at % 60)}` },
      ends: { date: second?.date, time: `${two(Math.floor(at / 60) + 9)}:${two(at % 60)}` },
      state: "booked",
      source: "api",
    };
    await sendEdits(client, tripId, [{ kind: "set-booking", booking }]);
    await page.goto(`/view-trip/${tripId}?view=check`);
    const fit = page.getByRole("button", { name: /^Fit around bookings/ }).first();
    await fit.waitFor();
    expect(await page.getByRole("button", { name: /^Change the time/ }).count()).toBeGreaterThan(0);
    await fit.click();
    await page.getByRole("dialog").getByRole("button", { name: "Apply" }).click();
    await fit.waitFor({ state: "hidden" });
    await close();
  },
);

test.runIf(IS_NIGHTLY)("of a flight only the arrival need be known", async () => {
  const { page, stored, trip, end } = await openNewTrip(opened, {}, IN_SPRING);
  const date = trip.tripData.itinerary[0]?.date ?? "";
  await openTripActions(page);
  await page.locator("#trip-actions").getByRole("button", { name: "Bookings" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Add a booking" }).click();
  await sheet.getByLabel("Flight number").fill("LH 1172");
  await sheet.getByLabel("Departure: date").fill("");
  await sheet.getByLabel("Arrival: date").fill(date);
  await sheet.getByLabel("Arrival: time").fill("14:00");
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByRole("button", { name: "Apply" }).click();
  await sheet.waitFor({ state: "hidden" });
  const booking = async () => (await stored()).bookings?.[0];
  await expect.poll(booking, { timeout: 20_000 }).toMatchObject({ ends: { date, time: "14:00" } });
  const [first] = (await stored()).tripData.itinerary;
  expect(first?.plan[0]?.visit?.startMinutes ?? 24 * 60).toBeGreaterThan(14 * 60 + 45);
  await end();
});

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

test.runIf(IS_NIGHTLY).each([
  ["a phone", PHONE, "dark", "Aztec"],
  ["a desktop", DESKTOP, "light", "PDF417"],
] as const)(
  "on %s a picture of a pass is dropped, read and kept with its flight, and shown on the day, offline too",
  async (_name, viewport, colorScheme, format) => {
    const { page, client, tripId, stored, end } = await openNewTrip(opened, {
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
    await drag(page, "drop", pass);
    const sheet = page.getByRole("dialog").filter({ visible: true });
    const flight = sheet.getByRole("checkbox", { name: "Flight: LH 1173" });
    await flight.waitFor();
    expect(await target.isVisible()).toBe(false);
    await sheet.getByLabel("Time", { exact: true }).fill("21:10");
    await flight.check();
    await sheet.getByRole("checkbox", { name: /^Keep each file/ }).waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await sheet.getByRole("button", { name: "Add 1 booking" }).click();
    await settleBookings(page);
    await expect
      .poll(async () => (await stored()).bookings?.[0]?.name, { timeout: 20_000 })
      .toBe("LH 1173");

    await page.goto(`${page.url().split("?")[0]}?view=today`);
    const next = page.getByRole("region", { name: "Next booking" });
    await next.getByRole("img", { name: "Picture “pass.png”" }).waitFor();
    const part = "section[aria-labelledby=next-booking]";
    expect((await examine(page, { part })).violations).toEqual([]);
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
    await end(/ERR_INTERNET_DISCONNECTED|Failed to fetch|preload/);
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
    await settleBookings(page);
    await expect
      .poll(async () => (await stored()).bookings?.[0]?.name, { timeout: 20_000 })
      .toBe("LH 1173");
    await page.goto(`${page.url().split("?")[0]}?view=today`);
    const shown = page.getByRole("img", { name: "Picture “LH 1173.png”" });
    await shown.waitFor();
    expect(await codesIn(await shown.screenshot())).toEqual([{ format: "Aztec", text: CODE }]);
    await close();
  },
);

const { server, browser } = opened;

/** The form plans nothing that is past. */
const FIRST = addDays(new Date().toISOString().slice(0, 10), 40);
const LAST = addDays(FIRST, 3);

function written(date: string): string {
  const words = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en-GB", words).format(new Date(date));
}

const TYPED_FLIGHTS = [
  "Booking reference: XK4T9P",
  "",
  "Outbound",
  "Flight LH 1172",
  written(FIRST),
  "Departs 09:40 Frankfurt (FRA) Terminal 1",
  "Arrives 11:35 Lisbon (LIS) Terminal 1",
  "",
  "Return",
  "Flight LH 1173",
  written(LAST),
  "Departs 18:30 Lisbon (LIS) Terminal 1",
  "Arrives 22:45 Frankfurt (FRA) Terminal 1",
].join("\n");

test.runIf(IS_NIGHTLY).each(SCREENS)(
  "on %s flights fill the form, without a network too, and the plan keeps to them",
  async (name, screen) => {
    const person = { name: "Ada Lovelace", email: `${name.replace(" ", "-")}@example.com` };
    const { client, storageState } = await signedInState(server, person);
    const { page, end } = await openPage(browser, {
      baseURL: server.url,
      storageState,
      ...screen,
      serviceWorkers: "allow",
    });
    await openForm(page);
    await waitForWorker(page);
    const button = page.getByRole("button", { name: "I have flights or a hotel" });
    const sheet = page.getByRole("dialog");
    await button.focus();
    await page.keyboard.press("Enter");
    await sheet.getByText("They fill in where and when").waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await sheet.getByRole("button", { name: "Read a confirmation" }).click();
    await sheet.getByLabel("Paste the confirmation").fill(TYPED_FLIGHTS);
    await sheet.getByRole("button", { name: "Read it" }).click();
    await sheet.getByRole("checkbox", { name: "Flight: LH 1172" }).waitFor();
    await sheet.getByRole("checkbox", { name: "Flight: LH 1173" }).uncheck();
    await sheet.getByRole("checkbox", { name: "Flight: LH 1172" }).uncheck();
    await sheet.getByRole("button", { name: "Choose what to add" }).press("Enter");
    await sheet.getByText("Choose at least one booking.").waitFor();
    await sheet.getByRole("checkbox", { name: "Flight: LH 1172" }).check();
    await sheet.getByRole("checkbox", { name: "Flight: LH 1173" }).check();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await sheet.getByRole("button", { name: "Add 2 bookings" }).click();
    await sheet.waitFor({ state: "hidden" });
    const field = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
    const filled = async () => [
      await page.getByRole("combobox").inputValue(),
      await field("First day"),
      await field("Arrive around"),
      await field("Last day"),
      await field("Leave around"),
      await page.getByPlaceholder("Ex. 3").inputValue(),
    ];
    const expected = ["Lisbon", FIRST, "11:35", LAST, "18:30", "4"];
    expect(await filled()).toEqual(expected);
    expect((await examine(page)).violations).toEqual([]);

    // The reader was used once: it is there without a network.
    await page.context().setOffline(true);
    await page.reload();
    expect(await filled()).toEqual(expected);
    await page.getByText("Flight LH 1173").waitFor();
    await button.click();
    await sheet.getByRole("button", { name: "Read a confirmation" }).click();
    const stay = `Hotel Avenida\nAddress: Rua Garrett 5, 1200-203 Lisboa, Portugal\nCheck-in: ${written(FIRST)}\nCheck-out: ${written(LAST)}\nConfirmation number: 55123`;
    await sheet.getByLabel("Paste the confirmation").fill(stay);
    await sheet.getByRole("button", { name: "Read it" }).click();
    await sheet.getByRole("checkbox", { name: "Stay: Hotel Avenida" }).check();
    await sheet.getByRole("button", { name: "Add 1 booking" }).click();
    await sheet.waitFor({ state: "hidden" });
    await page.getByText("Hotel Avenida").waitFor();
    await page.context().setOffline(false);

    await page.getByRole("radio", { name: /Comfort/ }).check();
    await page.getByRole("radio", { name: /Couple/ }).check();
    await pressGenerate(page);
    await page.waitForURL(/\/view-trip\//);
    const trip = await fetchTrip(client, page.url().split("/").at(-1)?.split("?")[0] ?? "");
    expect(trip.bookings?.map((one) => one.name).sort()).toEqual([
      "Hotel Avenida",
      "LH 1172",
      "LH 1173",
    ]);
    expect(trip.tripData.hotels[0]?.hotelName).toBe("Hotel Avenida");
    const visits = (at: number) => trip.tripData.itinerary.at(at)?.plan ?? [];
    expect(visits(0)[0]?.visit?.startMinutes ?? 0).toBeGreaterThan(12 * 60);
    expect(visits(-1).at(-1)?.visit?.endMinutes ?? 0).toBeLessThan(16 * 60 + 30);
    await end(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  },
);
