import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { GenerationEvent } from "../../../src/domain/api/generation.ts";
import { openGuideAnswerSchema } from "../../../src/domain/api/open-guide-answer.ts";
import { knownCityFromJson } from "../../../src/domain/engine/known-city-json.ts";
import { tripFactsSchema } from "../../../src/domain/trip/trip-facts.ts";
import { checkTripRequest } from "../../../src/domain/trip/trip-request.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { findCity } from "../../../src/guide/find-city.ts";
import type { OpenDataFault } from "../../../stand-in/open-data-faults.ts";
import { STAND_IN_SERVICES, startOpenDataServer } from "../../../stand-in/open-data-server.ts";
import { GUIDE } from "../../support/guide.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { freePort } from "../../support/server/free-port.ts";
import { generateTrip, SELECTION, startGenerating } from "../../support/server/generate.ts";
import {
  type OpenDataWorld,
  openGuidesAt,
  startOpenDataWorld,
} from "../../support/server/open-data-world.ts";
import { createTestClock } from "../../support/server/test-clock.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, EVE, signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const { keep } = closeAfterEach();
const ALVORIM = { ...SELECTION, location: { label: "Alvorim, Portugal" } };
const PEDRELA = { ...SELECTION, location: { label: "Pedrela, Portugal" } };

async function start(env: Record<string, string> = {}) {
  const world = keep(await startOpenDataWorld({ env }));
  return { ...world, ada: await signIn(world.server.url, ADA) };
}

const shared = await startOpenDataWorld();
afterAll(() => shared.close());
let people = 0;
/** Someone new on a server that all tests share whose services are well; one may read about few new places. */
async function startShared() {
  people += 1;
  const person = { name: "Ada", email: `shared-${people}@example.org` };
  return { ...shared, ada: await signIn(shared.server.url, person) };
}

async function planOf(client: SignedInClient, selection: unknown): Promise<GenerationEvent[]> {
  const reader = await readEvents(client, await startGenerating(client, selection));
  return (await reader.rest()).map(({ event }) => event);
}

const askedOf = ({ standIn }: Pick<OpenDataWorld, "standIn">) =>
  Object.fromEntries(
    STAND_IN_SERVICES.map((name) => [
      name,
      standIn.received.filter(({ service }) => service === name).length,
    ]),
  );

describe("a city that our own guide doesn't have", () => {
  test("is read about, planned from what is found, and says where that is from", async () => {
    const world = await start();
    const { ada } = world;
    expect(findCity(GUIDE, "Alvorim, Portugal")).toBeUndefined();
    const events = await planOf(ada, ALVORIM);
    const steps = events.flatMap((event) => (event.type === "reading" ? event.step : []));
    expect(steps).toEqual([
      "where",
      "wikivoyage",
      "wikidata",
      "openstreetmap",
      "pageviews",
      "composing",
    ]);
    const end = events.at(-1);
    if (end?.type !== "saved") throw new Error(JSON.stringify(end));
    const trip = await fetchTrip(ada, end.tripId);
    expect(trip.openData).toMatchObject({ quality: "full", pages: [{ title: "Alvorim" }] });
    expect(trip.timeZone).toBe("Europe/Lisbon");
    expect(trip.planCheck).toMatchObject({ isFeasible: true, verified: { by: "open" } });
    expect(trip.tripData.itinerary.every(({ plan }) => plan.length > 0)).toBe(true);
    // Asked once, and kept in the guide.
    expect(askedOf(world)["nasa-power"]).toBe(1);
    const { city } = tripFactsSchema.parse(
      await (await ada.fetch(pathWithId(API_PATHS.tripFacts, end.tripId))).json(),
    );
    const highC = knownCityFromJson(city)?.climate?.highC;
    expect(highC?.[6]).toBe(26);
    expect(highC?.[0]).toBe(14);
    expect(world.standIn.mostAtOnce()).toBe(1);
    for (const { userAgent } of world.standIn.received) {
      expect(userAgent).toMatch(/^Tripwright\/[\d.]+ \(operator@example\.org\)$/);
    }

    // What is kept is not asked for again, by whichever name, and of Photon neither.
    const before = world.standIn.received.length;
    await generateTrip(ada, ALVORIM);
    expect(world.standIn.received.length).toBe(before);
  });

  test("with little to see gets a plan that says so", async () => {
    const { ada } = await startShared();
    const trip = await fetchTrip(ada, await generateTrip(ada, PEDRELA));
    expect(trip.openData?.quality).toBe("thin");
  });

  test("with next to nothing to see ends with other destinations", async () => {
    const { ada } = await startShared();
    const ermo = { ...SELECTION, location: { label: "Ermo, Portugal" } };
    const end = (await planOf(ada, ermo)).at(-1);
    expect(end).toMatchObject({ type: "failed", code: "too_little_known" });
  });

  test("that only the map knows is said to be so, with other destinations", async () => {
    const { ada } = await startShared();
    const mudeira = { ...SELECTION, location: { label: "Mudeira, Portugal" } };
    const end = (await planOf(ada, mudeira)).at(-1);
    expect(end).toMatchObject({
      type: "failed",
      code: "only_map_known",
      alternatives: expect.arrayContaining([expect.any(String)]),
    });
  });

  test("that is a region ends with its towns, each of which can be planned", async () => {
    const { ada } = await startShared();
    const region = { ...SELECTION, location: { label: "Costa Clara, Portugal" } };
    const end = (await planOf(ada, region)).at(-1);
    expect(end).toMatchObject({
      type: "failed",
      code: "destination_is_region",
      alternatives: ["Alvorim, Portugal", "Pedrela, Portugal"],
    });
    // However small it is.
    const malta = (await planOf(ada, { ...SELECTION, location: { label: "Malta" } })).at(-1);
    expect(malta).toMatchObject({ alternatives: ["Valletta, Malta"] });
  });

  test("that nobody knows ends as without open data; while those who know where it is are away the traveller is told so", async () => {
    const { ada, standIn } = await start();
    const nowhere = { ...SELECTION, location: { label: "Nowhere at all" } };
    expect((await planOf(ada, nowhere)).at(-1)).toMatchObject({ code: "destination_unknown" });
    standIn.fail("photon", "html");
    standIn.fail("wikivoyage", "html");
    expect((await planOf(ada, ALVORIM)).at(-1)).toMatchObject({
      code: "destination_unanswered",
      text: expect.stringContaining("aren’t responding. Try again later."),
    });
  });
});

describe("T48 a service that fails", () => {
  const SERVICES = ["overpass", "wikidata", "wikivoyage", "wikipedia"] as const;
  /** A busy Overpass is asked again after half a minute: by night. */
  const FAULTS: readonly (readonly [OpenDataFault, (typeof SERVICES)[number]])[] = [
    ["429", "wikivoyage"],
    ["timeout", "wikidata"],
    ["refused", "overpass"],
    ["504", "wikipedia"],
    ["error", "wikivoyage"],
    ["half", "wikidata"],
    ["huge", "overpass"],
    ["html", "wikivoyage"],
    ["redirect", "wikipedia"],
  ];

  test.each(byDay(FAULTS, 3))(
    "with %s is left out and asked no more for now",
    async (fault, one) => {
      for (const service of IS_NIGHTLY && fault !== "timeout" ? SERVICES : [one]) {
        const world = await start();
        world.standIn.fail(service, fault);
        expect((await planOf(world.ada, ALVORIM)).at(-1)).toMatchObject({ type: "saved" });
        const asked = askedOf(world)[service];
        const isAskedAgain = fault === "timeout" || (service === "overpass" && /^\d/.test(fault));
        expect(asked).toBe(isAskedAgain ? 2 : 1);
        const other = await planOf(world.ada, PEDRELA);
        expect(["saved", "failed"]).toContain(other.at(-1)?.type);
        expect(askedOf(world)[service]).toBe(asked);
      }
    },
  );

  test("with all of them gone the traveller is told so, with cities to go to", async () => {
    const world = await start();
    for (const service of SERVICES) world.standIn.fail(service, "refused");
    expect((await planOf(world.ada, ALVORIM)).at(-1)).toMatchObject({
      code: "destination_unanswered",
    });
  });
});

describe("who is asked, and how often", () => {
  test("nobody, for a city of our own guide", async () => {
    const world = await start();
    await generateTrip(world.ada, SELECTION);
    expect(world.standIn.received).toEqual([]);
  });

  test("nobody, where OPEN_DATA is off", async () => {
    const world = await start({ OPEN_DATA: "off" });
    expect((await planOf(world.ada, ALVORIM)).at(-1)).toMatchObject({
      code: "destination_unknown",
    });
    expect(world.standIn.received).toEqual([]);
  });

  test("T48 once, for many who ask at the same time, which counts as one new place", async () => {
    const world = await start({ OPEN_GUIDES_A_DAY: "1" });
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        signIn(world.server.url, { ...ADA, email: `p${number}@example.org` }),
      ),
    );
    const ends = await Promise.all(people.map(async (one) => (await planOf(one, ALVORIM)).at(-1)));
    expect(ends.map((end) => end?.type)).toEqual(ends.map(() => "saved"));
    expect(askedOf(world)).toMatchObject({ overpass: 2, wikidata: 1, wikivoyage: 2 });
  });

  test("T55 Photon once, for plans of one town with ids that nobody has checked", async () => {
    const world = await start();
    const asked = () =>
      world.standIn.received.filter(({ service, url }) => {
        return service === "photon" && url.searchParams.get("q") === ALVORIM.location.label;
      }).length;
    for (let number = 0; number < 5; number += 1) {
      const value = { place_id: `osm:R${number}` };
      await generateTrip(world.ada, { ...ALVORIM, location: { ...ALVORIM.location, value } });
    }
    // By what it is called, and whether a sight of that name is more.
    expect(asked()).toBe(2);
  });

  test("T48 Photon once, for a place that there isn't", async () => {
    const world = await start();
    const nowhere = { ...ALVORIM, location: { label: "Xyzzy Quux" } };
    const asked = () => world.standIn.received.filter(({ service }) => service === "photon").length;
    expect((await planOf(world.ada, nowhere)).at(-1)).toMatchObject({
      code: "destination_unknown",
    });
    const before = asked();
    expect((await planOf(world.ada, nowhere)).at(-1)).toMatchObject({
      code: "destination_unknown",
    });
    expect(asked()).toBe(before);
  });

  test("T48 no more than a server may in a day", async () => {
    const world = await start({ OPEN_GUIDES_A_DAY: "1" });
    await generateTrip(world.ada, ALVORIM);
    expect((await planOf(world.ada, PEDRELA)).at(-1)).toMatchObject({
      code: "too_many_new_places",
    });
    const eve = await signIn(world.server.url, EVE);
    await generateTrip(eve, ALVORIM);
  });
});

describe("a restart", () => {
  test("in the middle of reading begins that anew, and the trip comes all the same", async () => {
    const standIn = keep(await startOpenDataServer());
    const dataDir = mkdtempSync(join(tmpdir(), "tripwright-test-"));
    const env = openGuidesAt(standIn.url);
    const port = await freePort();
    const first = await startTestServer({ env, dataDir, port });
    const ada = await signIn(first.url, ADA);
    const held = Promise.withResolvers<void>();
    standIn.hold("overpass", held.promise);
    const id = await startGenerating(ada, ALVORIM);
    await expect.poll(() => standIn.received.some((one) => one.service === "overpass")).toBe(true);
    await first.close();
    standIn.hold("overpass", undefined);
    held.resolve();

    const second = keep(await startTestServer({ env, dataDir, port }));
    const reader = await readEvents(ada, id);
    const events = (await reader.rest()).map(({ event }) => event);
    expect(events.at(-1)?.type).toBe("saved");
    expect(events.filter(({ type }) => type === "started")).toHaveLength(1);
    expect(second.url).toBe(first.url);
  });

  test("after that plans from the very same snapshot, whatever is known since", async () => {
    const clock = createTestClock(Date.now());
    const world = keep(await startOpenDataWorld({ overrides: { clock } }));
    const { server, standIn } = world;
    const ada = await signIn(server.url, ADA);
    const events = await planOf(ada, ALVORIM);
    const made = events.filter(({ type }) => type !== "reading");
    const [started, hotels] = made;
    if (started?.type !== "started" || hotels === undefined) throw new Error("a plan");
    // A second run of it, cut off after its hotels, when all that was read is out of date.
    const user = await server.context.sessions.find(ada.sessionToken);
    clock.advance(40 * 24 * 3_600_000);
    const asked = standIn.received.length;
    if (user === undefined) throw new Error("Ada");
    const id = randomUUID();
    const { store } = server.context;
    const checked = checkTripRequest(ALVORIM, 30);
    if (!checked.ok) throw new Error(checked.problem);
    await store.generations.create({
      id,
      userId: user.id,
      idempotencyKey: id,
      request: { ...checked.request, planner: "guide" },
      ownerId: "gone",
      leaseUntilMs: clock.nowMs() - 1,
      nowMs: clock.nowMs(),
    });
    await store.generations.append(id, "gone", started);
    await store.generations.append(id, "gone", hotels);
    await server.context.runner.takeOverOrphans();
    const reader = await readEvents(await signIn(server.url, ADA), id);
    const again = (await reader.rest()).map(({ event }) => event);
    expect(again.slice(0, -1)).toEqual(made.slice(0, -1));
    expect(again.at(-1)?.type).toBe("saved");
    expect(standIn.received.length).toBe(asked);
  });
});

describe("what a plan was made from", () => {
  test("comes with the facts, so that a page can plan anew", async () => {
    const { ada } = await startShared();
    const id = await generateTrip(ada, ALVORIM);
    const facts = (await (await ada.fetch(`/api/trips/${id}/facts`)).json()) as { city: unknown };
    const city = knownCityFromJson(facts.city);
    expect(city).toMatchObject({ name: "Alvorim", isOpenData: true });
    const trip = await fetchTrip(ada, id);
    const ids = new Set(city?.places.map((place) => place.id));
    const visits = trip.tripData.itinerary.flatMap(({ plan }) => plan);
    expect(visits.every(({ guideId = "" }) => ids.has(guideId))).toBe(true);
  });

  test("is offered under its licence to those who are signed in", async () => {
    const { ada, server } = await startShared();
    const trip = await fetchTrip(ada, await generateTrip(ada, ALVORIM));
    const path = `/api/guides/${encodeURIComponent(trip.openData?.snapshot ?? "")}`;
    const answer = openGuideAnswerSchema.parse(await (await ada.fetch(path)).json());
    expect(answer.guide).toMatchObject({ name: "Alvorim" });
    expect((await fetch(server.url + path)).status).toBe(401);
  });

  test("is named in a file of each kind", async () => {
    const { ada } = await startShared();
    const id = await generateTrip(ada, { ...ALVORIM, startDate: "2027-05-04" });
    for (const kind of ["gpx", "kml", "geojson", "md", "ics"]) {
      const file = await ada.fetch(`/api/trips/${id}/export/${kind}`);
      const text = (await file.text()).replaceAll("\r\n ", "").replaceAll("\\", "");
      for (const words of ["OpenStreetMap contributors", "CC BY-SA 4.0", "5000001"]) {
        expect(text, kind).toContain(words);
      }
    }
  });
});
