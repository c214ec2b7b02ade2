import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generationRequestSchema } from "./api/generation-request.ts";
import { errorAnswerSchema } from "./errors/error-answer.ts";
import { API_PATHS, IDEMPOTENCY_KEY, pathWithId } from "./wire.ts";

/** Not by chance: a failure must show again at the next run. */
const SEED = 20_260_501;

describe("a path with its id", () => {
  test("is the address of that thing", () => {
    expect(pathWithId(API_PATHS.trip, "1767225600000")).toBe("/api/trips/1767225600000");
    expect(pathWithId(API_PATHS.generationEvents, "a-b_c")).toBe("/api/generations/a-b_c/events");
  });

  test("cannot be turned into another path by what the id holds", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("../session", "a/b", "a?b=c", "a#b", "$&", "$`", ":id", "%2e%2e%2f"),
    );
    fc.assert(
      fc.property(hostile, (id) => {
        const path = pathWithId(API_PATHS.generationEvents, id);
        const segment = path.slice("/api/generations/".length, -"/events".length);
        expect(path).toBe(`/api/generations/${segment}/events`);
        expect(segment).not.toMatch(/[/?#]/);
        expect(decodeURIComponent(segment)).toBe(id);
      }),
      { seed: SEED },
    );
  });
});

test("no two calls share a path", () => {
  const paths = Object.values(API_PATHS);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.every((path) => path.startsWith("/api/"))).toBe(true);
});

test.each([
  ["0b1c2d3e", true],
  ["3f1c7a52-9f0e-4a57-8b8e-0d6b3a5b1f11", true],
  ["a".repeat(100), true],
  ["a".repeat(7), false],
  ["a".repeat(101), false],
  ["with space", false],
  ["line\nbreaks", false],
  ["schlüssel", false],
])("the idempotency key %j is taken: %s", (key, taken) => {
  expect(IDEMPOTENCY_KEY.test(key)).toBe(taken);
});

test("a request to plan holds the selection and nothing else", () => {
  const userSelection = { noOfDays: 3, traveler: "1", budget: "Budget" };
  expect(generationRequestSchema.safeParse({ userSelection }).success).toBe(true);
  expect(generationRequestSchema.safeParse({}).success).toBe(false);
  expect(generationRequestSchema.safeParse({ userSelection, tripData: {} }).success).toBe(false);
});

test("an error answer names a code of the closed list", () => {
  const answer = (code: string) => ({ error: { code, text: "No trip found", requestId: "r1" } });
  expect(errorAnswerSchema.safeParse(answer("trip_not_found")).success).toBe(true);
  expect(errorAnswerSchema.safeParse(answer("teapot")).success).toBe(false);
});
