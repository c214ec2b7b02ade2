import { expect, test } from "vitest";
import { motisPlanSchema, readMotisPlan } from "../../../src/server/ways/read-motis-plan.ts";
import { answerAsMotis, type StandInRide } from "../../../stand-in/motis.ts";

const TIME = "2027-05-05T10:00:00Z";
const ASKED = new URL(
  `http://x/api/v5/plan?fromPlace=48.2,16.3&toPlace=48.3,16.4&time=${TIME}&searchWindow=3600`,
);

type Way = { legs: { mode: string }[] };

/** The stand-in's answer, read, or another made of its ways. */
function rideIn(given: StandInRide, bend = (ways: readonly Way[]): unknown[] => [...ways]) {
  const { body } = answerAsMotis(ASKED, { "user-agent": "Tripwright/1" }, () => given);
  const { itineraries } = motisPlanSchema.parse(JSON.parse(String(body)));
  return readMotisPlan({ itineraries: bend(itineraries as Way[]) }, Date.parse(TIME));
}

test.each<[string, StandInRide, object, readonly string[]]>([
  [
    "a ferry and a cable car",
    { modes: ["FERRY", "AERIAL_LIFT"], everyMinutes: 30, minutes: 10 },
    { everyMinutes: 30, minutes: 43 },
    ["ferry", "cableCar"],
  ],
  // One departure in the hour: who rides so seldom looks it up.
  ["one an hour", { modes: ["BUS"], everyMinutes: 60, minutes: 20 }, { minutes: 43 }, ["bus"]],
])("%s", (_, given, expected, vehicles) => {
  const ride = rideIn(given);
  expect(ride).toMatchObject(expected);
  expect(ride?.steps.flatMap(({ by }) => (by === "walk" ? [] : [by]))).toEqual(vehicles);
});

test("ways without a vehicle, cancelled ones and broken ones are left out; unknown vehicles are some line", () => {
  const tram: StandInRide = { modes: ["TRAM"], everyMinutes: 12, minutes: 15 };
  const ride = rideIn(tram, ([one, two, three, four]) => [
    { ...one, legs: one?.legs.slice(0, 1) },
    { ...two, legs: two?.legs.map((leg) => ({ ...leg, cancelled: true })) },
    { ...three, startTime: "soon" },
    { legs: "none" },
    {
      ...four,
      legs: four?.legs.map((leg) =>
        leg.mode === "TRAM" ? { ...leg, mode: "HOVERCRAFT", routeShortName: null } : leg,
      ),
    },
  ]);
  expect(ride?.steps.map(({ by }) => by)).toEqual(["walk", "other", "walk"]);
  expect(ride?.steps[1]).not.toHaveProperty("line");
});
