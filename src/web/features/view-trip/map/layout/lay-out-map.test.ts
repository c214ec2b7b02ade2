import { expect, test } from "vitest";
import { layOutMap } from "./lay-out-map.ts";
import { worldPx } from "./mercator.ts";

const ZOOM = 14;
const CENTRE = { x: 0.5, y: 0.4, zoom: ZOOM };
const FRAME = {
  width: 400,
  height: 600,
  covered: { top: 60, bottom: 100 },
  corner: { width: 60, height: 160 },
  em: 16,
};
/** Pixels from the middle of the frame. */
const at = (x: number, y: number) => ({
  x: CENTRE.x + x / worldPx(ZOOM),
  y: CENTRE.y + y / worldPx(ZOOM),
});
const name = (text: string, x: number, y: number) =>
  ({ kind: "quarter", text, at: at(x, y), angle: 0, extent: undefined }) as const;

test("no name of the sketch is cut by the frame, covered by its foot or crossed by a way", () => {
  const from = at(-150, 0);
  const leg = { id: "leg", dayNumber: 1, mode: "walk", minutes: 9, from, to: at(100, 0) } as const;
  const task = {
    origin: CENTRE,
    zoom: ZOOM,
    frame: FRAME,
    fit: CENTRE,
    stops: [],
    legs: [leg],
    hotel: undefined,
    names: [
      name("Free", 0, -150),
      name("Crossed", 60, -12),
      name("Cut", 195, -150),
      name("Under the foot", 0, 250),
      name("Beyond", 600, 0),
    ],
    chosenId: undefined,
    isDay: false,
  };
  const shown = layOutMap(task).names.map((one) => one.name.text);
  expect(shown).toEqual(["Free", "Beyond"]);
  const still = layOutMap({ ...task, isStill: true }).names.map((one) => one.name.text);
  expect(still).toEqual(["Free"]);
});

test("the minutes of a way along the map's edge are whole", () => {
  const [from, to] = [at(-185, -150), at(-185, 100)];
  const leg = { id: "leg", dayNumber: 1, mode: "walk", minutes: 20, from, to } as const;
  const task = { origin: CENTRE, zoom: ZOOM, frame: FRAME, fit: CENTRE, stops: [], legs: [leg] };
  const day = { ...task, hotel: undefined, names: [], chosenId: undefined, isDay: true };
  const [placed] = layOutMap(day).legs;
  // The minutes are some 100 px wide, and the edge is 200 px from the middle.
  expect(placed?.pill?.x).toBeGreaterThan(-150);
});

test("names of places lie beside the ways where there is room, and a map of all days has those that do", () => {
  const stop = (id: string, number: number, x: number, y: number) => ({
    ...{ id, dayNumber: 1, number, name: "Old Town Hall", position: { lat: 0, lon: 0 } },
    at: at(x, y),
  });
  const [up, down] = [stop("up", 1, 0, -120), stop("down", 2, 0, 120)];
  const leg = {
    id: "leg",
    dayNumber: 1,
    mode: "walk",
    minutes: 9,
    from: up.at,
    to: down.at,
  } as const;
  const task = {
    origin: CENTRE,
    zoom: ZOOM,
    frame: FRAME,
    fit: CENTRE,
    stops: [up, down],
    legs: [leg],
  };
  for (const isDay of [true, false]) {
    const laid = layOutMap({ ...task, hotel: undefined, names: [], chosenId: undefined, isDay });
    expect(laid.labels.map(({ id }) => id)).toEqual(["up", "down"]);
    // The way is between the two.
    expect(laid.labels[0]?.y).toBeLessThan(-120);
    expect(laid.labels[1]?.y).toBeGreaterThan(120);
  }
});

test("no name of a place touches a marker, be it the hotel's or the chosen one's ring", () => {
  const near = [-52, 0, 52].flatMap((x, column) =>
    [-60, 0, 60].map((y, row) => ({
      ...{
        id: `${column} ${row}`,
        dayNumber: 1,
        number: 1 + column * 3 + row,
        name: "Old Town Hall",
      },
      ...{ position: { lat: 0, lon: 0 }, at: at(x, y) },
    })),
  );
  const corner = { width: 0, height: 0 };
  const frame = { width: 400, height: 600, covered: { top: 0, bottom: 0 }, corner, em: 16 };
  const task = { origin: CENTRE, zoom: ZOOM, frame, fit: CENTRE, stops: near, legs: [], names: [] };
  const { markers, hotel, labels } = layOutMap({
    ...{ ...task, hotel: at(0, -115), chosenId: "1 1", isDay: true },
  });
  const discs = [...markers.map((one) => ({ ...one, radius: one.stop.id === "1 1" ? 23 : 17 }))];
  const all = [...discs, ...(hotel === undefined ? [] : [{ ...hotel, radius: 18 }])];
  expect(labels.length).toBeGreaterThan(1);
  for (const { id, side, ...point } of labels.filter((label) => label.id !== "1 1"))
    for (const disc of all) {
      // "Old Town Hall" is 13 letters of 9 px, and a line of 18 px.
      const half = (13 * 9) / 2;
      const { y } = point;
      const x = point.x + (side === "start" ? half : side === "end" ? -half : 0);
      const right = Math.max(0, Math.abs(x - disc.x) - half);
      const down = Math.max(0, Math.abs(y - disc.y) - 9);
      expect(Math.hypot(right, down), id).toBeGreaterThan(disc.radius + 2);
    }
});
