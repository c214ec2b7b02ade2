import { describe, expect, test } from "vitest";
import { createTestClock } from "../../../test/support/server/test-clock.ts";
import { createMinuteLimit } from "./minute-limit.ts";

describe("a limit a minute", () => {
  test("is counted by name, and starts again with the minute", () => {
    const clock = createTestClock(30_000);
    const mayDo = createMinuteLimit(clock, 2);
    expect([mayDo("ada"), mayDo("ada"), mayDo("ada"), mayDo("eve")]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    clock.advance(29_999);
    expect(mayDo("ada")).toBe(false);
    clock.advance(1);
    expect(mayDo("ada")).toBe(true);
  });

  test("holds beside tens of thousands of others, and never counts more than it has room for", () => {
    const mayDo = createMinuteLimit(createTestClock(0), 1);
    mayDo("ada");
    for (let other = 1; other < 50_000; other += 1) mayDo(`other ${other}`);
    expect(mayDo("ada")).toBe(false);
    // The one too many makes it forget them all.
    mayDo("one more");
    expect(mayDo("ada")).toBe(true);
  });
});
