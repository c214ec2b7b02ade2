import { describe, expect, test } from "vitest";
import { PACE_CHOICES, PACES, paceFor } from "./pace.ts";
import { TRAVELLER_TITLES } from "./traveller.ts";

describe.each(TRAVELLER_TITLES)("the pace of %s", (traveller) => {
  test("is the usual one where none was chosen", () => {
    expect(paceFor(traveller)).toEqual(PACES[traveller]);
    expect(paceFor(traveller, "usual")).toEqual(PACES[traveller]);
  });

  test.each([
    ["relaxed", -1],
    ["full", 1],
  ] as const)("%s: %i visits a day, the same hours", (choice, more) => {
    const { usual, most } = PACES[traveller];
    expect(paceFor(traveller, choice)).toEqual({
      ...PACES[traveller],
      usual: usual + more,
      most: most + more,
    });
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
