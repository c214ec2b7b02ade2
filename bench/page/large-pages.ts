import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import type { Edit } from "../../src/domain/edits/edit-kinds.ts";
import { LIMITS } from "../../src/domain/limits.ts";
import { API_PATHS, pathWithId } from "../../src/domain/wire.ts";
import { PHONE } from "../../test/support/browser/browser.ts";
import { checkedTripDraft } from "../../test/support/plans/checked-trip.ts";
import type { TestServer } from "../../test/support/server/test-server.ts";
import { fetchAsPage } from "../../test/support/sign-in/walk.ts";
import { fetchTrip } from "../../test/support/store/fetch-trip.ts";
import { saveCheckedTrip } from "../../test/support/store/save-checked-trip.ts";
import { type SeededTraveller, seedTraveller } from "../load/seed-traveller.ts";
import type { Judge } from "../measure/judge.ts";
import { percentile } from "../measure/percentile.ts";
import { openPageOf, slowProcessor } from "./slow-page.ts";

const TRIPS = 500;
const USABLE_BUDGET_MS = 1_000;
/** A frame of a screen at 60 Hz, and what it may be late by without the next one being missed. */
const FRAME_BUDGET_MS = 1_000 / 60 + 4;
const SCROLLED_MS = 3_000;

/** My Trips with 500 trips, and the longest trip with as many expenses as it may have: when they can be used, and how they scroll. */
export async function measureLargePages(
  server: TestServer,
  browser: Browser,
  judge: Judge,
): Promise<void> {
  const traveller = await seedTraveller(server.context, LIMITS.trip.days);
  await fillWithExpenses(server.url, traveller);
  for (let at = 0; at < TRIPS; at += 1) {
    await saveCheckedTrip(server.context, traveller.cookie.value, checkedTripDraft());
  }
  const options = { viewport: PHONE, baseURL: server.url };
  const { page, close } = await openPageOf(browser, traveller, options);
  await slowProcessor(page);
  const trip = `/view-trip/${traveller.tripId}`;
  const pages = [
    { name: `My Trips with ${TRIPS} trips`, path: "/my-trips", shown: "[data-trip]" },
    { name: `a trip of ${LIMITS.trip.days} days`, path: trip, shown: "article [id^='place-']" },
    {
      name: `costs with ${LIMITS.trip.expenses} entries`,
      path: `${trip}?view=costs`,
      shown: "section[aria-labelledby='costs-entered'] li",
    },
  ];
  for (const { name, path, shown } of pages) {
    await page.goto(path);
    await page.locator(shown).first().waitFor();
    const usableMs = await page.evaluate(untilUsable, shown);
    judge.atMost(`${name}: drawn and free to answer after, ms`, usableMs, USABLE_BUDGET_MS);
    const frames = await scroll(page);
    const lateMs = percentile(frames, 0.95);
    const late = frames.filter((ms) => ms > FRAME_BUDGET_MS).length / frames.length;
    console.log(
      `${name}: usable after ${usableMs.toFixed(0)} ms; of ${frames.length} frames while it scrolls ${(100 * late).toFixed(0)} % late, p95 ${lateMs.toFixed(0)} ms`,
    );
    judge.atMost(`${name}: a frame while it scrolls, ms (p95)`, lateMs, FRAME_BUDGET_MS);
  }
  await close();
}

async function fillWithExpenses(url: string, { cookie, tripId }: SeededTraveller): Promise<void> {
  const fetch = (path: string, init?: RequestInit) => fetchAsPage(url, cookie.value, path, init);
  const { itinerary } = (await fetchTrip({ fetch }, tripId)).tripData;
  for (let at = 0; at < LIMITS.trip.expenses; at += LIMITS.list.edits) {
    const edits: Edit[] = Array.from({ length: LIMITS.list.edits }, (_, nth) => {
      const id = randomUUID();
      const dayId = itinerary[(at + nth) % itinerary.length]?.id;
      const what = { title: `Lunch ${at + nth}`, kind: "meals", currency: "EUR" } as const;
      return {
        kind: "set-expense",
        id,
        expense: { id, ...what, ...(dayId && { dayId }), amountMinor: 2_500 },
      };
    });
    const answer = await fetch(pathWithId(API_PATHS.trip, tripId), {
      method: "PATCH",
      headers: { "if-match": "*", "idempotency-key": randomUUID() },
      body: JSON.stringify({ edits }),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  }
}

/** Runs in the page, whose first row is there. @returns when a tap would be answered: ms from the navigation to the end of the tasks over 50 ms that follow closely. */
async function untilUsable(): Promise<number> {
  const CLOSE_MS = 100;
  let usableMs = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: "longtask", buffered: true });
  for (const { startTime, duration } of observer.takeRecords()) {
    if (startTime < usableMs + CLOSE_MS) usableMs = Math.max(usableMs, startTime + duration);
  }
  return usableMs;
}

/** Scrolls by a finger's flicks. @returns ms between the frames. */
async function scroll(page: Page): Promise<number[]> {
  const frames = page.evaluate(async (forMs) => {
    const times: number[] = [];
    const startMs = performance.now();
    let lastMs = startMs;
    while (lastMs - startMs < forMs) {
      const nowMs = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      times.push(nowMs - lastMs);
      lastMs = nowMs;
    }
    return times.slice(1);
  }, SCROLLED_MS);
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
  for (let at = 0; at < 30; at += 1) {
    await page.mouse.wheel(0, 250);
    await page.waitForTimeout(80);
  }
  return frames;
}
