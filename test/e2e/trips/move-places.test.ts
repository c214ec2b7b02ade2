import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { examine } from "../../support/browser/axe.ts";
import { DESKTOP, PHONE } from "../../support/browser/browser.ts";
import { focused } from "../../support/browser/focus.ts";
import { type Target, WAYS_TO_MOVE } from "../../support/browser/move-place.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { openNewTrip } from "../../support/browser/signed-in-pages.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

let opened: Awaited<ReturnType<typeof openNewTrip>>;

const world = await openServerAndBrowser();
async function openTrip(viewport: { width: number; height: number }) {
  opened = await openNewTrip(world, { viewport });
  return opened;
}

/** A place of the trip as it was opened. */
function placeAt(day: number, at: number) {
  const place = opened.trip.tripData.itinerary[day]?.plan.at(at);
  if (place === undefined) throw new Error("no such place");
  return place;
}

const stored = () => opened.stored();
const storedNames = async () =>
  (await stored()).tripData.itinerary.map(({ plan }) => plan.map(({ placeName }) => placeName));
const handle = (page: Page, id: string) => page.locator(`[id="move-${id}"]`);
const isHeard = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text }).first().waitFor({ state: "attached" });

test("on a handle the keys move at once, go from handle to handle, remove, and say it", async () => {
  const { page, end } = await openTrip(DESKTOP);
  const [first, second] = [placeAt(0, 0), placeAt(0, 1)];
  await handle(page, first.id).focus();
  await page.keyboard.press("ArrowDown");
  expect(await focused(page)).toBe(`button Move ${second.placeName}`);
  await page.keyboard.press("Home");
  expect(await focused(page)).toBe(`button Move ${first.placeName}`);
  await page.keyboard.press("End");
  expect(await focused(page)).toBe(`button Move ${placeAt(0, -1).placeName}`);
  await page.keyboard.press("Home");

  await page.keyboard.press("Enter");
  await isHeard(page, `${first.placeName} picked up. Day 1, place 1 of`);
  await page.keyboard.press("ArrowDown");
  await isHeard(page, /^Day 1, place 2 of \d, \d\d:\d\d to \d\d:\d\d, \w/);
  await page.keyboard.press("Escape");
  await isHeard(page, `${first.placeName} stays where it was.`);

  // What loses the focus and gets it back is read out again.
  await handle(page, first.id).evaluate((button) =>
    button.addEventListener("blur", () => button.setAttribute("data-blurred", ""), { once: true }),
  );
  await page.keyboard.press("Alt+ArrowDown");
  await isHeard(page, `${first.placeName} is now on Day 1`);
  expect(await handle(page, first.id).getAttribute("data-blurred")).toBeNull();
  await expect
    .poll(async () => (await storedNames())[0]?.slice(0, 2))
    .toEqual([second.placeName, first.placeName]);
  expect(await focused(page)).toBe(`button Move ${first.placeName}`);
  await page.keyboard.press("Alt+Shift+ArrowDown");
  await isHeard(page, `${first.placeName} is now on Day 2`);
  await expect.poll(async () => (await storedNames())[1]?.[0]).toBe(first.placeName);

  await expect.poll(() => focused(page)).toBe(`button Move ${first.placeName}`);
  await page.keyboard.press("Delete");
  await isHeard(page, `${first.placeName} removed.`);
  await expect.poll(() => focused(page)).toBe(`button Move ${placeAt(1, 0).placeName}`);
  await expect
    .poll(async () => (await stored()).tripData.setAside?.map(({ id }) => id))
    .toEqual([first.id]);

  await page.getByText("Removed (1)").click();
  await page.getByRole("button", { name: `Put ${first.placeName} back` }).click();
  await isHeard(page, `${first.placeName} is back on Day 2.`);
  await expect.poll(() => focused(page)).toBe(`button Move ${first.placeName}`);
  await expect.poll(async () => (await storedNames())[1]?.at(0)).toBe(first.placeName);
  await end();
});

test("a place that takes a day's lunch away says so when it is moved there", async () => {
  const { page, client, tripId, end } = await openTrip(DESKTOP);
  const { id: placeId, placeName } = placeAt(1, 0);
  const edits: Edit[] = [
    { kind: "set-stay", placeId, minutes: 300 },
    { kind: "set-start", placeId, startMinutes: 11 * 60 },
  ];
  await sendEdits(client, tripId, edits);
  await page.reload();
  await handle(page, placeId).focus();
  // Said for a few seconds.
  const isSaid = page.getByText(/^Meals changed\. Day 1: no time for lunch/).waitFor();
  await page.keyboard.press("Alt+Shift+ArrowUp");
  await Promise.all([isHeard(page, `${placeName} is now on Day 1`), isSaid]);
  await end();
});

test("a day is added, moved, locked, paced and removed from the menu in its head", async () => {
  const { page, end } = await openTrip(DESKTOP);
  const choose = async (day: string, option: string) => {
    await page.getByRole("button", { name: `Options for ${day}` }).click();
    await page.getByRole("button", { name: option }).click();
  };
  const days = async () => (await stored()).tripData.itinerary;
  const [firstId] = opened.trip.tripData.itinerary.map(({ id }) => id);

  await page.getByRole("button", { name: "Options for Day 1" }).click();
  await page.getByRole("button", { name: "Add a day after this" }).waitFor();
  expect((await examine(page)).violations).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("button Options for Day 1");

  await choose("Day 1", "Add a day after this");
  await page.getByRole("heading", { name: /^Day 4/ }).waitFor();
  await expect.poll(async () => (await days())[1]?.plan).toEqual([]);
  await expect.poll(() => focused(page)).toMatch(/^h3 .*Day 2.*A free day/);

  await choose("Day 1", "Move a day later");
  await expect.poll(async () => (await days())[1]?.id).toBe(firstId);
  await choose("Day 2", "Move a day earlier");
  await expect.poll(async () => (await days())[0]?.id).toBe(firstId);

  await choose("Day 1", "Lock this day");
  await expect.poll(async () => (await days())[0]?.isLocked).toBe(true);
  await page.getByRole("button", { name: "Options for Day 1" }).click();
  await page.getByRole("button", { name: "Unlock this day" }).waitFor();
  await page.locator(":popover-open select").selectOption("See a lot");
  await expect.poll(async () => (await days())[0]?.pace).toBe("full");

  await choose("Day 2", "Remove this day");
  await expect.poll(async () => (await days()).length).toBe(3);
  await choose("Day 1", "Remove this day");
  await expect.poll(async () => (await days()).length).toBe(2);
  await page.getByText(/^Removed \(/).waitFor();
  await end();
});

test("an unfolded place is locked, moved and removed on a phone, and a hotel becomes the base", async () => {
  const { page, end } = await openTrip(PHONE);
  const place = placeAt(0, 1);
  const more = page.getByRole("button", { name: `More about ${place.placeName}` });
  await more.click();
  await page.getByRole("button", { name: "Lock", exact: true }).click();
  await isHeard(page, `${place.placeName} locked.`);
  const first = async () => (await stored()).tripData.itinerary[0]?.plan;
  await expect.poll(async () => (await first())?.[1]?.isLocked).toBe(true);

  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect.poll(() => focused(page)).toBe(`button Move ${place.placeName}`);
  // Rows are slim from now on, and its own is still in sight, below the bars.
  const handle = page.getByRole("button", { name: `Move ${place.placeName}`, exact: true });
  const sight = () =>
    handle.evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return top > 60 && bottom < innerHeight - 60;
    });
  await expect.poll(sight).toBe(true);
  await page.getByRole("button", { name: "Earlier" }).click();
  await page.getByRole("button", { name: "Move here" }).click();
  await expect.poll(async () => (await first())?.[0]?.id).toBe(place.id);
  await page.getByRole("button", { name: `Remove ${place.placeName}` }).click();
  await expect.poll(async () => (await first())?.some(({ id }) => id === place.id)).toBe(false);
  await page.getByRole("button", { name: "Done" }).click();

  const [, hotel] = opened.trip.tripData.hotels;
  await page.getByRole("button", { name: `More about ${hotel?.hotelName}` }).click();
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect.poll(async () => (await stored()).tripData.hotels[0]?.id).toBe(hotel?.id);

  await page.getByRole("button", { name: "Add your own hotel" }).click();
  await page.getByText("Not found? Enter its location").click();
  await page.getByLabel("Name", { exact: true }).fill("Casa Ada");
  await page.getByLabel(/^Exact location/).fill(hotel?.geoCoordinates ?? "");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect.poll(async () => (await stored()).tripData.hotels[0]?.hotelName).toBe("Casa Ada");
  await page
    .getByRole("listitem")
    .filter({ hasText: "Casa Ada" })
    .getByText("Your days start here")
    .waitFor();
  await end();
});

/** A trip whose second day is empty, with its handles shown. */
async function openWithHandles(viewport: typeof PHONE | typeof DESKTOP, hasTouch = false) {
  const watched = await openNewTrip(world, { viewport, hasTouch });
  const { page, client, tripId, trip } = watched;
  const afterId = trip.tripData.itinerary[0]?.id ?? "";
  await sendEdits(client, tripId, [{ kind: "add-day", dayId: "empty", afterId }]);
  await page.reload();
  if (viewport === PHONE) await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.locator("[id^='move-']").first().waitFor();
  await page.getByRole("heading", { level: 3, name: /^Day 4/ }).waitFor();
  return watched;
}

/** Ids and names of the places that the page shows, a list a day. */
function shownDays(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("section:has(> div h3[id^='day-'])")].map((section) => ({
      id: section.querySelector("h3")?.id.slice("day-".length) ?? "",
      places: [...section.querySelectorAll("[id^='place-']")].map((row) => ({
        id: row.id.slice("place-".length),
        name: row.querySelector("[id^='move-']")?.getAttribute("aria-label") ?? "",
      })),
    })),
  );
}

type ShownDays = Awaited<ReturnType<typeof shownDays>>;
type Case = (days: ShownDays) => { readonly placeId: string; readonly target: Target };

function idAt(days: ShownDays, day: number, place: number): string {
  return days[day]?.places.at(place)?.id ?? "";
}

const CASES: Readonly<Record<string, Case>> = {
  "within a day": (days) => ({
    placeId: idAt(days, 0, 0),
    target: { dayId: days[0]?.id ?? "", afterId: idAt(days, 0, 1) },
  }),
  "to a day off the screen": (days) => ({
    placeId: idAt(days, 0, 0),
    target: { dayId: days[3]?.id ?? "", afterId: idAt(days, 3, -1) },
  }),
  "onto an empty day": (days) => ({
    placeId: idAt(days, 0, -1),
    target: { dayId: days[1]?.id ?? "" },
  }),
  "to another day": (days) => ({
    placeId: idAt(days, 0, 0),
    target: { dayId: days[2]?.id ?? "", afterId: idAt(days, 2, 0) },
  }),
};

/** The trip that the first way makes of each case; every other way must come to the same. */
const outcomes = new Map<string, string[][]>();

test.each([
  // By day the spots that a place goes to without scrolling, and with it; by mouse onto an empty day, too.
  ["mouse", DESKTOP, IS_NIGHTLY ? 4 : 3],
  ["keys", DESKTOP, IS_NIGHTLY ? 4 : 2],
  ["finger", PHONE, IS_NIGHTLY ? 4 : 2],
  ["buttons", PHONE, IS_NIGHTLY ? 4 : 2],
] as const)(
  "by %s a place goes to any spot, keeps the focus, and the server has it there",
  async (name, viewport, cases) => {
    const way = WAYS_TO_MOVE[name];
    const { page, client, tripId, end } = await openWithHandles(viewport, name === "finger");
    const names = (days: ShownDays) => days.map(({ places }) => places.map((place) => place.name));
    const ids = (days: ShownDays) => days.map(({ places }) => places.map(({ id }) => id));

    const untouched = await shownDays(page);
    for (const [what, choose] of Object.entries(CASES).slice(0, cases)) {
      const before = await shownDays(page);
      const { placeId, target } = choose(before);
      if (what === "within a day") {
        await way.bring(page, placeId, target);
        await way.takeBack(page);
        await expect.poll(() => page.locator("[data-move-slot]").count()).toBe(0);
        expect(ids(await shownDays(page)), `${what}, taken back`).toEqual(ids(before));
      }

      await way.bring(page, placeId, target);
      await way.put(page);
      const wanted = moved(before, placeId, target);
      await expect.poll(async () => ids(await shownDays(page)), { message: what }).toEqual(wanted);
      const focused = () => page.evaluate(() => document.activeElement?.id);
      await expect.poll(focused, { message: `${what}, focus` }).toBe(`move-${placeId}`);
      const after = names(await shownDays(page));
      expect(after, `${what}, the same by every way`).toEqual(outcomes.get(what) ?? after);
      outcomes.set(what, after);
    }
    expect(ids(await shownDays(page))).not.toEqual(ids(untouched));
    const stored = async (): Promise<Trip["tripData"]> =>
      (await fetchTrip(client, tripId)).tripData;
    await expect
      .poll(async () => (await stored()).itinerary.map(({ plan }) => plan.map(({ id }) => id)))
      .toEqual(ids(await shownDays(page)));
    await end();
  },
);

test("a place picked up beside the edge scrolls the page once it is drawn towards the edge", async () => {
  const { page, close } = await openWithHandles(DESKTOP);
  const [day] = await shownDays(page);
  const handle = page.locator(`[id="move-${day?.places[1]?.id}"]`);
  await handle.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    scrollBy({ top: bottom - innerHeight + 10, behavior: "instant" });
  });
  const { x, y, width, height } = (await handle.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + 6, fromY - 4, { steps: 3 });
  await page.locator("[data-lifted]").waitFor();
  // Some frames, each of which would scroll.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await scrolled()).toBe(before);
  await page.mouse.move(fromX, fromY + 20, { steps: 3 });
  await expect.poll(scrolled).toBeGreaterThan(before);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await close();
});

function moved(days: ShownDays, placeId: string, { dayId, afterId }: Target): string[][] {
  return days.map(({ id, places }) => {
    const left = places.map((place) => place.id).filter((place) => place !== placeId);
    if (id !== dayId) return left;
    return left.toSpliced(afterId === undefined ? 0 : left.indexOf(afterId) + 1, 0, placeId);
  });
}
