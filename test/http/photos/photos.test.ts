import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { PlacesFault } from "../../../stand-in/places-fault.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { googleAt, MAPS_KEY, startPhotoWorld } from "../../support/server/photo-world.ts";

const world = await startPhotoWorld(googleAt);
afterAll(() => world.close());
beforeEach(() => {
  world.services.received.length = 0;
  world.services.misbehave(undefined);
  world.log.length = 0;
  world.clock.advance(61_000);
});

let count = 0;
/** A name that no test has asked for before. */
function fresh(name: string): string {
  count += 1;
  return `${name} ${count}`;
}

const asked = () => world.services.received.map(({ method, url }) => `${method} ${url}`);
/** The requests that find a photo, without those for its image. */
const lookedUp = () => asked().filter((one) => !/^GET .*\/media\?|^GET \/image\//.test(one));

describe("what Google is asked", () => {
  test("is the search of the specification, header by header", async () => {
    const name = fresh("Belém Tower");
    const id = await world.save({ places: [name] });
    await world.photo(id, "place-0-0");
    expect(lookedUp()).toEqual(["POST /v1/places:searchText"]);
    const [request] = world.services.received;
    expect(request).toMatchObject({ method: "POST", url: "/v1/places:searchText" });
    expect(request?.body).toEqual({ textQuery: name });
    expect(request?.headers).toMatchObject({
      "content-type": "application/json",
      "x-goog-api-key": MAPS_KEY,
      "x-goog-fieldmask": "places.photos,places.displayName,places.id",
    });
    expect(request?.headers).not.toHaveProperty("referer");
    expect(request?.headers).not.toHaveProperty("cookie");
  });

  test.each([
    ["hero", "Lisbon, Portugal", 8],
    ["hotel-1", "Second Hotel", 1],
    ["place-0-1", "Second Place", 2],
  ])("for %s is %j, of which photo %i is shown with its credit", async (slot, query, index) => {
    const id = await world.save({
      hotels: ["First Hotel", "Second Hotel"],
      places: ["First Place", "Second Place"],
    });
    const photo = await world.photo(id, slot);
    expect(world.services.received[0]?.body).toEqual({ textQuery: query });
    expect(photo).toEqual({
      src: expect.stringMatching(/^\/api\/photos\/[\w-]+$/),
      credits: [{ name: `Ana P ${index}`, url: `https://maps.google.com/maps/contrib/${index}` }],
      sourceName: "Google Maps",
      mayBeKept: false,
    });
  });

  test("is the photo by its name, once for all, at 1400 by 1400, with the key in a header", async () => {
    const id = await world.save({ places: [fresh("Chiado")] });
    const { src } = await world.photo(id, "place-0-0");
    await (await world.ada.fetch((await world.photo(id, "place-0-0")).src)).arrayBuffer();
    const image = await world.ada.fetch(src);
    expect(image.status).toBe(200);
    expect(image.headers.get("content-type")).toBe("image/png");
    expect(image.headers.get("cache-control")).toBe("private, max-age=300");
    expect(image.headers.get("content-disposition")).toBe("inline");
    expect(image.headers.get("x-content-type-options")).toBe("nosniff");
    expect(image.headers.get("content-security-policy")).toContain("default-src 'none'");
    const bytes = Buffer.from(await image.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(bytes.length).toBe(Number(image.headers.get("content-length")));
    const [, media, file, ...more] = world.services.received;
    expect(more).toEqual([]);
    expect(media?.method).toBe("GET");
    expect(media?.url).toMatch(
      /^\/v1\/places\/[\w-]+\/photos\/2-[\w-]+\/media\?maxHeightPx=1400&maxWidthPx=1400&skipHttpRedirect=true$/,
    );
    expect(media?.headers["x-goog-api-key"]).toBe(MAPS_KEY);
    expect(file?.url).toMatch(/^\/image\//);
    expect(file?.headers).not.toHaveProperty("x-goog-api-key");
    expect(file?.headers).not.toHaveProperty("cookie");
  });

  test("a second time is the place by its id, which alone was kept", async () => {
    const name = fresh("Alfama");
    const id = await world.save({ places: [name] });
    await world.photo(id, "place-0-0");
    world.services.received.length = 0;
    // Within a minute it is not asked for again.
    await world.photo(id, "place-0-0");
    expect(asked()).toEqual([]);
    world.clock.advance(61_000);
    await world.photo(id, "place-0-0");
    const placeId = `ChIJ${Buffer.from(name).toString("base64url")}`;
    expect(lookedUp()).toEqual([`GET /v1/places/${placeId}`]);
    expect(world.services.received[0]?.headers).toMatchObject({
      "x-goog-api-key": MAPS_KEY,
      "x-goog-fieldmask": "photos",
    });
    expect(await world.server.context.store.lookups.find(`google place\n${name}`)).toBe(placeId);
  });

  test("for a destination that was picked is its id at once", async () => {
    const placeId = `ChIJ${Buffer.from("Lisbon").toString("base64url")}`;
    const id = await world.save({ placeId });
    await world.photo(id, "hero");
    expect(lookedUp()).toEqual([`GET /v1/places/${placeId}`]);
  });

  test.each(["guide:lisbon", "osm:R5400890", "../../v1/x", "ChIJ?key=1"])(
    "never holds a place id that isn't Google's (%j)",
    async (placeId) => {
      const id = await world.save({ placeId, destination: fresh("Lisbon") });
      await world.photo(id, "hero");
      expect(lookedUp()).toEqual(["POST /v1/places:searchText"]);
    },
  );

  test.each([
    ["is gone", `ChIJ${Buffer.from("Lisbon fault:gone").toString("base64url")}`],
    ["never was one", "Lisbon"],
  ])("for an id that %s is searched for again", async (_, placeId) => {
    const id = await world.save({ placeId, destination: fresh("Lisbon") });
    await world.photo(id, "hero");
    expect(lookedUp()).toEqual([`GET /v1/places/${placeId}`, "POST /v1/places:searchText"]);
  });

  test("for an id that a refused key asks for is no search, which would be refused as well", async () => {
    const placeId = `ChIJ${Buffer.from("Lisbon fault:key-echo").toString("base64url")}`;
    const id = await world.save({ placeId, destination: fresh("Lisbon") });
    expect(await world.lookUp(id, "hero")).toBeNull();
    expect(asked()).toEqual([`GET /v1/places/${placeId}`]);
    expect(world.log.join()).toContain("is not a key that Google knows");
  });

  test("names only fields that there are, and never puts the key into an address", async () => {
    await world.photo(await world.save({ places: [fresh("Chiado")] }), "place-0-0");
    for (const mask of ["", "places.photo", "photos", "places.id, places.photos"]) {
      const { status } = await fetch(`${world.services.url}/v1/places:searchText`, {
        method: "POST",
        headers: { "x-goog-api-key": "any", ...(mask === "" ? {} : { "x-goog-fieldmask": mask }) },
        body: JSON.stringify({ textQuery: "Chiado" }),
      });
      expect([mask, status]).toEqual([mask, 400]);
    }
    expect(world.services.received.map(({ url }) => url).join()).not.toContain("key=");
  });
});

describe("which photos there are", () => {
  test.each([
    "hotel-9",
    "hotel--1",
    "hotel-",
    "hotel-0-0",
    "place-0-9",
    "place-9-0",
    "place-0",
    "Hero",
    "hero ",
    "constructor",
    "__proto__",
    "hotel-1e0",
    "hotel-0000",
    "../hero",
    "\u0000",
  ])("a slot that the trip doesn't have (%j) has no photo", async (slot) => {
    const id = await world.save({});
    await expectError(await world.ask(id, slot), 404, "photo_not_found");
    expect(asked()).toEqual([]);
  });

  test("no more than anyone scrolls through in a minute", async () => {
    // A day holds fifty places.
    const places = () => Array.from({ length: 50 }, () => fresh("Square"));
    const trips = [1, 2, 3, 4, 5].map(() => world.save({ places: places() }));
    const asks: [id: string, slot: string][] = [];
    for (const id of await Promise.all(trips)) {
      for (let nth = 0; nth < 49; nth += 1) asks.push([id, `place-0-${nth}`]);
    }
    const statuses: number[] = [];
    for (let from = 0; from < asks.length; from += 20) {
      const some = asks.slice(from, from + 20).map(([id, slot]) => world.ask(id, slot));
      statuses.push(...(await Promise.all(some)).map(({ status }) => status));
    }
    // On a slow machine a photo is still being looked up when its answer is due.
    expect(statuses.filter((status) => status === 200 || status === 202)).toHaveLength(240);
    const [id = ""] = asks.at(-1) ?? [];
    const answer = await world.ask(id, "place-0-49");
    expect(answer.headers.get("retry-after")).toBe("60");
    await expectError(answer, 429, "too_many_requests");
    // What was just found is no new question.
    expect(await world.lookUp(id, "place-0-0")).not.toBeNull();
    world.clock.advance(61_000);
    expect(await world.lookUp(id, "place-0-49")).not.toBeNull();
  });
});

describe("what can go wrong", () => {
  test.each<PlacesFault>(["none", "no-photos", "photos-3", "photos-8", "bad-names"])(
    "a search that answers %s is no photo, and nothing to warn of",
    async (fault) => {
      const id = await world.save({ hotels: [`${fresh("Hotel")} fault:${fault}`] });
      expect(await world.lookUp(id, "hotel-0")).toBeNull();
      expect(world.log).toEqual([]);
    },
  );

  test("a key that is refused for all of a trip is said once a minute", async () => {
    const places = [1, 2, 3].map(() => `${fresh("Place")} fault:403-billing`);
    const id = await world.save({ places });
    for (const slot of ["place-0-0", "place-0-1", "place-0-2"]) {
      expect(await world.lookUp(id, slot)).toBeNull();
    }
    expect(world.log).toHaveLength(1);
  });

  const LOOKUPS: [PlacesFault, string][] = [
    ["400", "400 INVALID_ARGUMENT"],
    ["403-referrer", "restricted to websites, which can't work from a server"],
    ["403-service", "may not use the Places API (New)"],
    ["403-disabled", "is off in the key's project: turn it on"],
    ["403-billing", "has no billing account: link one"],
    ["429", "the project's quota of the Places API (New) is used up"],
    ["500", "500 INTERNAL"],
    ["key-echo", "is not a key that Google knows"],
    ["html", "isn't JSON"],
    ["wrong-shape", "another shape"],
  ];

  test.each(LOOKUPS)("a search that answers %s is no photo and one line", async (fault, line) => {
    const id = await world.save({ hotels: [`${fresh("Hotel")} fault:${fault}`] });
    expect(await world.lookUp(id, "hotel-0")).toBeNull();
    expect(world.log).toHaveLength(1);
    expect(world.log[0]).toContain(line);
    expect(world.log.join()).not.toContain(MAPS_KEY);
    expect(world.log.join()).not.toContain("Hotel");
  });

  test("three photos are enough for a place", async () => {
    const id = await world.save({ places: [`${fresh("Place")} fault:photos-3`] });
    expect((await world.photo(id, "place-0-0")).credits[0]?.name).toBe("Ana P 2");
  });

  // That takes its eight seconds.
  test.runIf(IS_NIGHTLY)("a search that never answers is given up", async () => {
    const id = await world.save({ hotels: [`${fresh("Hotel")} fault:hang`] });
    expect((await world.ask(id, "hotel-0")).status).toBe(202);
    expect(await world.lookUp(id, "hotel-0")).toBeNull();
    expect(world.log.join()).toContain("no answer in time");
  });

  const IMAGES: [PlacesFault, string][] = [
    ["photo-expired", "400 INVALID_ARGUMENT"],
    ["media-403", "has no billing account"],
    ["media-html", "isn't JSON"],
    ["redirect-off", "off the list"],
    ["redirect-loopback", "off the list"],
    ["redirect-metadata", "off the list"],
    ["redirect-trap", "off the list"],
    ["image-redirect-trap", "off the list"],
    ["image-redirect-metadata", "off the list"],
    ["image-redirect-loop", "too many redirects"],
    ["image-404", "status 404"],
    ["svg", "no image"],
    ["svg-as-png", "a kind we don't show"],
    ["html-image", "no image"],
    ["huge-said", "too large"],
  ];

  test.each(IMAGES)("an image that is %s is none, and one line", async (fault, line) => {
    const id = await world.save({ places: [`${fresh("Place")} fault:${fault}`] });
    const { src } = await world.photo(id, "place-0-0");
    const answer = await world.ada.fetch(src);
    await expectError(answer, 404, "photo_not_found");
    expect(world.log).toHaveLength(1);
    expect(world.log[0]).toContain(line);
    expect(world.log.join()).not.toContain(MAPS_KEY);
    expect(world.services.trapped).toEqual([]);
  });

  test.each<PlacesFault>(["huge", "cut", ...(IS_NIGHTLY ? (["trickle"] as const) : [])])(
    "an image that is %s is none, and one line",
    async (fault) => {
      const id = await world.save({ places: [`${fresh("Place")} fault:${fault}`] });
      const { src } = await world.photo(id, "place-0-0");
      await expectError(await world.ada.fetch(src), 404, "photo_not_found");
      expect((await fetch(`${world.server.url}/healthz`)).status).toBe(200);
      expect(world.log).toHaveLength(1);
      expect(world.log.join()).not.toContain(MAPS_KEY);
    },
  );
});

describe("a reference to an image", () => {
  test.each([
    ["changed in one letter", (ref: string) => (ref.startsWith("A") ? "B" : "A") + ref.slice(1)],
    ["cut off", (ref: string) => ref.slice(0, -4)],
    ["empty but for its frame", () => "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"],
    ["an address", () => encodeURIComponent("https://evil.example/x.png")],
    ["a photo name", () => encodeURIComponent("places/x/photos/y")],
    ["base64 of an address", () => Buffer.from('{"image":{}}').toString("base64url")],
    ["long", () => "A".repeat(3900)],
  ])("that is %s opens nothing", async (_name, change) => {
    const { src } = await world.photo(await world.save({}), "hero");
    world.services.received.length = 0;
    const ref = src.slice("/api/photos/".length);
    const answer = await world.ada.fetch(`/api/photos/${change(ref)}`);
    await expectError(answer, 404, "photo_not_found");
    expect(asked()).toEqual([]);
  });

  test("is sealed with a key that only the server's own user can read", async () => {
    await world.photo(await world.save({}), "hero");
    const { mode, size } = statSync(join(world.server.config.dataDir, "photo-key"));
    expect((mode & 0o777).toString(8)).toBe("600");
    expect(size).toBe(32);
  });

  test("shows neither name nor service, and ends", async () => {
    const { src } = await world.photo(await world.save({}), "hero");
    const bytes = Buffer.from(src.slice("/api/photos/".length), "base64url").toString("latin1");
    expect(bytes).not.toMatch(/places|photos|google/);
    expect((await world.ada.fetch(src)).status).toBe(200);
    world.clock.advance(3 * 3_600_000);
    await expectError(await world.ada.fetch(src), 404, "photo_not_found");
  });
});
