// The cost of a cold first visit to each screen, and how soon one is there again out of what the browser
// has kept: `npm run bench:page`. Bytes are those of the files compressed ahead with gzip; times are a
// phone's on a slow line.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { WEB_FOLDER } from "../src/server/app.ts";
import { launchWholeBrowser, PHONE } from "../test/support/browser/browser.ts";
import { waitForWorker } from "../test/support/browser/service-worker.ts";
import { startTestServer } from "../test/support/server/test-server.ts";
import { type SeededTraveller, seedTraveller } from "./load/seed-traveller.ts";
import { createJudge } from "./measure/judge.ts";
import { median } from "./measure/percentile.ts";
import { measureLargePages } from "./page/large-pages.ts";
import { CPU_SLOWDOWN, openPageOf, slowProcessor } from "./page/slow-page.ts";
import { measureTaps } from "./page/taps.ts";

const LOADS = 5;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;
/** Without a request this long, a screen has all it asks for by itself. */
const QUIET_MS = 1500;
const FIRST_PAINT_BUDGET_MS = 1500;
const REPEAT_BUDGET_MS = 1000;
/** Of what is largest on a trip's screen: its hero, which the page draws before its scripts have come. */
const TRIP_PAINT_BUDGET_MS = 2000;
const SHIFT_BUDGET = 0.02;
const REPEATED = ["/", "/my-trips"];

/** The heading proves that the screen itself came, not an error or the way back to `/`. */
type Route = {
  readonly name: string;
  readonly path: string;
  readonly heading: string;
  readonly signedIn: boolean;
  readonly scriptBudgetKb: number;
};

const KINDS = ["script", "stylesheet", "font", "image"] as const;
type Kind = (typeof KINDS)[number];
type Visit = {
  /** Size of every file the screen loaded, by its path. */
  readonly files: Readonly<Record<Kind, ReadonlyMap<string, number>>>;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
};

const server = await startTestServer();
const browser = await launchWholeBrowser();
try {
  const traveller = await seedTraveller(server.context);
  console.log(
    `Cold visits, ${PHONE.width} px wide, 1.6 Mbit/s, 150 ms, CPU ÷ ${CPU_SLOWDOWN}; sizes in KB (1000 bytes) gzip; medians of ${LOADS}\n`,
  );
  console.log(
    "route              JS files     JS   budget    CSS  fonts images    FCP ms   LCP ms     CLS",
  );
  const routes = routesFor(traveller);
  for (const route of routes) await report(route, traveller);
  console.log("\nVisits again, without a network: all is there and answers, ms");
  for (const route of routes.filter(({ path }) => REPEATED.includes(path))) {
    await reportRepeat(route, traveller);
  }
  console.log(`\nTaps and large pages, CPU ÷ ${CPU_SLOWDOWN}`);
  const judge = createJudge();
  await measureTaps(server, browser, traveller, judge);
  await measureLargePages(server, browser, judge);
  if (!judge.sumUp()) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}

function routesFor({ tripId }: SeededTraveller): Route[] {
  const rest = { scriptBudgetKb: 124, signedIn: false };
  const signedIn = { ...rest, signedIn: true };
  return [
    { ...rest, name: "/", path: "/", heading: "Discover the World", scriptBudgetKb: 103 },
    { ...rest, name: "/create-trip", path: "/create-trip", heading: "Where do you want" },
    {
      ...rest,
      name: "/contact-us",
      path: "/contact-us",
      heading: "Get in touch",
      scriptBudgetKb: 102,
    },
    { ...signedIn, name: "/my-trips", path: "/my-trips", heading: "My Trips", scriptBudgetKb: 135 },
    {
      ...signedIn,
      name: "/view-trip/{id}",
      path: `/view-trip/${tripId}`,
      heading: "Location:",
      scriptBudgetKb: 151,
    },
  ];
}

async function report(route: Route, traveller: SeededTraveller): Promise<void> {
  const visits: Visit[] = [];
  for (let load = 1; load <= LOADS; load += 1) {
    visits.push(await visit(browser, route, route.signedIn ? traveller : undefined));
  }
  const middle = (read: (visit: Visit) => number) => median(visits.map(read));
  const middleKb = (kind: Kind) => middle(({ files }) => kilobytes(files[kind]));
  const scriptKb = middleKb("script");
  const firstPaintMs = middle((visit) => visit.firstPaintMs);
  const largestPaintMs = middle((visit) => visit.largestPaintMs);
  const layoutShift = middle((visit) => visit.layoutShift);
  const columns: [text: string, width: number][] = [
    [middle(({ files }) => files.script.size).toString(), 9],
    [scriptKb.toFixed(1), 7],
    [route.scriptBudgetKb.toString(), 9],
    [middleKb("stylesheet").toFixed(1), 7],
    [middleKb("font").toFixed(1), 7],
    [middleKb("image").toFixed(1), 7],
    [firstPaintMs.toFixed(0), 10],
    [largestPaintMs.toFixed(0), 9],
    [layoutShift.toFixed(3), 8],
  ];
  console.log(
    route.name.padEnd(18) + columns.map(([text, width]) => text.padStart(width)).join(""),
  );
  if (scriptKb > route.scriptBudgetKb) complain(`${route.name} loads ${scriptKb.toFixed(1)} KB`);
  if (route.path === "/" && firstPaintMs > FIRST_PAINT_BUDGET_MS) {
    complain(`${route.name} first paints after ${Math.round(firstPaintMs)} ms`);
  }
  if (route.path.startsWith("/view-trip/") && largestPaintMs > TRIP_PAINT_BUDGET_MS) {
    complain(`${route.name} paints its largest part after ${Math.round(largestPaintMs)} ms`);
  }
  if (layoutShift > SHIFT_BUDGET) complain(`${route.name} shifts by ${layoutShift.toFixed(3)}`);
}

async function visit(
  browser: Browser,
  route: Route,
  traveller: SeededTraveller | undefined,
): Promise<Visit> {
  const options = { viewport: PHONE, baseURL: server.url };
  const { page, close } = await openPageOf(browser, traveller, options);
  const session = await slowProcessor(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  const files = watchFiles(page);
  const isQuiet = watchTraffic(page);
  await page.goto(route.path);
  await page.getByRole("heading", { level: 1, name: route.heading }).waitFor();
  do await page.waitForTimeout(QUIET_MS);
  while (!isQuiet());
  const timings = await page.evaluate(readTimings);
  await close();
  return { files, ...timings };
}

async function reportRepeat(route: Route, traveller: SeededTraveller): Promise<void> {
  const repeatMs = median(await visitAgain(browser, route, route.signedIn ? traveller : undefined));
  console.log(route.name.padEnd(18) + repeatMs.toFixed(0).padStart(9));
  if (repeatMs > REPEAT_BUDGET_MS) {
    complain(`${route.name}, visited again, takes ${Math.round(repeatMs)} ms`);
  }
}

/** @returns how long each visit took until the screen was drawn and the page was free to answer. */
async function visitAgain(
  browser: Browser,
  route: Route,
  traveller: SeededTraveller | undefined,
): Promise<number[]> {
  const options = { viewport: PHONE, baseURL: server.url, serviceWorkers: "allow" } as const;
  const { page, close } = await openPageOf(browser, traveller, options);
  await page.goto(route.path);
  await waitForWorker(page);
  await slowProcessor(page);
  await page.context().setOffline(true);
  const times: number[] = [];
  for (let load = 1; load <= LOADS; load += 1) {
    await page.goto(route.path);
    await page.getByRole("heading", { level: 1, name: route.heading }).waitFor();
    times.push(await page.evaluate(untilFree));
  }
  await close();
  return times;
}

function watchFiles(page: Page): Record<Kind, Map<string, number>> {
  const files = { script: new Map(), stylesheet: new Map(), font: new Map(), image: new Map() };
  page.on("response", (response) => {
    const kind = KINDS.find((known) => known === response.request().resourceType());
    const { origin, pathname } = new URL(response.url());
    if (kind !== undefined && origin === server.url) files[kind].set(pathname, sizeOf(pathname));
  });
  return files;
}

/** @returns whether nothing has begun or ended since the last time it was asked. */
function watchTraffic(page: Page): () => boolean {
  let busy = false;
  const note = () => {
    busy = true;
  };
  page.on("request", note).on("requestfinished", note).on("requestfailed", note);
  return () => {
    const wasQuiet = !busy;
    busy = false;
    return wasQuiet;
  };
}

function sizeOf(path: string): number {
  const file = join(WEB_FOLDER, path);
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}

/**
 * Runs in the page, whose heading is there. @returns when the last task of more than 50 ms ended, or the
 * heading was painted, in ms since the visit began.
 */
async function untilFree(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: "longtask", buffered: true });
  const tasks = observer.takeRecords().map(({ startTime, duration }) => startTime + duration);
  const painted = performance.getEntriesByType("paint").map(({ startTime }) => startTime);
  return Math.max(...painted, ...tasks);
}

/** Runs in the page. */
function readTimings(): Omit<Visit, "files"> {
  function entries(type: string): PerformanceEntry[] {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  }
  const shifts = entries("layout-shift") as (PerformanceEntry & { value: number })[];
  return {
    firstPaintMs:
      entries("paint").find(({ name }) => name === "first-contentful-paint")?.startTime ??
      Number.POSITIVE_INFINITY,
    largestPaintMs:
      entries("largest-contentful-paint").at(-1)?.startTime ?? Number.POSITIVE_INFINITY,
    layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

function kilobytes(files: ReadonlyMap<string, number>): number {
  return [...files.values()].reduce((sum, size) => sum + size, 0) / 1000;
}

function complain(text: string): void {
  console.log(`BROKEN: ${text}`);
  process.exitCode = 1;
}
