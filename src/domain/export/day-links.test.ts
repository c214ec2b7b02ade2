import { expect, test } from "vitest";
import { dayLinks, MAP_SERVICES } from "./day-links.ts";

const stops = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ lat: 41 + at / 100, lon: -8.6 }));

test("a day is one way through its stops in their order", () => {
  const [google] = dayLinks(stops(4), "google");
  const query = new URL(google?.url ?? "").searchParams;
  expect([query.get("origin"), ...(query.get("waypoints") ?? "").split("|")]).toEqual([
    "41,-8.6",
    "41.01,-8.6",
    "41.02,-8.6",
  ]);
  expect(query.get("destination")).toBe("41.03,-8.6");
  const [apple] = dayLinks(stops(3), "apple");
  expect(new URL(apple?.url ?? "").searchParams.getAll("waypoint")).toEqual(["41.01,-8.6"]);
  const [street] = dayLinks(stops(3), "openstreetmap");
  expect(new URL(street?.url ?? "").searchParams.getAll("loc")).toHaveLength(3);
});

test("of many stops each way has nine at most, and begins where the one before ends", () => {
  for (const service of MAP_SERVICES) {
    const spans = dayLinks(stops(20), service).map(({ from, to }) => [from, to]);
    expect(spans).toEqual([
      [1, 9],
      [9, 17],
      [17, 20],
    ]);
    expect(dayLinks(stops(9), service)).toHaveLength(1);
    expect(dayLinks(stops(1), service)).toEqual([]);
    expect(dayLinks([], service)).toEqual([]);
  }
});
