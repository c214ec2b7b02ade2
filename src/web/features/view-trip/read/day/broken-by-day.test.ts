import { expect, test } from "vitest";
import { partIdSchema } from "../../../../../domain/limits.ts";
import { brokenByDay } from "./broken-by-day.ts";

const ODD = ["constructor", "__proto__", "toString", "hasOwnProperty"];

test("T54 a day whose name every object has breaks only its own rules, and no door takes such a name", () => {
  for (const dayId of ODD) {
    expect(partIdSchema.safeParse(dayId).success).toBe(false);
    expect(Object.hasOwn(brokenByDay([]), dayId)).toBe(false);
    const problem = { dayId, code: "late" };
    const broken = brokenByDay([problem]);
    expect(Object.hasOwn(broken, dayId) && broken[dayId]).toEqual([problem]);
  }
});
