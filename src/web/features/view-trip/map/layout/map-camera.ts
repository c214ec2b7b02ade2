import { type MapPoint, worldPx } from "./mercator.ts";

/** The point in the middle of the map, and the zoom. */
export type Camera = MapPoint & { readonly zoom: number };

/** The map's size on screen, and how much of each side is covered by controls; pixels. */
export type MapFrame = {
  readonly width: number;
  readonly height: number;
  /** How much of the upper and lower edge. */
  readonly covered: { readonly top: number; readonly bottom: number };
  /** How much of the lower right corner, above what is covered of the lower edge. */
  readonly corner: { readonly width: number; readonly height: number };
  /** The size of letters. */
  readonly em: number;
};

export type Bounds = {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
};

/** A pixel of the map, from its top left corner. */
export type ScreenPoint = { readonly x: number; readonly y: number };

const MIN_ZOOM = 3;
const MAX_ZOOM = 18;
/** A day in one square is not shown nearer than its streets. */
const MAX_FIT_ZOOM = 15.5;
/** Left free around the places, so that markers and their names are whole. */
const SIDE_PX = 60;
const EDGE_PX = 40;
const MARKER_PX = 44;
/** However much the controls cover, something is left to put the places in. */
const MIN_INNER_PX = 96;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Undefined for no points. */
export function boundsOf(points: readonly MapPoint[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    west: Math.min(...xs),
    east: Math.max(...xs),
    north: Math.min(...ys),
    south: Math.max(...ys),
  };
}

/**
 * Shows all of these points, as near as that allows, in the middle of what no control covers.
 *
 * @returns undefined for no points.
 */
export function fitCamera(points: readonly MapPoint[], frame: MapFrame): Camera | undefined {
  const bounds = boundsOf(points);
  if (bounds === undefined) return undefined;
  const camera = fitBounds(bounds, frame, SIDE_PX);
  const { width, height, covered, corner } = frame;
  const reach = MARKER_PX / 2;
  const isUnderButtons = points.some((point) => {
    const { x, y } = toScreen(point, camera, frame);
    return x + reach > width - corner.width && y + reach > height - covered.bottom - corner.height;
  });
  return isUnderButtons ? fitBounds(bounds, frame, corner.width + reach) : camera;
}

function fitBounds({ west, east, north, south }: Bounds, frame: MapFrame, right: number): Camera {
  const { top, bottom } = frame.covered;
  const width = Math.max(MIN_INNER_PX, frame.width - SIDE_PX - right);
  const height = Math.max(MIN_INNER_PX, frame.height - top - bottom - 2 * EDGE_PX);
  const pxOfWorld = Math.min(width / (east - west), height / (south - north));
  const zoom = clamp(Math.log2(pxOfWorld / worldPx(0)), MIN_ZOOM, MAX_FIT_ZOOM);
  return {
    x: (west + east) / 2 - (SIDE_PX - right) / 2 / worldPx(zoom),
    y: (north + south) / 2 - (top - bottom) / 2 / worldPx(zoom),
    zoom,
  };
}

/** @param by how far the map goes along with a finger or a key; pixels. */
export function moveCamera(camera: Camera, by: ScreenPoint): Camera {
  const px = worldPx(camera.zoom);
  return { ...camera, x: camera.x - by.x / px, y: camera.y - by.y / px };
}

/** Moves the point at a pixel to another pixel (the same, where none is given), larger by that many zooms. */
export function zoomCamera(
  camera: Camera,
  frame: MapFrame,
  { by, at, to = at }: { by: number; at: ScreenPoint; to?: ScreenPoint },
): Camera {
  const zoom = clamp(camera.zoom + by, MIN_ZOOM, MAX_ZOOM);
  const middle = frameMiddle(frame);
  const [before, after] = [worldPx(camera.zoom), worldPx(zoom)];
  return {
    x: camera.x + (at.x - middle.x) / before - (to.x - middle.x) / after,
    y: camera.y + (at.y - middle.y) / before - (to.y - middle.y) / after,
    zoom,
  };
}

/** Keeps the middle over what there is to see, and half a screen beyond. */
export function keepOver(camera: Camera, frame: MapFrame, bounds: Bounds): Camera {
  const px = worldPx(camera.zoom);
  const [beyondX, beyondY] = [frame.width / 2 / px, frame.height / 2 / px];
  return {
    x: clamp(camera.x, bounds.west - beyondX, bounds.east + beyondX),
    y: clamp(camera.y, bounds.north - beyondY, bounds.south + beyondY),
    zoom: camera.zoom,
  };
}

export function frameMiddle({ width, height }: MapFrame): ScreenPoint {
  return { x: width / 2, y: height / 2 };
}

/** Where on screen a point of the map is. */
export function toScreen(point: MapPoint, camera: Camera, frame: MapFrame): ScreenPoint {
  const px = worldPx(camera.zoom);
  const middle = frameMiddle(frame);
  return { x: middle.x + (point.x - camera.x) * px, y: middle.y + (point.y - camera.y) * px };
}
