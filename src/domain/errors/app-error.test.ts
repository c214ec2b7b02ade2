import { describe, expect, test } from "vitest";
import type { DestinationAdvice } from "../messages/en/error-messages.ts";
import { AppError, ERROR_CODES, type ErrorCode, errorText } from "./app-error.ts";

/** The same error without the values that some of them take. */
const bare = (code: ErrorCode) => new AppError(code as "internal");

describe("the list of errors", () => {
  test.each(ERROR_CODES)("%s has a sentence and the status of an error", (code) => {
    const { status, text } = bare(code);
    expect(text).toMatch(/\S/);
    expect(Number.isInteger(status)).toBe(true);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  });

  test.each([
    ["required_selection_missing", "Please fill all the details"],
    ["plan_failed", "Failed to generate trip. Please try again."],
    ["trip_not_found", "No trip found"],
  ] as const)("%s says what section 8 says, word for word", (code, text) => {
    expect(errorText({ code })).toBe(text);
  });

  test.each([
    ["not_signed_in", 401],
    ["trip_not_found", 404],
    ["method_not_allowed", 405],
    ["version_conflict", 412],
    ["idempotency_key_reused", 422],
    ["internal", 500],
  ] as const)("%s goes with status %i", (code, status) => {
    expect(new AppError(code).status).toBe(status);
  });
});

describe("the words of an error", () => {
  test("take in the values that go with it", () => {
    expect(new AppError("days_out_of_range", { maxDays: 30 }).text).toBe(
      "Enter a whole number of days from 1 to 30.",
    );
  });

  test.each<[DestinationAdvice, string]>([
    [
      { advice: "nearest", city: "Lisbon, Portugal", km: 280 },
      "The nearest city we cover is Lisbon, Portugal, about 280 km away.",
    ],
    [
      { advice: "namesake", city: "Paris, France", others: ["New York"] },
      "We cover Paris, France, which is a different place, and New York.",
    ],
    [
      { advice: "namesake", city: "Paris, France", others: [] },
      "We cover Paris, France, which is a different place.",
    ],
    [{ advice: "similar", city: "Lisbon, Portugal" }, "Did you mean Lisbon, Portugal?"],
    [
      { advice: "sameCountry", cities: ["Tokyo", "Kyoto"] },
      "In the same country, we cover Tokyo and Kyoto.",
    ],
    [
      { advice: "some", total: 26, cities: ["Paris", "Rome"] },
      "We cover 26 cities, including Paris and Rome.",
    ],
  ])("advise on a destination: %o", (advice, words) => {
    const { text } = new AppError("destination_unknown", { destination: "X", ...advice });
    expect(text).toBe(`X isn’t in our built-in guide, and we don’t make places up. ${words}`);
  });

  test("say what is wrong with a field", () => {
    const problem = { problem: "fieldTooBig", field: "days", amount: 5, of: "entries" } as const;
    expect(new AppError("bad_request", problem).text).toBe(
      "We couldn’t read that request: days must have at most 5 entries.",
    );
    expect(new AppError("bad_request", { problem: "fieldUnfit", field: "" }).text).toBe(
      "We couldn’t read that request: the body isn’t valid.",
    );
  });
});

test("an error keeps its cause for the log and out of its words", () => {
  const cause = new Error("connection to 10.0.0.7 refused, key AIza123");
  const error = new AppError("internal", {}, { cause });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: "AppError", code: "internal", cause });
  expect(`${error.text} ${error.message}`).not.toContain("AIza123");
});
