import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlacesFault } from "../../../stand-in/places-fault.ts";
import { launchBrowser, openPage } from "../../support/browser/browser.ts";
import { loadPhotos, open } from "../../support/browser/page-actions.ts";
import { type SignedInState, signedInState } from "../../support/browser/signed-in-state.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { makeLink } from "../../support/server/guest.ts";
import { googleAt, type PhotoWorld, startPhotoWorld } from "../../support/server/photo-world.ts";

/** Of every answer: longer than our server lets a browser wait for a lookup. */
const SLOW_MS = 2_500;
/** A picture is there within so many answers' time, 10 s: the search, the photo's address, the image, and a pause. */
const MAX_ANSWERS = 4;
/** Near which all pictures of the trip are, so that they are asked for at once. */
const TALL = { width: 1280, height: 3000 } as const;

let browser: Browser;
let world: PhotoWorld;
let ada: SignedInState;

beforeAll(async () => {
  [world, browser] = await Promise.all([startPhotoWorld(googleAt), launchBrowser()]);
  ada = await signedInState(world.server);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

/** A trip whose names no test has used before. @returns its id, and the names that are looked up. */
async function saveTrip(fault: PlacesFault | undefined) {
  const name = (what: string) => `${what} ${fault ?? "well"}`;
  const destination = name("Lisbon");
  const hotels = ["Tagus Inn", "Alfama Rooms"].map(name);
  const places = Array.from({ length: 10 }, (_, at) => name(`Place ${at}`));
  const id = await world.save({ destination, hotels, places });
  return { id, names: [destination, ...hotels, ...places] };
}

/** For each picture that a page asks for, how long it takes until it is there, or is known not to be. */
function watchPictures(page: Page): { waitsMs(): number[] } {
  const askedMs = new Map<string, number>();
  const loadedMs = new Map<string, number>();
  /** What each slot's lookup came to: the image's path, or the moment at which there was none. */
  const foundOf = new Map<string, string | number>();
  const slotIn = (path: string) => /\/photos\/((?:hero|hotel|place)[\w-]*)$/.exec(path)?.[1];
  page.on("request", (request) => {
    const slot = slotIn(new URL(request.url()).pathname);
    if (slot !== undefined && !askedMs.has(slot)) askedMs.set(slot, performance.now());
  });
  page.on("requestfinished", async (request) => {
    const { pathname } = new URL(request.url());
    const slot = slotIn(pathname);
    const nowMs = performance.now();
    if (slot === undefined) loadedMs.set(pathname, nowMs);
    else {
      const answer = await (await request.response())?.json();
      if (answer === null || "src" in answer) foundOf.set(slot, answer?.src ?? nowMs);
    }
  });
  return {
    waitsMs: () =>
      [...foundOf].map(([slot, found]) => {
        const shownMs = typeof found === "number" ? found : loadedMs.get(found);
        return (shownMs ?? Number.NaN) - (askedMs.get(slot) ?? Number.NaN);
      }),
  };
}

/** How long an answer of the service takes on this machine, now and then until it is asked for. */
function watchAnswers(url: string): { longestMs(): number; end(): void } {
  let [longestMs, isOver] = [0, false];
  void (async () => {
    while (!isOver) {
      const startMs = performance.now();
      await fetch(`${url}/v1/nothing`)
        .then((answer) => answer.text())
        .catch(() => "");
      longestMs = Math.max(longestMs, performance.now() - startMs);
    }
  })();
  return { longestMs: () => longestMs, end: () => (isOver = true) };
}

test.each<[PlacesFault | undefined, RegExp | undefined]>([
  [undefined, undefined],
  ["500", /500 INTERNAL/],
  ...(IS_NIGHTLY
    ? ([
        ["429", /429 RESOURCE_EXHAUSTED/],
        ["html", /isn't JSON/],
        ["none", undefined],
      ] satisfies [PlacesFault, RegExp | undefined][])
    : []),
])(
  "with a service that takes 2.5 s and answers %s, two tabs and a guest see each photo or its fallback, for one search a place",
  async (fault, line) => {
    const { id, names } = await saveTrip(fault);
    const { token } = await makeLink(world.ada, id);
    world.clock.advance(61_000);
    world.log.length = 0;
    world.services.received.length = 0;
    world.services.misbehave(fault);
    world.services.answerAfter(SLOW_MS);
    const { storageState } = ada;
    const baseURL = world.server.url;
    const first = await openPage(browser, { baseURL, storageState, viewport: TALL });
    const second = await first.page.context().newPage();
    const guest = await openPage(browser, { baseURL, viewport: TALL });
    const pages = [first.page, second, guest.page];
    const waits = pages.map(watchPictures);
    const answers = watchAnswers(world.services.url);
    const paths = [`/view-trip/${id}`, `/view-trip/${id}`, `/s/${token}`];
    const [heading = ""] = names;
    await Promise.all(
      pages.map(async (page, index) => {
        await open(page, paths[index] ?? "", `Location: ${heading}`);
        await loadPhotos(page);
      }),
    );
    answers.end();
    for (const one of waits) {
      const waitsMs = one.waitsMs();
      expect(waitsMs).toHaveLength(names.length);
      expect(Math.max(...waitsMs)).toBeLessThan(MAX_ANSWERS * answers.longestMs());
    }
    for (const page of pages) {
      const shown = await page
        .locator("main img")
        .evaluateAll((all) => (all as HTMLImageElement[]).map(({ src }) => new URL(src).pathname));
      expect(shown).toHaveLength(names.length);
      const isFallback = shown.map((path) => path === "/fallback-image.jpg");
      expect(isFallback).toEqual(shown.map(() => fault !== undefined));
    }
    const searched = world.services.received
      .filter(({ url }) => url === "/v1/places:searchText")
      .map(({ body }) => (body as { textQuery: string }).textQuery);
    expect(searched.toSorted()).toEqual(names.toSorted());
    expect(world.log).toHaveLength(line === undefined ? 0 : 1);
    if (line !== undefined) expect(world.log.join()).toMatch(line);
    await first.close();
    await guest.close();
  },
);
