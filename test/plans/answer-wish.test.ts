import { describe, expect, test } from "vitest";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { Trip } from "../../src/domain/trip/trip.ts";
import { answerWish, type WishAnswer } from "../../src/domain/wishes/answer-wish.ts";
import { walkingKm } from "../../src/domain/wishes/wish-step.ts";
import { withName } from "../../src/domain/wishes/with-name.ts";
import { romeTrip } from "../fixtures/wishes/rome-trip.ts";
import { madeTo } from "../support/plans/stored-trip.ts";

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
    ["take it easy on day 3", 2, (day) => day.length === 4],
    ["a free afternoon on day 3", 2, (day) => !day.includes("Galleria Borghese")],
    ["remove the market and the Spanish Steps", 2, (day) => day.length === 4],
  ] as [string, number, (day: string[]) => boolean][])("%s", (text, day, isRight) => {
    const { trip: made, unmet } = here(ask(text));
    expect(unmet).toEqual([]);
    expect(namesOf(made)[day]).toSatisfy(isRight);
    // Other days stay, unless something went there.
    const others = namesOf(made).filter((_, at) => at !== day);
    const before = namesOf(trip).filter((_, at) => at !== day);
    expect(others.flat().length).toBeLessThanOrEqual(before.flat().length + 1);
  });

  test("a kind is what the plan says of a place that the guide doesn't have", () => {
    const itinerary = trip.tripData.itinerary.map((day, at) => {
      const [first, ...others] = day.plan;
      if (at > 0 || first === undefined) return day;
      const { guideId: _, ...own } = first;
      return { ...day, plan: [{ ...own, placeName: "Zia Pina", category: "zoo" }, ...others] };
    }) as Trip["tripData"]["itinerary"];
    const withZoo = { ...trip, tripData: { ...trip.tripData, itinerary } };
    const { trip: made, unmet } = here(ask("remove the zoo", withZoo));
    expect(unmet).toEqual([]);
    expect(namesOf(made)[0]).toEqual(namesOf(withZoo)[0]?.slice(1));
  });

  test("hours, stays and locks", () => {
    const { trip: made } = here(
      ask("Colosseum at 10:30, stay two hours at the Pantheon, lock day 2, start day 3 at 10"),
    );
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
    const less = here(ask("less walking on day 3")).trip;
    const dayOf = (one: Trip) => one.tripData.itinerary.slice(2);
    expect(walkingKm(dayOf(less))).toBeLessThan(walkingKm(dayOf(trip)));
    const [day] = here(ask("be back by 5 pm on day 1")).trip.tripData.itinerary;
    const end = (day?.plan.at(-1)?.visit?.endMinutes ?? 0) + (day?.wayBack?.minutes ?? 0);
    expect(end).toBeLessThanOrEqual(17 * 60);
  });
});

describe("days are added, taken out and put in another order", () => {
  const idsOf = (made: Trip) => made.tripData.itinerary.map(({ id }) => id);

  test("a day more is planned at once", () => {
    const made = here(ask("add a day after day 1")).trip;
    expect(idsOf(made)).toEqual(["day-0", expect.stringMatching(/^new-/), "day-1", "day-2"]);
    expect(namesOf(made)[1]?.length).toBeGreaterThan(2);
    expect(made.userSelection.noOfDays).toBe(4);
  });

  test.each([
    ["remove day 3", ["day-0", "day-1"]],
    ["swap day 1 and 3", ["day-2", "day-1", "day-0"]],
    ["move day 3 to day 1", ["day-2", "day-0", "day-1"]],
    ["day 1 last", ["day-1", "day-2", "day-0"]],
    ["move the market day to Monday", ["day-2", "day-1", "day-0"]],
  ])("%s", (text, ids) => {
    const { trip: made, unmet } = here(ask(text));
    expect(unmet).toEqual([]);
    expect(idsOf(made)).toEqual(ids);
    expect(made.tripData.itinerary.map(({ date }) => date)).toEqual(
      trip.tripData.itinerary.slice(0, ids.length).map(({ date }) => date),
    );
  });

  test("a day that is locked stays, and a trip has a day", () => {
    const locked = here(ask("lock day 1")).trip;
    expect(here(ask("swap day 1 and 2", locked)).unmet[0]?.reason).toBe("isLocked");
    expect(here(ask("remove days 1 and 2 and 3")).unmet[0]?.reason).toBe("lastDay");
  });

  test("the day of a kind that several days have is asked about", () => {
    expect(ask("move the museum day to Monday")).toMatchObject({ state: "which", text: "museum" });
  });
});

test("where nothing more fits, another place gives way, none of the city's first sights", () => {
  const more = "see more on day 1, see more on day 2, see more on day 3";
  const full = here(ask("add a museum on day 1", here(ask(more)).trip)).trip;
  const before = kindsOf(full).filter((kind) => kind === "museum").length;
  const { trip: made, unmet } = here(ask("add a museum on day 1", full));
  expect(unmet).toEqual([]);
  expect(kindsOf(made).filter((kind) => kind === "museum").length).toBe(before + 1);
  expect(namesOf(made).map((day) => day.length)).toEqual(namesOf(full).map((day) => day.length));
  expect(namesOf(made)[0]).toContain("Colosseum");
  // What gave way is set aside.
  expect(made.tripData.setAside?.length).toBe((full.tripData.setAside?.length ?? 0) + 1);
});

test("what gives way need not be where the other comes", () => {
  const full = here(ask("see more on day 1, see more on day 2, see more on day 3")).trip;
  const { trip: made, unmet } = here(ask("add a market on day 2", full));
  expect(unmet).toEqual([]);
  const [, before = [], ,] = namesOf(full);
  const [, day = []] = namesOf(made);
  expect(day).toContain("Testaccio Market");
  expect(day).toContain("Vatican Museums and Sistine Chapel");
  expect(day).toHaveLength(before.length);
});

test("a part that is not understood is quoted, and the rest is done", () => {
  const { trip: made, asked } = here(ask("remove the Pantheon and buy me a horse"));
  expect(asked).toEqual([{ text: "buy me a horse", choices: [] }]);
  expect(namesOf(made).flat()).not.toContain("Pantheon");
  expect(ask("buy me a horse")).toEqual({ state: "unread", parts: ["buy me a horse"] });
});

test("a kind that the day has twice is asked about, and the full name answers", () => {
  const asked = ask("remove the museum");
  expect(asked).toEqual({
    state: "which",
    text: "museum",
    names: ["Capitoline Museums", "Vatican Museums and Sistine Chapel", "Galleria Borghese"],
  });
  expect(namesOf(here(ask("remove the Galleria Borghese")).trip)[2]).not.toContain(
    "Galleria Borghese",
  );
});

test("a full name takes the place of words that may mean several, and a wish is never lost", () => {
  const full = "Castel Sant'Angelo";
  expect(withName("Remove the Museum, please", "museum", full)).toBe(`Remove the ${full}, please`);
  expect(withName("skip Sant'Angelo first", "SantAngelo", full)).toBe(`skip ${full} first`);
  expect(withName("skip it", "museum", full)).toBe("skip it");
});

test("what is locked stays, and what can't be met is said", () => {
  const locked = here(ask("lock the Pantheon and lock day 1")).trip;
  const answer = here(
    ask("remove the Pantheon, remove the Colosseum, add a beach on day 1", locked),
  );
  expect(answer.unmet).toMatchObject([
    { text: "remove the Pantheon", reason: "isLocked" },
    { text: "remove the Colosseum", reason: "isLocked" },
    { text: "add a beach on day 1", reason: "isLocked" },
  ]);
  expect(namesOf(answer.trip)).toEqual(namesOf(locked));
});

test("without the facts of a city what needs none is done all the same", () => {
  const answer = runToEnd(
    answerWish(trip, { text: "remove the Pantheon and add a beach", newId }, undefined),
  );
  expect(here(answer).unmet).toEqual([{ text: "add a beach", reason: "noneKnown" }]);
  expect(namesOf(here(answer).trip).flat()).not.toContain("Pantheon");
});

let count = 0;
function newId(): string {
  count += 1;
  return `new-${count}`;
}

function ask(text: string, of: Trip = trip): WishAnswer {
  return runToEnd(answerWish(of, { text, newId }, city));
}

function kindsOf({ tripData }: Trip) {
  return tripData.itinerary.flatMap(({ plan }) => plan.map(({ category }) => category));
}

function here(answer: WishAnswer) {
  if (answer.state !== "here") throw new Error(JSON.stringify(answer));
  return answer;
}

function namesOf({ tripData }: Trip): string[][] {
  return tripData.itinerary.map(({ plan }) => plan.map(({ placeName }) => placeName));
}
