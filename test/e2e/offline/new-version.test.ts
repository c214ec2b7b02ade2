import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { compileWorker } from "../../../scripts/build-service-worker.ts";
import { applicationCache } from "../../../src/domain/application-cache.ts";
import { WEB_FOLDER } from "../../../src/server/app.ts";
import { readWebFiles, type WebFiles } from "../../../src/server/http/web-files.ts";
import { launchBrowser, openPage } from "../../support/browser/browser.ts";
import {
  buildName,
  makeNextBuild,
  NEXT_WORDS,
  type NextBuild,
} from "../../support/browser/next-build.ts";
import { lookAtTab, waitForWorker } from "../../support/browser/service-worker.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { freePort } from "../../support/server/free-port.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";

const WEB_SOURCES = join(WEB_FOLDER, "../../src/web");
/** Long enough for a machine that others share. */
const PATIENCE = { timeout: 60_000 } as const;

const dataDir = mkdtempSync(join(tmpdir(), "tripwright-test-"));
/** The build under test, where no other build takes its place meanwhile. */
const current = join(dataDir, "web");
let port: number;
let server: TestServer | undefined;
let browser: Browser;
/** As a deploy leaves it, and as one does whose former files are lost. */
let next: NextBuild;
let nextAlone: NextBuild;
beforeAll(async () => {
  [port, browser] = await Promise.all([freePort(), launchBrowser()]);
  cpSync(WEB_FOLDER, current, { recursive: true });
  next = makeNextBuild(current);
  nextAlone = makeNextBuild(current, { keepsAssets: false });
});
beforeEach(() => deploy(current));
afterAll(async () => {
  await browser?.close();
  await server?.close();
  next?.remove();
  nextAlone?.remove();
  rmSync(dataDir, { recursive: true });
});

/** Stops the server and starts it with a build's files, at the same address and with the same data. */
function deploy(folder: string): Promise<void> {
  return serve(readWebFiles(folder));
}

async function serve(files: WebFiles): Promise<void> {
  await server?.close();
  server = await startTestServer({ port, dataDir, files });
}

function open(options: Parameters<typeof openPage>[1] = {}) {
  const baseURL = `http://localhost:${port}`;
  return openPage(browser, { baseURL, serviceWorkers: "allow", ...options });
}

const bar = (page: Page) => page.getByRole("region", { name: "New version" });
const isNext = (page: Page) => page.getByText(NEXT_WORDS).isVisible();

async function follow(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: link }).first().click();
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

/** How often a page has been loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

test.runIf(IS_NIGHTLY)(
  "a first visit that keeps a map meanwhile is offered no new version",
  async () => {
    const { page, close } = await open();
    await page.addInitScript(() => {
      const timer = setInterval(async () => {
        const names = await caches.keys();
        if (!names.some((name) => name.startsWith("tripwright-"))) return;
        clearInterval(timer);
        await caches.open("street-map");
      }, 5);
    });
    await page.goto("/");
    await waitForWorker(page);
    expect(await page.evaluate(() => caches.has("street-map"))).toBe(true);
    await page.waitForTimeout(500);
    expect(await bar(page).count()).toBe(0);
    await close();
  },
);

test("open tabs go on as they are, hear of the new version, and have it when they ask", async () => {
  const { page: first, errors, close } = await open();
  await first.goto("/");
  await waitForWorker(first);
  const second = await first.context().newPage();
  await second.goto("/create-trip");
  const [firstLoads, secondLoads] = [countLoads(first), countLoads(second)];
  await deploy(next.folder);
  await lookAtTab(first);
  await Promise.all([bar(first).waitFor(), bar(second).waitFor()]);

  await bar(second).getByRole("button", { name: "Later" }).click();
  await bar(second).waitFor({ state: "detached" });
  await follow(first, "Contact", "Get in touch");
  expect([firstLoads(), secondLoads(), await isNext(first)]).toEqual([0, 0, false]);
  expect(
    await first.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state),
  ).toBe("installed");

  await bar(first).getByRole("button", { name: "Reload" }).click();
  await first.getByText(NEXT_WORDS).waitFor();
  await waitForWorker(first);
  expect(await bar(first).count()).toBe(0);
  // The tab that was put off has kept what it showed, and still finds its parts.
  await second.context().setOffline(true);
  await follow(second, "Contact", "Get in touch");
  expect(await isNext(second)).toBe(false);
  await first.reload();
  await first.getByText(NEXT_WORDS).waitFor();
  expect([firstLoads(), secondLoads()]).toEqual([2, 0]);
  expect(withoutSilence(errors)).toEqual([]);
  await close();
});

test.runIf(IS_NIGHTLY)(
  "a visit after the new version has it at once, and is asked nothing",
  async () => {
    const { page, errors, close } = await open();
    await page.goto("/contact-us");
    await waitForWorker(page);
    await page.goto("about:blank");
    await deploy(next.folder);
    await page.goto("/contact-us");
    await page.getByText(NEXT_WORDS).waitFor();
    const names = [buildName(current), buildName(next.folder)].map(applicationCache);
    await expect.poll(() => page.evaluate(() => caches.keys()), PATIENCE).toEqual(names);
    const isAtWork = () =>
      page.evaluate(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready;
        return installing === null && waiting === null;
      });
    await expect.poll(isAtWork, PATIENCE).toBe(true);
    expect(await bar(page).count()).toBe(0);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(NEXT_WORDS).waitFor();
    expect(withoutSilence(errors)).toEqual([]);
    await close();
  },
);

test("a tab whose parts are gone loads itself anew once, and after that says so", async () => {
  const { page, close } = await open({ serviceWorkers: "block" });
  await page.goto("/");
  const loads = countLoads(page);
  await deploy(nextAlone.folder);
  await follow(page, "Contact", "Get in touch");
  expect([loads(), await isNext(page)]).toEqual([1, true]);

  await deploy(current);
  await follow(page, "Create trip", "Unexpected Application Error!");
  expect(loads()).toBe(1);
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByRole("heading", { level: 1, name: "Where do you want" }).waitFor();
  await close();
});

test.runIf(IS_NIGHTLY)("a worker whose pages are another build's is not taken", async () => {
  const { page, close } = await open();
  await page.goto("/");
  await waitForWorker(page);
  // In the middle of a deploy: the new worker, and still the old pages.
  const files = new Map(readWebFiles(next.folder));
  for (const path of ["/index.html", "/shell.html"]) {
    const old = readWebFiles(current).get(path);
    if (old !== undefined) files.set(path, old);
  }
  await serve(files);
  const outcome = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    await new Promise((resolve) => worker?.addEventListener("statechange", resolve));
    return worker?.state;
  });
  expect(outcome).toBe("redundant");
  expect(await page.evaluate(() => caches.keys())).toEqual([applicationCache(buildName(current))]);
  await close();
});

test.runIf(IS_NIGHTLY)(
  "a worker whose file is gone stays; the one that is built to undo it leaves nothing behind",
  async () => {
    const { page, close } = await open();
    await page.goto("/");
    await waitForWorker(page);
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
    await serve(new Map([...readWebFiles(current)].filter(([path]) => path !== "/sw.js")));
    const outcome = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return registration.update().then(String, String);
    });
    expect(outcome).toContain("404");
    expect(await left()).toHaveLength(2);

    const worker = { type: "text/javascript", etag: '"off"', immutable: false, encoded: [] };
    const source = Buffer.from(await compileWorker(WEB_SOURCES, "service-worker-off.ts"));
    const body = () => source;
    await serve(new Map([...readWebFiles(current), ["/sw.js", { ...worker, body }]]));
    await lookAtTab(page);
    await expect.poll(left, PATIENCE).toEqual([]);
    // Each visit registers it anew, and it leaves anew.
    await page.goto("/contact-us");
    await page.getByRole("heading", { level: 1, name: "Get in touch" }).waitFor();
    await expect.poll(left, PATIENCE).toEqual([]);
    await page.context().setOffline(true);
    await expect(page.reload()).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
    await close();
  },
);

/** The console's complaints, except about the network that these tests take away. */
function withoutSilence(errors: readonly string[]): string[] {
  return errors.filter(
    (error) => !/ERR_(?:INTERNET_DISCONNECTED|CONNECTION_(?:REFUSED|RESET))/.test(error),
  );
}
