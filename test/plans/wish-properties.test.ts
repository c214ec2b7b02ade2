import { expect, test } from "vitest";
import { readWishes } from "../../src/domain/wishes/read-wishes.ts";
import type { Wish, WishObject } from "../../src/domain/wishes/wish.ts";
import { romeTrip } from "../fixtures/wishes/rome-trip.ts";

const { trip, city } = romeTrip();
const PLACES = trip.tripData.itinerary.flatMap(({ plan }) =>
  plan.map(({ placeName }) => placeName),
);
const CASES = 6_000;

/** Each keeps or wants A, or says nothing of it. */
const KEEPS = [
  "keep A",
  "see A",
  "A must stay",
  "don't miss A",
  "don't remove A",
  "we do not want to skip A",
  "A first",
  "more time at A",
  "A on day 2",
  "drop B",
  "no B",
  "B out",
  "skip B",
  "remove B",
  "swap B for a market",
  "A then B",
  "A and B on the same day",
  "A and B on different days",
  "A in the evening",
  "A before lunch",
  "A yes",
  "A is a must, B is too much",
  "a day trip to A",
  "A can go on day 2",
  "B instead of C, A can stay",
  "keep A, the kids will hate it",
  "prefer A to B",
  "nothing else on the day of A",
];
/** Each turns something round, and never says that A goes. */
const TURNS = [
  (base: string) => `${base}, but not C`,
  (base: string) => `${base} but drop C`,
  (base: string) => `${base} except C`,
  (base: string) => `${base}, not C`,
  (base: string) => `${base}, keep A`,
  (base: string) =>
    `${base} but not A`.replace(" but not A", base.includes("B") ? " but not A" : ""),
  (base: string) => `${base} and C out`,
  (base: string) => `${base} instead of C`,
  (base: string) => `${base}. no C`,
  (base: string) => `no C, ${base}`,
  (base: string) => `drop C, ${base}`,
  (base: string) => `${base} because C is closed`,
  (base: string) => `${base} if it rains`,
  (base: string) => `${base}, rather C`,
  (base: string) => `not C but ${base}`,
];

/** A generator of its own, so that a failure is the same tomorrow. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test("a turn, another clause or a slip never drops a place that is not said to go", () => {
  const random = randomOf(33);
  const faults: string[] = [];
  for (let at = 0; at < CASES; at += 1) {
    const [a, b, c] = threeOf(PLACES, random);
    const base = KEEPS[random(KEEPS.length)] ?? "";
    const turn = TURNS[random(TURNS.length)];
    const said = turn === undefined ? base : turn(base);
    const names = { A: a, B: b, C: c };
    const full = said.replace(/\b[ABC]\b/g, (key) => names[key as "A" | "B" | "C"]);
    const text = random(3) === 0 ? withSlip(full, random) : full;
    const { wishes } = readWishes(trip, { text }, city);
    const dropped = wishes.filter((wish) => drops(wish, a));
    if (dropped.length > 0) faults.push(`${text} => ${JSON.stringify(dropped)}`);
  }
  expect(faults.join("\n")).toBe("");
});

function threeOf(
  places: readonly string[],
  random: (below: number) => number,
): [string, string, string] {
  const left = [...places];
  const next = () => left.splice(random(left.length), 1)[0] ?? "";
  return [next(), next(), next()];
}

/** Two letters of a longer word in each other's place. */
function withSlip(text: string, random: (below: number) => number): string {
  const at = 1 + random(Math.max(1, text.length - 3));
  const [one = "", two = ""] = text.slice(at, at + 2);
  // "On" and "no" are no slips.
  return /^\p{L}{2}$/u.test(one + two) && !/\b(?:on|no)\b/.test(text.slice(at - 1, at + 3))
    ? text.slice(0, at) + two + one + text.slice(at + 2)
    : text;
}

function drops(wish: Wish, name: string): boolean {
  if (!/^(?:remove|remove-others|avoid|fewer|at-most|swap)$/.test(wish.verb) || !("what" in wish))
    return false;
  return names(wish.what, name);
}

function names(what: WishObject | undefined, name: string): boolean {
  return what?.kind === "places" && what.found.some((place) => place.name === name);
}
