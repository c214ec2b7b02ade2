import { expect, test } from "vitest";
import { buildGuide, townsOf } from "../../../src/server/guides/build-guide.ts";
import { createGuideServices } from "../../../src/server/guides/create-guide-services.ts";
import type { LocatedPlace } from "../../../src/server/guides/located-place.ts";
import { askJson } from "../../../src/server/lib/ask-json.ts";
import { createRequestBudget } from "../../../src/server/lib/request-budget.ts";
import { startOpenDataServer } from "../../../stand-in/open-data-server.ts";
import { GUIDE } from "../../support/guide.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { createTestClock } from "../../support/server/test-clock.ts";

const { keep } = closeAfterEach();
const NAMED = "Tripwright/1.0 (operator@example.org)";
/** As the server calls itself where nobody has set a contact. */
const UNNAMED = "Tripwright/1.0 (+http://localhost:3000)";
const ALVORIM = place("Alvorim", 40.21, -8.43);
const PEDRELA = place("Pedrela", 40.66, -7.91);

function place(name: string, lat: number, lon: number, more: Partial<LocatedPlace> = {}) {
  const [country, countryCode] = ["Portugal", "PT"];
  const centre = { lat, lon };
  return { id: "osm:R1", name, country, countryCode, centre, isRegion: false, ...more };
}

/** The services as the server has them, whose waits are over at once. */
async function start({ userAgent = NAMED, perMinute = 200 } = {}) {
  const standIn = keep(await startOpenDataServer());
  const waitsMs: number[] = [];
  const at = (service: string) => `${standIn.url}/${service}`;
  const clock = createTestClock(0);
  const { services } = createGuideServices(
    {
      photonUrl: at("photon"),
      wikivoyageUrl: at("wikivoyage"),
      wikidataQueryUrl: at("wikidata"),
      overpassUrl: at("overpass"),
      nasaPowerUrl: at("nasa-power"),
      wikipediaUrl: at("wikipedia"),
      newPlacesADay: 1,
    },
    {
      guide: GUIDE,
      userAgent,
      clock,
      log: { warn() {}, debug() {} },
      askService: askJson,
      pause: async (ms) => {
        waitsMs.push(ms);
      },
    },
    createRequestBudget(clock, perMinute),
  );
  const { signal } = new AbortController();
  async function build(located: LocatedPlace) {
    const guide = await buildGuide(located, services, {
      roomPrices: GUIDE,
      signal,
      nowMs: Date.now(),
      onStep() {},
    });
    if (guide === "unanswered" || guide.quality === "none") throw new Error(JSON.stringify(guide));
    return guide;
  }
  const asked = (service: string) => standIn.received.filter((one) => one.service === service);
  return { standIn, waitsMs, build, asked, services, signal };
}

const isAboutLines = (query: URLSearchParams) => query.get("data")?.includes("geom") === true;
const pagesOf = (guide: { revisions: readonly { title: string }[] }) =>
  guide.revisions.map(({ title }) => title);

test("Overpass that runs out of time: what came until then is used, and other places are asked about at once", async () => {
  const { standIn, build } = await start();
  standIn.fail("overpass", "remark", { times: 1 });
  standIn.fail("wikidata", "504");
  standIn.fail("wikivoyage", "504");
  const { places, failed } = await build(ALVORIM);
  expect(places.length).toBeGreaterThan(8);
  // So that it is read about again within a day.
  expect(failed).toContain("openstreetmap");
  expect((await build(PEDRELA)).failed).not.toContain("openstreetmap");
});

test("Overpass that is busy: asked once more after half a minute, then left alone for a while", async () => {
  const { standIn, waitsMs, build, asked } = await start();
  standIn.fail("overpass", "504", { times: 1 });
  expect((await build(ALVORIM)).failed).toEqual([]);
  expect(waitsMs).toEqual([30_000]);
  standIn.fail("overpass", "429");
  expect((await build(PEDRELA)).failed).toEqual(["openstreetmap"]);
  const before = asked("overpass").length;
  expect((await build(ALVORIM)).failed).toEqual(["openstreetmap"]);
  expect(asked("overpass").length).toBe(before);
});

test("lines for the map are cut at the work area, and cost the sketch alone where they fail", async () => {
  const { standIn, build } = await start();
  const { sketch } = await build(ALVORIM);
  const wests = sketch?.rivers.flatMap(({ line }) => line.map(([, lon]) => lon)) ?? [];
  expect(Math.min(...wests)).toBeGreaterThan(ALVORIM.centre.lon - 0.2);
  expect(sketch?.water).toHaveLength(1);
  standIn.fail("overpass", "timeout", { isFor: isAboutLines });
  const plain = await build(ALVORIM);
  expect(plain).toMatchObject({ failed: [], quality: "full" });
  expect(plain.sketch?.water ?? []).toEqual([]);
});

test("Wikidata's items that have one name for all languages are known by it", async () => {
  const { build } = await start();
  const { places } = await build(ALVORIM);
  const unknown = places.filter(({ id, sources }) => {
    return id.startsWith("q") && !sources.some(({ service }) => service === "wikidata");
  });
  expect(unknown).toEqual([]);
});

test("Wikidata that runs out of time is asked once more, half as far around", async () => {
  const { standIn, build, asked } = await start();
  const radiusIn = (query: URLSearchParams) =>
    Number(/radius "(\d+)"/.exec(query.get("query") ?? "")?.[1]);
  standIn.fail("wikidata", "timeout", { isFor: (query) => radiusIn(query) > 4 });
  expect((await build(ALVORIM)).failed).toEqual([]);
  expect(asked("wikidata").map(({ url }) => radiusIn(url.searchParams))).toEqual([6, 3]);
});

test("without a contact a guide leaves some of the ten requests that Wikimedia answers in a minute", async () => {
  const { standIn, build } = await start({ userAgent: UNNAMED, perMinute: 10 });
  const guide = await build(place("Grande Alva", 41.5, -8.4));
  expect(guide.failed).toEqual([]);
  expect(pagesOf(guide)).toHaveLength(13);
  const wikimedia = standIn.received.filter(({ service }) => /^wiki/.test(service));
  expect(wikimedia.map(({ status }) => status)).toEqual(wikimedia.map(() => 200));
  expect(wikimedia.length).toBeLessThanOrEqual(8);
});

test("a huge city's districts: the twelve nearest, by whichever kind of link", async () => {
  const { build } = await start();
  const guide = await build(place("Grande Alva", 41.5, -8.4));
  const numbers = pagesOf(guide).flatMap((title) => /Bairro (\d+)/.exec(title)?.[1] ?? []);
  const sorted = numbers.map(Number).toSorted((a, b) => a - b);
  expect(sorted).toHaveLength(12);
  // Its link leads to where it was once called otherwise.
  expect(sorted).toContain(13);
  expect(sorted.at(0)).toBeGreaterThanOrEqual(7);
  expect(sorted.at(-1)).toBeLessThanOrEqual(19);
});

test("a town that has its country's name is read about on its own page, not on the country's", async () => {
  const { build, services, signal } = await start();
  const of = { country: "Luxembourg", countryCode: "LU" };
  expect(pagesOf(await build(place("Luxembourg", 49.6113, 6.132, of)))).toEqual([
    "Luxembourg City",
  ]);
  const country = place("Luxembourg", 49.8159, 6.1296, { ...of, isRegion: true });
  const towns = await townsOf(country, services.wikivoyage, signal);
  expect(towns.map(({ label }) => label)).toEqual(["Luxembourg City, Luxembourg"]);
});

test("what is closed to the public is no place to go", async () => {
  const { standIn, build } = await start();
  standIn.plant(
    "* {{see|name=Silent Abbey|lat=40.213|long=-8.431|content=The abbey is closed to the public.}}\n* {{see|name=Open Abbey|lat=40.214|long=-8.433|content=Only its cellars are closed to the public.}}",
  );
  const names = (await build(ALVORIM)).places.map(({ name }) => name);
  expect(names).toContain("Open Abbey");
  expect(names).not.toContain("Silent Abbey");
});

test("a town that the map counts to a wider country has its own country's currency", async () => {
  const { build } = await start();
  const of = { country: "China", countryCode: "CN" };
  expect(await build(place("Macau", 22.1976, 113.5439, of))).toMatchObject({
    countryCode: "MO",
    currency: "MOP",
  });
});

test("a town on the 180th meridian is read about on both sides of it", async () => {
  const { build } = await start();
  const of = { country: "Fiji", countryCode: "FJ" };
  const { bounds, places } = await build(place("Taveuni", -16.85, 179.995, of));
  expect(bounds.west).toBeGreaterThan(bounds.east);
  const sides = new Set(places.map(({ at }) => Math.sign(at.lon)));
  expect(sides.size).toBe(2);
});
