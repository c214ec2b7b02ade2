import { describe, expect, test } from "vitest";
import { AppError, ERROR_CODES, errorText } from "./app-error.ts";

describe("the list of errors", () => {
  test.each(ERROR_CODES)("%s has a sentence and the status of an error", (code) => {
    const error = new AppError(code);
    expect(error.text).toMatch(/\S/);
    expect(Number.isInteger(error.status)).toBe(true);
    expect(error.status).toBeGreaterThanOrEqual(400);
    expect(error.status).toBeLessThan(600);
  });

  test.each([
    ["required_selection_missing", "Please fill all the details"],
    ["plan_failed", "Failed to generate trip. Please try again."],
    ["trip_not_found", "No trip found"],
  ] as const)("%s says what section 8 says, word for word", (code, text) => {
    expect(errorText(code)).toBe(text);
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
    expect(errorText("days_out_of_range", { maxDays: 30 })).toBe(
      "Choose a whole number of days from 1 to 30.",
    );
  });

  test.each(ERROR_CODES)("of %s show no placeholder, even with no values at hand", (code) => {
    expect(errorText(code)).not.toMatch(/[{}]/);
  });

  test("do not read a placeholder that a traveller typed", () => {
    const text = errorText("destination_unknown", { destination: "{advice} $& $1", advice: "Hm." });
    expect(text).toBe(
      "{advice} $& $1 isn't in our built-in guide, and we don't make places up. Hm.",
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
