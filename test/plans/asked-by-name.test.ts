import { describe, expect, test } from "vitest";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { TripWish } from "../../src/domain/trip/trip-wish.ts";
import { answerWish } from "../../src/domain/wishes/answer-wish.ts";
import { cityNamed } from "../support/guide.ts";
import { byDay } from "../support/nightly.ts";
import { planCity } from "../support/plans/plan-city.ts";
import { storedTrip } from "../support/plans/stored-trip.ts";

const see = (names: string, text = names): TripWish => ({ kind: "see", names, text });

function daysOf(city: string, wishes: readonly TripWish[], more: object = {}) {
  const { days } = planCity(cityNamed(city), {
    ...{ days: 3, traveller: "Couple", budget: "Comfort", startDate: "2027-05-12", wishes },
    ...more,
  });
  return days.map(({ visits }) =>
    visits.map(({ candidate, startMinutes }) => ({ ...candidate.place, startMinutes })),
  );
}

describe("what is asked for by its name is planned", () => {
  test.each(
    byDay(
      [
        ["Paris", "Duc des Lombards", 19 * 60 + 30],
        ["New York", "Village Vanguard", 20 * 60],
        ["Tokyo", "Kabuki-za Theatre", 16 * 60 + 30],
        ["Tokyo", "Live houses of Shimokitazawa", 19 * 60],
        ["Tokyo", "Dinner boat on Tokyo Bay", 18 * 60 + 30],
      ],
      2,
    ),
  )("in %s: %s, as it begins", (city, name, startMinutes) => {
    const visits = daysOf(city, [see(name)]).flat();
    expect(visits.find((one) => one.name === name)?.startMinutes).toBe(startMinutes);
  });

  test("a desert safari is there by day and at its camp after dark", () => {
    const visits = daysOf("Dubai", [see("desert safari")], { startDate: "2027-11-10" }).flat();
    expect(visits.map(({ name }) => name)).toContain("Desert Safari at the Lahbab Dunes");
  });

  test.each(["Gaudi in the afternoons", "Gaudi am Nachmittag", "Gaudi l’après-midi"])(
    "all that is about a topic is in the part of the day that is named: %s",
    (text) => {
      const gaudi = ["Sagrada Família", "Casa Batlló", "Park Güell"];
      const visits = daysOf("Barcelona", [see("Gaudi", text)]).flat();
      const his = visits.filter(({ name }) => gaudi.includes(name));
      expect(his.length).toBeGreaterThan(1);
      expect(his.every(({ startMinutes }) => startMinutes >= 13 * 60)).toBe(true);
    },
  );

  test("a show with a child of four is planned, and one of them only", () => {
    const text = "we'd love to see a Broadway show one evening";
    const wishes: TripWish[] = [{ kind: "have", categories: ["show"], count: 1, text }];
    const family = { traveller: "Family", childAges: [4, 8] };
    const visits = daysOf("New York", wishes, family).flat();
    expect(visits.filter(({ category }) => category === "show")).toHaveLength(1);
  });
});

test("the morning after a night of dancing begins late", () => {
  const wishes = [see("Street Parties of Alfama")];
  const days = daysOf("Lisbon", wishes, { startDate: "2027-06-11", traveller: "Friends" });
  const party = days.findIndex((day) => day.at(-1)?.name === "Street Parties of Alfama");
  expect(party).toBeGreaterThanOrEqual(0);
  expect(days[party + 1]?.[0]?.startMinutes).toBeGreaterThanOrEqual(10 * 60 + 30);
});

test.each(
  byDay(
    [
      ["Seoul", "jjimjilbang", "Aquafield Jjimjilbang in Goyang"],
      ["Tokyo", "onsen", "Thermae-Yu"],
      ["Tokyo", "cat cafes", "Cat Café MOCHA Harajuku"],
      ["Kyoto", "bath house", "Funaoka Onsen"],
      ["London", "bookshops", "Daunt Books"],
      ["Paris", "cooking class", "La Cuisine Paris"],
      ["New York", "bouldering", "The Cliffs at LIC"],
    ],
    2,
  ),
)("in %s a couple who want %s come to one", (city, topic, name) => {
  expect(
    daysOf(city, [see(topic)])
      .flat()
      .map((one) => one.name),
  ).toContain(name);
});

test("K-pop is no pop-up shop", () => {
  const names = daysOf("Seoul", [see("k pop")])
    .flat()
    .map((one) => one.name);
  expect(names).toContain("HiKR Ground");
});

test("the quarter of the fado is not where one hears it, and no other bar is one of jazz", () => {
  const trip = storedTrip(cityNamed("Lisbon"), {
    ...{ days: 2, traveller: "Couple", budget: "Standard", startDate: "2027-04-09" },
  });
  const asked = (text: string) =>
    runToEnd(answerWish(trip, { text, newId: () => "new" }, cityNamed("Lisbon")));
  const names = asked("fado in the evening").trip.tripData.itinerary.flatMap(({ plan }) =>
    plan.map(({ placeName }) => placeName),
  );
  expect(names).toEqual(expect.arrayContaining(["Alfama", "Clube de Fado"]));
  expect(asked("a flamenco show").unmet).toMatchObject([{ reason: "unknownPlace" }]);
});
