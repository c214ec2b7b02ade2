import { describe, expect, test } from "vitest";
import { readTrip } from "../../src/domain/engine/reading/read-trip.ts";
import { alternatives } from "../../src/domain/engine/revise/alternatives.ts";
import { fillDay } from "../../src/domain/engine/revise/fill-day.ts";
import { proposeDays } from "../../src/domain/engine/revise/propose-days.ts";
import { suggestions } from "../../src/domain/engine/revise/suggestions.ts";
import { tablesForMeal } from "../../src/domain/engine/revise/tables-for-meal.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import { cityNamed } from "../support/guide.ts";
import { madeTo, storedTrip } from "../support/plans/stored-trip.ts";

const ROME = cityNamed("Rome, Italy");
const REQUEST = { traveller: "Couple", budget: "Standard", startDate: "2026-05-04" } as const;
const TRIP = storedTrip(ROME, { ...REQUEST, days: 3 });
const read = (trip: typeof TRIP) => runToEnd(readTrip(trip, ROME));
const readAlone = (trip: typeof TRIP) => runToEnd(readTrip(trip, undefined));
const taken = TRIP.tripData.itinerary.flatMap(({ plan }) => plan.map(({ guideId }) => guideId));

describe("alternatives to a place", () => {
  const options = runToEnd(alternatives(read(TRIP), "place-1-4"));

  test("are three others of the city, at hours that hold", () => {
    expect(options).toHaveLength(3);
    expect(new Set(options.map(({ guideId }) => guideId)).size).toBe(3);
    for (const { guideId, place, problems } of options) {
      expect(taken).not.toContain(guideId);
      expect(place).toMatchObject({ guideId });
      expect(place.placeDetails).not.toBe("");
      expect(problems).toEqual([]);
    }
  });

  test("say what the swap will come to", () => {
    const minutesOf = (trip: typeof TRIP) => {
      const [, { plan, wayBack } = { plan: [] as never[], wayBack: undefined }] =
        trip.tripData.itinerary;
      return [...plan.map(({ leg }) => leg), wayBack].reduce(
        (sum, leg) => sum + (leg?.minutes ?? 0),
        0,
      );
    };
    for (const { place, visit, addedMinutes, addedPrice, guideId } of options) {
      const swap = {
        kind: "swap-place",
        placeId: "place-1-4",
        place: { ...place, id: "new" },
      } as const;
      const trip = madeTo(TRIP, [swap], ROME);
      expect(trip.tripData.itinerary[1]?.plan[4]).toMatchObject({ guideId, visit });
      expect(minutesOf(trip) - minutesOf(TRIP)).toBe(addedMinutes);
      const priceOf = (id: string | undefined) =>
        ROME.places.find((one) => one.id === id)?.ticketPrice ?? Number.NaN;
      const former = TRIP.tripData.itinerary[1]?.plan[4]?.guideId;
      expect(addedPrice ?? Number.NaN).toBe(priceOf(guideId) - priceOf(former));
    }
  });

  test("say it of a place that is known by its name alone, as in a trip in the original format", () => {
    const named = JSON.parse(JSON.stringify(TRIP).replaceAll(/"guideId":"[^"]*",?/g, ""));
    const prices = runToEnd(alternatives(read(named), "place-1-4")).map((one) => one.addedPrice);
    expect(prices).toEqual(options.map(({ addedPrice }) => addedPrice));
  });

  test("are none where nothing is known", () => {
    expect(runToEnd(alternatives(read(TRIP), "gone"))).toEqual([]);
    expect(runToEnd(alternatives(readAlone(TRIP), "place-1-4"))).toEqual([]);
  });
});

describe("tables for a meal", () => {
  const wishes = [{ kind: "need" as const, text: "vegan", need: "vegan" as const }];
  const VEGAN = { ...TRIP, userSelection: { ...TRIP.userSelection, wishes } };
  const mealOf = (trip: typeof TRIP, dayId: string) =>
    trip.tripData.itinerary
      .find(({ id }) => id === dayId)
      ?.meals?.find(({ kind }) => kind === "dinner");

  test("are others near there that are open then and right for who eats there", () => {
    // Where the plan has a quarter with some.
    const [{ id, options } = { id: "", options: [] }] = VEGAN.tripData.itinerary
      .map((day) => ({ id: day.id, options: tablesForMeal(read(VEGAN), day.id, "dinner") }))
      .toSorted((a, b) => b.options.length - a.options.length);
    const dinner = mealOf(VEGAN, id);
    expect(options.length).toBeGreaterThan(2);
    for (const { meal, leg } of options) {
      const eatery = ROME.eateries?.find(({ id }) => id === meal.guideId);
      expect(eatery?.diets).toContain("vegan");
      expect(eatery?.meals).toContain("dinner");
      expect(meal.guideId).not.toBe(dinner?.guideId);
      expect(meal).toMatchObject({
        startMinutes: dinner?.startMinutes,
        endMinutes: dinner?.endMinutes,
        priceLevel: eatery?.price,
      });
      expect(leg.minutes).toBeLessThanOrEqual(40);
    }
    expect(tablesForMeal(read(VEGAN), "gone", "dinner")).toEqual([]);
  });

  test("are found by what they serve, those with a choice for who eats there first, and say so", () => {
    const options = tablesForMeal(read(VEGAN), "day-2", "dinner", "pasta");
    expect(options.length).toBeGreaterThan(0);
    for (const { meal, has, lacks } of options) {
      const {
        name,
        details,
        diets = [],
      } = ROME.eateries?.find(({ id }) => id === meal.guideId) ?? {};
      expect(`${name} ${details}`.toLowerCase()).toContain("pasta");
      expect(has.includes("vegan")).toBe(diets.includes("vegan"));
      expect(lacks.includes("vegan")).toBe(!diets.includes("vegan"));
    }
    const lacking = options.map(({ lacks }) => lacks.length);
    expect(lacking).toEqual(lacking.toSorted((a, b) => a - b));
    expect(tablesForMeal(read(TRIP), "day-2", "dinner", "vegetarian").length).toBeGreaterThan(0);
  });

  test("stay once one is chosen, whatever else changes on the day", () => {
    const [option] = tablesForMeal(read(TRIP), "day-1", "dinner").slice(-1);
    if (option === undefined) throw new Error("Rome has another table");
    const set = { kind: "set-table", dayId: "day-1", meal: option.meal } as const;
    const chosen = madeTo(TRIP, [set], ROME);
    expect(mealOf(chosen, "day-1")).toMatchObject({ ...option.meal, isChosen: true });
    const plan = chosen.tripData.itinerary[1]?.plan ?? [];
    expect(plan.map(({ visit }) => visit)).toEqual(
      TRIP.tripData.itinerary[1]?.plan.map(({ visit }) => visit),
    );
    const later = madeTo(chosen, [{ kind: "remove-place", placeId: plan.at(-1)?.id ?? "" }], ROME);
    expect(mealOf(later, "day-1")).toMatchObject({ guideId: option.meal.guideId, isChosen: true });
  });

  test("that are too far off between two visits are said to be, by the time that is missing", () => {
    const lunch = TRIP.tripData.itinerary[1]?.meals?.find(({ kind }) => kind === "lunch");
    const [farthest] = (ROME.eateries ?? []).toSorted((a, b) => b.at.lon - a.at.lon);
    if (lunch === undefined || farthest === undefined) throw new Error("a lunch in Rome");
    const lateBy = (table: { readonly id: string; readonly name: string }) => {
      const meal = { ...lunch, guideId: table.id, placeName: table.name };
      const made = madeTo(TRIP, [{ kind: "set-table", dayId: "day-1", meal }], ROME);
      return made.planCheck?.problems?.filter(({ code }) => code === "late");
    };
    expect(lateBy(farthest)).toContainEqual(
      expect.objectContaining({ dayId: "day-1", placeId: expect.any(String) }),
    );
    expect(lateBy({ id: lunch.guideId ?? "", name: lunch.placeName ?? "" })).toEqual([]);
  });

  test("leave their hour to nothing else: a rest before it is over by then", () => {
    const lisbon = cityNamed("Lisbon, Portugal");
    const friends = { ...REQUEST, days: 4, traveller: "Friends", interests: ["evenings"] } as const;
    const trip = storedTrip(lisbon, { ...friends, interests: [...friends.interests] });
    const { id = "", plan = [] } =
      trip.tripData.itinerary.find((day) => day.plan.at(-1)?.category === "nightlife") ?? {};
    const [option] = tablesForMeal(runToEnd(readTrip(trip, lisbon)), id, "dinner");
    if (option === undefined) throw new Error("Lisbon has another table");
    const changed = madeTo(
      trip,
      [
        { kind: "set-table", dayId: id, meal: option.meal },
        ...plan.slice(1, -1).map(({ id }) => ({ kind: "remove-place", placeId: id }) as const),
      ],
      lisbon,
    );
    const { free = [] } = changed.tripData.itinerary.find((day) => day.id === id) ?? {};
    const dinner = mealOf(changed, id);
    expect(dinner?.guideId).toBe(option.meal.guideId);
    expect(free.map(({ rest }) => rest)).toContain("hotel");
    for (const { startMinutes, endMinutes } of free)
      expect(
        endMinutes <= (dinner?.startMinutes ?? 0) || startMinutes >= (dinner?.endMinutes ?? 0),
      ).toBe(true);
  });
});

describe("suggestions for a day", () => {
  const free = madeTo(
    TRIP,
    [3, 4, 5].flatMap((at) =>
      (TRIP.tripData.itinerary[1]?.plan[at]?.id ?? "") === ""
        ? []
        : [{ kind: "remove-place", placeId: `place-1-${at}` } as const],
    ),
    ROME,
  );

  test("stand where they fit best, and that is what adding them comes to", () => {
    const found = runToEnd(suggestions(read(free), "day-1"));
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found[0]?.problems).toEqual([]);
    for (const { place, visit, afterId } of found) {
      const after = afterId === undefined ? {} : { afterId };
      const added = { ...place, id: "new" };
      const trip = madeTo(
        free,
        [{ kind: "add-place", dayId: "day-1", ...after, place: added }],
        ROME,
      );
      expect(trip.tripData.itinerary[1]?.plan.find(({ id }) => id === "new")).toMatchObject({
        visit,
      });
    }
  });

  test("come first in an empty day", () => {
    const empty = madeTo(TRIP, [{ kind: "add-day", dayId: "new" }], ROME);
    expect(runToEnd(suggestions(read(empty), "new")).length).toBeGreaterThanOrEqual(3);
    expect(runToEnd(suggestions(read(empty), "gone"))).toEqual([]);
  });
});

describe("a day that is filled", () => {
  const ids = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const filledDay = (trip: typeof TRIP, dayId: string, newIds = ids) =>
    runToEnd(fillDay(read(trip), dayId, newIds)).document;

  test("has places where it had none, at hours that hold, as many as the pace asks for", () => {
    // At the end, so that the others keep their dates.
    const empty = madeTo(TRIP, [{ kind: "add-day", dayId: "new", afterId: "day-2" }], ROME);
    const filled = filledDay(empty, "new");
    const day = filled.tripData.itinerary.find(({ id }) => id === "new");
    expect(day?.plan.length).toBeGreaterThanOrEqual(3);
    expect(day?.plan.length).toBeLessThanOrEqual(5);
    expect(filled.planCheck).toMatchObject({ isFeasible: true, problems: [] });
    // Beyond the way, a door and meals nothing is free for two hours.
    for (const [at, { visit, leg }] of (day?.plan ?? []).entries()) {
      const from = day?.plan[at - 1]?.visit?.endMinutes;
      if (from === undefined || visit === undefined) continue;
      const eaten = (day?.meals ?? [])
        .filter((meal) => meal.startMinutes >= from && meal.endMinutes <= visit.startMinutes)
        .reduce((sum, meal) => sum + meal.endMinutes - meal.startMinutes, 0);
      expect(visit.startMinutes - from - (leg?.minutes ?? 0) - eaten).toBeLessThan(90);
    }
    for (const one of empty.tripData.itinerary) {
      if (one.id !== "new") expect(filled.tripData.itinerary).toContain(one);
    }
  });

  test("keeps what it has, in its order, and is the same where nothing more fits", () => {
    const [first, ...rest] = TRIP.tripData.itinerary[1]?.plan ?? [];
    const short = madeTo(
      TRIP,
      rest.map(({ id }) => ({ kind: "remove-place", placeId: id }) as const),
      ROME,
    );
    const filled = filledDay(short, "day-1");
    const now = filled.tripData.itinerary[1]?.plan.map(({ id }) => id) ?? [];
    expect(now.length).toBeGreaterThan(1);
    expect(now).toContain(first?.id);
    // Nor does what was taken out come back.
    const names = filled.tripData.itinerary[1]?.plan.map(({ placeName }) => placeName) ?? [];
    for (const { placeName } of rest) expect(names).not.toContain(placeName);
    // Nor another of the kind that was taken out last.
    const come = filled.tripData.itinerary[1]?.plan.filter(({ id }) => ids.includes(id)) ?? [];
    expect(come.map(({ category }) => category)).not.toContain(rest.at(-1)?.category);
    expect(filledDay(filled, "day-1", [])).toBe(filled);
    expect(filledDay(TRIP, "gone")).toBe(TRIP);
    expect(runToEnd(fillDay(readAlone(TRIP), "day-1", ids)).document).toBe(TRIP);
  });
});

describe("a proposal for a day", () => {
  const reversed = [...(TRIP.tripData.itinerary[0]?.plan ?? [])].map(({ id }) => id);
  const mixed = madeTo(
    TRIP,
    reversed.map((placeId) => ({ kind: "move-place", placeId, dayId: "day-0" }) as const),
    ROME,
  );
  const dayOf = (trip: typeof TRIP, at: number) => trip.tripData.itinerary[at];
  const idsOf = (trip: typeof TRIP) => (dayOf(trip, 0)?.plan ?? []).map(({ id }) => id);

  test("has its places in a better order, and leaves other days alone", () => {
    expect(idsOf(mixed)).toEqual(reversed.toReversed());
    const proposed = runToEnd(proposeDays(read(mixed), ["day-0"])).document;
    expect(idsOf(proposed).toSorted()).toEqual(reversed.toSorted());
    expect(idsOf(proposed)).not.toEqual(idsOf(mixed));
    expect(proposed.planCheck).toMatchObject({ isFeasible: true, problems: [] });
    expect(dayOf(proposed, 1)).toBe(dayOf(mixed, 1));
  });

  test("keeps what is locked", () => {
    const [first, second] = dayOf(mixed, 0)?.plan ?? [];
    if (first === undefined || second === undefined) throw new Error("two places");
    const locked = madeTo(mixed, [{ kind: "set-lock", id: second.id, isLocked: true }], ROME);
    const proposed = runToEnd(proposeDays(read(locked), ["day-0"])).document;
    const now = dayOf(proposed, 0)?.plan.find(({ id }) => id === second.id);
    expect(now?.visit?.startMinutes).toBe(second.visit?.startMinutes);
    const day = madeTo(mixed, [{ kind: "set-lock", id: "day-0", isLocked: true }], ROME);
    expect(dayOf(runToEnd(proposeDays(read(day), ["day-0"])).document, 0)).toEqual(dayOf(day, 0));
  });
});
