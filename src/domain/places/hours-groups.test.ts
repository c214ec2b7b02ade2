import { expect, test } from "vitest";
import { hoursGroups } from "./hours-groups.ts";
import { parseOpeningHours } from "./opening-hours.ts";

test.each([
  ["24/7", [[[[0, 6]], [[0, 1440]]]]],
  ["Tu-Su 09:00-18:00", [[[[1, 6]], [[540, 1080]]]]],
  [
    "Mo,We-Su 09:00-12:00,14:00-18:00; Tu 09:00-12:00",
    [
      [
        [
          [0, 0],
          [2, 6],
        ],
        [
          [540, 720],
          [840, 1080],
        ],
      ],
      [[[1, 1]], [[540, 720]]],
    ],
  ],
  ["off", []],
])("%s is said in as few groups of weekdays as there are hours", (text, expected) => {
  const groups = hoursGroups(parseOpeningHours(text) ?? []);
  expect(groups.map(({ runs, windows }) => [runs, windows])).toEqual(expected);
});
