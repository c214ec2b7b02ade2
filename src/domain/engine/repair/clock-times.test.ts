import { expect, test } from "vitest";
import { clockTimes } from "./clock-times.ts";

test.each([
  ["9:00 AM - 11:00 AM", [540, 660]],
  ["09:00–11:00", [540, 660]],
  ["9 a.m. to 12:30 p.m.", [540, 750]],
  ["12 AM", [0]],
  ["14h30", [870]],
  ["Late afternoon", []],
  ["99:99", []],
])("%s names %j", (text, minutes) => {
  expect(clockTimes(text)).toEqual(minutes);
});
