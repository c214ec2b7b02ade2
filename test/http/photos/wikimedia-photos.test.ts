import { afterAll, beforeEach, expect, test } from "vitest";
import type { PlacesFault } from "../../../stand-in/places-fault.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { openDataAt, startPhotoWorld } from "../../support/server/photo-world.ts";

const world = await startPhotoWorld(openDataAt);
afterAll(() => world.close());
beforeEach(() => {
  world.services.misbehave(undefined);
  world.services.received.length = 0;
  world.log.length = 0;
  world.clock.advance(3_600_001);
});

test("a photo comes in its widths, with author and licence, and may be kept for a week", async () => {
  const id = await world.save({});
  const photo = await world.photo(id, "hero");
  expect(photo).toMatchObject({
    sourceName: "Wikimedia Commons",
    mayBeKept: true,
    credits: [{ name: "Ana & Rui", url: "https://commons.wikimedia.org/wiki/User:Ana" }],
    licence: { name: "CC BY-SA 4.0", url: "https://creativecommons.org/licenses/by-sa/4.0" },
    page: expect.stringMatching(/^https:\/\/commons\.wikimedia\.org\/wiki\/File:/),
    sizes: [{ widthPx: 330 }, { widthPx: 500 }, { widthPx: 960 }, { widthPx: 1280 }],
  });
  expect(photo.src).toBe(photo.sizes?.at(-1)?.src);
  for (const { src } of photo.sizes ?? []) {
    const image = await world.ada.fetch(src);
    expect(image.status).toBe(200);
    expect(image.headers.get("cache-control")).toBe("private, max-age=604800, immutable");
    expect(image.headers.get("content-type")).toBe("image/png");
    await image.arrayBuffer();
  }
  const images = world.services.received.filter(({ url }) => url.startsWith("/wikipedia/"));
  expect(images.map(({ url }) => /(\d+)px-/.exec(url)?.[1])).toEqual(["330", "500", "960", "1280"]);
  for (const { headers } of images) expect(headers["user-agent"]).toMatch(/^Tripwright\//);
});

test("a photo has the same addresses the next time, and nobody is asked", async () => {
  const id = await world.save({});
  const first = await world.photo(id, "hotel-0");
  world.services.received.length = 0;
  expect(await world.photo(id, "hotel-0")).toEqual(first);
  expect(world.services.received).toEqual([]);
});

test.each<PlacesFault>([
  "svg",
  "svg-as-png",
  "html-image",
  "huge-said",
  "image-404",
  "image-redirect-trap",
  "image-redirect-metadata",
  "image-redirect-loop",
])("an image that is %s is none, and one line", async (fault) => {
  const id = await world.save({ places: [`Chiado ${fault} fault:${fault}`] });
  const { src } = await world.photo(id, "place-0-0");
  await expectError(await world.ada.fetch(src), 404, "photo_not_found");
  expect(world.log).toHaveLength(1);
  expect(world.services.trapped).toEqual([]);
});

test.each<PlacesFault>(["500", "html", "wrong-shape", "429", "key-echo"])(
  "a lookup that answers %s is no photo, and one line",
  async (fault) => {
    const id = await world.save({ places: [`Rossio ${fault} fault:${fault}`] });
    expect(await world.lookUp(id, "place-0-0")).toBeNull();
    expect(world.log).toHaveLength(1);
    expect(world.log.join()).not.toContain("Rossio");
  },
);

test.each<PlacesFault>(["none", "no-photos"])(
  "a lookup that answers %s is no photo, and nothing to warn of",
  async (fault) => {
    const id = await world.save({ places: [`Rossio ${fault} fault:${fault}`] });
    expect(await world.lookUp(id, "place-0-0")).toBeNull();
    expect(world.log).toEqual([]);
  },
);
