import { describe, expect, test } from "vitest";
import { PACE_CHOICES, PACES, paceFor } from "./pace.ts";
import { TRAVELLER_TITLES } from "./traveller.ts";

describe.each(TRAVELLER_TITLES)("the pace of %s", (traveller) => {
  test("is the usual one where none was chosen", () => {
    expect(paceFor(traveller)).toEqual(PACES[traveller]);
    expect(paceFor(traveller, "usual")).toEqual(PACES[traveller]);
  });

  test("is fewer and longer visits where they take it easy, more and shorter ones where they see a lot", () => {
    const [relaxed, usual, full] = PACE_CHOICES.map((choice) => paceFor(traveller, choice));
    for (const [less, more] of [
      [relaxed, usual],
      [usual, full],
    ] as const) {
      expect(less?.usual).toBeLessThan(more?.usual ?? 0);
      expect(less?.most).toBeLessThan(more?.most ?? 0);
      expect(less?.stay).toBeGreaterThan(more?.stay ?? 0);
    }
    const { startMinutes, endMinutes } = PACES[traveller];
    expect(relaxed).toMatchObject({ startMinutes, endMinutes });
    expect(full?.startMinutes).toBeLessThan(startMinutes);
  });

  test("always leaves room for something", () => {
    for (const choice of PACE_CHOICES) {
      const { usual, most, startMinutes, endMinutes } = paceFor(traveller, choice);
      expect(usual).toBeGreaterThanOrEqual(1);
      expect(most).toBeGreaterThanOrEqual(usual);
      expect(endMinutes).toBeGreaterThan(startMinutes);
    }
  });
});
