import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, expect, test } from "vitest";
import { type TripRides, tripRidesSchema } from "../../../src/domain/places/ride.ts";
import { tripFactsSchema } from "../../../src/domain/trip/trip-facts.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { answerAsMotis, type StandInRide } from "../../../stand-in/motis.ts";
import { byDay } from "../../support/nightly.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { listenOnFreePort } from "../../support/server/listen-on-free-port.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const NOW_MS = Date.parse("2027-04-29T10:00:00Z");
const TRAM: StandInRide = { modes: ["TRAM"], everyMinutes: 12, minutes: 15 };
let ride: StandInRide | undefined;
let fault: ((response: ServerResponse) => void) | undefined;
const asked: IncomingMessage[] = [];
let underWay = 0;
let mostAtOnce = 0;
/** MOTIS's stand-in over real HTTP. */
const motis = await listenOnFreePort((request, response) => {
  asked.push(request);
  underWay += 1;
  mostAtOnce = Math.max(mostAtOnce, underWay);
  response.once("close", () => {
    underWay -= 1;
  });
  if (fault !== undefined) return fault(response);
  const url = new URL(request.url ?? "", "http://x");
  const { status, headers, body } = answerAsMotis(url, request.headers, () => ride);
  response.writeHead(status, headers).end(body);
});
afterAll(() => motis.close());
const { keep } = closeAfterEach();

/** Two days of Vienna, with some rides. */
const VIENNA = {
  ...SELECTION,
  location: { label: "Vienna, Austria" },
  noOfDays: 2,
  budget: "Standard",
} as const;

async function start(given: StandInRide | undefined, more: object = {}) {
  asked.length = 0;
  mostAtOnce = 0;
  fault = undefined;
  ride = given;
  const env = {
    TRANSIT_URL: motis.url,
    OPEN_DATA_CONTACT: "operator@example.org",
    ...UNLIMITED,
  };
  const clock = { nowMs: () => NOW_MS };
  const { url } = keep(await startTestServer({ env, overrides: { clock } }));
  const ada = await signIn(url);
  const id = await generateTrip(ada, { ...VIENNA, startDate: "2027-05-04", ...more });
  return { url, ada, id };
}

async function ridesOf(client: SignedInClient, id: string): Promise<TripRides> {
  const answer = await client.fetch(pathWithId(API_PATHS.tripRides, id));
  expect(answer.status).toBe(200);
  return tripRidesSchema.parse(await answer.json());
}

async function allRidesOf(client: SignedInClient, id: string): Promise<TripRides> {
  let last = await ridesOf(client, id);
  for (let times = 0; last.left > 0 && times < 30; times += 1) last = await ridesOf(client, id);
  return last;
}

const factsOf = async (client: SignedInClient, id: string) =>
  tripFactsSchema.parse(await (await client.fetch(pathWithId(API_PATHS.tripFacts, id))).json());

/** The legs that are ridden, by the plan itself. */
async function riddenIn(client: SignedInClient, id: string) {
  const { tripData } = await fetchTrip(client, id);
  return tripData.itinerary.flatMap((day) =>
    [...day.plan.map(({ leg }) => leg), day.wayBack].filter((leg) => leg?.mode === "transit"),
  );
}

test("T74 ridden legs only are asked about, one by one, by name and without a person, and once for all; the facts say which differ, and the plan stays", async () => {
  const { ada, id, url } = await start({ ...TRAM, minutes: 45, lastMinutes: 22 * 60 + 24 });
  expect(asked).toHaveLength(0);
  const before = await fetchTrip(ada, id);
  const facts = await factsOf(ada, id);
  expect(facts).toMatchObject({ hasTimetable: true });
  expect(facts.legsOff).toBeUndefined();
  const ridden = await riddenIn(ada, id);
  expect(ridden.length).toBeGreaterThan(1);
  const first = await allRidesOf(ada, id);
  expect(first.rides).toHaveLength(ridden.length);
  expect(mostAtOnce).toBe(1);
  const homeCount = first.rides.filter(({ placeId }) => placeId === undefined).length;
  // The last departure of a way home is a question of its own.
  expect(asked.length).toBeLessThanOrEqual(ridden.length + homeCount);
  for (const { headers, url: path = "" } of asked) {
    expect(headers["user-agent"]).toMatch(/^Tripwright\/\S+ \(operator@example\.org\)$/);
    expect(headers.cookie).toBeUndefined();
    expect(path).not.toMatch(/\.\d{5}/);
  }
  for (const { ride: one, placeId } of first.rides) {
    expect(one).toMatchObject({ everyMinutes: 12, minutes: 59 });
    expect(one?.steps.map(({ by }) => by)).toEqual(["walk", "tram", "walk"]);
    expect(one?.steps[1]).toMatchObject({ line: "1", from: "Stop 1", to: "Stop 2" });
    expect(one?.steps[0]).toEqual({
      by: "walk",
      minutes: 4,
      to: "Stop 1",
      toAt: { lat: expect.closeTo(48.2, 0), lon: expect.closeTo(16.3, 0) },
    });
    // In May Vienna is two hours ahead; the walk to the stop comes before the departure.
    if (placeId === undefined) expect(one?.lastMinutes).toBe(24 * 60 + 20);
  }
  // A ride that was planned as long as that is none of them.
  const { legsOff = [] } = await factsOf(ada, id);
  expect(legsOff.length).toBeGreaterThanOrEqual(3);
  expect(legsOff.length).toBeLessThanOrEqual(first.rides.length);
  for (const { minutes, plannedMinutes } of legsOff) {
    // 4 + 45 + 4 and half of 12, up to five.
    expect(minutes).toBe(60);
    expect(minutes - plannedMinutes).toBeGreaterThan(10);
  }
  expect(await fetchTrip(ada, id)).toEqual(before);
  const count = asked.length;
  expect(await ridesOf(ada, id)).toEqual(first);
  const eve = await signIn(url, { name: "Eve", email: "eve@example.org" });
  const other = await generateTrip(eve, { ...VIENNA, startDate: "2027-05-11" });
  // That plan went by what is known, and asked nobody.
  expect((await factsOf(eve, other)).legsOff).toBeUndefined();
  expect(asked).toHaveLength(count);
});

test("where nothing goes the leg stays an estimate, and says so", async () => {
  const { ada, id } = await start(undefined, { noOfDays: 1 });
  const { rides, left } = await allRidesOf(ada, id);
  expect(left).toBe(0);
  expect(rides.length).toBeGreaterThan(0);
  for (const { ride: one } of rides) expect(one).toBeNull();
  expect((await factsOf(ada, id)).legsOff).toBeUndefined();
});

test.each(
  byDay<[string, (response: ServerResponse) => void]>(
    [
      ["refuses", (response) => response.writeHead(403).end("Forbidden")],
      ["is asked too much", (response) => response.writeHead(429).end()],
      ["fails", (response) => response.writeHead(502).end("<html>")],
      ["isn't JSON", (response) => response.end("<html>")],
      ["is of another shape", (response) => response.end(JSON.stringify({ plan: {} }))],
      [
        "is endless",
        (response) => response.end(`{"itineraries":[${" ".repeat(5 * 1024 * 1024)}]}`),
      ],
    ],
    2,
  ),
)("where the service %s, nothing is known, and it is left alone for a while", async (_, answer) => {
  const { ada, id } = await start(TRAM);
  fault = answer;
  const { rides, left } = await ridesOf(ada, id);
  expect(rides).toEqual([]);
  expect(left).toBeGreaterThan(0);
  await ridesOf(ada, id);
  expect(asked).toHaveLength(1);
});

test("without TRANSIT_URL nobody is asked, and the facts name no timetable", async () => {
  const { url } = keep(await startTestServer({ env: UNLIMITED }));
  const ada = await signIn(url);
  const id = await generateTrip(ada, VIENNA);
  expect(await ridesOf(ada, id)).toEqual({ source: "", rides: [], left: 0 });
  expect(await factsOf(ada, id)).not.toHaveProperty("hasTimetable");
});
