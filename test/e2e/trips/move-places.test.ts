import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { DESKTOP, openPage, PHONE } from "../../support/browser/browser.ts";
import { type Target, WAYS_TO_MOVE } from "../../support/browser/move-place.ts";
import { openServerAndBrowser } from "../../support/browser/open-server-and-browser.ts";
import { open } from "../../support/browser/page-actions.ts";
import { signedInState } from "../../support/browser/signed-in-state.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const { server, browser } = await openServerAndBrowser();

let travellers = 0;

/** A trip whose second day is empty, with its handles shown. */
async function openTrip(viewport: typeof PHONE | typeof DESKTOP, hasTouch = false) {
  travellers += 1;
  const person = { name: "Ada Lovelace", email: `mover-${travellers}@example.com` };
  const { storageState, client } = await signedInState(server, person);
  const tripId = await generateTrip(client);
  const { tripData } = await fetchTrip(client, tripId);
  const edit: Edit = {
    kind: "add-day",
    dayId: "empty",
    afterId: tripData.itinerary[0]?.id ?? "",
  };
  await sendEdits(client, tripId, [edit]);
  const watched = await openPage(browser, {
    baseURL: server.url,
    storageState,
    viewport,
    hasTouch,
  });
  const { page } = watched;
  await open(page, `/view-trip/${tripId}`, "Location: Lisbon, Portugal");
  if (viewport === PHONE) await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.locator("[id^='move-']").first().waitFor();
  return { ...watched, tripId, client };
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
    const { page, errors, client, tripId, close } = await openTrip(viewport, name === "finger");
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
    expect(errors).toEqual([]);
    await close();
  },
);

test("a place picked up beside the edge scrolls the page once it is drawn towards the edge", async () => {
  const { page, close } = await openTrip(DESKTOP);
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
