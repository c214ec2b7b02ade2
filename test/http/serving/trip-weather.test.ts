import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, expect, test } from "vitest";
import { tripWeatherSchema } from "../../../src/domain/places/day-weather.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { answerAsMetNorway, type StandInDay } from "../../../stand-in/met-norway.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { listenOnFreePort } from "../../support/server/listen-on-free-port.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

const NOW_MS = Date.parse("2027-05-03T22:05:00Z");
const RAIN: StandInDay = { symbol: "heavyrainshowers_day", mmAnHour: 1.5 };

let nowMs = NOW_MS;
let days: readonly StandInDay[] = [];
let fault: ((response: ServerResponse) => void) | undefined;
const asked: IncomingMessage[] = [];
const statuses: number[] = [];
/** MET Norway's stand-in over real HTTP. */
const metNorway = await listenOnFreePort((request, response) => {
  asked.push(request);
  if (fault !== undefined) return fault(response);
  const url = new URL(request.url ?? "", "http://x");
  const { status, headers, body } = answerAsMetNorway(url, request.headers, { nowMs, days });
  statuses.push(status);
  response.writeHead(status, headers).end(status === 304 ? undefined : body);
});
afterAll(() => metNorway.close());
const { keep } = closeAfterEach();

async function openTrip(selection: object, openData = "on") {
  asked.length = 0;
  statuses.length = 0;
  fault = undefined;
  nowMs = NOW_MS;
  const server = keep(
    await startTestServer({
      env: {
        OPEN_DATA: openData,
        OPEN_GUIDES_A_DAY: "0",
        OPEN_DATA_CONTACT: "operator@example.org",
        MET_NORWAY_URL: metNorway.url,
        PHOTOS: "illustrations",
        SUGGESTIONS: "guide",
        MAP_TILES: "off",
      },
      overrides: { clock: { nowMs: () => nowMs } },
    }),
  );
  const ada = await signIn(server.url);
  const id = await generateTrip(ada, { ...SELECTION, ...selection });
  async function weather() {
    const response = await ada.fetch(pathWithId(API_PATHS.tripWeather, id));
    expect(response.status).toBe(200);
    return tripWeatherSchema.parse(await response.json()).days;
  }
  return { server, ada, id, weather };
}
const weatherOf = async (selection: object, openData = "on") =>
  (await openTrip(selection, openData)).weather;

const inCity = (label: string, startDate: string, noOfDays = 3) => ({
  location: { label },
  startDate,
  noOfDays,
});

test("a day's weather is that of the day on the clocks of its place", async () => {
  // In Tokyo it is the 4th already, in Los Angeles the afternoon of the 3rd. It rains on the 4th of UTC.
  days = [{ symbol: "clearsky_day" }, RAIN];
  const tokyo = await weatherOf(inCity("Tokyo, Japan", "2027-05-04"));
  const wet = (await tokyo()).filter(({ troubles }) => troubles.length > 0);
  expect(wet.map(({ date }) => date)).toEqual(["2027-05-04"]);
  expect(wet[0]?.troubles).toEqual([{ kind: "rain", from: 9 * 60, to: 18 * 60 }]);
  const angeles = await weatherOf(inCity("Los Angeles, California", "2027-05-03", 2));
  // Of the 3rd only three hours of the daytime are left, which say too little.
  expect(await angeles()).toMatchObject([
    { date: "2027-05-04", kind: "rain", troubles: [{ kind: "rain", from: 9 * 60, to: 17 * 60 }] },
  ]);
});

test("T71 the service is asked as it wants: named, with few decimals, once a town, and again only after what it says", async () => {
  days = [{ symbol: "fair_day" }, RAIN];
  const weather = await weatherOf(inCity("Lisbon, Portugal", "2027-05-04", 4));
  const [first, second] = await Promise.all([weather(), weather()]);
  expect(first).toEqual(second);
  expect(first?.map(({ kind }) => kind)).toEqual(["rain", "clear", "clear", "clear"]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers["user-agent"]).toMatch(/^Tripwright\/\S+ \(operator@example\.org\)$/);
  expect(asked[0]?.url).toMatch(/\?lat=38\.\d\d&lon=-9\.\d\d$/);
  await weather();
  expect(asked).toHaveLength(1);
  // Past its time but not made anew: the kept one holds on.
  nowMs = NOW_MS + 32 * 60_000;
  expect(await weather()).toEqual(first);
  expect(statuses).toEqual([200, 304]);
  nowMs += 32 * 60_000;
  expect(await weather()).toHaveLength(4);
  expect(statuses).toEqual([200, 304, 200]);
});

test("guests of a link see the forecast, for which the service isn't asked again, and no longer than the link lasts", async () => {
  days = [{ symbol: "fair_day" }, RAIN];
  const { server, ada, id, weather } = await openTrip(inCity("Lisbon, Portugal", "2027-05-04"));
  const own = await weather();
  const { token, link } = await makeLink(ada, id);
  const seen = async () => createGuest(server.url, token).send(API_PATHS.sharedWeather);
  const answer = await seen();
  expect(answer.status).toBe(200);
  expect(tripWeatherSchema.parse(await answer.json()).days).toEqual(own);
  expect(asked).toHaveLength(1);
  // Each guest asks us; together no more than a busy evening's worth.
  const statuses = await Promise.all(
    Array.from({ length: 130 }, async () => (await seen()).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(asked).toHaveLength(1);
  await ada.fetch(`/api/trips/${id}/links/${link.id}`, { method: "DELETE" });
  expect((await seen()).status).toBe(404);
});

test("what ends soon is still an answer", async () => {
  const weather = await weatherOf(inCity("Lisbon, Portugal", "2027-05-04"));
  fault = (response) => {
    const { headers, body } = answerAsMetNorway(
      new URL("http://x/weatherapi/locationforecast/2.0/complete?lat=1&lon=1"),
      { "user-agent": "Tripwright" },
      { nowMs },
    );
    response.writeHead(203, headers).end(body);
  };
  expect(await weather()).toHaveLength(3);
});

const bent = (bend: (moment: { data: Record<string, unknown> }) => unknown) => () => {
  const good = answerAsMetNorway(
    new URL("http://x/weatherapi/locationforecast/2.0/complete?lat=1&lon=1"),
    { "user-agent": "Tripwright" },
    { nowMs, days: [RAIN, RAIN, RAIN, RAIN] },
  );
  const answer = JSON.parse(good.body);
  answer.properties.timeseries = answer.properties.timeseries.map(bend);
  return JSON.stringify(answer);
};

test("a symbol that nobody knows and fields that are missing cost only what they say", async () => {
  const weather = await weatherOf(inCity("Lisbon, Portugal", "2027-05-04"));
  const body = bent((moment) => {
    for (const name of ["next_1_hours", "next_6_hours"]) {
      const next = moment.data[name] as { summary: object } | undefined;
      if (next !== undefined) next.summary = { symbol_code: "raining_frogs?" };
    }
    return moment;
  });
  fault = (response) => response.end(body().replaceAll("raining_frogs?", "frogs"));
  const [day] = await weather();
  expect(day).not.toHaveProperty("kind");
  expect(day?.troubles).toMatchObject([{ kind: "rain" }]);
});

test.each<[string, (response: ServerResponse) => void]>([
  ["refuses", (response) => response.writeHead(403).end("403 Forbidden")],
  ["is asked too much", (response) => response.writeHead(429).end()],
  ["fails", (response) => response.writeHead(503).end()],
  ["isn't JSON", (response) => response.end("<html>")],
  ["is of another shape", (response) => response.end(JSON.stringify({ properties: {} }))],
  ["has no moment", (response) => response.end(bent(() => ({}))())],
])(
  "where the service %s, nothing is known, and it is left alone for a while",
  async (_, answer) => {
    const weather = await weatherOf(inCity("Lisbon, Portugal", "2027-05-04"));
    fault = answer;
    expect(await weather()).toEqual([]);
    expect(await weather()).toEqual([]);
    expect(asked).toHaveLength(1);
  },
);

test.each([
  ["without dates", { location: { label: "Lisbon, Portugal" }, noOfDays: 2 }, "on"],
  ["in two weeks", inCity("Lisbon, Portugal", "2027-05-17"), "on"],
  ["with OPEN_DATA=off", inCity("Lisbon, Portugal", "2027-05-04"), "off"],
])("a trip %s: nobody is asked, and nothing is known", async (_, selection, openData) => {
  const weather = await weatherOf(selection, openData);
  expect(await weather()).toEqual([]);
  expect(asked).toEqual([]);
});
