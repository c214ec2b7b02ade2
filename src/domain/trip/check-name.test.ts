import { expect, test } from "vitest";
import { CHECK_IDS } from "../engine/check/check-list.ts";
import { checkName } from "./check-name.ts";

test("every check of an older trip has a name of today, and no two the same", () => {
  const names = Array.from({ length: 24 }, (_, index) => checkName(`C${index + 1}`));
  expect(new Set(names).size).toBe(24);
  expect(CHECK_IDS).toEqual(expect.arrayContaining(names));
});

test("a name of today stays, and so does one that nobody knows", () => {
  expect(checkName("openingHours")).toBe("openingHours");
  expect(checkName("C99")).toBe("C99");
});
