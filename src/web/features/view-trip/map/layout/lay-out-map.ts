import { language } from "../../../../messages/domain/language.ts";
import { breakName, type LabelBox, overlaps, widthInEm } from "./label-box.ts";
import { curvePath, type LegCurve, legCurve, pointOnCurve } from "./leg-curve.ts";
import type { Camera, MapFrame, ScreenPoint } from "./map-camera.ts";
import { type MapPoint, worldPx } from "./mercator.ts";
import type { SketchName } from "./sketch-names.ts";
import { spreadMarkers } from "./spread-markers.ts";
import type { MapLeg, MapStop } from "./trip-stops.ts";

/** The least distance between two markers, so that a finger meets the one that is meant. */
const TARGET_PX = 44;
/** A marker further from its place than this has a line to it. */
const ASIDE_PX = 4;
/** Shorter legs have no room for their minutes; in the size of letters, as all below. */
const PILL_FROM_EM = 5.375;
const PILL = { height: 1.75, aroundText: 2.75 };
const LABEL = { size: 0.9375, line: 1.2, letters: 18, gap: 0.3 };
/** As wide as `map.css` draws them; the chosen one with its ring. */
const MARKER_EM = 2.125;
const HOTEL_EM = 2.25;
const TABLE_EM = 1.5;
const CHOSEN_EM = 2.875;
/** No word comes closer to a marker. */
const CLEAR_EM = 0.15;
const NAME_LINE = 1.3;
/** How far above or below a town its name may stand, the nearest first: its places' markers are around it. */
const TOWN = { size: 1.25, aside: [2, 3, 4, 5, 6] };
/** How far a name at a marker's corner comes closer than one above and beside it. */
const CORNER_EM = 0.1;
/** With more markers on it, a map of all days has no names of places. */
const MOST_NAMED = 30;
/** Within this, names have the room that they have at first. */
const SAME_ZOOM = 0.2;

/** A marker and the spot on the map that it is for. */
export type PlacedMarker = ScreenPoint & {
  readonly anchor: ScreenPoint;
  readonly isAside: boolean;
};
export type StopMarker = PlacedMarker & {
  readonly stop: MapStop;
  /** How many places of the same day are so near that they have no marker of their own. */
  readonly others: number;
};
export type PlacedLeg = {
  readonly leg: MapLeg;
  readonly path: string;
  /** Where its minutes stand, where there is room for them. */
  readonly pill?: ScreenPoint & { readonly text: string };
  /** The table that it leads to. */
  readonly table?: ScreenPoint;
};
export type PlaceLabel = ScreenPoint & {
  readonly id: string;
  readonly lines: readonly string[];
  /** Which side of the words the point is on: beside a marker that is theirs, however wide they are. */
  readonly side: "start" | "middle" | "end";
};
export type PlacedName = ScreenPoint & { readonly name: SketchName };

/** Everything that moves with the map, in pixels from its origin; true for one zoom. */
export type MapLayout = {
  readonly markers: readonly StopMarker[];
  readonly hotel: PlacedMarker | undefined;
  readonly legs: readonly PlacedLeg[];
  readonly labels: readonly PlaceLabel[];
  readonly names: readonly PlacedName[];
};

type ToPx = (point: MapPoint) => ScreenPoint;

export type LayoutTask = {
  /** The point of the map that is at 0, 0. */
  readonly origin: MapPoint;
  readonly zoom: number;
  readonly frame: MapFrame;
  /** Where the map looks at first: names are put where they are whole then. */
  readonly fit: Camera;
  readonly stops: readonly MapStop[];
  readonly legs: readonly MapLeg[];
  readonly hotel: MapPoint | undefined;
  readonly names: readonly SketchName[];
  readonly chosenId: string | undefined;
  /** Whether there is room for names and minutes: on a map of one day. */
  readonly isDay: boolean;
  /** The map is not moved or pressed: names that are not whole are left out, and markers may be close. */
  readonly isStill?: boolean;
};

/** Finds a place for every marker, then for the words that fit between them, the most needed first. */
export function layOutMap(task: LayoutTask): MapLayout {
  const { isDay, chosenId } = task;
  const { em } = task.frame;
  const px = worldPx(task.zoom);
  const toPx: ToPx = ({ x, y }) => ({
    x: (x - task.origin.x) * px,
    y: (y - task.origin.y) * px,
  });
  const { markers, hotel } = placeMarkers(task, toPx);
  const isChosen = ({ stop }: StopMarker) => stop.id === chosenId;
  const boxOf = ({ x, y }: ScreenPoint, sizeEm: number) => {
    const size = (sizeEm + 2 * CLEAR_EM) * em;
    return { x, y, width: size, height: size };
  };
  const taken: LabelBox[] = [
    ...markers.map((marker) => boxOf(marker, isChosen(marker) ? CHOSEN_EM : MARKER_EM)),
    ...(hotel === undefined ? [] : [boxOf(hotel, HOTEL_EM)]),
  ];
  // Beside a marker that covers it a table's mark is only in the way.
  const tables = new Map(
    task.legs
      .filter(({ isToTable }) => isToTable === true)
      .map((leg) => [leg, toPx(leg.to)] as const)
      .filter(([, at]) => !taken.some((other) => overlaps(boxOf(at, TABLE_EM), other))),
  );
  taken.push(...[...tables.values()].map((at) => boxOf(at, TABLE_EM)));
  const view = viewBox(task, toPx);
  if (view !== undefined) taken.push(cornerBox(view, task.frame));
  const curves = task.legs.map((leg) => ({ leg, curve: legCurve(toPx(leg.from), toPx(leg.to)) }));
  const ways = curves.flatMap(({ curve }) => spotsOn(curve));
  const room: Room = { em, taken, view };
  const labelOf = (marker: StopMarker) =>
    placeLabel(marker, room, { isNeeded: isChosen(marker), ways, mayCoverWays: isDay });
  const towns = task.names
    .filter(({ kind }) => kind === "town")
    .flatMap((name) => placeTown(name, toPx(name.at), room));
  const chosenLabels = markers.filter(isChosen).flatMap(labelOf);
  const legs = curves.map(({ leg, curve }): PlacedLeg => {
    const path = curvePath(curve);
    const pill = isDay ? placePill(curve, language.duration(leg.minutes), room) : undefined;
    const table = tables.get(leg);
    return { leg, path, ...(pill && { pill }), ...(table && { table }) };
  });
  // A marker of several places has no name of its own, and many names are none.
  const hasNames = isDay || markers.length <= MOST_NAMED;
  const others = markers.filter((marker) => hasNames && !isChosen(marker) && marker.others === 0);
  const labels = [...chosenLabels, ...others.flatMap(labelOf)];
  taken.push(...ways);
  const around = task.isStill === true ? undefined : frameBox(task, toPx);
  const names = task.names
    .filter(({ kind }) => kind !== "town")
    .flatMap((name) => placeName(name, toPx(name.at), px, room, around));
  return { markers, hotel, legs, labels, names: [...towns, ...names] };
}

/** On a map of all days one marker stands for places of a day that are near each other. */
function gather({ stops, isDay, chosenId }: LayoutTask, toPx: ToPx) {
  const gathered: { stop: MapStop; at: ScreenPoint; others: number }[] = [];
  const chosenFirst = stops.toSorted(
    (a, b) => Number(b.id === chosenId) - Number(a.id === chosenId),
  );
  for (const stop of isDay ? stops : chosenFirst) {
    const at = toPx(stop.at);
    const near = gathered.find(
      (one) =>
        one.stop.dayNumber === stop.dayNumber &&
        Math.hypot(one.at.x - at.x, one.at.y - at.y) < TARGET_PX,
    );
    if (isDay || near === undefined) gathered.push({ stop, at, others: 0 });
    else near.others += 1;
  }
  return gathered.toSorted(
    (a, b) => a.stop.dayNumber - b.stop.dayNumber || a.stop.number - b.stop.number,
  );
}

function placeMarkers(task: LayoutTask, toPx: ToPx) {
  const stops = gather(task, toPx);
  const anchors = stops.map(({ at }) => ({ ...at, ease: 1 }));
  // The hotel makes room: the day's places matter more.
  const home = task.hotel === undefined ? [] : [{ ...toPx(task.hotel), ease: 4 }];
  const all = [...anchors, ...home];
  const size = MARKER_EM * task.frame.em;
  const spots = spreadMarkers(all, task.isStill ? size + ASIDE_PX : Math.max(TARGET_PX, size));
  const placed = all.map((anchor, index): PlacedMarker => {
    const { x, y } = spots[index] ?? anchor;
    const isAside = Math.hypot(x - anchor.x, y - anchor.y) > ASIDE_PX;
    return { x, y, anchor: { x: anchor.x, y: anchor.y }, isAside };
  });
  const markers = stops.flatMap(({ stop, others }, index): StopMarker[] => {
    const marker = placed[index];
    return marker === undefined ? [] : [{ ...marker, stop, others }];
  });
  return { markers, hotel: home.length === 0 ? undefined : placed.at(-1) };
}

/** In the middle of the leg, or not far from it; undefined where it would cover something. */
function placePill(curve: LegCurve, text: string, { em, taken, view }: Room) {
  const { from, to } = curve;
  if (text === "" || Math.hypot(to.x - from.x, to.y - from.y) < PILL_FROM_EM * em) return undefined;
  const width = (widthInEm(text) + PILL.aroundText) * em;
  for (const part of [0.5, 0.42, 0.58, 0.34, 0.66]) {
    const spot = pointOnCurve(curve, part);
    // Aside rather than over the edge, as long as it still lies on the leg.
    const aside = view === undefined ? spot.x : within(spot.x, width + em / 2, view);
    const x = Math.abs(aside - spot.x) * 2 < width ? aside : spot.x;
    const box = { x, y: spot.y, width, height: PILL.height * em };
    if (taken.some((other) => overlaps(box, other))) continue;
    taken.push(box);
    return { x: box.x, y: box.y, text };
  }
  return undefined;
}

/** Names keep so far from the sides: how wide one is, is estimated, and some letters are wider. */
const SIDE_EM = 0.5;
/** A name over the edge can't be read, which is worse than one over a leg's minutes. */
const EDGE_COST = 10;

function leastCovering<Box extends LabelBox>(
  boxes: readonly Box[],
  { taken, view }: Room,
): Box | undefined {
  const cost = (box: Box) =>
    taken.filter((other) => overlaps(box, other)).length +
    (view === undefined || isInside(box, view) ? 0 : EDGE_COST);
  return boxes.toSorted((a, b) => cost(a) - cost(b))[0];
}

/** Where the middle of something so wide is, that it doesn't reach over the side. */
function within(x: number, width: number, view: LabelBox): number {
  const room = Math.max(0, (view.width - width) / 2);
  return Math.min(view.x + room, Math.max(view.x - room, x));
}

/** The part that the frame shows at first and no control covers; undefined where the map is nearer or further. */
function viewBox({ frame, fit, zoom }: LayoutTask, toPx: ToPx): LabelBox | undefined {
  if (Math.abs(zoom - fit.zoom) > SAME_ZOOM) return undefined;
  const { em, width, height, covered } = frame;
  const { x, y } = toPx(fit);
  const free = height - covered.top - covered.bottom;
  const within = width - 2 * SIDE_EM * em;
  return { x, y: y + (covered.top - covered.bottom) / 2, width: within, height: free };
}

/** All that the frame shows at first, what controls cover as well. */
function frameBox({ frame: { width, height }, fit }: LayoutTask, toPx: ToPx): LabelBox {
  return { ...toPx(fit), width, height };
}

/** Where a leg is drawn, close enough together that no name fits between. */
function spotsOn(curve: LegCurve): LabelBox[] {
  const spots = Array.from({ length: 33 }, (_, index) => pointOnCurve(curve, index / 32));
  return spots.map((spot) => ({ ...spot, width: 4, height: 4 }));
}

function cornerBox(view: LabelBox, { corner: { width, height } }: MapFrame): LabelBox {
  const x = view.x + (view.width - width) / 2;
  const y = view.y + (view.height - height) / 2;
  return { x, y, width, height };
}

const isInside = (box: LabelBox, around: LabelBox) =>
  Math.abs(box.x - around.x) * 2 <= around.width - box.width &&
  Math.abs(box.y - around.y) * 2 <= around.height - box.height;

/** What words have to fit into. */
type Room = {
  /** The size of letters. */
  readonly em: number;
  /** What stands there by now; each that finds a place is added. */
  readonly taken: LabelBox[];
  /** A name is whole within it, or not shown. */
  readonly view: LabelBox | undefined;
};

type LabelRules = {
  /** Whether it is shown even where it covers something. */
  readonly isNeeded: boolean;
  /** Where legs are drawn: a name lies beside them where it can. */
  readonly ways: readonly LabelBox[];
  readonly mayCoverWays: boolean;
};

function placeLabel(
  { stop, x, y }: StopMarker,
  room: Room,
  { isNeeded, ways, mayCoverWays }: LabelRules,
): PlaceLabel[] {
  const { em, taken, view } = room;
  const lines = breakName(stop.name, LABEL.letters);
  const width = Math.max(...lines.map(widthInEm)) * LABEL.size * em;
  const height = lines.length * LABEL.line * LABEL.size * em;
  const reach = ((isNeeded ? CHOSEN_EM : MARKER_EM) / 2 + LABEL.gap) * em;
  const across = reach + width / 2;
  const along = reach + height / 2;
  // Above and below, a name goes aside rather than over the edge.
  const middle = view === undefined ? x : within(x, width, view);
  const isNear = Math.abs(middle - x) < across;
  const boxes: (LabelBox & Pick<PlaceLabel, "side">)[] = [
    { x: isNear ? middle : x, y: y - along, width, height, side: "middle" },
    { x: isNear ? middle : x, y: y + along, width, height, side: "middle" },
    { x: x + across, y, width, height, side: "start" },
    { x: x - across, y, width, height, side: "end" },
    // Beside a corner of the marker, as near as its round lets it.
    ...[-1, 1].flatMap((right) =>
      [-1, 1].map((down) => ({
        x: x + right * (across - CORNER_EM * em),
        y: y + down * (along - CORNER_EM * em),
        ...{ width, height, side: right > 0 ? ("start" as const) : ("end" as const) },
      })),
    ),
  ];
  const free = boxes.filter(
    (one) =>
      (view === undefined || isInside(one, view)) && !taken.some((other) => overlaps(one, other)),
  );
  const isBeside = (one: LabelBox) => !ways.some((other) => overlaps(one, other));
  const best = free.find(isBeside) ?? (mayCoverWays ? free[0] : undefined);
  const box = best ?? (isNeeded ? leastCovering(boxes, room) : undefined);
  if (box === undefined) return [];
  taken.push(box);
  const { side } = box;
  const aside = side === "start" ? -width / 2 : side === "end" ? width / 2 : 0;
  return [{ id: stop.id, lines, x: box.x + aside, y: box.y, side }];
}

/**
 * A name of the sketch, where it covers nothing and what it names is large enough.
 *
 * @param around parts outside of it may come into view when the map is moved; undefined: they may not.
 */
function placeName(
  name: SketchName,
  at: ScreenPoint,
  worldSizePx: number,
  { em, taken, view }: Room,
  around: LabelBox | undefined,
): PlacedName[] {
  const length = widthInEm(name.text) * em;
  if (name.extent !== undefined && name.extent * worldSizePx < length * 0.7) return [];
  const [cos, sin] = [Math.abs(Math.cos(name.angle)), Math.abs(Math.sin(name.angle))];
  const thickness = NAME_LINE * em;
  const box = {
    ...at,
    width: length * cos + thickness * sin,
    height: length * sin + thickness * cos,
  };
  const isSeen = around === undefined || overlaps(box, around);
  if (view !== undefined && isSeen && !isInside(box, view)) return [];
  if (taken.some((other) => overlaps(box, other))) return [];
  taken.push(box);
  return [{ name, ...at }];
}

/** A town's name above or below its places: without it nobody knows which town is which. */
function placeTown(name: SketchName, at: ScreenPoint, room: Room): PlacedName[] {
  const { em, taken, view } = room;
  const width = widthInEm(name.text) * TOWN.size * em;
  const x = view === undefined ? at.x : within(at.x, width, view);
  const boxes = TOWN.aside
    .flatMap((aside) => [at.y - aside * em, at.y + aside * em])
    .map((y) => ({ x, y, width, height: NAME_LINE * TOWN.size * em }));
  const box = leastCovering(boxes, room);
  if (box === undefined) return [];
  taken.push(box);
  return [{ name, x: box.x, y: box.y }];
}
