import { expect, test } from "vitest";
import { daysToFill } from "../../guide/days-to-fill.ts";
import { StartupError } from "../lib/startup-error.ts";
import { readGuide } from "./read-guide.ts";

test("each city of the index is loaded as the index tells of it", async () => {
  const guide = await readGuide();
  expect(guide.length).toBeGreaterThanOrEqual(40);
  for (const { load, ...entry } of guide) {
    const city = await load();
    expect(city).toMatchObject({ id: entry.id, name: entry.name, centre: entry.centre });
    expect(entry.days).toBe(daysToFill(city));
    expect(city.places.every(({ holidays }) => (holidays?.size ?? 0) > 0)).toBe(true);
  }
});

test("the cities that were asked for last stay in memory, and no more", async () => {
  const guide = await readGuide();
  const [first, ...others] = guide;
  if (first === undefined) throw new Error("the guide is empty");
  const city = await first.load();
  expect(await first.load()).toBe(city);
  for (const other of others) await other.load();
  const again = await first.load();
  expect(again).not.toBe(city);
  expect(again).toEqual(city);
});

test("a guide that was not built is said at the start", async () => {
  await expect(readGuide("/nowhere")).rejects.toThrow(StartupError);
});
