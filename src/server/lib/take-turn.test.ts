import { expect, test } from "vitest";
import { takeTurn } from "./take-turn.ts";

/** Which time round the event loop it is. */
function countTurns() {
  let turns = 0;
  let counting = setImmediate(function count() {
    turns += 1;
    counting = setImmediate(count);
  });
  return { now: () => turns, stop: () => clearImmediate(counting) };
}

test("of many who wait one is served each time round the event loop, in order", async () => {
  const turns = countTurns();
  const served: { who: number; turn: number }[] = [];
  await Promise.all(
    Array.from({ length: 10 }, async (_, who) => {
      for (let times = 0; times < 3; times += 1) {
        await takeTurn();
        served.push({ who, turn: turns.now() });
      }
    }),
  );
  turns.stop();
  expect(new Set(served.map(({ turn }) => turn)).size).toBe(served.length);
  expect(served.map(({ who }) => who)).toEqual(
    Array.from({ length: 30 }, (_, index) => index % 10),
  );
});
