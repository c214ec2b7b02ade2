import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPlaceLocator } from "../../../src/server/guides/locate-place.ts";
import { askJson } from "../../../src/server/lib/ask-json.ts";
import { systemClock } from "../../../src/server/lib/clock.ts";
import { type PhotonServer, startPhotonServer } from "../../../stand-in/photon-server.ts";
import { PHOTON_WORLD } from "../../../stand-in/photon-world.ts";

let photon: PhotonServer;

beforeAll(async () => {
  photon = await startPhotonServer(PHOTON_WORLD);
});
afterAll(() => photon.close());

async function locate(typed: string) {
  const log = { warn() {}, debug() {} };
  const parts = { userAgent: "test", clock: systemClock, log, askService: askJson };
  const signal = AbortSignal.timeout(10_000);
  return (await createPlaceLocator(photon.url, parts).locate(typed, signal)).named;
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
    ["Palmas", "Palmas, United States"],
  ])("%s is %s", async (typed, label) => {
    expect(await labelOf(typed)).toBe(label);
  });

  test.each(["Springfield", "Santiago", "Georgia", "Cambridge"])(
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
