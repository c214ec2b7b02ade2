import { expect, test } from "vitest";
import { readFormWishes } from "../../src/domain/wishes/read-form-wishes.ts";
import { readWishes } from "../../src/domain/wishes/read-wishes.ts";
import type { Wish, WishObject } from "../../src/domain/wishes/wish.ts";
import { romeTrip } from "../fixtures/wishes/rome-trip.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";

const { trip, city } = romeTrip();
const PLACES = trip.tripData.itinerary.flatMap(({ plan }) =>
  plan.map(({ placeName }) => placeName),
);
const CASES = IS_NIGHTLY ? 3_000 : 200;
const ORDER_CASES = IS_NIGHTLY ? 1_000 : 100;
const PROPOSED_SHARE = 0.96;

/** Clauses by what they want of P, each with the verbs of the language. */
const CLAUSES = {
  wants: [
    ...["see P", "keep P", "P is a must", "we would love P", "put P on day 2", "P on day 3"],
    ...["don't miss P", "don't skip P", "don't remove P", "we do not want to skip P", "P first"],
    ...["more time at P", "P at 10", "P in the evening", "P must stay", "move P to day 1"],
    ...["nothing else on the day of P", "two hours at P", "P before lunch", "P can go on day 2"],
  ],
  refuses: [
    ...["skip P", "no P", "drop P", "leave P out", "without P", "P out", "don't add P"],
    ...["we don't want P", "P is not for us", "we have already seen P", "P can go", "avoid P"],
    "we already did P last time",
  ],
  /** Proposed or asked, and never the opposite. */
  soft: ["maybe P", "perhaps P"],
  /** Nothing is done to P. */
  open: [
    ...["maybe drop P", "drop P if the kids are tired", "P unless it is full"],
    ...["not sure about P", "should we skip P?", "P or not P", "is P any good?", "P?"],
    ...["we hear P is overrated", "perhaps skip P", "P has a zibble", "refuse to drop P"],
    ...["P zibbles our grandma", "zibble P", "skip the zibble at P", "no zibble at P"],
    ...["my friend would skip P", "maybe we should skip P", "P is sold out so leave it"],
    ...[
      "easy on P",
      "not in P",
      "P is nicer than a zibble",
      "hardly skip P",
      "we can't possibly skip P or else",
    ],
  ],
} as const;
type Sense = keyof typeof CLAUSES;
const SENSES: readonly Sense[] = ["wants", "refuses", "soft", "open"];
const MAY_WANT: readonly Sense[] = ["wants", "soft"];
const STOPS = [". ", "\n", "; ", " … ", ") "];
const JOINS = [...STOPS, ", ", " and ", ", but ", " also ", " + ", ", please ", " 🙂 "];

/** A generator of its own, so that a failure is the same tomorrow. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test("whatever stands beside a clause, it never does the opposite, and an open one does nothing", () => {
  const random = randomOf(33);
  const pick = <One>(some: readonly One[]) => some[random(some.length)] as One;
  const faults: string[] = [];
  for (let at = 0; at < CASES; at += 1) {
    const places = threeOf(PLACES, random);
    const clauses = places.slice(0, 1 + random(3)).map((place) => {
      const sense = pick(SENSES);
      return { place, sense, text: pick(CLAUSES[sense]).replaceAll("P", () => place) };
    });
    const joined = clauses.reduce(
      (text, clause) =>
        text === ""
          ? clause.text
          : // "No A and B" names two.
            text + pick(clause.text.startsWith(clause.place) ? STOPS : JOINS) + clause.text,
      "",
    );
    const text = random(4) === 0 ? withSlip(joined, random) : joined;
    const { wishes } = readWishes(trip, { text }, city);
    for (const { place, sense } of clauses) {
      const wrong = wishes.filter(
        (wish) =>
          (sense !== "refuses" && drops(wish, place)) ||
          (!MAY_WANT.includes(sense) && wants(wish, place)),
      );
      if (wrong.length > 0)
        faults.push(`${JSON.stringify(text)} => ${place}: ${wrong.map(({ verb }) => verb)}`);
    }
  }
  expect(faults.join("\n")).toBe("");
});

/** What names a place on the form and is no wish to see it. */
const NO_WISHES = [
  ...["P makes me claustrophobic", "P gives me a headache", "P is a rip-off", "P stresses me out"],
  ...["P is such a waste of time", "P is where my aunt lives", "P can wait", "P is for next time"],
  ...["been to P", "we've done P", "we got engaged at P", "a flat near P", "we lost a bag at P"],
  ...["P is closed then", "meeting friends at P at 5", "anything like P bores us", "enough of P"],
  ...["chuck P out", "kick out P", "P was a disappointment", "P unlike last time", "P is a trap"],
];

test("on the form a mention that is no wish is never one", () => {
  const names = city.places;
  const texts = [...CLAUSES.refuses, ...CLAUSES.open, ...NO_WISHES].flatMap((text) =>
    PLACES.slice(0, 4).map((place) => text.replaceAll("P", () => place)),
  );
  const wanted = texts.filter((text) =>
    readFormWishes(text, names, undefined, city.name).read.some(({ meant }) =>
      meant.some(({ kind }) => kind === "see"),
    ),
  );
  expect(wanted).toEqual([]);
});

/** Orders with one reading, of P. */
const ORDERS = {
  wants: ["see P", "put P on day 2", "two hours at P", "P in the evening", "move P to day 1"],
  refuses: ["skip P", "drop P", "no P", "P out", "leave P out"],
} as const;
/** What only colours an order, before it and behind it. */
const BEFORE = ["", "", "please ", "ok so ", "could you ", "many thanks, "];
const BEHIND = ["", "", " please", " for the kids", " because grandma is tired", ", they love it"];
/** What is unread beside it, and is no part of it. */
const BESIDE = ["", "flurb the gronk. ", "bedtime is bedtime, "];

test("a plain order is proposed, whatever colours it or is unread beside it", () => {
  const random = randomOf(7);
  const pick = <One>(some: readonly One[]) => some[random(some.length)] as One;
  const missed: string[] = [];
  for (let at = 0; at < ORDER_CASES; at += 1) {
    const place = pick(PLACES);
    const sense = pick(["wants", "refuses"] as const);
    const order = pick(ORDERS[sense]).replaceAll("P", () => place);
    const text = pick(BESIDE) + pick(BEFORE) + order + pick(BEHIND);
    const { wishes } = readWishes(trip, { text }, city);
    const isMeant = sense === "wants" ? wants : drops;
    if (!wishes.some((wish) => isMeant(wish, place))) missed.push(text);
  }
  const share = 1 - missed.length / ORDER_CASES;
  expect(share, missed.slice(0, 20).join("\n")).toBeGreaterThanOrEqual(PROPOSED_SHARE);
});

function threeOf(places: readonly string[], random: (below: number) => number): string[] {
  const left = [...places];
  return [0, 1, 2].map(() => left.splice(random(left.length), 1)[0] ?? "");
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
  const takes = /^(?:remove|remove-some|remove-others|fewer|at-most|swap|not-on)$/;
  return takes.test(wish.verb) && "what" in wish && names(wish.what, name);
}

function wants(wish: Wish, name: string): boolean {
  if (wish.verb === "swap") return names(wish.by, name);
  const brings = /^(?:add|keep|move|set-start|set-end|stay|lock|alone|together|apart|exchange)$/;
  return brings.test(wish.verb) && "what" in wish && names(wish.what, name);
}

function names(what: WishObject | undefined, name: string): boolean {
  return what?.kind === "places" && what.found.some((place) => place.name === name);
}
