import { describe, expect, test } from "vitest";
import { hotelText, rawVisit } from "../../../../test/support/plans/checked-plan.ts";
import {
  kmFromMiddle,
  knownCity,
  knownHotel,
  knownPlace,
} from "../../../../test/support/plans/known-city.ts";
import { changeLine } from "../../../../test/support/plans/plan-words.ts";
import { coordinatesText } from "../../places/coordinates.ts";
import { runToEnd } from "../../plan/run-to-end.ts";
import type { Hotel, Place, TripData, UserSelection } from "../../trip/trip.ts";
import type { KnownCity } from "../known-city.ts";
import { repairPlan } from "./repair-plan.ts";

const HALL = knownPlace({ id: "hall", name: "Town Hall", at: kmFromMiddle(4) });
const TOWER = knownPlace({
  id: "tower",
  name: "Clock Tower",
  category: "viewpoint",
  at: kmFromMiddle(4.5),
});
const MIDDLE = knownHotel({ id: "middle", name: "Grand Middle" });
const EAST = knownHotel({ id: "east", name: "Eastern Star", at: kmFromMiddle(4) });

function repair(
  days: readonly (readonly Place[])[],
  {
    city,
    hotels = [],
    selection,
  }: {
    city?: KnownCity;
    hotels?: readonly Hotel[];
    selection?: Partial<UserSelection>;
  } = {},
) {
  const plan: TripData = {
    hotels: [...hotels],
    itinerary: days.map((places, nth) => ({ day: `Day ${nth + 1}`, plan: [...places] })),
  };
  const mendThat = (given: TripData) =>
    runToEnd(
      repairPlan({
        selection: {
          location: { label: "Testville" },
          noOfDays: days.length,
          traveler: "2",
          budget: "Standard",
          ...selection,
        },
        plan: given,
        city,
        near: undefined,
      }),
    );
  const repaired = mendThat(plan);
  const again = mendThat(repaired.plan);
  expect(again.changes).toEqual([]);
  expect(again.plan).toEqual(repaired.plan);
  const told = repaired.changes.map(changeLine);
  return { ...repaired, told };
}

const hotelOf = ({ name, at }: typeof EAST): Hotel => hotelText(at, { hotelName: name });

describe("the hotel that days start from", () => {
  const places = [[rawVisit(HALL), rawVisit(TOWER)]];
  const hotels = [hotelOf(MIDDLE), hotelOf(EAST)];

  test("is another of the plan's where that is much nearer, and the plan says so", () => {
    const city = knownCity([HALL, TOWER], [MIDDLE, EAST]);
    const { plan, told } = repair(places, { city, hotels });
    expect(plan.hotels.map(({ hotelName }) => hotelName)).toEqual(["Eastern Star", "Grand Middle"]);
    expect(told).toContain("moved Eastern Star: Listed first because it’s closer to your places.");
  });

  test("is not one that is further from the budget", () => {
    const city = knownCity([HALL, TOWER], [MIDDLE, { ...EAST, budget: "Premium" }]);
    const { plan } = repair(places, { city, hotels });
    expect(plan.hotels[0]?.hotelName).toBe("Grand Middle");
    const premium = repair(places, { city, hotels, selection: { budget: " premium " } });
    expect(premium.plan.hotels[0]?.hotelName).toBe("Eastern Star");
  });
});

describe("a day with nothing in it", () => {
  test("gets a place of the guide, and the other days stay", () => {
    const city = knownCity([HALL, TOWER], [EAST]);
    const { plan, told } = repair([[rawVisit(HALL)], []], { city, hotels: [hotelOf(EAST)] });
    expect(plan.itinerary.map((day) => day.plan.map(({ placeName }) => placeName))).toEqual([
      ["Town Hall"],
      ["Clock Tower"],
    ]);
    expect(told).toEqual(["added Clock Tower: Day 2 would have been empty. Added from our guide."]);
  });

  test("is not filled with what the plan has under another name", () => {
    const twin = {
      ...rawVisit(TOWER),
      placeName: "The Old Lookout",
      category: "viewpoint",
    } as const;
    const { plan } = repair([[twin], []], { city: knownCity([TOWER], [EAST]) });
    expect(plan.itinerary[1]?.plan).toEqual([]);
  });

  test("stays empty where nothing is known", () => {
    expect(repair([[], []]).plan.itinerary.map(({ plan }) => plan)).toEqual([[], []]);
    expect(repair([]).plan.itinerary).toEqual([]);
  });
});

test("two unknown places of a kind at one spot are one", () => {
  const geoCoordinates = coordinatesText(kmFromMiddle(1));
  const [tower, lookout] = ["Radio Tower", "Lookout Point"].map((placeName) => ({
    ...rawVisit(HALL),
    placeName,
    geoCoordinates,
  }));
  if (tower === undefined || lookout === undefined) throw new Error("two");
  expect(repair([[tower], [lookout]]).told[0]).toBe(
    "dropped Lookout Point: It’s already in the plan, on day 1.",
  );
});

test.each(["", "soon", "2026-02-31"])("a start date %j counts as none", (startDate) => {
  const { plan } = repair([[rawVisit(HALL)]], { selection: { startDate } });
  expect(plan.itinerary[0]?.date).toBeUndefined();
  expect(plan.itinerary[0]?.plan).toHaveLength(1);
});
