import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, PHONE, screenshot } from "../../support/browser/browser.ts";
import { expectOnlyErrors } from "../../support/browser/expect-only-errors.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { openTripActions } from "../../support/browser/page-actions.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { zipOf } from "../../support/plans/zip-of.ts";

const opened = await openServerAndBrowser();

/** Two of the guide's places, one of somebody's own, one far away, and one that nobody knows. */
const LIST = [
  "Title,Note,URL,Tags,Comment",
  ",,,,",
  "Estrela Basilica,,,,",
  "Fado Museum,,,,",
  'Ada’s bar,"Thursdays, ""after nine""",https://www.google.com/maps/search/38.7131%2C-9.1415,,',
  "Eiffel Tower,,https://www.google.com/maps/place/x/data=!3d48.8584!4d2.2945,,",
  "That bakery,,https://maps.app.goo.gl/abc,,",
  "TBD,,,,",
  "",
].join("\r\n");

test.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const)(
  "on %s a list becomes ideas, which come into the plan by one tap and leave it by one",
  async (name, viewport) => {
    const { page, stored, trip, errors, close } = await openNewTrip(opened, {
      viewport,
      colorScheme: viewport === PHONE ? "dark" : "light",
    });
    await openTripActions(page);
    await page.getByRole("button", { name: "Ideas and lists" }).click();
    const sheet = page.getByRole("dialog", { name: /^Ideas|Check what we found|Your days with/ });
    await sheet.getByLabel("Or a list from a file").setInputFiles({
      name: "Lisbon.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(LIST),
    });
    await sheet.getByRole("heading", { name: "Check what we found" }).waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await screenshot(page, `ideas review ${name}`, false);
    await sheet.getByText("1 line or point isn’t a place").waitFor();
    expect(await sheet.getByRole("checkbox", { name: /^Ada’s bar/ }).isChecked()).toBe(true);
    expect(await sheet.getByRole("checkbox", { name: /^Eiffel Tower/ }).isChecked()).toBe(false);
    await sheet.getByRole("checkbox", { name: /^That bakery/ }).check();
    await sheet.getByRole("button", { name: /^Add \d places/ }).click();
    await sheet.getByText(/added to your ideas\./).waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await screenshot(page, `ideas list ${name}`, false);
    await expect
      .poll(async () => (await stored()).ideas?.map((idea) => idea.name))
      .toContain("Ada’s bar");

    // Without a network, too.
    await page.context().setOffline(true);
    await sheet.getByRole("button", { name: "Fit them in" }).click();
    await screenshot(page, `ideas fitting ${name}`, false);
    await sheet.getByText("we don’t know where it is").waitFor();
    await screenshot(page, `ideas proposal ${name}`, false);
    await sheet.getByRole("button", { name: "Apply" }).click();
    await sheet.waitFor({ state: "hidden" });
    await page.context().setOffline(false);
    const planned = async () => {
      const { ideas = [], tripData } = await stored();
      const ids = new Set(ideas.map(({ id }) => id));
      return tripData.itinerary.flatMap(({ plan }) => plan).filter(({ id }) => ids.has(id)).length;
    };
    await expect.poll(planned, { timeout: 20_000 }).toBeGreaterThan(0);
    await page.getByRole("button", { name: /^Undo/ }).first().click();
    await expect.poll(planned, { timeout: 20_000 }).toBe(0);
    expect((await stored()).tripData.itinerary.map(({ plan }) => plan.map(({ id }) => id))).toEqual(
      trip.tripData.itinerary.map(({ plan }) => plan.map(({ id }) => id)),
    );
    expect((await stored()).ideas?.map((idea) => idea.name)).toContain("Ada’s bar");
    // Parts of the page that come when it is idle may be on their way still.
    expectOnlyErrors({ errors }, /ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload/);
    await close();
  },
);

test("a hostile file is refused in words, and the page answers meanwhile", async () => {
  const { page, errors, close } = await openNewTrip(opened, { viewport: DESKTOP });
  await openTripActions(page);
  await page.getByRole("button", { name: "Ideas and lists" }).click();
  const sheet = page.getByRole("dialog", { name: "Ideas" });
  // The longest time in which the page's thread did nothing else.
  await page.evaluate(() => {
    const watched = globalThis as unknown as { longestMs: number };
    watched.longestMs = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        watched.longestMs = Math.max(watched.longestMs, duration);
    }).observe({ entryTypes: ["longtask"] });
  });
  const zeros = Buffer.alloc(60 * 1024 * 1024, " ");
  const cases: [string, Buffer, RegExp][] = [
    [
      "bomb.kmz",
      zipOf([{ name: "doc.kml", content: zeros }], true),
      /unzipped contents are too large/,
    ],
    ["big.json", zeros.subarray(0, 50 * 1024 * 1024), /larger than 5 MB/],
    [
      "entities.kml",
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE k [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><kml>&b;</kml>',
      ),
      /document type/,
    ],
    ["deep.json", Buffer.from("[".repeat(2_000_000)), /valid JSON/],
    [
      "photo.csv",
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]),
      /isn’t a list that we can read/,
    ],
  ];
  const folder = await mkdtemp(join(tmpdir(), "lists-"));
  for (const [name, content, words] of cases) {
    await writeFile(join(folder, name), content);
    await sheet.getByLabel("Or a list from a file").setInputFiles(join(folder, name));
    await sheet.getByText(words).waitFor();
  }
  await rm(folder, { recursive: true });
  const longestMs = await page.evaluate(
    () => (globalThis as unknown as { longestMs: number }).longestMs,
  );
  // The page's share of a file is to read its bytes: parsing one of these takes seconds. A busy machine is slow at anything.
  expect(longestMs).toBeLessThan(500);
  expect(errors).toEqual([]);
  await close();
});

test("two ideas are put up for a vote, one is taken by one tap and given back by one", async () => {
  const { page, stored, errors, close } = await openNewTrip(opened, { viewport: PHONE });
  await openTripActions(page);
  await page.getByRole("button", { name: "Ideas and lists" }).click();
  const sheet = page.getByRole("dialog", { name: /^Ideas|Check what we found/ });
  await sheet.getByLabel("Add places").fill("Estrela Basilica\nFado Museum");
  await sheet.getByRole("button", { name: "Find" }).click();
  await sheet.getByRole("button", { name: "Add 2 places" }).click();
  const day = (await stored()).tripData.itinerary[0];
  for (const name of ["Estrela Basilica", "Fado Museum"]) {
    await sheet.getByLabel(`Put ${name} up for a vote`).selectOption(`${day?.id} evening`);
  }
  const slots = sheet.getByRole("region", { name: "Up for a vote" });
  await slots.getByRole("heading", { name: "Day 1: Evening" }).waitFor();
  await slots.getByRole("button", { name: "Take Estrela Basilica" }).waitFor();
  expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
  await screenshot(page, "ideas up for a vote", false);
  await slots.getByRole("button", { name: "Take Fado Museum" }).click();
  await slots.waitFor({ state: "detached" });
  const namesOf = async () =>
    (await stored()).tripData.itinerary[0]?.plan.map(({ placeName }) => placeName);
  await expect.poll(namesOf).toContain("Fado Museum");
  await sheet.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("Control+z");
  await expect.poll(namesOf).not.toContain("Fado Museum");
  await page.getByRole("region", { name: "Up for a vote" }).getByText("Fado Museum").waitFor();
  await screenshot(page, "trip with a vote", false);
  expect(errors).toEqual([]);
  await close();
});
