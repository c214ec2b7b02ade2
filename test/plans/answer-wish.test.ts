import { describe, expect, test } from "vitest";
import type { Booking } from "../../src/domain/bookings/booking.ts";
import type { Edit } from "../../src/domain/edits/edit-kinds.ts";
import { closedOn } from "../../src/domain/engine/days/meal-choices.ts";
import { coordinatesText } from "../../src/domain/places/coordinates.ts";
import { PRICE_LEVELS } from "../../src/domain/places/eatery-kind.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { Trip } from "../../src/domain/trip/trip.ts";
import type { TripWish } from "../../src/domain/trip/trip-wish.ts";
import { answerWish, type WishAnswer } from "../../src/domain/wishes/answer-wish.ts";
import { isAnsweredByRainPlan, rainDates } from "../../src/domain/wishes/rain-plan.ts";
import { walkingKm } from "../../src/domain/wishes/wish-step.ts";
import { romeTrip } from "../fixtures/wishes/rome-trip.ts";
import { cityNamed } from "../support/guide.ts";
import { madeTo, storedTrip } from "../support/plans/stored-trip.ts";

const { trip: laidOut, city } = romeTrip();
/** With its ways. */
const trip = madeTo(
  laidOut,
  laidOut.tripData.itinerary.map(({ id }) => ({ kind: "set-pace", dayId: id }) as const),
  city,
);

describe("what is understood is done", () => {
  test.each([
    ["remove the Pantheon", 2, (day: string[]) => !day.includes("Pantheon")],
    ["move the Pantheon to day 1", 0, (day) => day.includes("Pantheon")],
    ["the Trevi Fountain before the Pantheon", 2, (day) => day[0] === "Trevi Fountain"],
    ["put the Spanish Steps last", 2, (day) => day.at(-1) === "Spanish Steps"],
    ["add Villa Farnesina to day 1", 0, (day) => day.includes("Villa Farnesina")],
    [
      "swap the castle for a viewpoint",
      1,
      (day) => !day.includes("Castel Sant'Angelo") && day.length === 4,
    ],
    ["no museums on Tuesday", 1, (day) => !day.some((name) => name.startsWith("Vatican Museums"))],
    ["take it easy on day 3", 2, (day) => day.length === 3],
    ["a free afternoon on day 3", 2, (day) => !day.includes("Galleria Borghese")],
    ["remove the market and the Spanish Steps", 2, (day) => day.length === 4],
  ] as [string, number, (day: string[]) => boolean][])("%s", (text, day, isRight) => {
    const { trip: made, unmet } = ask(text);
    expect(unmet).toEqual([]);
    expect(namesOf(made)[day]).toSatisfy(isRight);
    // Other days stay, unless something went there.
    const others = namesOf(made).filter((_, at) => at !== day);
    const before = namesOf(trip).filter((_, at) => at !== day);
    expect(others.flat().length).toBeLessThanOrEqual(before.flat().length + 1);
  });

  test("a kind with a time of day comes then, where the plan has none asks for room", () => {
    const romantic = namesOf(ask("something romantic in the evening on day 2").trip)[1];
    expect(romantic?.at(-1)).toBe("Villa Borghese Gardens");
    const early = namesOf(ask("a park in the morning on day 1").trip)[0];
    expect(early?.[0]).toBe("Villa Borghese Gardens");
    const { unmet, asked } = ask("add a zoo in the afternoon");
    expect(unmet).toEqual([]);
    expect(asked[0]?.choices[0]).toMatchObject({ label: "makeRoom" });
  });

  test.each([
    "no more than 2 hours at the Pantheon",
    "the Pantheon should be on day 3",
    "keep the Pantheon because it is free",
  ])("%s: what is so is said to be so", (text) => {
    const { trip: made, unmet, asked } = ask(text);
    expect(asked).toEqual([]);
    expect(unmet.map(({ reason }) => reason)).toSatisfy((all: string[]) =>
      all.every((reason) => reason === "isSo"),
    );
    expect(unmet.length).toBeGreaterThan(0);
    expect(namesOf(made)).toEqual(namesOf(trip));
  });

  test("what no place is called is found by what is said of places", () => {
    const { trip: made } = ask("we would love some cats");
    const before = namesOf(trip).flat();
    const brought = made.tripData.itinerary
      .flatMap(({ plan }) => plan)
      .filter(({ placeName }) => !before.includes(placeName));
    expect(brought.map(({ placeDetails }) => placeDetails)).toEqual([
      expect.stringMatching(/\bcats\b/),
    ]);
    const again = ask("we'd love some cats", made);
    expect(again.unmet).toMatchObject([
      { reason: "isSo", where: [{ name: brought[0]?.placeName }] },
    ]);
    const { unmet } = ask("add a falconry school");
    expect(unmet).toMatchObject([{ reason: "unknownPlace" }]);
  });

  test("of a kind every day, each day has one", () => {
    const { trip: made } = ask("a park every day");
    for (const { plan } of made.tripData.itinerary)
      expect(plan.map(({ category }) => category)).toContain("park");
  });

  test("one that the plan has comes in the place of another", () => {
    const { trip: made } = ask("the Pantheon instead of Castel Sant'Angelo");
    expect(namesOf(made)[1]).toContain("Pantheon");
    expect(namesOf(made).flat()).not.toContain("Castel Sant'Angelo");
  });

  test("what is asked back has a few choices", () => {
    const { asked } = ask(
      "instead of the Pantheon the Capuchin Crypt or Villa Farnesina maybe who knows",
    );
    expect(asked).not.toEqual([]);
    for (const { choices } of asked) expect(choices.length).toBeLessThanOrEqual(5);
  });

  test.each([
    ["maybe drop the Pantheon", []],
    ["skip the Pantheon or the Trevi Fountain, not both", ["remove", "note"]],
  ])("no button for what a lock refuses: %s", (text, expected) => {
    const pantheon = trip.tripData.itinerary
      .flatMap(({ plan }) => plan)
      .find(({ placeName }) => placeName === "Pantheon");
    const lock = { kind: "set-lock", id: pantheon?.id ?? "", isLocked: true } as const;
    const { asked, unmet } = ask(text, madeTo(trip, [lock], city));
    expect(asked.flatMap(({ choices }) => choices.map(({ label }) => label))).toEqual(expected);
    expect(unmet.map(({ reason }) => reason)).toEqual(expected.length > 0 ? [] : ["isLocked"]);
  });

  test("a kind is what the plan says of a place that the guide doesn't have", () => {
    const itinerary = trip.tripData.itinerary.map((day, at) => {
      const [first, ...others] = day.plan;
      if (at > 0 || first === undefined) return day;
      const { guideId: _, ...own } = first;
      return { ...day, plan: [{ ...own, placeName: "Zia Pina", category: "zoo" }, ...others] };
    }) as Trip["tripData"]["itinerary"];
    const withZoo = { ...trip, tripData: { ...trip.tripData, itinerary } };
    const { trip: made, unmet } = ask("remove the zoo", withZoo);
    expect(unmet).toEqual([]);
    expect(namesOf(made)[0]).toEqual(namesOf(withZoo)[0]?.slice(1));
  });

  test.each([
    ["a cheaper hotel", (price: number) => price < 325],
    ["the hotel should cost less than 200 euros a night", (price) => price <= 200],
  ] as [string, (price: number) => boolean][])("%s", (text, isRight) => {
    const { trip: made, unmet } = ask(text);
    expect(unmet).toEqual([]);
    const [hotel] = made.tripData.hotels;
    const known = city.hotels.find(({ id }) => id === hotel?.guideId);
    const { low = 0, high = 0 } = known?.pricePerNight ?? {};
    expect((low + high) / 2).toSatisfy(isRight);
    expect(namesOf(made).flat().toSorted()).toEqual(namesOf(trip).flat().toSorted());
  });

  test("a trip that should cost less than a sum comes to cost less", () => {
    const { trip: made, asked } = ask("the trip should cost less than 300");
    expect(asked).toEqual([]);
    const [before = [], ...others] = namesOf(trip);
    const free = before.map((name) => (name === "Capitoline Museums" ? "St Peter's Square" : name));
    expect(namesOf(made)).toEqual([free, ...others]);
  });

  test("hours, stays and locks", () => {
    const text =
      "Colosseum at 10:30, stay two hours at the Pantheon, lock day 2, start day 3 at 10";
    const { trip: made } = withRoom(text);
    const [first, second, third] = made.tripData.itinerary;
    expect(first?.plan.find(({ placeName }) => placeName === "Colosseum")?.startsAtMinutes).toBe(
      630,
    );
    expect(second?.isLocked).toBe(true);
    expect(third?.plan[0]).toMatchObject({
      placeName: "Pantheon",
      stayMinutes: 120,
      startsAtMinutes: 600,
    });
  });

  test("less walking is less, and the day ends when it is asked to", () => {
    const less = withRoom("less walking on day 3").trip;
    const dayOf = (one: Trip) => one.tripData.itinerary.slice(2);
    expect(walkingKm(dayOf(less))).toBeLessThan(walkingKm(dayOf(trip)));
    const [day] = withRoom("be back by 5 pm on day 1").trip.tripData.itinerary;
    const end = (day?.plan.at(-1)?.visit?.endMinutes ?? 0) + (day?.wayBack?.minutes ?? 0);
    expect(end).toBeLessThanOrEqual(17 * 60);
  });
});

describe("hours and meals of some days", () => {
  const dayOf = (one: Trip, at: number) => one.tripData.itinerary[at];
  const spansOf = (one: Trip, at: number) =>
    (dayOf(one, at)?.plan ?? []).map(({ visit }) => [visit?.startMinutes, visit?.endMinutes]);

  test("a break leaves its hours free, and other days stay", () => {
    const { trip: made, unmet } = ask("a break from 13 to 15 on day 3");
    expect(unmet).toEqual([]);
    for (const [start = 0, end = 0] of spansOf(made, 2))
      expect(end <= 13 * 60 + 10 || start >= 15 * 60).toBe(true);
    expect(dayOf(made, 0)).toEqual(dayOf(trip, 0));
  });

  test("a bound that a day keeps changes nothing, one that it breaks moves it", () => {
    expect(ask("not before 8").unmet.map(({ reason }) => reason)).toEqual(["isSo"]);
    const [[start = 0] = []] = spansOf(ask("not before 10 on day 2").trip, 1);
    expect(start).toBeGreaterThanOrEqual(10 * 60);
  });

  test.each(["back by 3 pm on day 3", "less walking on day 3"])(
    "%s: what goes for it that it doesn't name is asked first",
    (text) => {
      const { trip: made, asked } = ask(text);
      expect(namesOf(made)).toEqual(namesOf(trip));
      expect(asked.map(({ choices }) => choices[0]?.label)).toEqual(["makeRoom"]);
    },
  );

  test("who comes along is said to be set, and what is liked stays", () => {
    expect(ask("we're bringing the baby now").unmet).toMatchObject([{ reason: "whoTravels" }]);
    expect(ask("dinner time is perfect")).toMatchObject({ asked: [], unmet: [] });
  });

  test("for an earlier end no great sight goes, and what is to stay stays", () => {
    const made = withRoom("back by 3 pm on day 3, keep the Spanish Steps").trip;
    expect(namesOf(made)[2]).toEqual(expect.arrayContaining(["Pantheon", "Spanish Steps"]));
    expect(namesOf(made)[2]?.length).toBeLessThan(6);
  });

  test("no more places a day than asked for", () => {
    expect(namesOf(ask("at most 3 places a day").trip).map((day) => day.length)).toEqual([3, 3, 3]);
  });

  test("a dinner at its hour, gone, and back", () => {
    const { trip: late, unmet } = ask("dinner at 21:00 on day 1");
    expect(unmet).toEqual([]);
    expect(mealOf(late, 0, "dinner")?.startMinutes).toBe(21 * 60);
    const none = ask("skip dinner on day 1").trip;
    expect(mealOf(none, 0, "dinner")).toBeUndefined();
    expect(mealOf(ask("dinner at 20:00 on day 1", none).trip, 0, "dinner")).toBeDefined();
  });

  test("a meal at another hour is at the same table", () => {
    for (const [at, text] of [
      [0, "dinner at 20:15 on day 1"],
      [1, "lunch at 13:00 on day 2"],
      [2, "lunch at 12:00 on day 3"],
    ] as const) {
      const kind = text.startsWith("lunch") ? "lunch" : "dinner";
      const made = mealOf(ask(text).trip, at, kind);
      expect(made?.startMinutes).not.toBe(mealOf(trip, at, kind)?.startMinutes);
      expect(made?.placeName).toBe(mealOf(trip, at, kind)?.placeName);
      expect(made?.isChosen).toBe(true);
    }
  });

  test("the hour that was asked for stays when a place before or after it goes", () => {
    const late = ask("lunch at 13:00 on day 2").trip;
    const { startMinutes, endMinutes, placeName } = mealOf(late, 1, "lunch") ?? {};
    for (const place of late.tripData.itinerary[1]?.plan.slice(0, 2) ?? []) {
      const made = madeTo(late, [{ kind: "remove-place", placeId: place.id }], city);
      expect(mealOf(made, 1, "lunch")).toMatchObject({ startMinutes, endMinutes, placeName });
    }
  });

  test("the way back begins at the table that the day ends at", () => {
    const [day] = trip.tripData.itinerary;
    const {
      at: there,
      id: guideId,
      name: placeName,
    } = city.eateries?.find(
      ({ kind, meals }) => kind === "restaurant" && meals.includes("dinner"),
    ) ?? { at: { lat: 0, lon: 0 }, id: "", name: "" };
    const geoCoordinates = coordinatesText(there);
    const meal = { kind: "dinner" as const, ...EVENING, placeName, guideId, geoCoordinates };
    const made = madeTo(trip, [{ kind: "set-table", dayId: day?.id ?? "", meal }], city);
    const { wayBack } = made.tripData.itinerary[0] ?? {};
    expect(wayBack?.from).toBe(placeName);
    expect(wayBack?.distanceKm).not.toBe(day?.wayBack?.distanceKm);
    const later = ask("dinner at 20:00 on day 1", made).trip.tripData.itinerary[0];
    expect(later?.wayBack?.from).toBe(placeName);
  });

  test("a day that begins after landing has no lunch before it", () => {
    const { trip: made, unmet } = ask("we land at 2 on the first day");
    const [first] = made.tripData.itinerary;
    expect(unmet).toEqual([]);
    expect(first?.plan[0]?.visit?.startMinutes).toBeGreaterThanOrEqual(16 * 60);
    expect(first?.meals?.every(({ startMinutes }) => startMinutes >= 16 * 60)).toBe(true);
  });

  test("nobody has lunch in town before they land, and no plan says that it fits", () => {
    const flight: Booking = {
      ...{ id: "flight-1", kind: "flight", name: "OS 455", to: { name: "Rome" } },
      ...{ state: "booked", source: "hand" },
      starts: { date: trip.userSelection.startDate ?? "", time: "09:00" },
      ends: { date: trip.userSelection.startDate ?? "", time: "11:20" },
    };
    const landing = madeTo(trip, [{ kind: "set-booking", booking: flight }], city);
    const { trip: made, unmet } = ask("lunch at 11:30 every day", landing);
    expect(mealOf(made, 0, "lunch")?.startMinutes).not.toBe(690);
    expect(unmet).not.toEqual([]);
    const table = city.eateries?.find((one) => closedOn(one, EVENING, dateOf(trip)).length > 0);
    if (table === undefined) throw new Error("some are shut on Mondays");
    const { id: guideId, name: placeName } = table;
    const meal = { kind: "dinner" as const, ...EVENING, placeName, guideId };
    const dayId = trip.tripData.itinerary[0]?.id ?? "";
    const shut = madeTo(trip, [{ kind: "set-table", dayId, meal }], city).planCheck?.problems;
    expect(shut).toContainEqual(expect.objectContaining({ code: "tableShut" }));
    const early = { ...meal, kind: "lunch" as const, startMinutes: 660, endMinutes: 700 };
    const flown = madeTo(landing, [{ kind: "set-table", dayId, meal: early }], city);
    expect(flown.planCheck?.problems).toContainEqual(
      expect.objectContaining({ code: "noMealThen" }),
    );
  });

  test("a dinner for every day brings none to one that is left at noon", () => {
    const wishes = [{ kind: "end" as const, minutes: 720, days: [-1], text: "leaving at 12:00" }];
    const leaving = { ...trip, userSelection: { ...trip.userSelection, wishes } };
    const undined = ask("no dinner on day 3", leaving).trip;
    const made = ask("dinner at 18:00 every day", undined).trip;
    expect(mealOf(made, 0, "dinner")?.startMinutes).toBe(18 * 60);
    expect(mealOf(made, 2, "dinner")).toBeUndefined();
  });

  test("nobody leaves a visit for lunch", () => {
    const { trip: made } = ask("lunch at 12 every day");
    for (const [at, { plan }] of made.tripData.itinerary.entries()) {
      const { startMinutes, endMinutes } = mealOf(made, at, "lunch") ?? {
        startMinutes: 0,
        endMinutes: 0,
      };
      for (const { visit } of plan)
        expect(
          (visit?.endMinutes ?? 0) <= startMinutes + 10 || (visit?.startMinutes ?? 0) >= endMinutes,
        ).toBe(true);
    }
  });

  test("lunch is before a nap, dinner before one is back", () => {
    const { trip: napping } = withRoom("nap 1-3 every day");
    for (const { plan, meals = [] } of napping.tripData.itinerary)
      for (const { startMinutes, endMinutes } of [
        ...meals,
        ...plan.flatMap(({ visit }) => visit ?? []),
      ])
        expect(endMinutes <= 13 * 60 + 10 || startMinutes >= 15 * 60 - 10).toBe(true);
    const { trip: early } = withRoom("back at the hotel by 7 every evening");
    for (const at of early.tripData.itinerary.keys())
      expect(mealOf(early, at, "dinner")?.endMinutes).toBeLessThanOrEqual(19 * 60);
  });

  test("a meal is at the place to eat that is named, and elsewhere where that is asked", () => {
    const there = ask("dinner at Giggetto on day 2").trip;
    expect(mealOf(there, 1, "dinner")?.placeName).toContain("Giggetto");
    const { trip: other, unmet } = ask("no Giggetto", there);
    expect(unmet).toEqual([]);
    expect(mealOf(other, 1, "dinner")?.placeName).not.toContain("Giggetto");
    expect(mealOf(other, 1, "dinner")?.startMinutes).toBe(mealOf(there, 1, "dinner")?.startMinutes);
  });

  test("a booking is on its day at its hour, in its turn, and nothing is at the same time", () => {
    const { trip: made, unmet } = withRoom("I have booked the Pantheon for Monday 4 May at 11:30");
    expect(unmet).toEqual([]);
    const plan = dayOf(made, 0)?.plan ?? [];
    expect(plan.find(({ placeName }) => placeName === "Pantheon")?.visit?.startMinutes).toBe(690);
    for (const [at, { visit }] of plan.entries())
      expect(visit?.startMinutes).toBeGreaterThanOrEqual(plan[at - 1]?.visit?.endMinutes ?? 0);
  });

  test("what no guide knows is said, and nothing changes", () => {
    const { trip: made, unmet } = ask("no taxis, please");
    expect(unmet).toEqual([expect.objectContaining({ need: "transport" })]);
    expect(made).toEqual(trip);
  });
});

describe("days are added, taken out and put in another order", () => {
  const idsOf = (made: Trip) => made.tripData.itinerary.map(({ id }) => id);

  test("a day more is planned at once", () => {
    const made = ask("one more day after day 1").trip;
    expect(idsOf(made)).toEqual(["day-0", expect.stringMatching(/^new-/), "day-1", "day-2"]);
    expect(namesOf(made)[1]?.length).toBeGreaterThan(2);
    expect(made.userSelection.noOfDays).toBe(4);
  });

  test.each([
    ["remove day 3", ["day-0", "day-1"]],
    ["swap day 1 and 3", ["day-2", "day-1", "day-0"]],
    ["move day 3 to day 1", ["day-2", "day-0", "day-1"]],
  ])("%s", (text, ids) => {
    const { trip: made, unmet } = ask(text);
    expect(unmet).toEqual([]);
    expect(idsOf(made)).toEqual(ids);
    expect(made.tripData.itinerary.map(({ date }) => date)).toEqual(
      trip.tripData.itinerary.slice(0, ids.length).map(({ date }) => date),
    );
  });

  test("a day that is locked stays, and a trip has a day", () => {
    const locked = ask("lock day 1").trip;
    expect(ask("swap day 1 and 2", locked).unmet[0]?.reason).toBe("isLocked");
    expect(ask("remove days 1 and 2 and 3").unmet[0]?.reason).toBe("lastDay");
  });
});

test("where nothing more fits, it is asked whether another place gives way, none of the city's first sights", () => {
  const full = ask("add a palace on day 2, add a museum on day 2").trip;
  const before = kindsOf(full).filter((kind) => kind === "worship").length;
  const unasked = ask("add a church on day 2", full);
  const [asked, ...others] = unasked.asked;
  expect(others).toEqual([]);
  expect(asked?.choices).toMatchObject([{ label: "makeRoom" }, { label: "asItIs" }]);
  expect(unasked.trip).toEqual(full);
  const { trip: made, unmet } = withRoom("add a church on day 2", full);
  expect(namesOf(made).flat()).not.toContain(asked?.choices[0]?.name);
  expect(unmet).toEqual([]);
  expect(kindsOf(made).filter((kind) => kind === "worship").length).toBe(before + 1);
  expect(namesOf(made).map((day) => day.length)).toEqual(namesOf(full).map((day) => day.length));
  expect(namesOf(made)[1]).toContain("Vatican Museums and Sistine Chapel");
  // What gave way is set aside.
  expect(made.tripData.setAside?.length).toBe((full.tripData.setAside?.length ?? 0) + 1);
});

test("what is named in another's stead comes where that isn't, and a picnic is in a park", () => {
  const { trip: made, unmet } = ask("Villa Farnesina instead of the zoo on day 3");
  expect(unmet.map(({ reason }) => reason)).toEqual(["noneThere"]);
  expect(namesOf(made).flat()).toContain("Villa Farnesina");
  const [, , day] = withRoom("a picnic in the park for lunch on day 3", trip).trip.tripData
    .itinerary;
  const lunch = day?.meals?.find(({ kind }) => kind === "lunch");
  const park = day?.plan.find(({ visit }) => visit?.endMinutes === lunch?.startMinutes);
  expect(lunch).toEqual(expect.objectContaining({ near: park?.placeName }));
  expect([park?.category, lunch?.placeName]).toEqual(["park", undefined]);
});

test("a part that is not understood is quoted, and the rest is done", () => {
  const { trip: made, asked } = ask("remove the Pantheon and buy me a horse");
  const near = { text: "buy me a horse" };
  expect(asked).toMatchObject([near]);
  expect(namesOf(made).flat()).not.toContain("Pantheon");
  expect(ask("buy me a horse")).toMatchObject({
    trip,
    asked: [near],
  });
});

test("what isn't read and may take something back makes a question of all", () => {
  const text = "remove the Pantheon unless it zorbles";
  const { trip: made, asked } = ask(text);
  expect(made).toEqual(trip);
  const choices = [{ label: "remove", name: "Pantheon" }, { label: "note" }];
  expect(asked).toMatchObject([{ text, choices }]);
});

test("a kind that the plan has twice is asked about, and the choice answers", () => {
  const names = ["Capitoline Museums", "Vatican Museums and Sistine Chapel", "Galleria Borghese"];
  const text = "remove the museum";
  expect(ask(text)).toMatchObject({
    trip,
    asked: [{ text, choices: names.map((name) => ({ label: "which", name })) }],
  });
  const chosen = { [text]: 2 };
  const answer = runToEnd(answerWish(trip, { text, chosen, newId }, city));
  expect(namesOf(answer.trip)[2]).not.toContain("Galleria Borghese");
});

describe("of a plan with its tables", () => {
  const london = cityNamed("London");
  const planned = storedTrip(london, {
    ...{ days: 4, traveller: "Solo", budget: "Premium", startDate: "2026-12-03" },
  });
  const answer = (text: string) => runToEnd(answerWish(planned, { text, newId }, london));
  const tablesOf = (one: Trip) =>
    one.tripData.itinerary.map(({ meals = [] }) => meals.map(({ placeName }) => placeName));
  const buttonsOf = (text: string) =>
    answer(text).asked.flatMap(({ choices }) =>
      choices.map(({ label, name }) => `${label} ${name}`),
    );
  const lunchAt = planned.tripData.itinerary.flatMap(({ meals = [] }, at) =>
    meals.flatMap(({ kind, placeName }) =>
      kind === "lunch" && placeName ? [{ at, placeName }] : [],
    ),
  );
  const [lunch = { at: 0, placeName: "" }] = lunchAt;

  test("a lunch that is skipped goes, and nothing else", () => {
    const { trip: made } = answer(`skip lunch on day ${lunch.at + 1}`);
    expect(namesOf(made)).toEqual(namesOf(planned));
    const gone = tablesOf(planned).map((some, at) =>
      at === lunch.at ? some.filter((name) => name !== lunch.placeName) : some,
    );
    expect(tablesOf(made)).toEqual(gone);
  });

  test("for one that is complained of another is looked for, and one that is praised stays", () => {
    const priceOf = (table?: string) =>
      PRICE_LEVELS.indexOf(london.eateries?.find(({ name }) => name === table)?.price ?? "low");
    const complaints = lunchAt
      .filter(({ placeName }) => priceOf(placeName) > 0)
      .map(({ at, placeName }) => ({ at, placeName, ...answer(`${placeName} looks pricey tho`) }));
    // Of one at least a cheaper one is near by; the others are said to have none.
    const pricey =
      complaints.find(({ asked, unmet }) => asked.length + unmet.length === 0) ?? complaints[0];
    if (pricey === undefined) throw new Error("every lunch is cheap");
    expect([pricey.asked, pricey.unmet]).toEqual([[], []]);
    const other = mealOf(pricey.trip, pricey.at, "lunch")?.placeName;
    expect(priceOf(other)).toBeLessThan(priceOf(pricey.placeName));
    expect(namesOf(pricey.trip)).toEqual(namesOf(planned));
    const perfect = answer(`${lunch.placeName} is perfect`);
    expect([perfect.asked, perfect.trip]).toEqual([[], planned]);
  });

  test("a day that loses a place keeps its tables where one still comes by", () => {
    const last = planned.tripData.itinerary[lunch.at]?.plan.at(-1)?.placeName ?? "";
    const { trip: made } = answer(`remove ${last}`);
    expect(namesOf(made)[lunch.at]).not.toContain(last);
    expect(tablesOf(made)[lunch.at]).toContain(lunch.placeName);
  });

  test("what is said of a weekday is of the day that it is once days have changed places", () => {
    const { trip: made } = answer("swap day 1 and day 4, and start at 11:30 on Thursday");
    const [first] = made.tripData.itinerary;
    expect(first?.plan[0]?.visit?.startMinutes).toBe(690);
    expect(namesOf(planned)[3]).toEqual(expect.arrayContaining(namesOf(made)[0] ?? []));
  });

  test("no hour of a place costs another place unasked", () => {
    const [first] = planned.tripData.itinerary[0]?.plan ?? [];
    const { trip: made } = answer(`${first?.placeName} at 17:00`);
    expect(namesOf(made).flat().toSorted()).toEqual(namesOf(planned).flat().toSorted());
  });

  test("for less walking nothing comes", () => {
    const { trip: made } = answer("less walking on day 1");
    expect(namesOf(planned)[0]).toEqual(expect.arrayContaining(namesOf(made)[0] ?? []));
  });

  test("what is too long has a button to be shorter, and one to go", () => {
    const firsts = planned.tripData.itinerary.flatMap(({ plan }) => plan.slice(0, 1));
    const lacking = firsts.filter(({ placeName }) => {
      const text = `${placeName} is too long`;
      const buttons = buttonsOf(text);
      return !buttons.includes(`doIt ${text}`) || !buttons.includes(`remove ${placeName}`);
    });
    expect(lacking).toEqual([]);
  });
});

test("who begins the last day later still leaves in time, or reads that it doesn't fit", () => {
  const wishes: TripWish[] = [{ kind: "end", minutes: 15 * 60, days: [-1], text: "leaving" }];
  const planned = storedTrip(city, { days: 3, traveller: "Couple", budget: "Standard", wishes });
  const leaving = { ...planned, userSelection: { ...planned.userSelection, wishes } };
  const onLastDay = (text: string) => {
    const { trip: made } = withRoom(text, leaving, city, "day-2");
    return made.planCheck?.problems?.map(({ code }) => code);
  };
  expect(onLastDay("start at 11:00")).toEqual([]);
  expect(onLastDay("start at 14:30")).toEqual(["endsLate"]);
});

test("what is locked stays, and what can't be met is said", () => {
  const locked = ask("lock the Pantheon and lock day 1").trip;
  const answer = ask("remove the Pantheon, remove the Colosseum, add a beach on day 1", locked);
  expect(answer.unmet).toMatchObject([
    { text: "remove the Pantheon", reason: "isLocked" },
    { text: "remove the Colosseum", reason: "isLocked" },
    { text: "add a beach on day 1", reason: "isLocked" },
  ]);
  expect(namesOf(answer.trip)).toEqual(namesOf(locked));
});

test("several places give way to one, or none does where that doesn't fit", () => {
  const text = "replace Trastevere and Capitoline Museums with a viewpoint";
  const [names = []] = namesOf(ask(text).trip);
  expect(names).toHaveLength(3);
  expect(names).not.toContain("Trastevere");
  // Whichever of them is locked.
  for (const id of ["place-0-2", "place-0-3"]) {
    const locked = madeTo(trip, [{ kind: "set-lock", id, isLocked: true }], city);
    const kept = ask(text, locked);
    expect(kept.unmet).toMatchObject([{ reason: "isLocked" }]);
    expect(kept.trip).toBe(locked);
  }
});

test("who asks for something indoors as it rains gets the plan for rain, and no word that it isn't needed", () => {
  const dates = ["2026-05-04", "2026-05-05", "2026-05-06"];
  const planned = (text: string) => {
    const { trip: made, asked } = ask(text);
    return made === trip && isAnsweredByRainPlan(asked)
      ? rainDates(text, dates, dates[0] ?? "")
      : undefined;
  };
  expect(planned("It is raining on Tuesday, plan something indoors")).toEqual(["2026-05-05"]);
  expect(planned("it rains on Tuesday, the park maybe")).toBeUndefined();
});

describe("why a wish is not met is so", () => {
  const lockOf = (id: string) => ({ kind: "set-lock", id, isLocked: true }) as const;
  const at = (placeId: string, startMinutes: number) =>
    ({ kind: "set-start", placeId, startMinutes }) as const;

  test.each<[string, Edit[], string[]]>([
    // The Capitoline Museums at a fixed hour.
    ["nap from 1 to 3 at the hotel on day 1", [at("place-0-2", 14 * 60)], ["noneFits"]],
    ["start later on day 1", [at("place-0-0", 9 * 60)], ["noneFits"]],
    ["at most one museum", ["place-0-2", "day-1", "place-2-4"].map(lockOf), ["isLocked"]],
    ["swap the Colosseum for a viewpoint", [at("place-0-0", 9 * 60)], ["hasHour"]],
    ["swap the Colosseum for a viewpoint", [lockOf("place-0-0")], ["isLocked"]],
  ])("%s", (text, edits, reasons) => {
    const { unmet } = ask(text, madeTo(trip, edits, city));
    expect(unmet.map(({ reason }) => reason)).toEqual(reasons);
  });

  test.each([
    ["we have tickets for the Colosseum on Saturday at 9:15", "noDay"],
    ["we want to see the Colosseum", "isSo"],
  ])("%s: what is taken for granted is said, not asked", (text, reason) => {
    const { asked, unmet } = ask(text);
    expect(asked).toEqual([]);
    expect(unmet).toMatchObject([{ text, reason }]);
  });

  test("what has a fixed hour and no lock is free of it once it is unlocked", () => {
    const { trip: made } = ask(
      "don't lock the Colosseum",
      madeTo(trip, [at("place-0-0", 600)], city),
    );
    expect(made.tripData.itinerary[0]?.plan[0]).not.toHaveProperty("startsAtMinutes");
    expect(ask("swap the Colosseum for a viewpoint", made).unmet).toEqual([]);
  });
});

test("a day that is to stay as it is takes part in nothing else", () => {
  const answer = ask("Add a viewpoint. Don't touch day 2, it's perfect");
  const [, day] = answer.trip.tripData.itinerary;
  expect(day).toMatchObject({ isLocked: true, plan: trip.tripData.itinerary[1]?.plan });
});

test("a diet takes no place to eat away where nothing else suits, and says on which days", () => {
  const tables = ({ tripData }: Trip) =>
    tripData.itinerary.flatMap(({ meals = [] }) =>
      meals.flatMap(({ placeName }) => placeName ?? []),
    );
  const answer = ask("we're all vegan");
  expect(tables(answer.trip)).toHaveLength(tables(trip).length);
  expect(answer.unmet).toMatchObject([{ text: "we're all vegan" }]);
});

test("without the facts of a city what needs none is done all the same", () => {
  const answer = runToEnd(
    answerWish(trip, { text: "remove the Pantheon and add a beach", newId }, undefined),
  );
  expect(answer.unmet).toEqual([{ text: "add a beach", reason: "noneKnown" }]);
  expect(namesOf(answer.trip).flat()).not.toContain("Pantheon");
});

test("a museum is one for a limit, whatever else it is", () => {
  const { trip: more } = withRoom("add the Capuchin Museum and Crypt to day 3");
  const museums = (one: Trip) =>
    namesOf(one)
      .flat()
      .filter((name) => /Museum|Galleria/.test(name));
  expect(museums(more)).toHaveLength(4);
  expect(museums(ask("no more than 3 museums", more).trip)).toHaveLength(3);
});

// On 4 May the sun sets in Rome at 20:10.
test("at sunset a visit ends soon after the sun has set, and then it is so already", () => {
  const text = "Trastevere at sunset please";
  const { trip: made, unmet } = ask(text);
  expect(unmet).toEqual([]);
  const visit = made.tripData.itinerary[0]?.plan.find(
    ({ placeName }) => placeName === "Trastevere",
  )?.visit;
  expect(visit?.endMinutes).toBeGreaterThanOrEqual(20 * 60 + 10);
  expect(visit?.endMinutes).toBeLessThanOrEqual(20 * 60 + 55);
  expect(ask(text, made).unmet).toMatchObject([{ reason: "isSo" }]);
});

describe("ten friends in Lisbon, from Friday to Monday", () => {
  const lisbon = cityNamed("Lisbon");
  const request = { traveller: "Group", people: 10, budget: "Standard", days: 4 } as const;
  const friends = storedTrip(lisbon, { ...request, startDate: "2026-05-08" });
  const answer = (text: string) => runToEnd(answerWish(friends, { text, newId }, lisbon));
  const dinnersOf = (one: Trip) =>
    one.tripData.itinerary.flatMap(({ meals = [] }) =>
      meals.flatMap(({ kind, placeName }) => (kind === "dinner" ? [placeName] : [])),
    );
  const kindsOfMeals = (one: Trip) =>
    one.tripData.itinerary.map(({ meals = [] }) => meals.map(({ kind }) => kind));

  test("a day at the sea takes its day: what was there by day makes room, the evening stays", () => {
    const text = "add Cascais on Saturday";
    const asked = answer(text).asked[0];
    expect(asked?.choices.map(({ label }) => label)).toContain("makeRoom");
    const chosen = { [`room: ${text}`]: 0 };
    const { trip: made, unmet } = runToEnd(answerWish(friends, { text, chosen, newId }, lisbon));
    expect(unmet).toEqual([]);
    const [, saturday] = made.tripData.itinerary;
    expect(saturday?.plan[0]).toMatchObject({ placeName: "Cascais and its Bays" });
    expect(saturday?.plan[0]?.visit?.startMinutes).toBeLessThan(11 * 60);
    const { setAside = [] } = made.tripData;
    expect(setAside.length).toBeGreaterThan(1);
    expect(kindsOfMeals(made)[1]).toContain("dinner");
  });

  test("a diet of dinners leaves lunch as it is", () => {
    const { trip: made } = answer("vegetarian dinners");
    const lunchesOf = (one: Trip) =>
      one.tripData.itinerary.map((_, at) => mealOf(one, at, "lunch"));
    expect(lunchesOf(made)).toEqual(lunchesOf(friends));
    expect(dinnersOf(made)).not.toEqual(dinnersOf(friends));
  });

  test("a table that is booked is dinner, there and then, and the only one", () => {
    const { trip: made, unmet, asked } = answer("Ramiro at 20:30 on Saturday");
    expect([unmet, asked]).toEqual([[], []]);
    const [, saturday] = made.tripData.itinerary;
    expect(saturday?.meals?.filter(({ kind }) => kind === "dinner")).toMatchObject([
      { placeName: "Cervejaria Ramiro", startMinutes: 20 * 60 + 30 },
    ]);
    expect(saturday?.meals?.[0]?.startMinutes).toBeLessThan(15 * 60);
  });

  test("a day is cleared", () => {
    const { trip: made, unmet } = answer("keep Saturday free");
    expect(unmet).toEqual([]);
    expect(made.tripData.itinerary.map(({ plan }) => plan.length === 0)).toEqual([
      ...[false, true, false, false],
    ]);
  });

  test("on a day that is free until 12 nobody is under way before, out of town neither, and no other dinner comes", () => {
    const out = friends.tripData.itinerary.findIndex(
      ({ plan: [first] }) => (first?.leg?.minutes ?? 0) > 60,
    );
    const { trip: late } = withRoom(`keep day ${out + 1} free until 12`, friends, lisbon);
    const [first] = late.tripData.itinerary[out]?.plan ?? [];
    const leaves = (first?.visit?.startMinutes ?? 0) - (first?.leg?.minutes ?? 0);
    expect(leaves).toBeGreaterThanOrEqual(12 * 60);
    expect(dinnersOf(late)).toHaveLength(dinnersOf(friends).length);
  });

  test("for a bar in the evening no meal goes", () => {
    const { trip: lively, asked } = answer("add a bar in the evening");
    expect(asked).toEqual([]);
    expect(kindsOf(lively).length).toBeGreaterThan(kindsOf(friends).length);
    expect(kindsOfMeals(lively)).toEqual(kindsOfMeals(friends));
  });

  test("one stays until an hour of the night where it is open, and is told where it isn't", () => {
    const named = answer("Stay at Bairro Alto until 1 am").trip.tripData.itinerary.flatMap(
      ({ plan }) => plan.filter(({ placeName }) => placeName === "Bairro Alto"),
    );
    expect(named.map(({ visit }) => visit?.endMinutes)).toEqual([25 * 60]);
    const bars = (one: Trip, day: number) =>
      one.tripData.itinerary[day]?.plan.filter(({ category }) => category === "nightlife") ?? [];
    const { trip: out } = answer("stay at the bars until 1 am on Sunday");
    expect(bars(out, 2).map(({ visit }) => visit?.endMinutes)).toEqual([25 * 60]);
    const { trip: late } = answer("stay at the bars until 2 am on Sunday");
    expect(bars(late, 1)).toEqual(bars(friends, 1));
    expect(bars(late, 2)).toHaveLength(1);
    const tooLate = answer("Stay at Topo until 1 am");
    expect(tooLate.unmet).toMatchObject([{ reason: "isShut", hours: [15 * 60, 24 * 60] }]);
    expect(tooLate.trip).toBe(friends);
  });

  test("a table that is named is what one gets, else it is said why not", () => {
    const once = answer("Dinner at PSI").trip;
    expect(dinnersOf(once).filter((name) => name === "PSI")).toHaveLength(1);
    const again = { text: "dinner at PSI on Saturday", newId };
    const twice = runToEnd(answerWish(once, again, lisbon)).trip;
    expect(dinnersOf(twice).filter((name) => name === "PSI")).toHaveLength(2);
    const shut = answer("Dinner at PSI on Sunday");
    expect([shut.trip, shut.unmet]).toMatchObject([friends, [{ reason: "isShut" }]]);
    const text = "dinner at Zibble on Saturday";
    expect(answer(text).asked[0]?.choices[0]).toMatchObject({ label: "at", name: "Zibble" });
    const pressed = { text, chosen: { [text]: 0 }, newId };
    const unknown = runToEnd(answerWish(friends, pressed, lisbon));
    expect([unknown.trip, unknown.unmet]).toMatchObject([friends, [{ reason: "noTable" }]]);
  });
});

const EVENING = { startMinutes: 1170, endMinutes: 1245 };
const dateOf = ({ tripData }: Trip) => tripData.itinerary[0]?.date;

function mealOf(one: Trip, at: number, kind: "lunch" | "dinner") {
  return one.tripData.itinerary[at]?.meals?.find((meal) => meal.kind === kind);
}

let count = 0;
function newId(): string {
  count += 1;
  return `new-${count}`;
}

function ask(text: string, of: Trip = trip): WishAnswer {
  return runToEnd(answerWish(of, { text, newId }, city));
}

/** The answer where whatever a wish doesn't name may go for it. */
function withRoom(text: string, of: Trip = trip, at = city, dayId?: string): WishAnswer {
  return runToEnd(answerWish(of, { text, newId, dayId, mayDrop: true }, at));
}

function kindsOf({ tripData }: Trip) {
  return tripData.itinerary.flatMap(({ plan }) => plan.map(({ category }) => category));
}

function namesOf({ tripData }: Trip): string[][] {
  return tripData.itinerary.map(({ plan }) => plan.map(({ placeName }) => placeName));
}

test("a day out that a wish doesn't name goes only when the traveller says so", () => {
  const tokyo = cityNamed("Tokyo");
  const family = storedTrip(tokyo, {
    ...{ traveller: "Family", budget: "Standard", days: 5, startDate: "2027-05-14" },
  });
  const days = family.tripData.itinerary;
  const out = days.findIndex(({ plan }) => plan.length === 1);
  const market = days
    .flatMap(({ plan }) => plan)
    .find(({ guideId }) => guideId === "tsukiji-outer-market");
  const name = days[out]?.plan[0]?.placeName;
  expect([name, market?.placeName]).toEqual(["Tokyo Disneyland", "Tsukiji Outer Market"]);
  const { trip: made, asked } = runToEnd(
    answerWish(
      family,
      { text: `move Tsukiji to the morning of day ${out + 1}`, newId: () => "new" },
      tokyo,
    ),
  );
  expect(made).toBe(family);
  expect(asked[0]?.choices[0]).toMatchObject({ label: "makeRoom", name });
});
