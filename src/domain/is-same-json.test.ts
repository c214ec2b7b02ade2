import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameJson } from "./is-same-json.ts";

test("two values are the same where their JSON is, whatever the order of their fields", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isSameJson(one, structuredClone(one))).toBe(true);
      expect(isSameJson(one, other)).toBe(canonical(one) === canonical(other));
    }),
  );
  expect(isSameJson({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBe(true);
  expect(isSameJson([1, 2], [2, 1])).toBe(false);
  expect(isSameJson([1], [1, 2])).toBe(false);
  expect(isSameJson([], {})).toBe(false);
  expect(isSameJson({ a: undefined }, {})).toBe(true);
  expect(isSameJson({}, { a: undefined })).toBe(true);
  expect(isSameJson({ a: null }, {})).toBe(false);
  // What every object inherits is no field of it.
  expect(isSameJson({}, { constructor: 1 })).toBe(false);
});

function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value === 0 ? 0 : value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`;
}
