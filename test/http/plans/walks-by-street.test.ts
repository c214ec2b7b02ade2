import type { ServerResponse } from "node:http";
import { afterAll, expect, test } from "vitest";
import { knownCityFromJson } from "../../../src/domain/engine/known-city-json.ts";
import { parseCoordinates } from "../../../src/domain/places/coordinates.ts";
import { tripWaySchema } from "../../../src/domain/places/trip-way.ts";
import { tripFactsSchema } from "../../../src/domain/trip/trip-facts.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { answerAsOsrm, type StandInStreets } from "../../../stand-in/osrm.ts";
import { GUIDE_CITIES } from "../../support/guide.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { listenOnFreePort } from "../../support/server/listen-on-free-port.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { streetGrid, TERRAINS } from "../../support/ways/street-grid.ts";

const GRIDS = GUIDE_CITIES.map(({ centre }) => ({
  centre,
  streets: streetGrid(centre, TERRAINS["a river with two bridges"] ?? { isOpen: () => true })
    .streets,
}));
/** Every city has a river. */
const streets: StandInStreets = {
  walkOf(from, to) {
    const near = GRIDS.find(
      ({ centre }) =>
        Math.abs(centre.lat - from.lat) < 0.5 && Math.abs(centre.lon - from.lon) < 0.5,
    );
    return near?.streets.walkOf(from, to);
  },
};

let fault: ((response: ServerResponse) => void) | undefined;
const asked: { readonly url: URL; readonly userAgent: string }[] = [];
/** By this machine's running time. */
const arrivals: number[] = [];
const answers: number[] = [];
let underWay = 0;
let mostAtOnce = 0;
/** OSRM's stand-in over real HTTP. */
const osrm = await listenOnFreePort((request, response) => {
  const url = new URL(request.url ?? "", "http://x");
  arrivals.push(performance.now());
  asked.push({ url, userAgent: request.headers["user-agent"] ?? "" });
  underWay += 1;
  mostAtOnce = Math.max(mostAtOnce, underWay);
  response.once("close", () => {
    underWay -= 1;
  });
  if (fault !== undefined) return fault(response);
  answerWell(url, response);
});
function answerWell(url: URL | undefined, response: ServerResponse): void {
  const { status, headers, body } = answerAsOsrm(url ?? new URL("http://x"), streets);
  answers.push(performance.now());
  response.writeHead(status, headers).end(body);
}
afterAll(() => osrm.close());
const { keep } = closeAfterEach();

async function start() {
  for (const list of [asked, arrivals, answers]) list.length = 0;
  mostAtOnce = 0;
  fault = undefined;
  const env = {
    ROUTING_URL: osrm.url,
    OPEN_DATA_CONTACT: "operator@example.org",
    ...UNLIMITED,
  };
  const { url } = keep(await startTestServer({ env }));
  return { url, ada: await signIn(url) };
}

const inCity = (label: string) => ({ ...SELECTION, location: { label } });

async function walksOf(client: SignedInClient, tripId: string) {
  const answer = await client.fetch(pathWithId(API_PATHS.tripFacts, tripId));
  return knownCityFromJson(tripFactsSchema.parse(await answer.json()).city)?.walks;
}

const codesOf = async (client: SignedInClient, id: string) =>
  ((await fetchTrip(client, id)).tripData.notes ?? []).map((note) =>
    typeof note === "string" ? note : note.code,
  );

/** Sixty plans at once may be more than a busy machine makes before a plan's deadline; then the page says to try again. */
async function planInTheEnd(...[one, selection]: Parameters<typeof generateTrip>): Promise<string> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const id = await generateTrip(one, selection).catch((error: Error) => {
      if (!error.message.includes("planner_unreachable")) throw error;
    });
    if (id !== undefined) return id;
  }
  throw new Error("no plan in ten attempts");
}

/** One question is enough for this many places. */
const TOWNS = GUIDE_CITIES.filter(
  ({ hotels, places }) => hotels.length + places.length <= 100,
).slice(0, IS_NIGHTLY ? 20 : 2);
const labelOf = (town: (typeof TOWNS)[number] | undefined) => `${town?.name}, ${town?.country}`;
const TOWN = labelOf(TOWNS[0]);

test("many plans of some towns at once ask once a town, one question at a time and none within a second of the last answer, by name; plan and facts go by the streets", async () => {
  const { url: server, ada } = await start();
  // One person plans one trip at a time.
  const people = await Promise.all(
    Array.from({ length: 3 * TOWNS.length }, (_, nth) =>
      signIn(server, { name: "Eve", email: `eve-${nth}@example.org` }),
    ),
  );
  const label = (nth: number) => labelOf(TOWNS[nth % TOWNS.length]);
  await Promise.all(people.map((one, nth) => planInTheEnd(one, inCity(label(nth)))));
  // Plans wait for four seconds; what comes later is for the next.
  await expect.poll(() => answers.length, { timeout: 60_000 }).toBe(TOWNS.length);
  expect(asked).toHaveLength(TOWNS.length);
  expect(mostAtOnce).toBe(1);
  for (const [nth, answeredAtMs] of answers.slice(0, -1).entries()) {
    // A timer may ring a millisecond early.
    expect((arrivals[nth + 1] ?? 0) - answeredAtMs).toBeGreaterThan(990);
  }
  for (const { url, userAgent } of asked) {
    expect(userAgent).toMatch(/^Tripwright\/\S+ \(operator@example\.org\)$/);
    expect(url.searchParams.get("annotations")).toBe("duration,distance");
  }
  const id = await generateTrip(ada, inCity(TOWN));
  const walks = await walksOf(ada, id);
  expect(walks?.detour).toBeGreaterThan(1.25);
  expect(await codesOf(ada, id)).toContain("walksByStreet");
  const { planCheck } = await fetchTrip(ada, id);
  expect(planCheck?.isFeasible).toBe(true);
  // Kept: that plan asked nobody.
  expect(asked).toHaveLength(TOWNS.length);
}, 300_000);

// Its questions are a second apart, and one city of the guide is so large.
test.runIf(IS_NIGHTLY)(
  "a city with more places than a question takes is asked about in parts; a plan doesn't wait for all of them",
  async () => {
    const { ada } = await start();
    const label = "New York, United States";
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    fault = (response) => void held.then(() => answerWell(asked[0]?.url, response));
    const id = await generateTrip(ada, inCity(label));
    fault = undefined;
    letGo();
    expect(await codesOf(ada, id)).not.toContain("walksByStreet");
    await expect.poll(() => walksOf(ada, id), { timeout: 60_000, interval: 500 }).toBeDefined();
    const walks = await walksOf(ada, id);
    const city = GUIDE_CITIES.find((one) => one.id === "new-york");
    const places = [...(city?.hotels ?? []), ...(city?.places ?? [])];
    expect(places.length).toBeGreaterThan(100);
    expect(asked.length).toBeGreaterThan(1);
    for (const { url } of asked) {
      expect(url.pathname.split(";").length).toBeLessThanOrEqual(100);
    }
    // From the first group to the last, too.
    const [first, last] = [places[0]?.at, places.at(-1)?.at];
    if (first === undefined || last === undefined) throw new Error("a city has places");
    for (const { at } of places) {
      for (const end of [first, last]) {
        const isNear = Math.hypot(at.lat - end.lat, at.lon - end.lon) < 0.02;
        if (isNear) expect(walks?.between(at, end)).toBeDefined();
      }
    }
    const next = await generateTrip(ada, inCity(label));
    expect(await codesOf(ada, next)).toContain("walksByStreet");
  },
);

test("T74 the way of a leg is asked for as a line, by its two ends only; others' trips and unknown ends have none", async () => {
  const { ada, url: server } = await start();
  const id = await generateTrip(ada, inCity(TOWN));
  const { tripData } = await fetchTrip(ada, id);
  const [hotel] = tripData.hotels;
  const [first] = tripData.itinerary[0]?.plan ?? [];
  const way = (from = "", to = "", by = ada) =>
    by.fetch(`/api/trips/${id}/ways/${from}/${to}`).then((answer) => answer.json());
  const tables = asked.length;
  const { line } = tripWaySchema.parse(await way(hotel?.id, first?.id));
  const ends = [hotel, first].map((one) => parseCoordinates(one?.geoCoordinates ?? ""));
  expect(ends.map((end) => end.ok && end.at)).toEqual([
    {
      lat: expect.closeTo(line?.at(0)?.lat ?? 0, 3),
      lon: expect.closeTo(line?.at(0)?.lon ?? 0, 3),
    },
    {
      lat: expect.closeTo(line?.at(-1)?.lat ?? 0, 3),
      lon: expect.closeTo(line?.at(-1)?.lon ?? 0, 3),
    },
  ]);
  expect(line?.length).toBeGreaterThan(2);
  expect(asked.slice(tables).map(({ url }) => url.pathname)).toEqual([
    expect.stringMatching(
      /^\/route\/v1\/foot\/-?\d+\.\d{4},-?\d+\.\d{4};-?\d+\.\d{4},-?\d+\.\d{4}$/,
    ),
  ]);
  expect(await way(hotel?.id, "nowhere")).toEqual({ line: null });
  const eve = await signIn(server, { name: "Eve", email: "eve@example.org" });
  expect(await way(hotel?.id, first?.id, eve)).toMatchObject({
    error: { code: "trip_not_found" },
  });
  expect(asked).toHaveLength(tables + 1);
  for (const answer of [
    refusal(400, "NoRoute"),
    refusal(400, "NoSegment"),
    refusal(429, "TooMany"),
    refusal(200, "Ok"),
    (response: ServerResponse) =>
      response.end(
        JSON.stringify({
          code: "Ok",
          routes: [
            {
              geometry: {
                coordinates: [
                  [999, 0],
                  [0, 0],
                ],
              },
            },
          ],
        }),
      ),
  ]) {
    fault = answer;
    expect(await way(hotel?.id, first?.id)).toEqual({ line: null });
  }
});

const refusal = (status: number, code: string) => (response: ServerResponse) =>
  response.writeHead(status).end(JSON.stringify({ code, message: "no" }));

test.each(
  byDay<[string, (response: ServerResponse) => void]>(
    [
      ["too big", refusal(400, "TooBig")],
      ["no table", refusal(400, "NoTable")],
      ["off the streets", refusal(400, "NoSegment")],
      ["too many requests", (response) => response.writeHead(429).end("<h1>Bandwidth limit</h1>")],
      ["a failure", (response) => response.writeHead(502).end()],
      ["not Ok", refusal(200, "NoTable")],
      [
        "half a table",
        (response) =>
          response.end(JSON.stringify({ code: "Ok", durations: [[0]], distances: [[0]] })),
      ],
      [
        "no distances",
        (response) => response.end(JSON.stringify({ code: "Ok", durations: [[0]] })),
      ],
      ["not JSON", (response) => response.end("<html>")],
    ],
    3,
  ),
)("where the answer is %s, the plan is there by estimates", async (_, answer) => {
  const { ada } = await start();
  fault = answer;
  const id = await generateTrip(ada, inCity(TOWN));
  expect(asked).toHaveLength(1);
  expect(await walksOf(ada, id)).toBeUndefined();
  expect(await codesOf(ada, id)).not.toContain("walksByStreet");
  expect((await fetchTrip(ada, id)).planCheck?.isFeasible).toBe(true);
});

test("pairs that no street leads between are known as such", async () => {
  const { ada } = await start();
  fault = (response) => {
    const { url } = asked.at(-1) ?? {};
    const { body } = answerAsOsrm(url ?? new URL("http://x"), { walkOf: () => undefined });
    response.end(body);
  };
  const id = await generateTrip(ada, inCity(TOWN));
  const { tripData } = await fetchTrip(ada, id);
  const legs = tripData.itinerary.flatMap(({ plan }) => plan.flatMap(({ leg }) => leg ?? []));
  expect(legs.length).toBeGreaterThan(0);
  expect(legs.filter(({ mode }) => mode === "walk")).toEqual([]);
});
