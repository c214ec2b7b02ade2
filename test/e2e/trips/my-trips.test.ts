import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PlaceCategory } from "../../../src/domain/places/place-category.ts";
import { openSqliteDatabase } from "../../../src/server/store/sql/sqlite/sqlite-database.ts";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, openPage, PHONE } from "../../support/browser/browser.ts";
import { goOffline } from "../../support/browser/go-offline.ts";
import { keptTripIds } from "../../support/browser/kept-trip-ids.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { finishAnimations, loadPhotos, open } from "../../support/browser/page-actions.ts";
import { playPhotos } from "../../support/browser/photo-routes.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { listTripIds } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { saveCheckedTrip } from "../../support/store/save-checked-trip.ts";

const NARROW = { width: 320, height: 800 };
/** The time on the browser's clock. */
const NOW = "2026-11-22T10:00:00Z";

const { server, browser } = await openServerAndBrowser();

type Planned = {
  city: string;
  startDate?: string;
  days?: number;
  category?: PlaceCategory;
  /** On each of its days. */
  note?: string;
};

/** A trip of the city whose places are all of one kind; every day begins at 09:45. */
function draftOf({ city, startDate, days = 4, category = "market", note }: Planned) {
  const draft = tripDraft(city);
  const [day] = draft.tripData.itinerary;
  if (day === undefined) throw new Error("the draft has a day");
  const itinerary = Array.from({ length: days }, (_, index) => ({
    ...day,
    day: `Day ${index + 1}`,
    ...(note === undefined ? {} : { note }),
    plan: day.plan.map((place) => ({
      ...place,
      placeName: `Stop of day ${index + 1}`,
      category,
      visit: { startMinutes: 585, endMinutes: 660 },
    })),
  }));
  const userSelection = { ...draft.userSelection, noOfDays: days, ...(startDate && { startDate }) };
  return { ...draft, userSelection, tripData: { ...draft.tripData, itinerary } };
}

let travellers = 0;
async function openMyTrips(planned: readonly Planned[], options: object = {}) {
  travellers += 1;
  const person = { name: "Ada Lovelace", email: `lists-${travellers}@example.com` };
  const { storageState, client } = await signedInState(server, person);
  for (const one of planned) {
    await saveCheckedTrip(server.context, client.sessionToken, draftOf(one));
  }
  const watched = await openPage(browser, {
    baseURL: server.url,
    storageState,
    timezoneId: "Europe/Rome",
    locale: "en-GB",
    ...options,
  });
  await watched.page.clock.setFixedTime(NOW);
  await open(watched.page, "/my-trips", "My Trips");
  await watched.page.locator("[data-trip]").first().waitFor();
  return { ...watched, client };
}

const ALL: readonly Planned[] = [
  { city: "Athens, Greece", startDate: "2026-05-02", days: 5, category: "viewpoint" },
  { city: "Cape Town, South Africa", category: "beach" },
  { city: "Tokyo, Japan", startDate: "2027-10-09", days: 10, category: "nightlife" },
  { city: "Rome, Italy", startDate: "2026-12-04", category: "monument" },
  { city: "Vienna, Austria", startDate: "2026-10-09", days: 3, category: "palace" },
  { city: "Lisbon, Portugal", startDate: "2027-04-01", days: 5, category: "old-town" },
];

/** Names of the trips of a part of the page, in order. */
function namesIn(page: Page, part: string): Promise<string[]> {
  return page.getByRole("region", { name: part }).locator("li a bdi").allTextContents();
}

test("the next trip stands apart, others are soonest first, past ones newest first; photos are asked for but of past trips; the calendar has a month for each, offline too, and an address to follow it by", async () => {
  const { page, client, end } = await openMyTrips(ALL);
  const next = page.getByRole("link", { name: /Rome, Italy/ });
  await next.getByText("in 12 days").waitFor();
  await next.getByText("Fri 4 – Mon 7 Dec 2026").waitFor();
  await next.getByText("First stop: Stop of day 1, 09:45").waitFor();
  await next.getByText("Saved on this device").waitFor();
  expect(await namesIn(page, "Upcoming")).toEqual([
    "Lisbon, Portugal",
    "Tokyo, Japan",
    "Cape Town, South Africa",
  ]);
  await page.getByRole("link", { name: /In 4 months.*Lisbon/ }).waitFor();
  await page.getByRole("link", { name: /In 10 months.*Tokyo/ }).waitFor();
  await page.getByRole("link", { name: /No dates yet.*Cape Town/ }).waitFor();
  expect(await namesIn(page, "Past")).toEqual(["Vienna, Austria", "Athens, Greece"]);
  await page.getByRole("heading", { name: "Past 2 trips" }).waitFor();
  const art = page.getByRole("link", { name: /Cape Town/ }).locator("img");
  expect(await art.getAttribute("src")).toMatch(/^\/art\/beach\.svg/);

  const asked = await playPhotos(page, { source: "wikimedia" });
  await page.reload();
  await page
    .getByText(/^Photo:/)
    .first()
    .waitFor();
  await loadPhotos(page);
  // The next trip and the three to come.
  expect(asked).toHaveLength(4);
  const bottomOf = (element: Locator) =>
    element.first().evaluate((one) => one.getBoundingClientRect().bottom);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await loadPhotos(page);
    const picture = page.getByRole("link", { name: /Rome, Italy/ }).locator("img");
    await expect
      .poll(async () =>
        Math.abs((await bottomOf(page.getByText(/^Photo:/))) - (await bottomOf(picture))),
      )
      .toBeLessThan(3);
  }

  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.setViewportSize(PHONE);
  await page.getByRole("link", { name: "Calendar" }).click();
  const month = (name: string) => page.getByRole("region", { name });
  await month("November 2026").getByText("No trips this month.").waitFor();
  await month("December 2026")
    .getByRole("link", { name: /Rome, Italy Fri 4 – Mon 7 Dec 2026/ })
    .waitFor();
  expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
    "November 2026",
    "December 2026",
    "April 2027",
    "October 2027",
  ]);
  await page.getByText("1 trip has no dates yet.").waitFor();
  await page.getByText("Follow in your calendar app").click();
  await page.getByRole("button", { name: "Create link" }).click();
  const address = await page.getByLabel("Calendar link").inputValue();
  const feed = await fetch(address);
  expect(await feed.text()).toContain("SUMMARY:Rome\\, Italy");
  await finishAnimations(page);
  expect((await examine(page)).violations).toEqual([]);
  for (const viewport of [NARROW, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(viewport.width);
  }
  await page.getByRole("button", { name: "Turn off link" }).click();
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
  expect(await (await client.fetch("/api/account/tokens")).json()).toEqual({ tokens: [] });

  await page.getByRole("button", { name: "Show 2 earlier months" }).press("Enter");
  await month("May 2026")
    .getByRole("link", { name: /Athens/ })
    .press("Enter");
  await page.getByRole("heading", { level: 1, name: /Athens/ }).waitFor();
  await page.goBack();
  await month("April 2027").waitFor();
  await goOffline(page);
  await page.getByRole("link", { name: "Close calendar" }).press("Enter");
  await page.getByRole("region", { name: "Past" }).waitFor();
  await page.getByRole("link", { name: "Calendar" }).press("Enter");
  await month("April 2027")
    .getByRole("link", { name: /Lisbon/ })
    .waitFor();
  await end(/ERR_INTERNET_DISCONNECTED/);
});

test("a trip under way says which day it is, and opens on today", async () => {
  const { page, close } = await openMyTrips([
    { city: "Porto, Portugal", startDate: "2026-11-23" },
    { city: "Rome, Italy", startDate: "2026-11-21" },
  ]);
  const current = page.getByRole("link", { name: /Day 2 of 4.*Rome, Italy/ });
  await current.getByText("Today’s first stop: Stop of day 2, 09:45").waitFor();
  await page.getByRole("link", { name: /Tomorrow.*Porto/ }).waitFor();
  expect(await current.getAttribute("href")).toMatch(/^\/view-trip\/\d+\?view=today$/);
  // At midnight in Rome it is another day, without a reload.
  await page.clock.setFixedTime("2026-11-22T23:00:30Z");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByRole("link", { name: /Day 3 of 4.*Rome, Italy/ }).waitFor();
  await close();
});

test("dates of a trip that has none are set by the keyboard alone, and its card moves with the focus; without a network they are sent when it is back", async () => {
  const { page, client, end } = await openMyTrips([
    { city: "Rome, Italy", startDate: "2026-12-04" },
    { city: "Porto, Portugal" },
    { city: "Athens, Greece" },
  ]);
  const [athens = "", porto = ""] = await listTripIds(client);
  await page.getByRole("button", { name: "Set dates: Porto, Portugal" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "When does your trip start?" });
  await dialog.waitFor();
  await page.keyboard.press("Enter");
  await dialog.getByText("Enter a start date, or cancel.").waitFor();
  const field = dialog.getByLabel("Start date");
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe("Set dates");
  await page.keyboard.press("Enter");
  // Which part of the date comes first is the browser's.
  await field.fill("2026-11-28");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: /in 6 days.*Porto, Portugal/i }).waitFor();
  expect(await namesIn(page, "Upcoming")).toEqual(["Rome, Italy", "Athens, Greece"]);
  await expect.poll(focused).toContain("Porto, Portugal");
  await expect
    .poll(async () => (await fetchTrip(client, porto)).tripData.itinerary.map(({ date }) => date))
    .toEqual(["2026-11-28", "2026-11-29", "2026-11-30", "2026-12-01"]);

  await expect.poll(() => keptTripIds(page)).toContain(athens);
  await goOffline(page, ["set-dates-dialog", "trip-menu"]);
  await page.getByText("You’re offline.").waitFor();
  await page.getByRole("button", { name: "Set dates: Athens, Greece" }).click();
  await field.fill("2026-11-25");
  await page.getByRole("button", { name: "Save dates" }).click();
  const card = page.getByRole("link", { name: /in 3 days.*Athens, Greece/i });
  await card.waitFor();
  const startDate = async () => (await fetchTrip(client, athens)).userSelection.startDate;
  expect(await startDate()).toBeUndefined();
  await page.context().setOffline(false);
  await expect.poll(startDate).toBe("2026-11-25");
  await card.waitFor();
  await end(/ERR_INTERNET_DISCONNECTED/);
});

test("a list that can't be fetched says so above the trips that the browser keeps, and is fetched again; a trip that can't be read any more stands beside the others, and is deleted there", async () => {
  const { page, client, end } = await openMyTrips([
    { city: "Cape Town, South Africa" },
    { city: "Rome, Italy", startDate: "2026-12-04" },
  ]);
  await page.getByText("Saved on this device").waitFor();
  const error = { code: "storage_unreachable", values: {}, text: "Try later.", requestId: "r" };
  const isList = (url: URL) => url.pathname === "/api/trips";
  await page.route(isList, (route) => route.fulfill({ status: 503, json: { error } }));
  await open(page, "/my-trips", "My Trips");
  await page.getByText("We couldn’t refresh your trips.").waitFor();
  await page.getByRole("link", { name: /Rome, Italy/ }).waitFor();
  await page.unroute(isList);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("We couldn’t refresh your trips.").waitFor({ state: "detached" });

  const [, damaged = ""] = await listTripIds(client);
  if (server.config.database.kind !== "sqlite") throw new Error("the embedded store");
  const database = openSqliteDatabase(server.config.database.path);
  database.run("UPDATE trips SET summary = '{', document = '{' WHERE id = $1", damaged);
  database.close();
  await open(page, "/my-trips", "My Trips");
  const card = page.getByRole("listitem").filter({ hasText: "This trip can’t be read" });
  await card.waitFor();
  await page.getByRole("link", { name: /Rome, Italy/ }).waitFor();
  expect((await examine(page)).violations).toEqual([]);
  await card.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this trip?" });
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await card.waitFor({ state: "detached" });
  expect(await listTripIds(client)).toHaveLength(1);
  // The browser kept it, and has asked whether it is gone.
  await end(new RegExp(`${damaged}| 503 `));
});

/** 31 trips, a third of them each to come, past and without dates. */
const MANY: readonly Planned[] = Array.from({ length: 31 }, (_, index) => {
  const month = String((index % 9) + 1).padStart(2, "0");
  const dates = [{ startDate: `2027-${month}-10` }, { startDate: `2025-${month}-03` }, {}];
  return {
    city: `City ${index + 1}, Country`,
    ...dates[index % 3],
    ...(index === 20 ? { note: "The café by the tram, where Zoë waits." } : {}),
  };
});

test("31 trips are six screens of a phone, and found by a word of a note, with and without a network; one is planned again from its row, another is shared and deleted there, by keyboard", async () => {
  const { page, client, end } = await openMyTrips(MANY, { viewport: PHONE });
  await page.getByRole("link", { name: /City 31,/ }).waitFor();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  // Rows that were never near have their estimated height.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
  expect((await height()) / PHONE.height).toBeLessThanOrEqual(6);
  const tallest = () =>
    page.evaluate(() =>
      Math.max(...Array.from(document.querySelectorAll("main li"), (row) => row.clientHeight)),
    );
  await finishAnimations(page);
  expect((await examine(page)).violations).toEqual([]);
  for (const viewport of [PHONE, DESKTOP, NARROW]) {
    await page.setViewportSize(viewport);
    // Also of those that are far away.
    expect(await tallest()).toBeLessThan(200);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(viewport.width);
  }
  await page.setViewportSize(PHONE);

  await page.getByRole("link", { name: "Search" }).click();
  const field = page.getByLabel("Search your trips");
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  // Each is kept by then.
  await page.getByText("can be found by name only").waitFor({ state: "detached" });
  await page.keyboard.type("CAFE zoe");
  await page.getByRole("status").getByText("1 trip", { exact: true }).waitFor();
  const found = page.getByRole("search").getByRole("link");
  expect(await found.locator("bdi").allTextContents()).toEqual([
    "City 21, Country",
    "The café by the tram, where Zoë waits.",
  ]);
  expect((await examine(page)).violations).toEqual([]);
  await found.click();
  await page.getByRole("heading", { level: 1, name: "Location: City 21, Country" }).waitFor();
  // Back finds it again.
  await page.goBack();
  await page.getByRole("status").getByText("1 trip", { exact: true }).waitFor();
  expect(await field.inputValue()).toBe("CAFE zoe");

  await goOffline(page);
  await field.fill("stop");
  await page.getByRole("status").getByText("31 trips", { exact: true }).waitFor();
  await page.getByRole("radio", { name: "Past" }).check();
  await page.getByRole("status").getByText("10 trips", { exact: true }).waitFor();
  await field.fill("nowhere at all");
  await page.getByText("No trips found. Try fewer words.").waitFor();
  await page.getByRole("button", { name: "Close search" }).click();
  await page.getByRole("heading", { name: "Past 10 trips" }).waitFor();
  await page.context().setOffline(false);
  await page.getByText("You’re offline.").waitFor({ state: "detached" });

  const menuOf = async (city: string) => {
    await page.getByRole("button", { name: `Actions: ${city}, Country` }).focus();
    await page.keyboard.press("Enter");
  };
  const before = await listTripIds(client);
  await menuOf("City 5");
  const menu = page.getByRole("dialog", { name: "City 5, Country" });
  await menu.getByRole("button", { name: "Plan it again" }).waitFor();
  await finishAnimations(page);
  expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
  await menu.getByRole("button", { name: "Plan it again" }).press("Enter");
  await page.getByText("Here’s your new trip.").waitFor();
  await page.getByRole("heading", { level: 1, name: "Location: City 5, Country" }).waitFor();
  const [made = ""] = (await listTripIds(client)).filter((id) => !before.includes(id));
  expect(page.url()).toContain(made);
  const copy = await fetchTrip(client, made);
  expect(copy.userSelection.startDate).toBeUndefined();
  expect(copy.tripData.itinerary.map(({ plan }) => plan[0]?.placeName)).toEqual(
    [1, 2, 3, 4].map((day) => `Stop of day ${day}`),
  );

  await page.goBack();
  await page.getByRole("heading", { name: "My Trips" }).waitFor();
  await menuOf("City 4");
  await page.getByRole("button", { name: "Share" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Create link" }).waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByRole("heading", { name: "My Trips" }).waitFor();
  await menuOf("City 4");
  await page.getByRole("button", { name: "Delete this trip" }).press("Enter");
  const question = page.getByRole("dialog", { name: "Delete this trip" });
  await question.getByText("Delete City 4, Country?").waitFor();
  await question.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await page.getByRole("link", { name: /City 4,/ }).waitFor({ state: "detached" });
  await expect.poll(() => listTripIds(client)).toHaveLength(31);
  await end(/ERR_INTERNET_DISCONNECTED/);
});
