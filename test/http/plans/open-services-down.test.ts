import { describe, expect, test } from "vitest";
import type { GenerationEvent } from "../../../src/domain/api/generation.ts";
import { guideAnswerSchema } from "../../../src/domain/places/guide-answer.ts";
import { buildGuide } from "../../../src/server/guides/build-guide.ts";
import { createGuideServices } from "../../../src/server/guides/create-guide-services.ts";
import { askJson } from "../../../src/server/lib/ask-json.ts";
import { createRequestBudget } from "../../../src/server/lib/request-budget.ts";
import { STAND_IN_SERVICES, type StandInService } from "../../../stand-in/open-data-server.ts";
import { GUIDE } from "../../support/guide.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { generateTrip, SELECTION, startGenerating } from "../../support/server/generate.ts";
import { startOpenDataWorld } from "../../support/server/open-data-world.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const { keep } = closeAfterEach();
const DAY_MS = 24 * 3_600_000;
const SHORT_MS = 150;
const ALVORIM = { ...SELECTION, location: { label: "Alvorim, Portugal" } };

async function start() {
  const clock = createTestClock(Date.now());
  const world = keep(await startOpenDataWorld({ overrides: { clock } }));
  return { ...world, clock, ada: await signIn(world.server.url, ADA) };
}

async function endOf(client: SignedInClient, selection: unknown): Promise<GenerationEvent> {
  const reader = await readEvents(client, await startGenerating(client, selection));
  const end = (await reader.rest()).at(-1)?.event;
  if (end === undefined) throw new Error("no event");
  return end;
}

async function guideOf(client: SignedInClient, tripId: string) {
  const { openData } = await fetchTrip(client, tripId);
  const path = `/api/guides/${encodeURIComponent(openData?.snapshot ?? "")}`;
  const { guide } = (await (await client.fetch(path)).json()) as {
    guide: {
      id: string;
      country: string;
      failed: string[];
      revisions: { title: string }[];
      hotels: { name: string; at: unknown; sources: unknown[] }[];
      places: { name: string; category: string; popularity: number; sources: unknown[] }[];
    };
  };
  return guide;
}

describe("who stands in for a service that is down", () => {
  test("for Wikidata, Wikipedia's articles: what they are by their descriptions, fame by their views", async () => {
    const { ada, standIn } = await start();
    standIn.fail("wikidata", "429");
    const guide = await guideOf(ada, await generateTrip(ada, ALVORIM));
    expect(guide.failed).toEqual(["wikidata"]);
    const [first] = guide.places;
    expect(first).toMatchObject({ name: "Alvorim Castle", category: "palace", popularity: 100 });
    expect(first?.sources).toContainEqual({
      field: "fame",
      service: "pageviews",
      ref: "Alvorim Castle",
    });
    expect(guide.places.some(({ name }) => name === "Church of Saint Peter")).toBe(true);
  });

  test("for Photon, the page of Wikivoyage, in the country that the pages above it name", async () => {
    const { ada, standIn } = await start();
    standIn.fail("photon", "html");
    // Said on the form, before anything is sent.
    await ada.fetch("/api/places/suggestions?input=Alvorim");
    const answer = await ada.fetch("/api/places/guide?destination=Alvorim");
    const { unknown } = guideAnswerSchema.parse(await answer.json());
    expect(unknown).toMatchObject({ code: "destination_unanswered" });
    expect(unknown?.isReadAbout).toBeUndefined();
    const guide = await guideOf(ada, await generateTrip(ada, ALVORIM));
    expect(guide).toMatchObject({ id: "wikidata:Q9100001", country: "Portugal" });
    const elsewhere = { ...SELECTION, location: { label: "Alvorim, Brazil" } };
    expect(await endOf(ada, elsewhere)).toMatchObject({ code: "destination_unanswered" });
    const region = { ...SELECTION, location: { label: "Costa Clara, Portugal" } };
    expect(await endOf(ada, region)).toMatchObject({
      code: "destination_is_region",
      alternatives: ["Alvorim, Portugal", "Pedrela, Portugal"],
    });
  });

  test("for a hotel's point, its address by Photon; without a house of that number it is left out", async () => {
    const { ada, standIn } = await start();
    const sleep = (name: string, address: string) =>
      `* {{sleep|name=${name}|address=${address}|price=€80|content=Rooms on two floors behind a blue door.}}`;
    standIn.plant(`${sleep("Casa Azul", "Rua 77")}\n${sleep("Casa Longe", "Rua 404")}`);
    const { hotels } = await guideOf(ada, await generateTrip(ada, ALVORIM));
    expect(hotels.find(({ name }) => name === "Casa Azul")).toMatchObject({
      at: { lat: 40.215, lon: -8.425 },
      sources: expect.arrayContaining([{ field: "at", service: "openstreetmap", ref: "Rua 77" }]),
    });
    expect(hotels.some(({ name }) => name === "Casa Longe")).toBe(false);
    const asked = standIn.received.flatMap(({ url }) => url.searchParams.get("q") ?? []);
    expect([...new Set(asked)]).toEqual([
      "Alvorim, Portugal",
      "Rua 77, Alvorim",
      "Rua 404, Alvorim",
    ]);
  });

  test("for a page by a place's own name, that of the place next to it", async () => {
    const { ada } = await start();
    const village = { ...SELECTION, location: { label: "Quinta da Ponte, Portugal" } };
    const guide = await guideOf(ada, await generateTrip(ada, village));
    expect(guide.revisions.map(({ title }) => title)).toEqual(["Alvorim"]);
    expect(guide.id).toBe("osm:N9100004");
  });

  test("for all of them, what is kept, up to 180 days old", async () => {
    const { ada, standIn, server, clock } = await start();
    const before = await fetchTrip(ada, await generateTrip(ada, ALVORIM));
    for (const service of STAND_IN_SERVICES) standIn.fail(service, "refused");
    clock.advance(170 * DAY_MS);
    const later = await signIn(server.url, ADA);
    const after = await fetchTrip(later, await generateTrip(later, ALVORIM));
    expect(after.openData?.snapshot).toBe(before.openData?.snapshot);
    clock.advance(11 * DAY_MS);
    const last = await signIn(server.url, ADA);
    expect(await endOf(last, ALVORIM)).toMatchObject({ code: "destination_unanswered" });
  });
});

describe("a service that never answers", () => {
  const PLACE = {
    id: "osm:R9100001",
    name: "Alvorim",
    country: "Portugal",
    countryCode: "PT",
    centre: { lat: 40.21, lon: -8.43 },
    isRegion: false,
  };

  async function shortOf(late: StandInService) {
    const { standIn } = await start();
    standIn.fail(late, "late");
    const at = (service: StandInService) => `${standIn.url}/${service}`;
    return createGuideServices(
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
        userAgent: "Tripwright/1.0 (operator@example.org)",
        clock: createTestClock(0),
        log: { warn() {}, debug() {} },
        // The silent one's own deadline, but so short that the test isn't; the others have the time that they need.
        askService: (question) =>
          askJson(
            String(question.url).startsWith(at(late))
              ? { ...question, deadlineMs: SHORT_MS }
              : question,
          ),
      },
      createRequestBudget(createTestClock(0), 200),
    );
  }

  test.each([
    ["wikivoyage", "wikivoyage"],
    ["wikidata", "wikidata"],
    ["overpass", "openstreetmap"],
    ["wikipedia", "pageviews"],
  ] as const)("%s is left out, and the guide is made without it", async (late, named) => {
    const { services } = await shortOf(late);
    const guide = await buildGuide(PLACE, services, {
      roomPrices: GUIDE,
      signal: new AbortController().signal,
      nowMs: Date.now(),
      onStep() {},
    });
    if (guide === "unanswered" || guide.quality === "none") throw new Error("no guide");
    expect(guide.failed).toEqual([named]);
    expect(guide.places.length).toBeGreaterThan(20);
  });

  test("Photon doesn't say where a place is", async () => {
    const { locator } = await shortOf("photon");
    const { signal } = new AbortController();
    await expect(locator.locate("Alvorim, Portugal", signal)).rejects.toThrow("no answer in time");
  });
});
