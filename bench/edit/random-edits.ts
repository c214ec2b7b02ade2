import type { Page } from "playwright-core";
import { changePlanWords } from "../../src/web/messages/change-plan-words.ts";
import { viewTripWords } from "../../src/web/messages/view-trip-words.ts";
import { WAYS_TO_MOVE, type WayToMove } from "../../test/support/browser/move-place.ts";

/** Ms from the traveller's last move of hand to the frame that shows what they did, and to the one with its hours and verdict. */
export type EditTimes = {
  readonly orderMs: number;
  readonly verdictMs: number;
};

/** A source of numbers from 0 to 1 (mulberry32), so that a run can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type DayShown = {
  readonly dayId: string;
  readonly placeIds: readonly string[];
  readonly isPastMidnight: boolean;
};

/** The spot before a day's places. */
const FIRST = "first";

/** Drags a random place by mouse or finger to a random other spot of its day or of another one. */
export async function dragSomewhere(
  page: Page,
  way: "mouse" | "finger",
  random: () => number,
): Promise<EditTimes> {
  const days = await daysShown(page);
  const pick = <Value extends object | string>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error("nothing to choose from");
    return value;
  };
  const from = pick(days.filter(({ placeIds }) => placeIds.length > 1));
  const placeId = pick(from.placeIds);
  // Half of the drags stay on their day, as people's do.
  const day = random() < 0.5 ? from : pick(days);
  const before = from.placeIds[from.placeIds.indexOf(placeId) - 1];
  // Neither where it stands already nor behind itself.
  const spots = [FIRST, ...day.placeIds].filter(
    (id) => id !== placeId && !(day === from && id === (before ?? FIRST)),
  );
  const afterId = pick(spots);
  const target = afterId === FIRST ? { dayId: day.dayId } : { dayId: day.dayId, afterId };
  const { bring, put }: WayToMove = WAYS_TO_MOVE[way];
  await bring(page, placeId, target);
  return timed(page, "pointerup", () => put(page));
}

/** Removes a random place by the key of its handle. */
export async function removeSomething(page: Page, random: () => number): Promise<EditTimes> {
  const days = await daysShown(page);
  const ids = days.filter(({ placeIds }) => placeIds.length > 1).flatMap((day) => day.placeIds);
  const handle = page.locator(`[id="move-${ids[Math.floor(random() * ids.length)]}"]`);
  await handle.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await handle.focus();
  return timed(page, "keydown", () => page.keyboard.press("Delete"));
}

/** Takes something else instead of a random place, by the list that its row leads to. */
export async function swapSomething(page: Page, random: () => number): Promise<EditTimes> {
  await openRow(page, random, changePlanWords.swap);
  const others = page.getByRole("dialog").getByRole("button", {
    name: new RegExp(`^${changePlanWords.take("")}`),
  });
  await others.first().waitFor();
  const taken = others.nth(Math.floor(random() * (await others.count())));
  return timed(page, "pointerup", () => taken.click());
}

/** Stays longer or shorter at a random place. */
export async function changeStay(page: Page, random: () => number): Promise<EditTimes> {
  await openRow(page, random, changePlanWords.time);
  const sheet = page.getByRole("dialog");
  const others = sheet.locator("label:has(input[type=radio]:not(:checked))");
  await others.nth(Math.floor(random() * (await others.count()))).click();
  const set = sheet.getByRole("button", { name: changePlanWords.set, exact: true });
  return timed(page, "pointerup", () => set.click(), { keepsOrder: true });
}

/** Presses a button of the unfolded row of a random place, on a day that doesn't run until midnight: there a longer stay changes no hour. */
async function openRow(page: Page, random: () => number, button: string): Promise<void> {
  const days = await daysShown(page);
  const ids = days
    .filter(({ isPastMidnight }) => !isPastMidnight)
    .flatMap(({ placeIds }) => placeIds);
  const row = page.locator(`[id="place-${ids[Math.floor(random() * ids.length)]}"]`);
  const isFolded = row.locator("button[aria-expanded='false']").first();
  if ((await isFolded.count()) > 0) await isFolded.click();
  await row.getByRole("button", { name: button, exact: true }).click();
}

/** Takes the last edit back by the keys for it. */
export async function undo(page: Page): Promise<EditTimes> {
  return timed(page, "keydown", () => page.keyboard.press("z", { delay: 0 }), {
    modifier: "Control",
  });
}

/** Unfolds some days of a long trip, as somebody does who moves places between them. */
export async function unfoldDays(page: Page, random: () => number): Promise<void> {
  const folded = page.locator("section > div button[aria-expanded='false'].absolute");
  for (let at = 0; at < 3 && (await folded.count()) > 0; at += 1) {
    // By its name: a note lies over its middle.
    const one = folded.nth(Math.floor(random() * (await folded.count())));
    await one.click({ position: { x: 20, y: 20 } });
  }
}

function daysShown(page: Page): Promise<DayShown[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("section:has(> div h3[id^='day-'])")]
      .filter((section) => section.querySelector("button[aria-expanded='false'].absolute") === null)
      .map((section) => ({
        isPastMidnight: section.textContent.includes("24:00"),
        dayId: section.querySelector("h3")?.id.slice("day-".length) ?? "",
        placeIds: [...section.querySelectorAll("[id^='place-']")].map((row) =>
          row.id.slice("place-".length),
        ),
      })),
  );
}

async function timed(
  page: Page,
  begins: "pointerup" | "keydown",
  act: () => Promise<unknown>,
  { modifier, keepsOrder = false }: { modifier?: "Control"; keepsOrder?: boolean } = {},
): Promise<EditTimes> {
  if (modifier !== undefined) await page.keyboard.down(modifier);
  const shown = await page.evaluateHandle(untilShown, {
    begins,
    keepsOrder,
    stale: viewTripWords.verdicts.stale,
  });
  await act();
  const times = await shown.evaluate((one) => one.times);
  if (modifier !== undefined) await page.keyboard.up(modifier);
  return times;
}

/** Runs in the page, and listens at once. */
function untilShown({
  begins,
  keepsOrder,
  stale,
}: {
  readonly begins: string;
  readonly keepsOrder: boolean;
  readonly stale: string;
}): { readonly times: Promise<EditTimes> } {
  const LATE_MS = 20_000;
  /**
   * What the traveller sees before rows change: a place that was put lies in its slot, one that was removed is hidden, and
   * a row says what an edit makes of it.
   */
  const order = () =>
    [
      ...document.querySelectorAll(
        "article [id^='place-'], article h3[id^='day-'], [data-move-slot] > p",
      ),
    ]
      .filter((one) => one.closest("[data-held=put], li[hidden]") === null)
      .map((one) => {
        const said = one.querySelector(keepsOrder ? "p" : ":scope > [aria-busy]");
        return one.id + (said?.textContent ?? "");
      })
      .join();
  const rows = () =>
    [...document.querySelectorAll("article [id^='place-'], article h3[id^='day-']")]
      .map((row) => (keepsOrder ? row.id + row.querySelector("p")?.textContent : row.id))
      .join();
  const isHeld = () => document.querySelector("[data-lifted]") !== null;
  const isStale = () =>
    document.querySelector("article [id^='place-'] > [aria-busy]") !== null ||
    [...document.querySelectorAll("article a[href*='view=check']")].some(
      ({ textContent }) => textContent === stale,
    );
  /** The frame that shows it, before what the page itself has put off until then. It is looked at once a frame, as looking costs time. */
  function painted(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const untilMs = performance.now() + LATE_MS;
      const look = () => {
        if (performance.now() > untilMs) reject(new Error("nothing came of an edit"));
        else if (isTrue()) void scheduler.postTask(resolve, { priority: "user-blocking" });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }
  async function measure(): Promise<EditTimes> {
    const before = order();
    const rowsBefore = rows();
    const startMs = await new Promise<number>((resolve) => {
      const listener = ({ timeStamp }: Event) => resolve(timeStamp);
      addEventListener(begins, listener, { once: true, capture: true });
    });
    await painted(() => !isHeld() && order() !== before);
    const orderMs = performance.now() - startMs;
    await painted(() => rows() !== rowsBefore && !isStale());
    return { orderMs, verdictMs: performance.now() - startMs };
  }
  return { times: measure() };
}
