import { expect, test } from "vitest";
import { CHECK_MESSAGES } from "../messages/en/check-messages.ts";
import { checkName } from "./check-name.ts";

test("every check of an older trip has a name that has words, and no two the same", () => {
  const names = Array.from({ length: 24 }, (_, index) => checkName(`C${index + 1}`));
  expect(new Set(names).size).toBe(24);
  expect(Object.keys(CHECK_MESSAGES)).toEqual(expect.arrayContaining(names));
});

test("a name of today stays, and so does one that nobody knows", () => {
  expect(checkName("openingHours")).toBe("openingHours");
  expect(checkName("C99")).toBe("C99");
});
