import { expect, test } from "vitest";
import { type PhotoKind, photoIndex } from "./photo-choice.ts";

test.each<[PhotoKind, number, number | undefined]>([
  ["hero", 10, 8],
  ["hero", 9, 8],
  ["hero", 8, undefined],
  ["hotel", 10, 1],
  ["hotel", 9, 1],
  ["hotel", 8, undefined],
  ["place", 10, 2],
  ["place", 3, 2],
  ["place", 2, undefined],
  ["place", 0, undefined],
])("a %s with %i photos shows number %s", (kind, count, index) => {
  expect(photoIndex(kind, count)).toBe(index);
});
