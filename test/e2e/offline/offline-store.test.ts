import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import type { createIndexedDbStore } from "../../../src/web/offline/store/indexed-db-store.ts";
import type { OfflineStore, PendingWrite } from "../../../src/web/offline/store/offline-store.ts";
import { launchBrowser, openPage } from "../../support/browser/browser.ts";
import { eachPage } from "../../support/browser/each-page.ts";
import { startModuleServer } from "../../support/browser/module-server.ts";
import {
  FIRST_ID,
  offlinePhoto,
  offlineTrip,
  offlineWrite,
  SECOND_ID,
} from "../../support/browser/offline-rows.ts";

const CAP_BYTES = 41_943_040;
const MEGABYTE = 1_000_000;
const { answer: ANSWER } = offlinePhoto(0);

/** The modules that the page has imported. */
type Modules = {
  createIndexedDbStore: typeof createIndexedDbStore;
};
/** The page's global for the functions that run in it. */
type Held = { store: OfflineStore };

let page: Page;

const [server, browser] = await Promise.all([
  startModuleServer(["src/web/offline/store/indexed-db-store.ts"]),
  launchBrowser(),
]);
afterAll(async () => {
  await browser.close();
  await server.close();
});
eachPage(browser, { baseURL: server.url }, async (watched) => {
  page = watched.page;
  await openStore(page);
});

/** Loads the page anew with a store of its own, claimed for the user. */
async function openStore(inPage: Page, user = "ada", capBytes = CAP_BYTES): Promise<void> {
  await inPage.goto("/");
  await inPage.evaluate(
    async ({ userId, cap }) => {
      const { createIndexedDbStore } = globalThis as unknown as Modules;
      const store = createIndexedDbStore({ now: Date.now, capBytes: cap });
      await store.claim(userId);
      Object.assign(globalThis, { store });
    },
    { userId: user, cap: capBytes },
  );
}

function keepTrip(inPage: Page, trip = offlineTrip()): Promise<boolean> {
  return inPage.evaluate((kept) => (globalThis as unknown as Held).store.keepTrip(kept), trip);
}

function tripOf(inPage: Page, id = FIRST_ID) {
  return inPage.evaluate((asked) => (globalThis as unknown as Held).store.trip(asked), id);
}

function bytesOf(inPage: Page): Promise<number> {
  return inPage.evaluate(() => (globalThis as unknown as Held).store.bytes());
}

function pendingOf(inPage: Page): Promise<readonly PendingWrite[]> {
  return inPage.evaluate(() => (globalThis as unknown as Held).store.pending());
}

/** Adds them all at once. @returns how each ended: whole, or why it is not kept. */
function addPending(inPage: Page, added: readonly Omit<PendingWrite, "seq">[]) {
  return inPage.evaluate(
    (fresh) =>
      Promise.all(
        fresh.map(async (write) => {
          const { store } = globalThis as unknown as Held;
          const outcome = await store.changeWrites(write.tripId, ({ writes }) => [
            ...writes,
            write,
          ]);
          return typeof outcome === "string" ? outcome : outcome.at(-1);
        }),
      ),
    added,
  );
}

/** Keeps photos that differ in every byte's value, one after the other; says which were kept. */
function keepPhotos(inPage: Page, from: number, count: number, bytes: number): Promise<boolean[]> {
  return inPage.evaluate(
    async ({ tripId, answer, first, last, size }) => {
      const kept = [];
      for (let slot = first; slot < last; slot += 1) {
        const pixels = new Uint8Array(size).fill(slot);
        const image = new Blob([pixels], { type: "image/jpeg" });
        const { store } = globalThis as unknown as Held;
        kept.push(await store.keepPhoto(tripId, String(slot), { answer, image }));
      }
      return kept;
    },
    { tripId: FIRST_ID, answer: ANSWER, first: from, last: from + count, size: bytes },
  );
}

/** Which photos are there and hold the bytes that were kept; looking at them is a use. */
function wholePhotos(inPage: Page, slots: readonly number[]): Promise<number[]> {
  return inPage.evaluate(
    async ({ tripId, asked }) => {
      const whole = [];
      for (const slot of asked) {
        const photo = await (globalThis as unknown as Held).store.photo(tripId, String(slot));
        const bytes = new Uint8Array((await photo?.image.arrayBuffer()) ?? []);
        const looked = [bytes.at(0), bytes.at(bytes.length / 2), bytes.at(-1)];
        if (looked.every((byte) => byte === slot)) whole.push(slot);
      }
      return whole;
    },
    { tripId: FIRST_ID, asked: slots },
  );
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

describe("in Chromium", () => {
  test("of 41,943,040 bytes at least 95 % are used and none is exceeded, the latest used staying", async () => {
    await keepTrip(page, offlineTrip(SECOND_ID));
    await keepTrip(page);
    await addPending(page, [offlineWrite(FIRST_ID)]);
    expect(await keepPhotos(page, 0, 41, MEGABYTE)).not.toContain(false);
    expect(await wholePhotos(page, [0, 1])).toEqual([0, 1]);
    for (let at = 41; at < 55; at += 1) {
      expect(await keepPhotos(page, at, 1, MEGABYTE)).toEqual([true]);
      const bytes = await bytesOf(page);
      expect(bytes).toBeLessThanOrEqual(CAP_BYTES);
      expect(bytes).toBeGreaterThan(CAP_BYTES * 0.95);
    }
    expect(await wholePhotos(page, range(0, 55))).toEqual([0, 1, ...range(16, 55)]);
    const usage = () => page.evaluate(async () => (await navigator.storage.estimate()).usage);
    await expect.poll(usage).toBeLessThan(CAP_BYTES * 1.05);
    // The one that a write is about is older than any photo, and still there.
    expect(await tripOf(page, FIRST_ID)).toEqual(offlineTrip());
    expect(await tripOf(page, SECOND_ID)).toBeUndefined();
  });

  test("a browser that gives less than the cap costs old photos, and never throws", async () => {
    const poor = await openPage(browser, { baseURL: server.url });
    const tab = poor.page;
    // Before anything is stored: Chromium remembers for a while how much room there was.
    const devTools = await tab.context().newCDPSession(tab);
    const quotaSize = 5.5 * MEGABYTE;
    await devTools.send("Storage.overrideQuotaForOrigin", { origin: server.url, quotaSize });
    await openStore(tab);
    await keepTrip(tab);
    const [write] = await addPending(tab, [offlineWrite()]);
    expect(await keepPhotos(tab, 0, 5, MEGABYTE)).not.toContain(false);
    expect(await keepPhotos(tab, 5, 1, MEGABYTE)).toEqual([true]);
    expect(await wholePhotos(tab, range(0, 6))).toEqual([3, 4, 5]);
    expect(await keepPhotos(tab, 6, 1, 6 * MEGABYTE)).toEqual([false]);
    expect(await tripOf(tab)).toEqual(offlineTrip());
    expect(await pendingOf(tab)).toEqual([write]);
    expect(poor.errors).toEqual([]);
    await poor.close();
  });
});
