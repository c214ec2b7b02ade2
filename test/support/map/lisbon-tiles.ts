import { toMapPoint } from "../../../src/web/features/view-trip/map/layout/mercator.ts";
import { type TileFeature, vectorTile } from "./vector-tile.ts";

const LISBON = { lat: 38.7139, lon: -9.1334 };
const ALL: TileFeature["at"] = [
  [0, 0],
  [4096, 0],
  [4096, 4096],
  [0, 4096],
];

/** Of one tile: water on its left half, a street across it, and a quarter of two scripts. */
export const LISBON_TILE = vectorTile({
  water: [{ kind: "area", at: ALL.map(([x, y]) => [x / 2, y] as const), tags: { class: "river" } }],
  transportation: [
    {
      kind: "line",
      at: [
        [0, 2048],
        [4096, 2048],
      ],
      tags: { class: "primary" },
    },
  ],
  place: [
    {
      kind: "point",
      at: [[3000, 1000]],
      tags: { class: "suburb", name: "Алфама", "name:en": "Alfama" },
    },
  ],
});

export const LISBON_LAYERS = ["water", "transportation", "place"].map((id) => ({ id }));
export const LISBON_CREDIT =
  '<a href="https://www.openmaptiles.org/" target="_blank">&copy; OpenMapTiles</a> <a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap contributors</a>';

/** The tiles over Lisbon of some zooms, all of them the same. */
export function lisbonTiles(fromZoom: number, toZoom: number) {
  const { x, y } = toMapPoint(LISBON);
  const zooms = Array.from({ length: toZoom - fromZoom + 1 }, (_, index) => fromZoom + index);
  return zooms.flatMap((z) => {
    const [left, top] = [Math.floor(x * 2 ** z), Math.floor(y * 2 ** z)];
    const near = z < 2 ? [0] : [-2, -1, 0, 1, 2];
    return near.flatMap((right) =>
      near.map((down) => ({ z, x: left + right, y: top + down, bytes: LISBON_TILE })),
    );
  });
}
