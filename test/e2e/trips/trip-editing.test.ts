import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { changePlanWords } from "../../../src/web/messages/change-plan-words.ts";
import { editTripWords } from "../../../src/web/messages/edit-trip-words.ts";
import { viewTripWords } from "../../../src/web/messages/view-trip-words.ts";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, PHONE, SCREENS } from "../../support/browser/browser.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open, openTripActions, renameTrip } from "../../support/browser/page-actions.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { toasts } from "../../support/browser/toasts.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { SELECTION } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const world = await openServerAndBrowser();
const placesOf = ({ tripData }: Trip) => tripData.itinerary.flatMap(({ plan }) => plan);

test("what was undone takes the place of the offer to undo it", async () => {
  const { page, end } = await openNewTrip(world, { viewport: PHONE });
  await page
    .getByRole("button", { name: /^More about/ })
    .nth(5)
    .click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await toasts(page).getByRole("button", { name: "Undo" }).waitFor();
  await page.keyboard.press("Control+z");
  await toasts(page)
    .filter({ hasText: /^Undone/ })
    .waitFor();
  // The former one fades out.
  await expect
    .poll(() => toasts(page).allTextContents())
    .toEqual([expect.stringMatching(/^Undone/)]);
  await end();
});

test("what is to be booked is unfolded and ticked off by the keyboard alone, and that is undone", async () => {
  const { page, end, client, tripId, trip, stored } = await openNewTrip(world, {
    viewport: PHONE,
  });
  const [day] = trip.tripData.itinerary;
  const [place] = day?.plan ?? [];
  const booking = { need: "must", daysAhead: 30, url: "https://tickets.example/palace" };
  const added = { ...place, id: "palace", placeName: "The Palace", booking };
  await sendEdits(client, tripId, [{ kind: "add-place", dayId: day?.id, place: added }]);
  await page.reload();
  const fold = page.locator("summary", { hasText: /^Before you go/ });
  await fold.focus();
  await page.keyboard.press("Enter");
  const box = page.getByRole("checkbox", { name: /^The Palace/ });
  await box.waitFor();
  await box.focus();
  await page.keyboard.press("Space");
  await expect.poll(async () => isBooked(await stored(), "palace")).toBe(true);
  await page.getByRole("link", { name: "Tickets for The Palace" }).waitFor({ state: "detached" });
  expect((await examine(page, { part: "main section:has(> h2#places-title)" })).violations).toEqual(
    [],
  );
  await page.keyboard.press("Control+z");
  await expect.poll(async () => isBooked(await stored(), "palace")).toBe(false);
  await expect.poll(() => box.isChecked()).toBe(false);
  await end();
});

function isBooked({ tripData }: Trip, id: string): boolean {
  return tripData.itinerary.some(({ plan }) => plan.some((one) => one.id === id && one.isBooked));
}

test("a trip is renamed, by the keyboard alone, and called so everywhere", async () => {
  const { page, client, tripId, end } = await openNewTrip(world, { viewport: PHONE });
  await openTripActions(page);
  await page.getByRole("button", { name: "Rename this trip" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Spring with Grandma");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Spring with Grandma" }).waitFor();
  await page.getByText("Location: Lisbon, Portugal").waitFor();
  expect(await page.title()).toBe("Spring with Grandma · Tripwright");
  const focused = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  expect(focused).toBe("Rename this trip");
  await expect
    .poll(async () => (await fetchTrip(client, tripId)).title)
    .toBe("Spring with Grandma");
  await open(page, "/my-trips", "My Trips");
  await page.getByRole("link", { name: /Spring with Grandma.*Lisbon, Portugal/ }).click();
  await page.getByRole("heading", { level: 1, name: "Spring with Grandma" }).waitFor();
  // An empty name is the destination again.
  await renameTrip(page, "");
  await page.getByRole("heading", { level: 1, name: "Location: Lisbon, Portugal" }).waitFor();
  await expect.poll(async () => (await fetchTrip(client, tripId)).title).toBeUndefined();
  await end();
});

test("what another device changed meanwhile, a name or the dates, is shown beside one's own, and one chooses", async () => {
  const { page, client, tripId, close } = await openNewTrip(world);
  // The page may see what the phone did before the laptop begins.
  const renameElsewhere = (text: string) => () =>
    sendEdits(client, tripId, [{ kind: "set-title", text }]);
  await renameTrip(page, "From the laptop", renameElsewhere("From the phone"));
  const panel = page.getByRole("alert", { name: "Your change needs a decision" });
  await panel.getByText("From the laptop").waitFor();
  await panel.getByText("From the phone").waitFor();
  expect((await fetchTrip(client, tripId)).title).toBe("From the phone");
  await panel.getByRole("button", { name: "Keep the other version" }).click();
  await page.getByRole("heading", { level: 1, name: "From the phone" }).waitFor();
  expect((await fetchTrip(client, tripId)).title).toBe("From the phone");

  // Dates are told in words.
  await page
    .getByRole("button", { name: /^Set dates/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Start date" }).fill("2027-06-02");
  await sendEdits(client, tripId, [{ kind: "set-start-date", date: "2027-05-07" }]);
  await page.getByRole("button", { name: "Save dates" }).click();
  await panel.getByText("Start date set to June 2, 2027").waitFor();
  await panel.getByText("On the other device, it starts on May 7, 2027.").waitFor();
  expect((await fetchTrip(client, tripId)).userSelection.startDate).toBe("2027-05-07");
  await panel.getByRole("button", { name: "Keep mine" }).click();
  await page
    .getByText(/Jun.* 2027/)
    .first()
    .waitFor();
  const trip = async () => await fetchTrip(client, tripId);
  await expect.poll(async () => (await trip()).userSelection.startDate).toBe("2027-06-02");
  expect((await trip()).tripData.itinerary[1]?.date).toBe("2027-06-03");
  await close();
});

/** On a screen that has room for all of it: what the bars at its head and foot cover in part isn't judged. */
async function faults(page: Page, part: string): Promise<readonly string[]> {
  const size = page.viewportSize() ?? PHONE;
  await page.setViewportSize({ ...size, height: 4000 });
  await page.evaluate(() => scrollTo(0, 0));
  const { violations } = await examine(page, { part });
  await page.setViewportSize(size);
  return violations;
}

const items = ({ listItems = [] }: Trip) => listItems;

test.each(byDay(SCREENS))(
  "on %s lists are filled from suggestions and by hand, and ticked offline",
  async (_, screen) => {
    const { page, client, tripId, stored, end } = await openNewTrip(world, screen);
    // Lisbon is wet in January.
    await sendEdits(client, tripId, [{ kind: "set-start-date", date: "2030-01-10" }]);
    await page.reload();
    const fold = page.locator("summary", { hasText: /^Before you go/ });
    await fold.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Add Umbrella or rain jacket" }).waitFor();
    await page.getByRole("button", { name: /^Add all \d/ }).press("Enter");
    await expect.poll(async () => items(await stored()).map(({ id }) => id)).toContain("umbrella");

    await page.getByLabel("Something to do", { exact: true }).fill("Ask Ben for the keys");
    await page.keyboard.press("Enter");
    const keys = page.getByRole("checkbox", { name: /^Ask Ben for the keys/ });
    await keys.waitFor();
    await page.getByRole("button", { name: "Change Ask Ben for the keys" }).press("Enter");
    await page.getByLabel("Who (optional)").fill("Ada");
    await page.getByLabel("By (optional)").fill("2030-05-04");
    const part = "main section:has(> h2#places-title) details[open]";
    expect(await faults(page, part)).toEqual([]);
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await page.getByText("Ada · by ", { exact: false }).waitFor();

    await page.context().setOffline(true);
    await keys.press("Space");
    await page.getByRole("checkbox", { name: "Umbrella or rain jacket" }).click();
    await expect.poll(() => keys.isChecked()).toBe(true);
    expect(await faults(page, part)).toEqual([]);
    await page.context().setOffline(false);
    await expect
      .poll(async () =>
        items(await stored())
          .filter(({ isDone }) => isDone === true)
          .map(({ text, who, dueDate }) => [text, who, dueDate]),
      )
      .toEqual(
        expect.arrayContaining([
          ["Ask Ben for the keys", "Ada", "2030-05-04"],
          ["Umbrella or rain jacket", undefined, undefined],
        ]),
      );

    await page.goto("/my-trips");
    await page.getByText(/^In 3 years: \d to book, 4 to do, \d+ to pack$/i).waitFor();
    await page.goBack();
    await fold.click();
    await page.getByRole("button", { name: "Change Umbrella or rain jacket" }).click();
    await page.getByRole("button", { name: "Remove" }).click();
    await expect
      .poll(async () => items(await stored()).map(({ id }) => id))
      .not.toContain("umbrella");
    await end(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  },
);

test("a trip from a friend's home to a friend's party says nothing of the former hotel, doubts neither and finds both", async () => {
  const {
    page,
    client,
    tripId,
    trip: before,
    end,
  } = await openNewTrip(world, { viewport: DESKTOP });
  const own = { geoCoordinates: "38.7139, -9.1394", isOwn: true } as const;
  const edits: Edit[] = [
    {
      kind: "add-hotel",
      isBase: true,
      hotel: {
        ...{ id: "home", hotelName: "Aunt Rosa", hotelAddress: "", price: "", rating: "" },
        ...{ hotelImageURL: "", description: "", ...own },
      },
    },
    {
      kind: "add-place",
      dayId: before.tripData.itinerary[0]?.id ?? "",
      place: {
        ...{ id: "party", placeName: "Rui's party", placeDetails: "", placeImageURL: "" },
        ...{ ticketsPricing: "", timeToTravel: "", bestTime: "", notVerified: true, ...own },
      },
    },
  ];
  const starts = page.getByText(/^Each day starts and ends at/);
  await page
    .locator("summary")
    .filter({ hasText: /^Good to know/ })
    .click();
  await starts.waitFor();
  const pictures = () =>
    page
      .getByRole("region", { name: "Hotel Recommendations" })
      .or(page.locator("section, div").filter({ has: page.locator("#hotels-title") }))
      .last()
      .locator("li img")
      .evaluateAll((all) => all.map((one) => one.getAttribute("src")));
  const formerPictures = await pictures();

  await sendEdits(client, tripId, edits);
  const { planCheck } = await fetchTrip(client, tripId);
  expect(
    planCheck?.watch.filter((entry) => "code" in entry && entry.code === "notVerified"),
  ).toEqual([]);
  await open(page, `/view-trip/${tripId}`, "Location: Lisbon, Portugal");
  const found = "https://www.google.com/maps/search/?api=1&query=38.7139%2C%20-9.1394";
  for (const name of [/^Aunt Rosa/, /^Rui's party/]) {
    const link = page.getByRole("link", { name }).first();
    expect(await link.getAttribute("href")).toBe(found);
  }
  expect(await page.getByText("Not verified: not in our guide.").count()).toBe(0);
  await page
    .locator("summary")
    .filter({ hasText: /^Good to know/ })
    .click();
  await page.getByText(/^Travel times are estimates/).waitFor();
  expect(await starts.count()).toBe(0);
  expect((await pictures()).slice(1)).toEqual(formerPictures);
  await end();
});

const ROME = { ...SELECTION, location: { label: "Rome, Italy" }, startDate: "2027-05-04" };

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();
/** Runs in the page: whether anything of it is cut off by what it stands in. */
const isCut = (element: Element): boolean => {
  const { right, bottom } = element.getBoundingClientRect();
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    const edge = box.getBoundingClientRect();
    const clips = getComputedStyle(box).overflow !== "visible";
    if (clips && (edge.right + 1 < right || edge.bottom + 1 < bottom)) return true;
  }
  return element.scrollWidth > element.clientWidth + 1;
};

/** A wide screen differs in one press; move-places and edit-by-hand edit on it every time. */
describe.each(IS_NIGHTLY ? [PHONE, DESKTOP] : [PHONE])("on a screen of $width px", (viewport) => {
  test("a place's hour is fixed, it is swapped, one is added, and a day is planned anew", async () => {
    const { page, trip, stored, end } = await openNewTrip(world, { viewport }, ROME);
    const [day] = trip.tripData.itinerary;
    // One that is shut at night.
    const first = day?.plan.find(({ open }) => open !== undefined && open.startMinutes > 300);
    const second = day?.plan.find(({ id }) => id !== first?.id);
    if (first === undefined || second === undefined) throw new Error("a day with places");

    await press(page, `More about ${first.placeName}`);
    await press(page, "Time");
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("Starts").fill("03:00");
    await sheet.getByText("This works, but:").waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await sheet.getByRole("button", { name: "Set", exact: true }).click();
    await sheet.waitFor({ state: "detached" });
    await page
      .getByText(/^Closed then/)
      .first()
      .waitFor();
    await expect
      .poll(async () => placesOf(await stored()).find(({ id }) => id === first.id)?.startsAtMinutes)
      .toBe(180);
    // Folded, the row says all of it.
    await press(page, `More about ${first.placeName}`);
    const warning = page.locator("main ol .text-watch").first();
    await expect.poll(() => warning.evaluate(isCut)).toBe(false);
    await press(page, `More about ${first.placeName}`);
    await press(page, "Let the plan choose the time");
    await page
      .getByText(/^Closed then/)
      .first()
      .waitFor({ state: "detached" });
    await expect
      .poll(async () => placesOf(await stored()).find(({ id }) => id === first.id)?.startsAtMinutes)
      .toBeUndefined();

    await press(page, "Swap");
    const take = sheet.getByRole("button", { name: /^Choose / }).first();
    const other = (await take.getAttribute("aria-label"))?.slice("Choose ".length) ?? "";
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await take.click();
    await sheet.waitFor({ state: "detached" });
    await expect
      .poll(async () => placesOf(await stored()).map(({ placeName }) => placeName))
      .toContain(other);
    const swapped = await stored();
    expect(swapped.tripData.setAside?.map(({ id }) => id)).toEqual([first.id]);
    expect(swapped.planCheck?.isStale).toBeUndefined();

    if (viewport === PHONE) await press(page, "Edit");
    await press(page, "Options for Day 1");
    await press(page, "Add a place");
    await sheet.getByLabel("Search for a place").fill("museum");
    await sheet
      .getByRole("button", { name: /^Choose / })
      .last()
      .click();
    await sheet.waitFor({ state: "detached" });
    await expect
      .poll(async () => (await stored()).tripData.itinerary[0]?.plan.length)
      .toBe((day?.plan.length ?? 0) + 1);

    await press(page, "Options for Day 1");
    await press(page, "Replan this day");
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await sheet.getByLabel("What would you like?").fill(`skip ${second.placeName}`);
    await press(page, "Preview changes");
    await sheet.getByText("Removed").waitFor();
    expect((await examine(page, { part: "dialog[open]" })).violations).toEqual([]);
    await sheet.getByRole("button", { name: "Apply" }).click();
    await expect
      .poll(async () => (await stored()).tripData.setAside?.map(({ id }) => id))
      .toContain(second.id);
    await end();
  });
});

type Held = {
  /** The worker isn't asked for the outcome of edits. */
  areEditsHeld: boolean;
  /** Nothing more can be stored. */
  isStoreFull: boolean;
  askHeld: () => void;
  /** Texts of rows while their plan wasn't worked out. */
  readonly shown: string[];
};
declare global {
  interface Window {
    held: Held;
  }
}

test("a swap shows its place before the worker has answered, and one that can't be kept is put back", async () => {
  const { page, trip, stored, close } = await openNewTrip(world, {}, ROME);
  await page.addInitScript(hold);
  await page.reload();
  const places = trip.tripData.itinerary[0]?.plan.filter(({ startsAtMinutes }) => !startsAtMinutes);
  const [first, second] = places ?? [];
  if (first === undefined || second === undefined) throw new Error("a day of two places");

  await page.evaluate(() => {
    window.held.areEditsHeld = true;
  });
  const taken = await takeOther(page, first);
  await expect.poll(() => shownAhead(page, taken.name)).toContain(taken.startsAt);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.locator("article [id^='place-']", { hasText: taken.name }).waitFor();
  await page.evaluate(() => window.held.askHeld());
  await expect
    .poll(async () => (await stored()).tripData.itinerary[0]?.plan.map((one) => one.placeName))
    .toContain(taken.name);

  await page.evaluate(() => {
    window.held.isStoreFull = true;
  });
  const refused = await takeOther(page, second);
  await page.getByText(editTripWords.noRoom).waitFor();
  expect(await shownAhead(page, refused.name)).toContain(refused.startsAt);
  await page.locator(`[id="place-${second.id}"]`, { hasText: second.placeName }).waitFor();
  expect(await page.locator("article [id^='place-'] > [aria-busy]").count()).toBe(0);
  const row = page.locator(`[id="place-${second.id}"]`, { hasText: refused.name });
  expect(await row.count()).toBe(0);
  await close();
});

/** Takes the first of the places that fit in a place's stead. @returns its name, and when it is visited, as its card says. */
async function takeOther(page: Page, place: { readonly id: string; readonly placeName: string }) {
  await page.getByRole("button", { name: viewTripWords.moreAbout(place.placeName) }).click();
  await page.getByRole("button", { name: changePlanWords.swap, exact: true }).click();
  const card = page
    .getByRole("dialog")
    .locator("li", { hasText: changePlanWords.takeThis })
    .first();
  const [startsAt] =
    /\d+:\d\d/.exec((await card.locator("p.tabular-nums").textContent()) ?? "") ?? [];
  if (startsAt === undefined) throw new Error("a card without hours");
  const take = card.getByRole("button", { name: changePlanWords.take("") });
  const label = (await take.getAttribute("aria-label")) ?? "";
  await take.click();
  return { name: label.slice(changePlanWords.take("").length), startsAt };
}

/** What the row of a place said while its plan wasn't worked out. */
function shownAhead(page: Page, name: string): Promise<string> {
  return page.evaluate((said) => window.held.shown.find((text) => text.includes(said)) ?? "", name);
}

/** Runs in the page, before anything else does. */
function hold(): void {
  const asks: (() => void)[] = [];
  const held: Held = {
    areEditsHeld: false,
    isStoreFull: false,
    shown: [],
    askHeld() {
      held.areEditsHeld = false;
      for (const ask of asks) ask();
    },
  };
  window.held = held;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message: { question?: { kind: string } }) {
    const ask = () => postMessage.call(this, message);
    if (held.areEditsHeld && message.question?.kind === "makeEdits") asks.push(ask);
    else ask();
  };
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...row) {
    if (held.isStoreFull) throw new DOMException("full", "QuotaExceededError");
    return add.apply(this, row);
  };
  new MutationObserver(() => {
    for (const row of document.querySelectorAll("article [id^='place-'] > [aria-busy]")) {
      held.shown.push(row.textContent ?? "");
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
