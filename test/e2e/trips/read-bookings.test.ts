import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { BOARDING_CODE, FLIGHTS, pdfOf } from "../../support/bookings/confirmations.ts";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, openPage, PHONE, screenshot } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { openTripActions } from "../../support/browser/page-actions.ts";
import { waitForWorker } from "../../support/browser/service-worker.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { zipOf } from "../../support/plans/zip-of.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const opened = await openServerAndBrowser();

const DATED = { ...SELECTION, startDate: "2026-12-03" };
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

test.each(
  byDay([
    ["a phone", PHONE],
    ["a desktop", DESKTOP],
  ] as const),
)(
  "on %s a mail becomes bookings once they were looked through, and what is missing is filled in",
  async (name, viewport) => {
    const { page, stored, errors, close } = await openNewTrip(
      opened,
      { viewport, colorScheme: viewport === PHONE ? "dark" : "light" },
      DATED,
    );
    await askToRead(page);
    const sheet = page.getByRole("dialog", { name: /Read a confirmation|Check the bookings/ });
    await sheet.getByLabel("Paste the confirmation").waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await screenshot(page, `bookings given ${name}`, false);
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
    await screenshot(page, `bookings read ${name}`, false);
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
    await screenshot(page, `bookings unsure ${name}`, false);
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
    expect(errors).toEqual([]);
    await close();
  },
);

test("T70 hostile files are refused in words, a PDF is read, and the page answers meanwhile", async () => {
  const { page, errors, close } = await openNewTrip(opened, { viewport: DESKTOP });
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
  expect(errors).toEqual([]);
  await close();
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
    const { page, errors, close } = await openPage(browser, {
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
    expect(errors).toEqual([]);
    await close();
  },
);

test.runIf(IS_NIGHTLY)("a boarding pass's code is read, and its hours are asked for", async () => {
  const { page, close } = await openNewTrip(opened, { viewport: PHONE }, DATED);
  await askToRead(page);
  const sheet = page.getByRole("dialog", { name: /Read a confirmation|Check the bookings/ });
  await sheet.getByLabel("Paste the confirmation").fill(BOARDING_CODE);
  await sheet.getByRole("button", { name: "Read it" }).click();
  await sheet.getByRole("checkbox", { name: "Flight: LH 1172" }).waitFor();
  await sheet.getByText("Not in the confirmation").first().waitFor();
  expect(await sheet.getByLabel("Time", { exact: true }).inputValue()).toBe("");
  await close();
});
