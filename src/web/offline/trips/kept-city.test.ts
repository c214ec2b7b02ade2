import { expect, test, vi } from "vitest";
import { fetchFacts } from "./fetch-facts.ts";
import { keptCity } from "./kept-city.ts";

vi.mock("./fetch-facts.ts", () => ({ fetchFacts: vi.fn(async () => ({ city: {} })) }));

test("all who ask for a trip's city get one object, even at once; what can't be had is asked for again", async () => {
  vi.mocked(fetchFacts).mockRejectedValueOnce(new Error("no network"));
  expect(await keptCity("rome")).toBeUndefined();
  const [first, second] = await Promise.all([keptCity("rome"), keptCity("rome")]);
  expect(first).toEqual({ facts: {} });
  expect(second).toBe(first);
  expect(await keptCity("rome")).toBe(first);
});
