import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { addDays } from "../../../src/domain/calendar-date.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { answerAsMetNorway, type StandInDay } from "../../../stand-in/met-norway.ts";
import { DESKTOP, openPage, PHONE } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { GUIDE_CITIES } from "../../support/guide.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { makeLink } from "../../support/server/guest.ts";
import { listenOnFreePort } from "../../support/server/listen-on-free-port.ts";

const RAIN: StandInDay = { symbol: "heavyrain", mmAnHour: 2 };
const HEAT: StandInDay = { symbol: "clearsky_day", highC: 39, lowC: 27 };
const STORM: StandInDay = { symbol: "rainandthunder", mmAnHour: 3, windMs: 22 };

let days: readonly StandInDay[] = [];
const metNorway = await listenOnFreePort((request, response) => {
  const url = new URL(request.url ?? "", "http://x");
  const { status, headers, body } = answerAsMetNorway(url, request.headers, { days });
  response.writeHead(status, headers).end(status === 304 ? undefined : body);
});
const world = await openServerAndBrowser({
  env: {
    OPEN_DATA: "on",
    OPEN_GUIDES_A_DAY: "0",
    MET_NORWAY_URL: metNorway.url,
    PHOTOS: "illustrations",
    SUGGESTIONS: "guide",
    MAP_TILES: "off",
  },
});
afterAll(() => metNorway.close());

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
/** Each in a line of its own. */
const textsOf = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    while (walker.nextNode()) lines.push(walker.currentNode.textContent ?? "");
    return lines.join("\n").replaceAll("\u00a0", " ");
  });
/** The stand-in's days are those of UTC. */
const TODAY = new Date().toISOString().slice(0, 10);
const fromToday = (weather: Readonly<Record<number, StandInDay>>): StandInDay[] =>
  Array.from({ length: 10 }, (_, nth) => weather[nth] ?? { symbol: "fair_day" });

/** Each in a city of its own, so that no forecast is kept for another. */
test.each(
  byDay([
    ["rain on a day", "Rome, Italy", RAIN, /^Rain 09:00–18:00$/, [2]],
    // A plan has little in the open at noon by itself.
    ["great heat", "London, United Kingdom", HEAT, /^Great heat 12:00–16:30$/, [1, 2, 3, 4]],
    ["a storm on a day", "Lisbon, Portugal", STORM, /^Storm 09:00–18:00$/, [2]],
  ]),
)(
  "%s is offered to be planned around, but not to guests; it is taken, undone, and asked for in words",
  async (_, city, bad, foretold, on) => {
    days = fromToday(Object.fromEntries(on.map((nth) => [nth, bad])));
    const selection = {
      ...SELECTION,
      location: { label: city },
      noOfDays: "4",
      startDate: addDays(TODAY, 1),
    };
    const { page, client, tripId, trip, stored, close } = await openNewTrip(world, {}, selection);
    const button = page.getByRole("button", { name: "Plan around the weather of Day 2" });
    await button.waitFor();
    expect(await page.getByText(foretold).count()).toBe(on.length);
    expect(await page.getByRole("link", { name: /^Forecast: MET Norway/ }).count()).toBeGreaterThan(
      0,
    );
    const { token } = await makeLink(client, tripId);
    const guest = await openPage(world.browser, { baseURL: world.server.url });
    await open(guest.page, `/s/${token}`, `Location: ${city}`);
    await guest.page.getByText(foretold).first().waitFor();
    expect(await guest.page.getByRole("button", { name: /^Plan around/ }).count()).toBe(0);
    await guest.close();

    await button.click();
    const sheet = page.getByRole("dialog", { name: "Plan around the weather" });
    await sheet.getByRole("button", { name: "Apply" }).click();
    await sheet.waitFor({ state: "detached" });
    const order = (one: typeof trip) =>
      one.tripData.itinerary.map(({ plan }) => plan.map(({ placeName }) => placeName));
    await expect.poll(async () => order(await stored())).not.toEqual(order(trip));
    expect((await stored()).tripData.itinerary.map(({ date }) => date)).toEqual(
      trip.tripData.itinerary.map(({ date }) => date),
    );
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(async () => order(await stored())).toEqual(order(trip));

    // Words ask for a day of which no rain is foretold, too.
    await page
      .getByRole("button", { name: /^Change the (?:trip|whole trip)/ })
      .first()
      .click();
    await page.getByLabel("What would you like?").fill("What if it rains?");
    await page.getByRole("button", { name: "Preview changes" }).click();
    const words = page.getByRole("dialog");
    await words.getByText("Which day should we plan as if it rained all day?").waitFor();
    await words.getByRole("button", { name: "Day 3" }).click();
    await words.getByRole("button", { name: "Apply" }).waitFor();
    await words.getByRole("button", { name: "Apply" }).click();
    await words.waitFor({ state: "detached" });
    await expect.poll(async () => order(await stored())).not.toEqual(order(trip));
    // A forecast is never stored.
    expect(JSON.stringify(await stored())).not.toMatch(/"troubles"|"rainMm"/);
    await close();
  },
);

test.runIf(IS_NIGHTLY)(
  "gusts of a gale on a ferry day: it is offered to take the boat on another day; taken, and undone",
  async () => {
    const wind = { symbol: "fair_day", windMs: 12, gustMs: 24 };
    const city = "San Francisco, California";
    const boats = new Set(
      GUIDE_CITIES.flatMap(({ places }) =>
        places.flatMap(({ id, reachedBy }) => (reachedBy?.by === "boat" ? [id] : [])),
      ),
    );
    const ferryDates = ({ tripData }: Trip) =>
      tripData.itinerary.flatMap(({ date = "", plan }) =>
        plan.some(({ guideId = "" }) => boats.has(guideId)) ? [date] : [],
      );
    const selection = {
      ...SELECTION,
      location: { label: city },
      noOfDays: "4",
      startDate: addDays(TODAY, 1),
    };
    const { page, trip, stored, close } = await openNewTrip(world, {}, selection, (planned) => {
      const [ferryDate] = ferryDates(planned);
      days = fromToday({}).map((day, nth) => (addDays(TODAY, nth) === ferryDate ? wind : day));
    });
    const [ferryDate = "none"] = ferryDates(trip);
    const number = trip.tripData.itinerary.findIndex(({ date }) => date === ferryDate) + 1;
    await page
      .getByText(/^Storm \d\d:00–\d\d:00$/)
      .first()
      .waitFor();
    await page.getByRole("button", { name: `Plan around the weather of Day ${number}` }).click();
    const sheet = page.getByRole("dialog", { name: "Plan around the weather" });
    await sheet.getByRole("button", { name: "Apply" }).click();
    await sheet.waitFor({ state: "detached" });
    await expect.poll(async () => ferryDates(await stored())).not.toContain(ferryDate);
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(async () => ferryDates(await stored())).toEqual(ferryDates(trip));
    await close();
  },
);

test("fair days are told, and nothing is offered; without a forecast nothing is told", async () => {
  days = fromToday({});
  const selection = {
    ...SELECTION,
    location: { label: "Vienna, Austria" },
    startDate: addDays(TODAY, 1),
  };
  const { page, close } = await openNewTrip(world, {}, selection);
  await page.getByText("Clear, 11 to 18 °C").first().waitFor();
  expect(await page.getByRole("button", { name: /^Plan around/ }).count()).toBe(0);
  await page.route("**/weather", (route) => route.fulfill({ status: 500 }));
  const answered = page.waitForResponse(/\/weather$/);
  await page.reload();
  await page.getByRole("heading", { name: "Day 1" }).waitFor();
  await answered;
  expect(await page.getByText("Clear, 11 to 18 °C").count()).toBe(0);
  await close();
});

test.each(
  byDay([
    ["en-US", PHONE, /^Clear, 52 to 64 °F \(11 to 18 °C\)$/, /\d{1,2}:\d\d [AP]M/, /\d\.\d mi\)/],
    ["en-US", DESKTOP, /^Clear, 52 to 64 °F \(11 to 18 °C\)$/, /\d{1,2}:\d\d [AP]M/, /\d\.\d mi\)/],
    ["de-DE", PHONE, /^Klar, 11 bis 18 °C$/, /\d\d:\d\d/, /\d(,\d)? km\)/],
  ]),
)(
  "a trip's page for %s at %j has the hours, ways and degrees of its reader, and nothing too wide",
  async (locale, viewport, weather, hour, way) => {
    days = fromToday({});
    const selection = {
      ...SELECTION,
      location: { label: "Madrid, Spain" },
      // Late in the evening of UTC tomorrow has begun in Madrid.
      startDate: addDays(TODAY, 2),
    };
    const { storageState, client } = await signedInState(world.server, {
      name: "Grace Hopper",
      email: `${locale}-${viewport.width}@example.com`,
    });
    const tripId = await generateTrip(client, selection);
    const options = { baseURL: world.server.url, storageState, locale, viewport };
    const { page, end } = await openPage(world.browser, options);
    await page.goto(`/view-trip/${tripId}`);
    await page.getByText(weather).first().waitFor();
    const text = await textsOf(page);
    expect(text).toMatch(hour);
    expect(text).toMatch(way);
    if (locale === "en-US") expect(text).not.toMatch(/\b(?:1[3-9]|2[0-3]):\d\d|\d km\b/);
    else expect(text).not.toMatch(/\d [AP]M|\d mi\b|°F/);
    for (const width of [320, viewport.width]) {
      await page.setViewportSize({ width, height: viewport.height });
      expect(await isTooWide(page), `${width}`).toBe(false);
    }
    await end();
  },
);
