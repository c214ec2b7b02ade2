import { expect, test, vi } from "vitest";
import { openOfflineLibrary } from "../offline-library.ts";
import { fetchFacts } from "./fetch-facts.ts";
import { keptCity } from "./kept-city.ts";

vi.mock("../offline-library.ts", () => ({
  openOfflineLibrary: vi.fn(async () => ({ store: { facts: async () => undefined } })),
}));
vi.mock("./fetch-facts.ts", () => ({
  fetchFacts: vi.fn(async () => ({ etag: "1", facts: { city: {} } })),
  sameFacts: (_: string, facts: unknown) => facts,
}));

test("all who ask for a trip's city get one object, even at once", async () => {
  const [first, second] = await Promise.all([keptCity("rome"), keptCity("rome")]);
  expect(first).toEqual({ facts: {} });
  expect(second).toBe(first);
  expect(await keptCity("rome")).toBe(first);
});

test("a city that can't be had is asked for again", async () => {
  vi.mocked(openOfflineLibrary).mockRejectedValueOnce(new Error("no database"));
  await expect(keptCity("paris")).rejects.toThrow("no database");
  vi.mocked(fetchFacts).mockRejectedValueOnce(new Error("no network"));
  expect(await keptCity("paris")).toBeUndefined();
  expect(await keptCity("paris")).toEqual({ facts: {} });
});
