import type { Browser } from "playwright-core";
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
  const places = ["Belém Tower", "Chiado", "Carmo Convent", "Rossio"].map(name);
  const id = await world.save({ destination, hotels, places });
  return { id, names: [destination, ...hotels, ...places] };
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
    const first = await openPage(browser, { baseURL, storageState });
    const second = await first.page.context().newPage();
    const guest = await openPage(browser, { baseURL });
    const pages = [first.page, second, guest.page];
    const paths = [`/view-trip/${id}`, `/view-trip/${id}`, `/s/${token}`];
    const [heading = ""] = names;
    await Promise.all(
      pages.map(async (page, index) => {
        await open(page, paths[index] ?? "", `Location: ${heading}`);
        await loadPhotos(page);
      }),
    );
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
