import { expect, test } from "vitest";
import { fitCamera, moveCamera, toScreen, zoomCamera } from "./map-camera.ts";
import { metresPerPx, toMapPoint } from "./mercator.ts";
import { scaleLength } from "./scale-length.ts";

const FRAME = {
  width: 390,
  height: 700,
  covered: { top: 70, bottom: 120 },
  corner: { width: 72, height: 172 },
  em: 16,
};
const at = (lat: number, lon: number) => toMapPoint({ lat, lon });
const PLACES = [at(38.72, -9.14), at(38.7, -9.2), at(38.69, -9.13)];

test("a pixel is as long as on the tiles of map servers", () => {
  // 156,543 m at the equator at zoom 0, halved with each zoom.
  expect(metresPerPx(0.5, 0)).toBeCloseTo(156_543.03, 1);
  expect(metresPerPx(at(60, 0).y, 10)).toBeCloseTo(156_543.03 / 1024 / 2, 1);
});

test("what is fitted is in the frame, clear of what covers it", () => {
  const camera = fitCamera(PLACES, FRAME);
  if (camera === undefined) throw new Error("there is nothing to see");
  for (const place of PLACES) {
    const { x, y } = toScreen(place, camera, FRAME);
    expect(y).toBeGreaterThan(70);
    expect(y).toBeLessThan(700 - 120);
    expect(x).toBeGreaterThan(0);
    const isUnderButtons = x + 22 > 390 - 72 && y + 22 > 700 - 120 - 172;
    expect(isUnderButtons).toBe(false);
  }
});

test("one place is shown with its streets, none is not shown", () => {
  expect(fitCamera(PLACES.slice(0, 1), FRAME)?.zoom).toBe(15.5);
  expect(fitCamera([], FRAME)).toBeUndefined();
});

test("what is under a finger stays under it", () => {
  const camera = { ...at(38.7, -9.15), zoom: 12 };
  const place = at(38.71, -9.16);
  const before = toScreen(place, camera, FRAME);
  const zoomed = zoomCamera(camera, FRAME, { by: 1.3, at: before, to: { x: 50, y: 60 } });
  expect(toScreen(place, zoomed, FRAME).x).toBeCloseTo(50, 3);
  expect(toScreen(place, zoomed, FRAME).y).toBeCloseTo(60, 3);
  const moved = toScreen(place, moveCamera(camera, { x: 10, y: -20 }), FRAME);
  expect(moved.x).toBeCloseTo(before.x + 10, 3);
  expect(moved.y).toBeCloseTo(before.y - 20, 3);
});

test.each([
  [1040, 1000],
  [740, 500],
  [49, 20],
  [5, 5],
])("a scale of up to %d metres has a bar of %d", (most, length) => {
  expect(scaleLength(most)).toBe(length);
});
