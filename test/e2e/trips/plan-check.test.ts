import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { TripDraft } from "../../../src/domain/trip/trip.ts";
import { PHONE, type WatchedPage } from "../../support/browser/browser.ts";
import { eachPage } from "../../support/browser/each-page.ts";
import { expectOnlyErrors } from "../../support/browser/expect-only-errors.ts";
import { open, openTripActions } from "../../support/browser/page-actions.ts";
import { openSignedIn } from "../../support/browser/signed-in-pages.ts";
import { checkedTripDraft } from "../../support/plans/checked-trip.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { saveCheckedTrip } from "../../support/store/save-checked-trip.ts";

let opened: WatchedPage;
let page: Page;

const { server, browser, ada, asAda } = await openSignedIn();
eachPage(browser, asAda, (watched) => {
  opened = watched;
  page = watched.page;
});

const panel = () => page.getByRole("region", { name: "Plan check" });
const LINES_OF_DAY_1 = "section:has(> div > h3:has-text('Day 1')) ol > li > p";
const lines = async (selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => text.trim());

test("a checked trip says at once what to expect, unfolds the rest, has its days in the order of time", async () => {
  await openTrip(withNotes(checkedTripDraft()));
  await panel().waitFor();
  const words = oneLine((await panel().allInnerTexts()).join());
  expect(words).toContain("This plan needs a few fixes");
  expect(words).not.toContain("Checked against our guide");
  await panel().getByText("Details and heads-ups").click();
  const details = oneLine((await panel().allInnerTexts()).join());
  expect(details).toContain("Checked against our guide: 1 of 2 places, 1 of 1 hotel.");
  expect(details).not.toContain("Quality:");
  expect(details).toContain("unknown for A, B, C, D, and 3 more. Check before you go.");
  expect(words).not.toContain("it’s closed on Tuesdays.");

  await panel().getByText("What we changed (4)").click();
  const changes = panel().locator("details details li");
  expect((await changes.allTextContents()).map(oneLine)).toEqual([
    "Moved: Livraria Lello · From day 2 to day 1: it’s closed on Tuesdays.",
    "Removed: Serralves · Tickets would go over your budget.",
    "Corrected: Casa do Rio · The plan had it 2.3 km from its real location.",
    "Added: Ribeira · Day 2 would have been empty. Added from our guide.",
  ]);

  await panel().getByText("All checks (6)").click();
  const row = (name: string) => panel().getByRole("row", { name });
  const cells = async (name: string) => row(name).getByRole("cell").allInnerTexts();
  expect(await cells("Real places")).toEqual(["83%", "at least 95", "Not met"]);
  expect(await cells("Opening hours")).toEqual(["0 visits", "0", "Met"]);
  expect(await cells("Little travel")).toEqual(["105 min", "at most 90", "Not met"]);

  await panel().getByRole("link", { name: "Day 1" }).first().click();
  const heading = page.locator(new URL(page.url()).hash);
  expect(await heading.textContent()).toContain("Day 1");
  const day = page.getByRole("region", { name: /^Day 1 Mon,? (?:4 May|May 4)/ });
  await day.waitFor();
  expect(await lines(LINES_OF_DAY_1)).toEqual([
    "Travel Hours : 10 min walk (0.7 km)",
    "Lunch, about 12:40–13:40",
    "Travel Hours : 15 min walk (1.1 km)",
    "Dinner, about 19:00–20:30",
    expect.stringMatching(/^10 min walk \(0\.7 km\) back, arriving \d\d:\d\d$/),
  ]);
  const rows = day.locator("ol [id^=place-]");
  await rows
    .last()
    .getByRole("button", { name: /^More about/ })
    .click();
  await rows.last().getByText("Opening hours unknown").waitFor();
  const [bookshop, garden] = await rows.allTextContents();
  expect(bookshop).toContain("09:30–10:15");
  expect(bookshop).not.toContain("Morning");
  expect(bookshop).not.toContain("Not verified");
  expect(garden).toContain("Not verified");
  const index = page.getByRole("navigation", { name: "Days" });
  await index.locator("time[datetime='2026-05-05']").waitFor();

  await page.getByText("Good to know (2)").click();
  const known = page.getByRole("region", { name: "Good to know" }).locator("li");
  await expect
    .poll(() => known.allTextContents())
    .toEqual(["Bring a hat.", "You didn’t say how many days, so we planned 2."]);
});

test("a checked trip goes on paper in a line, before a page a day", async () => {
  await openTrip(checkedTripDraft());
  await page.emulateMedia({ media: "print" });
  const line = page.getByRole("link", { name: "This plan needs a few fixes" });
  expect(await line.isVisible()).toBe(true);
  expect(await panel().isVisible()).toBe(false);
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  // Short days share a page until the paper's own parts are there.
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("a trip of the original product looks as before, and a date that is none is left out", async () => {
  const draft = tripDraft();
  const itinerary = draft.tripData.itinerary.map((day) => ({ ...day, date: "next week" }));
  await openTrip({ ...draft, tripData: { ...draft.tripData, itinerary } });
  await page.getByRole("heading", { name: /^Day 1 \d/ }).waitFor();
  expect(await page.getByText("Plan check").count()).toBe(0);
  expect(await page.locator("time").count()).toBe(0);
  expect(await lines(LINES_OF_DAY_1)).toEqual(["Travel Hours : 10 minutes on foot"]);
  expect(await page.locator("main ol [id^=place-]").first().textContent()).toContain("Morning");
});

/** With a note of a model, and one of ours. */
function withNotes(draft: TripDraft): TripDraft {
  const notes = ["Bring a hat.", { code: "daysAssumed" as const, values: { days: 2 } }];
  return { ...draft, tripData: { ...draft.tripData, notes } };
}

async function openTrip(draft: TripDraft): Promise<void> {
  const tripId = await saveCheckedTrip(server.context, ada.sessionToken, draft);
  await page.goto(`/view-trip/${tripId}?view=check`);
  await page.getByRole("heading", { level: 1, name: "Location: Porto, Portugal" }).waitFor();
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}

const MAP = `<kml><Document><name>Cabins</name><Folder><name>North</name><Placemark><name>Cabin</name>
<Point><coordinates>-20.5,10.1</coordinates></Point></Placemark></Folder></Document></kml>`;

test("a trip is saved with no network and imported again; a map is asked where it is", async () => {
  const tripId = await saveCheckedTrip(server.context, ada.sessionToken);
  await page.setViewportSize(PHONE);
  await open(page, `/view-trip/${tripId}`, "Location: Porto, Portugal");
  await openTripActions(page);
  await page.getByRole("button", { name: "Print or export", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "All data JSON" }).waitFor();
  await page.context().setOffline(true);
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "All data JSON" }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe("porto-portugal.json");
  const file = await download.path();
  expect(readFileSync(file, "utf8")).toContain("Livraria Lello");
  await page.context().setOffline(false);

  await open(page, "/my-trips", "My Trips");
  await page.getByRole("button", { name: "Import a trip" }).click();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("Choose a file first.").waitFor();
  await page.getByLabel("File").setInputFiles(file);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("Location: Porto, Portugal").waitFor();
  expect(page.url()).not.toContain(tripId);
  await page.getByRole("link", { name: "Livraria Lello" }).first().waitFor();

  await openTripActions(page);
  await page.getByRole("button", { name: "Print or export", exact: true }).click();
  await page.getByRole("button", { name: "Calendar ICS" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Set dates/ })
    .click();
  await page.getByLabel("Start date").locator("visible=true").fill("2027-05-04");
  await page.getByRole("button", { name: "Save dates" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  const feed = await page.getByLabel("Calendar link").inputValue();
  await expect.poll(async () => (await fetch(feed)).status).toBe(200);
  await page.getByRole("button", { name: "Turn off link" }).click();
  await expect.poll(async () => (await fetch(feed)).status).toBe(404);

  await open(page, "/my-trips", "My Trips");
  await page.getByRole("button", { name: "Import a trip" }).click();
  const map = { name: "map.kml", mimeType: "", buffer: Buffer.from(MAP) };
  await page.getByLabel("File").setInputFiles(map);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByLabel("Destination").fill("Our island");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("Location: Our island").waitFor();
  await page.getByText("North", { exact: true }).first().waitFor();
  expectOnlyErrors(opened, /ERR_INTERNET_DISCONNECTED| 422 |Failed to fetch|preload/);
});
