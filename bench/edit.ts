// How soon a changed plan has its new order, its hours and its verdict on screen, without a network: `npm run bench:edit`
// (a number after `--` repeats a run). Random drags by mouse and finger, removals, undos, swaps and stays on trips of 3, 10 and
// 21 days, and on one of three bases with notes, costs and votes, each to a state that was not there before, the first one by
// itself; then a place moved to and fro by keys, and days that
// are planned anew. A processor at a quarter of its speed. Browsers slow the page alone by that, so the worker rests three
// times as long as it has worked before it answers. The machine may be busy with other things: a loop of known length
// beside each measurement says how much slower than at its best in this run it was just then, and the figures that are
// judged are divided by that.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page, Worker } from "playwright-core";
import { knownCityToJson } from "../src/domain/engine/known-city-json.ts";
import { WEB_FOLDER } from "../src/server/app.ts";
import { changePlanWords } from "../src/web/messages/change-plan-words.ts";
import { viewTripWords } from "../src/web/messages/view-trip-words.ts";
import { DESKTOP, launchWholeBrowser, PHONE } from "../test/support/browser/browser.ts";
import { waitForWorker } from "../test/support/browser/service-worker.ts";
import { GUIDE_CITIES } from "../test/support/guide.ts";
import { startTestServer } from "../test/support/server/test-server.ts";
import { fetchAsPage } from "../test/support/sign-in/walk.ts";
import { planFullTrip } from "./edit/full-trip.ts";
import {
  changeStay,
  dragSomewhere,
  type EditTimes,
  randomFrom,
  removeSomething,
  swapSomething,
  undo,
  unfoldDays,
} from "./edit/random-edits.ts";
import { seedTraveller } from "./load/seed-traveller.ts";
import { createJudge } from "./measure/judge.ts";
import { percentile } from "./measure/percentile.ts";
import { CPU_SLOWDOWN, openPageOf, slowProcessor } from "./page/slow-page.ts";

const KEYED_DAYS = 10;
const MOVES = 40;
const TRIP_DAYS = [3, 10, 21] as const;
/** Of each trip and way, after the first one: a third or half are drags, and one takes a removal back. */
const RANDOM_EDITS = 18;
const FIRST_BUDGET_MS = 400;
const ORDER_BUDGET_MS = 50;
const VERDICT_BUDGET_MS = 150;
/** Of 21 days, compared with 3. */
const LENGTH_BUDGET = 2;
const MOVE_BUDGET_MS = 100;
const REPLAN_BUDGET_MS = 300;
/** The engine as the server has it, and the schemas of edits; loaded once the page is used, and kept. */
const WORKER_BUDGET_KB = 112;
/** Of a city of some 150 places and tables. */
const FACTS_BUDGET_KB = 34;

const judge = createJudge();
judge.atMost(
  "the worker, kB gzip",
  withImports(built(/^plan-worker-.*\.js$/)).reduce(
    (sum, file) => sum + statSync(`${file}.gz`).size,
    0,
  ) / 1000,
  WORKER_BUDGET_KB,
);
const cities = GUIDE_CITIES.map((city) => gzipSync(JSON.stringify(knownCityToJson(city))).length);
judge.atMost("the largest city's facts, kB gzip", Math.max(...cities) / 1000, FACTS_BUDGET_KB);

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
console.log(`random edits of run ${seed}`);
const random = randomFrom(seed);
const server = await startTestServer();
const browser = await launchWholeBrowser();
try {
  const verdicts = new Map<number, number>();
  for (const days of TRIP_DAYS) {
    const [byMouse, byFinger] = [
      await editAtRandom(browser, days, "mouse"),
      await editAtRandom(browser, days, "finger"),
    ];
    verdicts.set(days, percentile([...byMouse, ...byFinger].map(adjusted(byMouse, byFinger)), 0.5));
  }
  for (const way of ["mouse", "finger"] as const) await editAtRandom(browser, "full", way);
  const [short = 1, long = 0] = [verdicts.get(3), verdicts.get(21)];
  judge.atMost("the verdict of 21 days to that of 3 (p50)", long / short, LENGTH_BUDGET);
  await editByKeys(browser);
} finally {
  await browser.close();
  await server.close();
}
if (!judge.sumUp()) process.exitCode = 1;

/** A trip on a page without a network, at a quarter of the processor's speed. */
async function openTrip(
  browser: Browser,
  days: number | "full",
  hasTouch = false,
): Promise<OpenTrip> {
  const traveller = await seedTraveller(server.context, days === "full" ? 1 : days);
  const sessionToken = traveller.cookie.value;
  const fetch = (path: string, init?: RequestInit) =>
    fetchAsPage(server.url, sessionToken, path, init);
  const tripId =
    days === "full" ? await planFullTrip(server.url, { sessionToken, fetch }) : traveller.tripId;
  const { page, close } = await openPageOf(browser, traveller, {
    viewport: hasTouch ? PHONE : DESKTOP,
    hasTouch,
    baseURL: server.url,
    serviceWorkers: "allow",
  });
  const workers: Promise<Worker>[] = [];
  page.on("worker", (worker) => workers.push(slowed(worker)));
  await page.goto(`/view-trip/${tripId}`);
  if (hasTouch) await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.locator("article button[id^='move-']").first().waitFor();
  await waitForWorker(page);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await slowProcessor(page);
  return { page, workers, close };
}

type OpenTrip = {
  readonly page: Page;
  readonly workers: readonly Promise<Worker>[];
  readonly close: () => Promise<void>;
};

type RandomEdit = EditTimes & { readonly kind: string; readonly loopMs: number };

async function editAtRandom(
  browser: Browser,
  days: number | "full",
  way: "mouse" | "finger",
): Promise<RandomEdit[]> {
  const { page, close } = await openTrip(browser, days, way === "finger");
  await unfoldDays(page, random);
  const drag = async () => ({ kind: "drag", ...(await dragSomewhere(page, way, random)) });
  const remove = async () => ({ kind: "removal", ...(await removeSomething(page, random)) });
  const takeBack = async () => ({ kind: "undo", ...(await undo(page)) });
  const swap = async () => ({ kind: "swap", ...(await swapSomething(page, random)) });
  const stay = async () => ({ kind: "stay", ...(await changeStay(page, random)) });
  // A phone's list that is being edited has no other rows than those to be moved.
  const byMouse = way === "mouse" ? [swap, stay] : [];
  const kinds = [drag, drag, remove, takeBack, ...byMouse];
  const edits: RandomEdit[] = [];
  for (let at = 0; at <= RANDOM_EDITS; at += 1) {
    const edit = kinds[at % kinds.length] ?? drag;
    await page.waitForTimeout(500 + 1_000 * random());
    const beforeMs = await page.evaluate(loopMs);
    const times = await edit();
    edits.push({ ...times, loopMs: (beforeMs + (await page.evaluate(loopMs))) / 2 });
  }
  await close();
  const [first, ...others] = edits;
  if (first === undefined) throw new Error("nothing was edited");
  const best = bestLoop(edits);
  const name = days === "full" ? `three full bases by ${way}` : `${days} days by ${way}`;
  const firstMs = (first.verdictMs * best) / first.loopMs;
  judge.atMost(
    `${name}: the first edit until its verdict is painted, ms`,
    firstMs,
    FIRST_BUDGET_MS,
  );
  const timesOf = (read: (edit: RandomEdit) => number) =>
    others.map((edit) => ({ ms: read(edit), loopMs: edit.loopMs }));
  const orders = timesOf(({ orderMs }) => orderMs);
  judge.atMost(
    `${name}: until the order is painted, ms (p95)`,
    summary(`${name}: orders`, orders, best),
    ORDER_BUDGET_MS,
  );
  for (const kind of new Set(others.map((edit) => edit.kind))) {
    const figures = others.filter((edit) => edit.kind === kind).map(shownTimes);
    console.log(`  ${kind}: ${figures.join(", ")}`);
  }
  const until = timesOf(({ verdictMs }) => verdictMs);
  judge.atMost(
    `${name}: until the verdict is painted, ms (p95)`,
    summary(`${name}: verdicts`, until, best),
    VERDICT_BUDGET_MS,
  );
  return others;
}

/** Order and verdict of an edit, ms as measured. */
function shownTimes({ orderMs, verdictMs }: RandomEdit): string {
  return `${orderMs.toFixed(0)}/${verdictMs.toFixed(0)}`;
}

/** The time until an edit's verdict, as on a machine at its best. */
function adjusted(...runs: readonly (readonly RandomEdit[])[]) {
  const best = bestLoop(runs.flat());
  return ({ verdictMs, loopMs: loop }: RandomEdit) => (verdictMs * best) / loop;
}

/** Not the very best: one that is much faster than the others says nothing about them. */
function bestLoop(measured: readonly { readonly loopMs: number }[]): number {
  return percentile(
    measured.map((one) => one.loopMs),
    0.1,
  );
}

async function editByKeys(browser: Browser): Promise<void> {
  const { page, workers, close } = await openTrip(browser, KEYED_DAYS);
  judge.atMost("workers before the first edit", workers.length, 0);
  const moved = await page.locator("article button[id^='move-']").nth(1).getAttribute("id");
  if (moved === null) throw new Error("a place with a handle");
  await move(page, moved, 0);
  if (workers[0] === undefined) throw new Error("no worker was started");
  await workers[0];
  const measure = async (act: () => Promise<number>): Promise<Measured> => {
    await page.waitForTimeout(500);
    const beforeMs = await page.evaluate(loopMs);
    const ms = await act();
    return { ms, loopMs: (beforeMs + (await page.evaluate(loopMs))) / 2 };
  };
  const moves: Measured[] = [];
  for (let at = 1; at <= MOVES; at += 1) moves.push(await measure(() => move(page, moved, at)));
  await replan(page, 0);
  const replans: Measured[] = [];
  for (let day = 0; day < KEYED_DAYS; day += 1) {
    replans.push(await measure(() => replan(page, day)));
  }
  await close();
  const best = bestLoop([...moves, ...replans]);
  console.log(`the loop at its best: ${best.toFixed(1)} ms`);
  judge.atMost(
    `a move to and fro by keys in a trip of ${KEYED_DAYS} days until its verdict is painted, ms (p95)`,
    summary("moves by keys", moves, best),
    MOVE_BUDGET_MS,
  );
  judge.atMost(
    "a day's re-plan until its proposal is painted, ms (p95)",
    summary("re-plans of a day", replans, best),
    REPLAN_BUDGET_MS,
  );
}

function built(name: RegExp): string {
  const folder = join(WEB_FOLDER, "assets");
  const file = readdirSync(folder).find((one) => name.test(one));
  if (file === undefined) throw new Error("the pages are not built");
  return join(folder, file);
}

/** A built file and those that it imports before it runs. */
function withImports(file: string, known: readonly string[] = []): readonly string[] {
  if (known.includes(file)) return known;
  const imported = readFileSync(file, "utf8").matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g);
  return [...imported].reduce<readonly string[]>(
    (files, [, name = ""]) => withImports(join(dirname(file), name), files),
    [...known, file],
  );
}

type Measured = {
  readonly ms: number;
  /** Other work of the loop of known length. */
  readonly loopMs: number;
};

/** Prints the figures. @returns their 95th percentile, as on a machine at its best. */
function summary(what: string, measured: readonly Measured[], bestLoopMs: number): number {
  const print = (how: string, values: readonly number[]) =>
    console.log(
      `${measured.length} ${what}, ms ${how}: p50 ${percentile(values, 0.5).toFixed(0)}, p95 ${percentile(values, 0.95).toFixed(0)}, most ${Math.max(...values).toFixed(0)}`,
    );
  const atBest = measured.map(({ ms, loopMs: loop }) => (ms * bestLoopMs) / loop);
  print(
    "as measured",
    measured.map(({ ms }) => ms),
  );
  print("as at the machine's best", atBest);
  return percentile(atBest, 0.95);
}

/** Runs in the page. @returns ms that a loop of known length takes. */
function loopMs(): number {
  const startMs = performance.now();
  let seed = 1;
  for (let at = 0; at < 3_000_000; at += 1) seed = (Math.imul(seed, 48_271) + at) | 0;
  return performance.now() - startMs + (seed === 0 ? 1 : 0);
}

/** Has the worker take as much longer for each answer as the page's slowed processor would. */
async function slowed(worker: Worker): Promise<Worker> {
  await worker.evaluate((slowdown) => {
    let askedMs = performance.now();
    const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
    // The worker reads each question once, before anything else.
    Object.defineProperty(MessageEvent.prototype, "data", {
      get() {
        askedMs = performance.now();
        return data?.get?.call(this);
      },
    });
    const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    const answer = self.postMessage;
    self.postMessage = (what: unknown) => {
      const workedMs = performance.now() - askedMs;
      Atomics.wait(new Int32Array(buffer), 0, 0, (slowdown - 1) * workedMs);
      answer(what);
    };
  }, CPU_SLOWDOWN);
  return worker;
}

/**
 * Moves a place of the first day by the keys of its handle, later and earlier by turns.
 *
 * @returns ms from the key to the frame that shows the verdict.
 */
async function move(page: Page, moved: string, at: number): Promise<number> {
  const held = page.locator(`#${moved}`);
  await held.focus();
  // Held before the key that moves, which is what is timed.
  await page.keyboard.down("Alt");
  const shown = await page.evaluateHandle(untilShown, {
    moved,
    stale: viewTripWords.verdicts.stale,
  });
  await page.waitForTimeout(100);
  await page.keyboard.press(at % 2 === 0 ? "ArrowDown" : "ArrowUp");
  const ms = await shown.evaluate((one) => one.ms);
  await page.keyboard.up("Alt");
  return ms;
}

/**
 * Has a day planned anew, as a proposal that isn't accepted.
 *
 * @param day from 0.
 * @returns ms from the press to the frame that shows the proposal, or that there is no better order.
 */
async function replan(page: Page, day: number): Promise<number> {
  await page.locator("article section button[popovertarget]").nth(day).click();
  await page.getByRole("button", { name: changePlanWords.replanDay }).click();
  const button = page.getByRole("button", { name: changePlanWords.showProposal });
  await button.focus();
  const shown = await page.evaluateHandle(untilProposed, [
    changePlanWords.proposalFor(""),
    changePlanWords.nothingBetter,
  ]);
  await page.waitForTimeout(100);
  await page.keyboard.press("Enter");
  const ms = await shown.evaluate((one) => one.ms);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  return ms;
}

/** Runs in the page, and listens at once. @returns ms from the next key to the frame with one of these texts in a sheet. */
function untilProposed(texts: readonly string[]): { readonly ms: Promise<number> } {
  async function measure(): Promise<number> {
    const startMs = await new Promise<number>((resolve) => {
      addEventListener("keydown", ({ timeStamp }) => resolve(timeStamp), {
        once: true,
        capture: true,
      });
    });
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error("no proposal came")), 20_000);
      new MutationObserver((_, observer) => {
        const said = document.querySelector("dialog[open]")?.textContent ?? "";
        if (!texts.some((text) => said.includes(text))) return;
        clearTimeout(late);
        observer.disconnect();
        resolve();
      }).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        // The proposal is another sheet.
        attributeFilter: ["open"],
      });
    });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - startMs;
  }
  return { ms: measure() };
}

/** Runs in the page, and listens at once. @returns ms from the next key to the frame with another order and a verdict. */
function untilShown({ moved, stale }: { readonly moved: string; readonly stale: string }): {
  readonly ms: Promise<number>;
} {
  // Asked with each change of the page, so it must cost next to nothing.
  const spot = () => document.getElementById(moved)?.closest("li")?.previousElementSibling;
  const isStale = () =>
    [...document.querySelectorAll("article a[href*='view=check']")].some(
      ({ textContent }) => textContent === stale,
    );
  async function measure(): Promise<number> {
    const before = spot();
    const startMs = await new Promise<number>((resolve) => {
      addEventListener("keydown", ({ timeStamp }) => resolve(timeStamp), {
        once: true,
        capture: true,
      });
    });
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error("no verdict came")), 20_000);
      new MutationObserver((_, observer) => {
        if (spot() === before || isStale()) return;
        clearTimeout(late);
        observer.disconnect();
        resolve();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    // The frame is on the screen when a task after it runs.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - startMs;
  }
  return { ms: measure() };
}
