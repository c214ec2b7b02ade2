import { afterAll, beforeEach, expect, test } from "vitest";
import { LIMITS } from "../../src/domain/limits.ts";
import { openDataAt, startPhotoWorld } from "../support/server/photo-world.ts";

const world = await startPhotoWorld(openDataAt);
afterAll(() => world.close());
beforeEach(() => {
  world.services.answerAfter(0);
  world.log.length = 0;
  world.services.received.length = 0;
  world.clock.advance(61_000);
});

function slotsOf(places: readonly string[]): string[] {
  return places.map(
    (_, index) => `place-${Math.floor(index / LIMITS.day.places)}-${index % LIMITS.day.places}`,
  );
}

test("210 lookups at once don't make Wikimedia rest", async () => {
  const places = Array.from({ length: 210 }, (_, index) => `Square ${index}`);
  const id = await world.save({ places });
  world.services.answerAfter(5);
  const answers = await Promise.all(slotsOf(places).map((slot) => world.lookUp(id, slot)));
  expect(answers.filter((answer) => answer === null)).toEqual([]);
  expect(world.log).toEqual([]);
});

test("a first view of ten days has every photo, and Wikimedia three questions at once at most", async () => {
  const places = Array.from({ length: 40 }, (_, index) => `Street ${index}`);
  const id = await world.save({ places });
  world.services.answerAfter(150);
  const answers = await Promise.all(slotsOf(places).map((slot) => world.lookUp(id, slot)));
  expect(answers.filter((answer) => answer === null)).toEqual([]);
  expect(world.services.mostAtOnce()).toBeLessThanOrEqual(3);
  expect(world.services.received.length).toBeLessThanOrEqual(8);
  expect(world.log).toEqual([]);
});
