import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPlaceLocator } from "../../../src/server/guides/locate-place.ts";
import { createPhotonPlaces } from "../../../src/server/guides/photon-places.ts";
import { createWikidata } from "../../../src/server/guides/wikidata.ts";
import { createWikivoyage } from "../../../src/server/guides/wikivoyage.ts";
import { askJson } from "../../../src/server/lib/ask-json.ts";
import { systemClock } from "../../../src/server/lib/clock.ts";
import type { Listening } from "../../../stand-in/listen.ts";
import { type WikiPage, wikiReply } from "../../../stand-in/mediawiki.ts";
import { startPhotonServer } from "../../../stand-in/photon-server.ts";
import { PHOTON_WORLD } from "../../../stand-in/photon-world.ts";
import { serveJson } from "../../../stand-in/serve-json.ts";
import { sparqlReply, type WikidataEntity } from "../../../stand-in/sparql.ts";
import { GUIDE } from "../../support/guide.ts";

/** Pages and redirects as the English Wikivoyage has them. */
const GUIDE_PAGES: readonly WikiPage[] = [
  { pageid: 1, title: "Brooklyn", at: { lat: 40.65, lon: -73.95 } },
  { pageid: 2, title: "Mumbai", at: { lat: 18.97, lon: 72.83 } },
  { pageid: 3, title: "Bombay", redirectTo: "Mumbai" },
  { pageid: 4, title: "Springfield", pageprops: { disambiguation: "" } },
  { pageid: 5, title: "Zipangu", redirectTo: "Tokyo" },
  { pageid: 6, title: "Tokyo", at: { lat: 35.68, lon: 139.77 } },
];

/** Places with names that neither Photon nor the guide has. */
const ENTITIES: readonly WikidataEntity[] = [
  {
    id: "Q456",
    labels: { en: "Lyon", ro: "Lugdun" },
    at: { lat: 45.76, lon: 4.83 },
    sitelinks: 230,
    classes: [],
  },
];

let photon: Listening;
let names: Listening;
let guide: Listening;

beforeAll(async () => {
  photon = await startPhotonServer(PHOTON_WORLD);
  guide = await serveJson(({ searchParams }) => ({
    status: 200,
    body: wikiReply(GUIDE_PAGES, searchParams),
  }));
  names = await serveJson(({ searchParams }) => sparqlReply(ENTITIES, searchParams));
});
afterAll(async () => {
  await photon.close();
  await guide.close();
  await names.close();
});

async function locate(typed: string) {
  const log = { warn() {}, debug() {} };
  const parts = { guide: GUIDE, userAgent: "test", clock: systemClock, log, askService: askJson };
  const signal = AbortSignal.timeout(10_000);
  return (
    await createPlaceLocator({
      guide: GUIDE,
      photon: createPhotonPlaces(photon.url, parts),
      wikivoyage: createWikivoyage(guide.url, parts),
      wikidata: createWikidata(names.url, parts),
    }).locate(typed, signal)
  ).named;
}

async function labelOf(typed: string) {
  const located = await locate(typed);
  return located.kind === "place" ? located.place.label : located;
}

describe("a typed name", () => {
  test.each([
    ["Köln", "Cologne, North Rhine-Westphalia, Germany"],
    ["Cologne, Italy", "Cologne, Lombardy, Italy"],
    ["Torino", "Turin, Piedmont, Italy"],
    ["上海", "Shanghai, China"],
    ["Kiev", "Kyiv, Ukraine"],
    ["Bombay", "Mumbai, Maharashtra, India"],
    ["Saigon", "Ho Chi Minh City, Vietnam"],
    ["Leningrad", "Saint Petersburg, Russia"],
    ["St Petersburg", "Saint Petersburg, Russia"],
    ["Washington DC", "Washington, District of Columbia, United States"],
    ["Palma de Mallorca", "Palma, Balearic Islands, Spain"],
    ["barcelna", "Barcelona, Catalonia, Spain"],
    ["Cambridge MA", "Cambridge, Massachusetts, United States"],
    ["Cambridge UK", "Cambridge, England, United Kingdom"],
    ["Paris, Texas", "Paris, Texas, United States"],
    ["Valencia Venezuela", "Valencia, Carabobo, Venezuela"],
    ["Georgia country", "Georgia"],
    ["Georgia (country)", "Georgia"],
    ["Luxembourg", "Luxembourg"],
    ["Crete", "Crete, Greece"],
    ["Galapagos", "Galápagos Islands, Ecuador"],
    ["Yellowstone", "Yellowstone National Park, Wyoming, United States"],
    ["Lake Como", "Lake Como, Lombardy, Italy"],
    ["Shibuya", "Shibuya, Tokyo, Japan"],
    ["Le Marais", "Le Marais, Paris, Île-de-France, France"],
    ["Brooklyn", "Brooklyn, New York, United States"],
    ["Zipangu", "Tokyo, Japan"],
    ["Lugdun", "Lyon, Auvergne-Rhône-Alpes, France"],
    ["SANTORINI", "Santorini, Greece"],
    ["a long weekend in Lyon with friends", "Lyon, Auvergne-Rhône-Alpes, France"],
    ["Barcelona Spain 3 days", "Barcelona, Catalonia, Spain"],
    ["santiagodecuba", "Santiago de Cuba, Cuba"],
  ])("%s is %s", async (typed, label) => {
    expect(await labelOf(typed)).toBe(label);
  });

  test.each(["Springfield", "Santiago", "Georgia", "Cambridge", "Palmas"])(
    "%s is asked about, and each choice is one place",
    async (typed) => {
      const located = await locate(typed);
      if (located.kind !== "several") throw new Error(JSON.stringify(located));
      expect(located.labels.length).toBeGreaterThan(1);
      expect(located.labels.length).toBeLessThanOrEqual(5);
      for (const label of located.labels) {
        expect(await locate(label)).toMatchObject({ kind: "place" });
      }
    },
  );

  test.each(["???", " ", "asdfgh", "Kevin Müller"])("%s is no place", async (typed) => {
    expect(await locate(typed)).toEqual({ kind: "none" });
  });

  test("that lies elsewhere than was said is asked about", async () => {
    expect(await locate("Lyon, Atlantis")).toMatchObject({
      kind: "several",
      labels: ["Lyon, Auvergne-Rhône-Alpes, France"],
    });
  });

  test("of a sight or an address is the town that it is in", async () => {
    for (const [typed, town] of [
      ["Eiffel Tower", "Paris"],
      ["10 Downing Street, London", "London"],
    ] as const) {
      const place = { name: town, takenFor: "sight" };
      expect(await locate(typed)).toMatchObject({ kind: "place", place });
    }
  });
});

test("a place on both sides of the 180th meridian has no box that goes round the world", async () => {
  const located = await locate("Fiji");
  if (located.kind !== "place") throw new Error(JSON.stringify(located));
  expect(located.place).toMatchObject({ isRegion: true, countryCode: "FJ" });
  expect(located.place.box).toBeUndefined();
});
