import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, openPage, PHONE, SCREENS } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open, openTripActions } from "../../support/browser/page-actions.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { cityNamed } from "../../support/guide.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { zipOf } from "../../support/plans/zip-of.ts";
import { makeLink } from "../../support/server/guest.ts";

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

test.each(byDay(SCREENS))(
  "on %s a list becomes ideas, which come into the plan by one tap and leave it by one",
  async (_, screen) => {
    const { page, stored, trip, end } = await openNewTrip(opened, screen);
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
    await sheet.getByText("1 line or point isn’t a place").waitFor();
    expect(await sheet.getByRole("checkbox", { name: /^Ada’s bar/ }).isChecked()).toBe(true);
    expect(await sheet.getByRole("checkbox", { name: /^Eiffel Tower/ }).isChecked()).toBe(false);
    await sheet.getByRole("checkbox", { name: /^That bakery/ }).check();
    await sheet.getByRole("button", { name: /^Add \d places/ }).click();
    await sheet.getByText(/added to your ideas\./).waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await expect
      .poll(async () => (await stored()).ideas?.map((idea) => idea.name))
      .toContain("Ada’s bar");

    // Without a network, too.
    await page.context().setOffline(true);
    await sheet.getByRole("button", { name: "Fit them in" }).click();
    await sheet.getByText("we don’t know where it is").waitFor();
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
    await end(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload/);
  },
);

test.runIf(IS_NIGHTLY)(
  "a hostile file is refused in words, and the page answers meanwhile",
  async () => {
    const { page, end } = await openNewTrip(opened, { viewport: DESKTOP });
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
      ["deep.json", Buffer.from("[".repeat(2_000_000)), /valid JSON/],
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
    await end();
  },
);

test.runIf(IS_NIGHTLY)(
  "a place of the plan and others that were found are voted on by a guest with a link; the owner takes one, and gives it back by one tap",
  async () => {
    const { page, stored, client, tripId, trip, errors, close } = await openNewTrip(opened, {
      viewport: DESKTOP,
    });
    const [day] = trip.tripData.itinerary;
    const place = day?.plan[0];
    if (day === undefined || place === undefined) throw new Error("the trip has a place");
    const planned = trip.tripData.itinerary.flatMap(({ plan }) =>
      plan.map(({ guideId }) => guideId),
    );
    // It is open in the morning, too.
    const isOther = ({ id, category }: { id: string; category: string }) =>
      category === "museum" && !planned.includes(id);
    const other = cityNamed("Lisbon").places.findLast(isOther)?.name ?? "";
    await page.getByRole("button", { name: `More about ${place.placeName}` }).click();
    await page.getByRole("button", { name: "Swap", exact: true }).click();
    const swap = page.getByRole("dialog", { name: "Swap this place" });
    const alternative = swap.getByRole("checkbox").first();
    await alternative.check();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await swap.getByRole("button", { name: "Let guests vote on these 2" }).click();
    await swap.waitFor({ state: "hidden" });
    // It stays where it is until the vote is decided.
    await expect.poll(async () => (await stored()).ideas?.length).toBe(1);
    expect((await stored()).tripData.itinerary[0]?.plan.map(({ id }) => id)).toContain(place.id);

    // One more, from the search.
    await page.getByRole("button", { name: "Options for Day 1" }).click();
    await page.getByRole("button", { name: "Add a place", exact: true }).click();
    const add = page.getByRole("dialog", { name: "Add a place to Day 1" });
    await add.getByLabel("Search for a place").fill(other);
    await add.getByRole("checkbox", { name: other }).check();
    await add.getByLabel("Put them up for a vote").selectOption({ label: "Day 1: Morning" });
    await add.waitFor({ state: "hidden" });
    await expect.poll(async () => (await stored()).ideas?.length).toBe(2);

    const { token } = await makeLink(client, tripId, { scope: "vote" });
    const baseURL = opened.server.url;
    const guest = await openPage(opened.browser, { baseURL, viewport: PHONE });
    await open(guest.page, `/s/${token}`, "Location: Lisbon, Portugal");
    await guest.page.getByLabel("Your name").fill("Ben");
    await guest.page.getByRole("button", { name: "Join" }).click();
    const asked = guest.page.getByRole("region", { name: "Up for a vote" });
    await asked.getByText(other).waitFor();
    const like = asked.getByRole("button", { name: `Sounds good: ${other}` });
    await like.click();
    await expect.poll(() => like.getAttribute("aria-pressed")).toBe("true");
    await asked.getByRole("button", { name: `No thanks: ${place.placeName}` }).click();
    expect((await examine(guest.page)).violations).toEqual([]);

    // The link was made elsewhere.
    await page.reload();
    await openTripActions(page);
    await page.getByRole("button", { name: "Ideas and lists" }).click();
    const sheet = page.getByRole("dialog", { name: /^Ideas/ });
    const slots = sheet.getByRole("region", { name: "Up for a vote" });
    await slots.getByText("Ben").first().waitFor();
    await slots.getByRole("button", { name: `Keep ${place.placeName}` }).waitFor();
    await slots.getByRole("button", { name: `Take ${other}` }).click();
    await sheet.getByText(new RegExp(`^${other} is now on Day`)).waitFor();
    await slots.waitFor({ state: "detached" });
    const namesOf = async () =>
      (await stored()).tripData.itinerary.flatMap(({ plan }) => plan.map((one) => one.placeName));
    await expect.poll(namesOf).toContain(other);
    expect(await namesOf()).not.toContain(place.placeName);
    await sheet.getByRole("button", { name: "Close" }).click();
    await page.keyboard.press("Control+z");
    await expect.poll(namesOf).not.toContain(other);
    await page.getByRole("region", { name: "Up for a vote" }).getByText(other).waitFor();
    expect(errors).toEqual([]);
    await guest.close();
    await close();
  },
);
