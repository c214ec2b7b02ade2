import { expect, test } from "vitest";
import { roundLength, shortestRound } from "./shortest-round.ts";

/** Stops on a circle around the hotel, given in a mixed-up order, the hotel last and in the middle. */
function circle(count: number) {
  const stops = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * ((index * 5) % count)) / count;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
  const all = [...stops, [0, 0] as const];
  return all.map(([x1, y1]) => all.map(([x2, y2]) => Math.hypot(x1 - x2, y1 - y2)));
}

/** Out to the circle, round it but for one step, and back in. */
const aroundLength = (count: number) => 2 + (count - 1) * 2 * Math.sin(Math.PI / count);

test("the shortest round is exact up to 11 stops", () => {
  expect(shortestRound([[0]])).toBe(0);
  expect(
    shortestRound([
      [0, 7],
      [7, 0],
    ]),
  ).toBe(14);
  for (const count of [7, 9, 11]) {
    expect(shortestRound(circle(count))).toBeCloseTo(aroundLength(count), 9);
  }
});

test("beyond that it is as good as 2-opt finds, and never longer than the order given", () => {
  const distances = circle(13);
  const asGiven = roundLength(distances, [...Array(13).keys()]);
  expect(shortestRound(distances)).toBeCloseTo(aroundLength(13), 9);
  expect(shortestRound(distances)).toBeLessThan(asGiven);
});
