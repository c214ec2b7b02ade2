import fc from "fast-check";
import { expect, test } from "vitest";
import { shareStructure } from "./share-structure.ts";

test("whatever was there before, the value is equal to the new one", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (former, next) => {
      expect(shareStructure(former, next)).toEqual(next);
      const copy = structuredClone(next);
      expect(shareStructure(next, copy)).toBe(typeof next === "object" ? next : copy);
    }),
  );
});

test("parts that are equal are the former objects, also where they have moved", () => {
  const former = {
    days: [
      { id: "a", plan: [1] },
      { id: "b", plan: [2] },
    ],
    title: "Old",
  };
  const next = {
    days: [
      { id: "b", plan: [2] },
      { id: "a", plan: [1, 3] },
    ],
    title: "New",
  };
  const shared = shareStructure(former, next);
  expect(shared).toEqual(next);
  expect(shared.days[0]).toBe(former.days[1]);
  expect(shared.days[1]).not.toBe(former.days[0]);
});
