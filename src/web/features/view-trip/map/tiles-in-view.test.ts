import { expect, test } from "vitest";
import { tileAddress, tilesInView } from "./tiles-in-view.ts";

const FRAME = {
  width: 256,
  height: 256,
  covered: { top: 0, bottom: 0 },
  corner: { width: 0, height: 0 },
  em: 16,
};

test("a frame that is one tile asks for that tile alone", () => {
  const camera = { x: 2.5 / 8, y: 3.5 / 8, zoom: 3 };
  expect(tilesInView(camera, FRAME)).toEqual([{ z: 3, x: 2, y: 3 }]);
});

test("a frame between tiles asks for the four that it shows a part of", () => {
  const camera = { x: 3 / 8, y: 3 / 8, zoom: 3 };
  expect(tilesInView(camera, FRAME)).toHaveLength(4);
});

test("beyond the date line the map goes on, beyond the poles it ends", () => {
  const tiles = tilesInView({ x: 0, y: 0, zoom: 3 }, FRAME);
  const addresses = tiles.map((tile) => tileAddress("https://t.example/{z}/{x}/{y}.png", tile));
  expect(addresses).toEqual(["https://t.example/3/7/0.png", "https://t.example/3/0/0.png"]);
});
