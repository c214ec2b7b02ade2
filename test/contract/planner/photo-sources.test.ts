import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../../src/server/config/config.ts";
import { createPhotoSource, createWikimediaBudget } from "../../../src/server/create-services.ts";
import { askJson } from "../../../src/server/lib/ask-json.ts";
import type { PhotoSource, PhotoSubject } from "../../../src/server/photos/photo-source.ts";
import type { KeptLookups } from "../../../src/server/store/lookup-store.ts";
import { type PlacesServer, startPlacesServer } from "../../../stand-in/places-server.ts";
import { googleAt, openDataAt } from "../../support/server/photo-world.ts";
import { createTestClock } from "../../support/server/test-clock.ts";

const PLACE: PhotoSubject = {
  kind: "place",
  query: "Belém Tower",
  destination: "Lisbon, Portugal",
  at: { lat: 38.6916, lon: -9.216 },
};

type Opened = {
  readonly finder: PhotoSource;
  readonly requests: () => number;
  readonly misbehave: PlacesServer["misbehave"];
  readonly close: () => Promise<void>;
  readonly services: PlacesServer;
  readonly clock: ReturnType<typeof createTestClock>;
  readonly warnings: object[];
};

/** A finder made as the server makes it, on a stand-in and a store in memory. */
async function open(envAt: (url: string) => Record<string, string>): Promise<Opened> {
  const services = await startPlacesServer();
  const clock = createTestClock(Date.now());
  const warnings: object[] = [];
  const kept = new Map<string, string>();
  const lookups: KeptLookups = {
    find: async (key) => kept.get(key),
    async save(key, value) {
      kept.set(key, value);
    },
  };
  const config = readConfig(envAt(services.url));
  const log = { warn: (facts: object) => void warnings.push(facts), debug() {} };
  const wikimediaBudget = createWikimediaBudget(config, clock);
  const parts = { lookups, clock, log, wikimediaBudget, askService: askJson };
  const finder = createPhotoSource(config, parts);
  if (finder === undefined) throw new Error("a photo source is configured");
  return {
    finder,
    requests: () => services.received.length,
    misbehave: services.misbehave,
    close: services.close,
    services,
    clock,
    warnings,
  };
}

describe("Wikimedia", () => {
  let opened: Opened;
  let finder: PhotoSource;
  const signal = new AbortController().signal;
  const find = (subject: Partial<PhotoSubject>) =>
    finder.find({ ...PLACE, ...subject }, { signal });
  const urls = () => opened.services.received.map(({ url }) => new URL(url, "http://x"));

  beforeEach(async () => {
    opened = await open(openDataAt);
    finder = opened.finder;
  });
  afterEach(() => opened.close());

  test("is asked by titles, then for the file's licence, as its rules ask", async () => {
    await find({});
    const [pages, file] = urls();
    expect(Object.fromEntries(pages?.searchParams ?? [])).toMatchObject({
      action: "query",
      format: "json",
      formatversion: "2",
      titles: "Belém Tower|Belém Tower (Lisbon)|Belém Tower, Lisbon",
      redirects: "1",
      prop: "coordinates|pageimages",
      pilicense: "free",
    });
    expect(Object.fromEntries(file?.searchParams ?? [])).toMatchObject({
      prop: "imageinfo",
      iiprop: "url|size|mime|extmetadata",
    });
    for (const { headers } of opened.services.received) {
      expect(headers["user-agent"]).toMatch(/^Tripwright\/\d+\.\d+\.\d+ \(operator@example\.org\)/);
    }
  });

  test("is searched for what has no page of its title", async () => {
    expect(await find({ at: undefined })).toBeDefined();
    expect(urls()[1]?.searchParams.get("gsrsearch")).toBe("Belém Tower Lisbon");
  });

  test("gets ten requests a minute from an operator whom it can't reach, and some are left for guides", async () => {
    await opened.close();
    opened = await open((url) => ({
      ...openDataAt(url),
      OPEN_DATA_CONTACT: "http://localhost:3000",
    }));
    const names = Array.from({ length: 20 }, (_, index) => `Chiado ${index}`);
    const all = Promise.allSettled(
      names.map((query) => opened.finder.find({ ...PLACE, query, at: undefined }, { signal })),
    );
    await expect.poll(() => opened.requests()).toBe(6);
    const first = await Promise.race([all, wait(500)]);
    expect([first, opened.requests(), opened.warnings]).toEqual([undefined, 6, []]);
  });

  test("is asked for a destination by its title", async () => {
    await find({ kind: "hero", query: "Lisbon, Portugal" });
    expect(urls()[0]?.searchParams.get("titles")).toBe("Lisbon, Portugal|Lisbon");
  });

  test("is asked once for good, and after a week again for what it didn't have", async () => {
    await find({});
    await find({});
    opened.clock.advance(300 * 24 * 3_600_000);
    await find({});
    expect(opened.requests()).toBe(2);
    opened.misbehave("none");
    const query = "No Such Place";
    expect(await find({ query })).toBeUndefined();
    expect(await find({ query })).toBeUndefined();
    expect(opened.requests()).toBe(4);
    opened.clock.advance(8 * 24 * 3_600_000);
    expect(await find({ query })).toBeUndefined();
    expect(opened.requests()).toBe(5);
  });

  test("is not asked for as long as it wants, and the log says so once", async () => {
    opened.misbehave("429");
    const names = ["Chiado", "Rossio", "Alfama"];
    await Promise.allSettled(names.map((query) => find({ query })));
    await expect(find({ query: "Graça" })).rejects.toThrow("circuit is open");
    expect(opened.warnings).toHaveLength(1);
    const asked = opened.requests();
    opened.misbehave(undefined);
    opened.clock.advance(119_000);
    await expect(find({ query: "Graça" })).rejects.toThrow("circuit is open");
    expect(opened.requests()).toBe(asked);
    opened.clock.advance(2_000);
    expect(await find({ query: "Graça" })).toBeDefined();
  });
});

describe("Google", () => {
  test("is asked once a day for a place it doesn't know", async () => {
    const opened = await open(googleAt);
    const { signal } = new AbortController();
    const find = () => opened.finder.find({ ...PLACE, query: "No Such Place" }, { signal });
    try {
      opened.misbehave("none");
      for (let view = 1; view <= 3; view += 1) expect(await find()).toBeUndefined();
      expect(opened.requests()).toBe(1);
      opened.clock.advance(25 * 3_600_000);
      expect(await find()).toBeUndefined();
      expect(opened.requests()).toBe(2);
      opened.misbehave(undefined);
      opened.clock.advance(25 * 3_600_000);
      expect(await find()).toBeDefined();
    } finally {
      await opened.close();
    }
  });
});
