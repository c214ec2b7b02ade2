import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PlanCheck } from "../../../src/domain/trip/trip.ts";
import type { TripDraft } from "../../../src/server/store/store.ts";
import { launchBrowser, openPage, type WatchedPage } from "../../support/browser/browser.ts";
import { type SignedInState, signedInState } from "../../support/browser/signed-in-state.ts";
import { checkedTripDraft, saveCheckedTrip } from "../../support/plans/checked-trip.ts";
import { tripDraft } from "../../support/plans/trip-draft.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";

let server: TestServer;
let browser: Browser;
let ada: SignedInState;
let opened: WatchedPage;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
  ada = await signedInState(server);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  opened = await openPage(browser, { baseURL: server.url, storageState: ada.storageState });
  page = opened.page;
});
afterEach(async () => {
  await opened.close();
  expect(opened.errors).toEqual([]);
});

const panel = () => page.getByRole("region", { name: "Plan check" });
const LINES_OF_DAY_1 = "section:has(> div > h3:has-text('Day 1')) ol > li > p";
const lines = async (selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => text.trim());

describe("the plan check", () => {
  test("says at once what to expect, and where to look", async () => {
    await openTrip(checkedTripDraft());
    await panel().waitFor();
    const words = oneLine((await panel().allInnerTexts()).join());
    expect(words).toContain("Something in this plan needs your eye");
    expect(words).toContain("Checked against our guide: 1 of 2 places, 1 of 1 hotel.");
    expect(words).toContain("It is well worth it");
    expect(words).toContain("Quality: very good, 86 of 100.");
    expect(words).toContain("Without Clérigos Tower and Ribeira.");
    expect(words).toContain("Day 1 ends at 15:00.");
    expect(words).toContain("Day 1: 2 h 10 min of waiting.");
    expect(words).toContain("not known for A, B, C, D, and 3 more: look them up");
    expect(words).not.toContain("it is closed on Tuesdays.");
    await panel().getByRole("link", { name: "Day 1" }).click();
    const heading = page.locator(new URL(page.url()).hash);
    expect(await heading.textContent()).toContain("Day 1");
  });

  test("says where the plan was changed after it", async () => {
    const stale = "You have changed the plan or its dates since it was checked.";
    await openTrip(checkedTripDraft({ isStale: true }));
    await panel().getByText(stale).waitFor();
    await openTrip(checkedTripDraft());
    await panel().getByText("Something in this plan needs your eye").waitFor();
    expect(await panel().getByText(stale).count()).toBe(0);
  });

  test("says so where nothing is left to see to", async () => {
    await openTrip(checkedTripDraft({ isFeasible: true, changes: [], watch: [], quality: 100 }));
    await panel().getByText("This plan can be walked").waitFor();
    expect(await panel().getByText("What we changed").count()).toBe(0);
    expect(await panel().getByText("What to watch").count()).toBe(0);
  });

  test("says what a plan is worth apart from whether it can be walked", async () => {
    await openTrip(checkedTripDraft({ isFeasible: true, quality: 42, weaknesses: [], watch: [] }));
    await panel().getByText("This plan can be walked").waitFor();
    const words = oneLine((await panel().allInnerTexts()).join());
    expect(words).toContain("It is hardly worth it");
    expect(words).toContain("Quality: poor, 42 of 100.");
    expect(words).not.toContain("What holds it down");
  });

  test("says what could not be checked where nothing is known to exist", async () => {
    const verified = { places: 0, ofPlaces: 2, hotels: 0, ofHotels: 1 };
    const checks = [{ id: "transferTimes", figure: 0, isMet: true }];
    await openTrip(
      checkedTripDraft({ isFeasible: true, quality: 100, verified, checks, watch: [] }),
    );
    await panel().getByText("We couldn't verify this plan").waitFor();
    const words = oneLine((await panel().allInnerTexts()).join());
    expect(words).toContain("Our guide knows none of these places.");
    expect(words).toContain("look each one up before you go");
    expect(words).toMatch(/Not checked: .*Real places.*Opening hours/);
    expect(words).not.toMatch(/can be walked|worth it|very good|of 100/);
  });

  test("names the checks of a trip from before they had names", async () => {
    const checks = [
      { id: "C6", figure: 2, isMet: false },
      { id: "C7", figure: 0, isMet: true },
    ];
    await openTrip(checkedTripDraft({ checks }));
    await panel().getByText("Not met: Opening hours.").waitFor();
    await panel().getByText("All checks (2)").click();
    expect(
      await panel()
        .getByRole("row", { name: /Time to get there/ })
        .count(),
    ).toBe(1);
  });

  test("unfolds what was changed and why", async () => {
    await openTrip(checkedTripDraft());
    await panel().getByText("What we changed (4)").click();
    const changes = panel().locator("details li");
    expect((await changes.allTextContents()).map(oneLine)).toEqual([
      "Moved: Livraria Lello. From day 2 to day 1: it is closed on Tuesdays.",
      "Dropped: Serralves. Its tickets would go over the budget.",
      "Corrected: Casa do Rio. The plan had it 2.3 km away from where it is.",
      "Added: Ribeira. Day 2 would have been empty; this is from our guide.",
    ]);
  });

  test("shows the sentences of a trip from before it had codes, and nothing for an unknown code", async () => {
    const planCheck: Partial<PlanCheck> = {
      changes: [
        { kind: "moved", name: "Serralves", text: "To the morning: it closes at 19:30." },
        { kind: "dropped", name: "Ribeira", code: "ofALaterVersion", values: { day: 1 } },
      ],
      weaknesses: [{ code: "ofALaterVersion" }],
      watch: [{ text: "Prices are those of last season." }, { code: "ofALaterVersion" }],
    };
    const draft = checkedTripDraft(planCheck);
    const notes = ["Bring a hat.", { code: "daysAssumed", values: { days: 3 } }];
    await openTrip({ ...draft, tripData: { ...draft.tripData, notes } });
    await panel().getByText("What we changed (2)").click();
    const changes = panel().locator("details li");
    expect((await changes.allTextContents()).map(oneLine)).toEqual([
      "Moved: Serralves. To the morning: it closes at 19:30.",
      "Dropped: Ribeira.",
    ]);
    const watch = panel().locator("h3 + ul li");
    expect((await watch.allTextContents()).map(oneLine)).toEqual([
      "Prices are those of last season.",
    ]);
    await page.getByText("Good to know (2)").click();
    const known = page.getByRole("region", { name: "Good to know" }).locator("li");
    await expect
      .poll(() => known.allTextContents())
      .toEqual(["Bring a hat.", "You gave no number of days, so we planned 3."]);
  });

  test("unfolds every check with its figure, its target and the verdict in words", async () => {
    await openTrip(checkedTripDraft());
    await panel().getByText("All checks (6)").click();
    const row = (name: string) => panel().getByRole("row", { name });
    const cells = async (name: string) => row(name).getByRole("cell").allInnerTexts();
    expect(await cells("Real places")).toEqual(["83.33%", "at least 95", "Not met"]);
    expect(await cells("Opening hours")).toEqual(["0 visits", "0", "Met"]);
    expect(await cells("Even days")).toEqual(["0.31", "at most 0.25", "Not met"]);
  });

  test("goes on paper in a line, before a page a day", async () => {
    await openTrip(checkedTripDraft());
    await page.emulateMedia({ media: "print" });
    const line = page.getByRole("link", { name: "Something in this plan needs your eye" });
    expect(await line.isVisible()).toBe(true);
    expect(await panel().isVisible()).toBe(false);
    const paper = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
  });
});

describe("a day with dates, meals and the way back", () => {
  test("is shown in the order of time", async () => {
    await openTrip(checkedTripDraft());
    const day = page.getByRole("region", { name: /^Day 1 Mon, May 4/ });
    await day.waitFor();
    expect(await lines(LINES_OF_DAY_1)).toEqual([
      "Travel Hours : 10 min walk (0.7 km)",
      "Lunch, about 12:40–13:40",
      "Travel Hours : 15 min walk (1.1 km)",
      "Dinner, about 19:00–20:30",
      expect.stringMatching(/^10 min walk \(0\.7 km\) back, there at \d\d:\d\d$/),
    ]);
    const rows = day.locator("ol [id^=place-]");
    await rows
      .last()
      .getByRole("button", { name: /^More about/ })
      .click();
    await rows.last().getByText("Opening hours not known").waitFor();
    const [bookshop, garden] = await rows.allTextContents();
    expect(bookshop).toContain("09:30–10:15");
    expect(bookshop).not.toContain("Morning");
    expect(bookshop).not.toContain("Not verified");
    expect(garden).toContain("Not verified");
  });

  test("has its date in the row of days too", async () => {
    await openTrip(checkedTripDraft());
    const index = page.getByRole("navigation", { name: "Days" });
    await index.locator("time[datetime='2026-05-05']").waitFor();
  });
});

test("a trip of the original product looks as before", async () => {
  await openTrip(tripDraft());
  expect(await page.getByText("Plan check").count()).toBe(0);
  expect(await page.locator("time").count()).toBe(0);
  expect(await lines(LINES_OF_DAY_1)).toEqual(["Travel Hours : 10 minutes on foot"]);
  expect(await page.locator("main ol [id^=place-]").first().textContent()).toContain("Morning");
});

test("a date that is none is left out", async () => {
  const draft = tripDraft();
  const itinerary = draft.tripData.itinerary.map((day) => ({ ...day, date: "next week" }));
  await openTrip({ ...draft, tripData: { ...draft.tripData, itinerary } });
  await page.getByRole("heading", { name: /^Day 1 \d/ }).waitFor();
});

async function openTrip(draft: TripDraft): Promise<void> {
  const tripId = await saveCheckedTrip(server.context, ada.client.sessionToken, draft);
  await page.goto(`/view-trip/${tripId}?view=check`);
  await page.getByRole("heading", { level: 1, name: "Location: Porto, Portugal" }).waitFor();
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}
