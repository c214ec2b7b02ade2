import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { suggestionsAnswerSchema } from "../../../src/domain/places/guide-answer.ts";
import { configAnswerSchema } from "../../../src/domain/wire-schemas.ts";
import type { PlacesFault } from "../../../stand-in/places-fault.ts";
import { byDay } from "../../support/nightly.ts";
import { freePort } from "../../support/server/free-port.ts";
import {
  googleAt,
  MAPS_KEY,
  openDataAt,
  type PhotoWorld,
  startPhotoWorld,
} from "../../support/server/photo-world.ts";

let world: PhotoWorld;

async function suggest(input: string) {
  const query = new URLSearchParams({ input });
  const answer = await fetch(`${world.server.url}/api/places/suggestions?${query}`);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).not.toContain(MAPS_KEY);
  return suggestionsAnswerSchema.parse(JSON.parse(text));
}

async function configured() {
  const answer = await fetch(`${world.server.url}/api/config`);
  return configAnswerSchema.parse(await answer.json());
}

function reset(): void {
  world.services.misbehave(undefined);
  world.services.received.length = 0;
  world.log.length = 0;
  world.clock.advance(2 * 3_600_000);
}

const FAULTS: PlacesFault[] = [
  "403-referrer",
  "429",
  "500",
  "html",
  "wrong-shape",
  "refused",
  "hang",
];

describe("suggestions by Google", () => {
  beforeAll(async () => {
    world = await startPhotoWorld(googleAt);
  });
  afterAll(() => world.close());
  afterEach(reset);

  test("are what the page shows", async () => {
    expect(await configured()).toMatchObject({ places: "google", photos: "google" });
  });

  test("are labels with Google's place ids, asked for header by header", async () => {
    const found = await suggest("lis");
    expect(found[0]?.label).toBe("Lisbon, Portugal");
    expect(found[0]?.value.place_id).toMatch(/^ChIJ[\w-]+$/);
    const [request] = world.services.received;
    expect(request).toMatchObject({ method: "POST", url: "/v1/places:autocomplete" });
    expect(request?.body).toEqual({ input: "lis" });
    expect(request?.headers).toMatchObject({
      "content-type": "application/json",
      "x-goog-api-key": MAPS_KEY,
      "x-goog-fieldmask": "suggestions.placePrediction.placeId,suggestions.placePrediction.text",
    });
  });

  test.each([
    ["yellow", "Yellowstone National Park, United States"],
    ["made", "Madeira, Portugal"],
    ["lisbon oc", "Lisbon Oceanarium, Lisbon, Portugal"],
  ])("of parks, islands and sights are there too (%j)", async (input, label) => {
    expect((await suggest(input)).map((found) => found.label)).toContain(label);
  });

  test("before the first letter are the guide's, and cost nothing", async () => {
    const popular = await suggest("");
    expect(popular).toHaveLength(8);
    expect(popular[0]?.value.place_id).toMatch(/^guide:/);
    expect(world.services.received).toEqual([]);
  });

  test("asked for by many at once are asked once; later again, for none is kept", async () => {
    await Promise.all(Array.from({ length: 10 }, () => suggest("par")));
    const first = world.services.received.length;
    await suggest("par");
    expect(first).toBeLessThan(10);
    expect(world.services.received.length).toBe(first + 1);
  });

  test.each(FAULTS)("are the guide's when it answers %s, and it rests a minute", async (fault) => {
    world.services.misbehave(fault);
    for (const input of ["lis", "lisb", "lisbo"]) {
      expect((await suggest(input))[0]).toEqual({
        label: "Lisbon, Portugal",
        value: { place_id: "guide:lisbon" },
      });
    }
    // fetch itself repeats a question when a connection it kept turns out to be closed.
    expect(world.services.received.length).toBeLessThanOrEqual(2);
    expect(world.log).toHaveLength(1);
    expect(world.log.join()).not.toContain(MAPS_KEY);
    if (fault === "403-referrer") expect(world.log[0]).toContain("restricted to websites");
    world.services.misbehave(undefined);
    world.clock.advance(3_600_001);
    expect((await suggest("lis"))[0]?.value.place_id).toMatch(/^ChIJ/);
  });

  test("go on after one that it can't read", async () => {
    expect(await suggest("lis fault:400")).toEqual([]);
    expect((await suggest("lis"))[0]?.value.place_id).toMatch(/^ChIJ/);
  });

  describe("T15 Asked for without end", () => {
    test("cost no more than a bound, however fast someone asks", async () => {
      for (let asked = 0; asked < 310; asked += 1) await suggest(`lis${"b".repeat(asked % 3)}`);
      expect(world.services.received.length).toBeLessThanOrEqual(300);
    });
  });
});

describe("suggestions by open data", () => {
  beforeAll(async () => {
    world = await startPhotoWorld(openDataAt);
  });
  afterAll(() => world.close());
  afterEach(reset);

  test("are what the page shows", async () => {
    expect(await configured()).toMatchObject({ places: "photon", photos: "wikimedia" });
  });

  test("are the guide's cities, then others, none twice", async () => {
    const found = await suggest("lis");
    expect(found[0]).toEqual({ label: "Lisbon, Portugal", value: { place_id: "guide:lisbon" } });
    expect(found.map(({ label }) => label).filter((label) => label.startsWith("Lisbon"))).toEqual([
      "Lisbon, Portugal",
    ]);
    expect(found).toContainEqual({
      label: "Lisieux, Normandy, France",
      value: { place_id: "osm:R133474" },
    });
    const [request] = world.services.received;
    const { searchParams } = new URL(request?.url ?? "", "http://x");
    expect(searchParams.get("q")).toBe("lis");
    expect(searchParams.getAll("layer")).toEqual(expect.arrayContaining(["city", "other"]));
    expect(request?.headers["user-agent"]).toMatch(/^Tripwright\/[\d.]+ \(operator@/);
  });

  test.each([
    ["santor", "Santorini, Greece"],
    ["yellowst", "Yellowstone National Park, Wyoming, United States"],
    ["le mar", "Le Marais, Paris, Île-de-France, France"],
    ["lake co", "Lake Como, Lombardy, Italy"],
    ["springf", "Springfield, Ohio, United States"],
    ["富士", "富士山, 日本"],
  ])(
    "are islands, parks, lakes and districts too, each with where it lies (%j)",
    async (input, label) => {
      expect((await suggest(input)).map((found) => found.label)).toContain(label);
    },
  );

  test("leave out a feature that can't be read, and keep the rest", async () => {
    expect((await suggest("valen")).map(({ label }) => label)).toContain(
      "Valencia, Valencian Community, Spain",
    );
  });

  test.each(byDay(FAULTS, 3))("are the guide's when it answers %s", async (fault) => {
    world.services.misbehave(fault);
    for (const input of ["lis", "lisb"]) {
      expect((await suggest(input))[0]?.value.place_id).toBe("guide:lisbon");
    }
    expect(world.services.received.length).toBeLessThanOrEqual(2);
    expect(world.log).toHaveLength(1);
  });
});

describe("T55 Services flooded through suggestions, which need no account", () => {
  beforeEach(async () => {
    world = await startPhotoWorld(openDataAt);
  });
  afterEach(() => world.close());

  test("are asked once a second at most, one question at a time, and nobody gets an error", async () => {
    // Questions that are asked at once are under way at once.
    world.services.answerAfter(20);
    const inputs = Array.from({ length: 300 }, (_, at) => `lis${at.toString(26)}`);
    const answers = await Promise.all(inputs.map(suggest));
    for (const input of inputs) answers.push(await suggest(`${input}x`));
    expect(answers).toHaveLength(600);
    expect(world.services.received.length).toBeLessThanOrEqual(60);
    expect(world.services.received.length).toBeGreaterThan(20);
    expect(world.services.mostAtOnce()).toBe(1);
    // Beyond it the guide's own.
    expect((await suggest("lisb"))[0]?.label).toBe("Lisbon, Portugal");
    expect(world.log).toEqual([]);
    world.clock.advance(61_000);
    expect((await suggest("lisi")).map(({ label }) => label)).toContain(
      "Lisieux, Normandy, France",
    );
  });

  test("are asked once for the same beginning, however it is typed", async () => {
    for (const input of ["lis", "LIS", " Lis ", "lis."]) {
      expect((await suggest(input)).map(({ label }) => label)).toContain(
        "Lisieux, Normandy, France",
      );
    }
    expect(world.services.received).toHaveLength(1);
  });
});

describe("offline", () => {
  let nowhere: string;
  beforeAll(async () => {
    nowhere = `http://127.0.0.1:${await freePort()}`;
    world = await startPhotoWorld(() => openDataAt(nowhere));
  });
  afterAll(() => world.close());

  test("a service is tried once a minute, and nothing is slow", async () => {
    const id = await world.save({ hotels: ["One", "Two"], places: ["Three", "Four"] });
    const slots = ["hero", "hotel-0", "hotel-1", "place-0-0", "place-0-1"];
    const startMs = performance.now();
    for (let minute = 1; minute <= 3; minute += 1) {
      for (const slot of slots) expect(await world.lookUp(id, slot)).toBeNull();
      for (const input of ["l", "li", "lis"]) expect(await suggest(input)).not.toEqual([]);
      expect(world.log.filter((line) => line.includes("circuit is open"))).toHaveLength(2 * minute);
      expect(world.log).toHaveLength(2 * minute);
      world.clock.advance(61_000);
    }
    expect(performance.now() - startMs).toBeLessThan(30_000);
  });
});
