import { parseCoordinates } from "../src/domain/places/coordinates.ts";
import type { Leg } from "../src/domain/places/leg.ts";
import type { Point, Sketch } from "../src/domain/places/sketch.ts";
import type { Trip, TripDay } from "../src/domain/trip/trip.ts";

const WIDTH = 640;
const HEIGHT = 560;
/** Between the outermost place and the edge. */
const MARGIN = 90;
/** So far from a place the hotel's mark stands by itself. */
const APART = 52;
const METRES_PER_DEGREE = 111_320;
const STREET = 11;
const DASHES: Readonly<Record<Leg["mode"], string>> = {
  walk: ".1 10",
  taxi: "16 9",
  transit: "1",
};
/** The colours of the page's maps and of its second day; see src/web/styles.css. */
const DARK = `@media (prefers-color-scheme:dark){.land{fill:#1a2430}.water{fill:#123c50}.river{stroke:#123c50}.park{fill:#1d3629}.edge{stroke:#212c39}.street{stroke:#2b3847}.leg{stroke:#7aa0d6}.rim{stroke:#1a2430}.place{fill:#7aa0d6}.number{fill:#10161f}.hotel{fill:#f1ece2}.bed{stroke:#10161f}}`;

type Spot = readonly [x: number, y: number];

/** A day of a trip on the sketch of its city, as SVG: every place with its number, and the ways between. */
export function drawDay(trip: Trip, day: TripDay, sketch: Sketch): string {
  const hotel = at(trip.tripData.hotels[0]?.geoCoordinates);
  const places = day.plan.map(({ geoCoordinates }) => at(geoCoordinates));
  const { project, pixelsPerMetre } = frame([hotel, ...places]);
  const path = (points: readonly Point[]) => roundedLine(points.map(project));
  const area = (points: readonly Point[]) =>
    `M${points.map((point) => text(project(point))).join("L")}Z`;
  const areas = (name: string, fill: string, of: Sketch["parks"]) =>
    `<path class="${name}" fill="${fill}" d="${of.map(({ ring }) => area(ring)).join("")}"/>`;
  const streets = sketch.streets.map(path).join("");
  const line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  const modes = [...day.plan.map(({ leg }) => leg?.mode), day.wayBack?.mode];
  const stops = [hotel, ...places, hotel].map(project);
  const legs = stops.slice(1).map((to, index) => legPath(stops[index] ?? to, to));
  const numbers = places.map(project).map(([x, y], index) => marker(x, y, index + 1));
  const [hotelX, hotelY] = aside(project(hotel), places.map(project));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>${DARK}</style>`,
    `<path class="land" fill="#f4eddf" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    areas("water", "#c6dbe2", sketch.water),
    areas("land", "#f4eddf", sketch.islands),
    ...sketch.rivers.map(
      ({ line: river, widthMetres }) =>
        `<path class="river" ${line} stroke="#c6dbe2" stroke-width="${rounded(widthMetres * pixelsPerMetre)}" d="${path(river)}"/>`,
    ),
    areas("park", "#dbe5c8", sketch.parks),
    `<path class="edge" ${line} stroke="#e6dcc8" stroke-width="${STREET + 3}" d="${streets}"/>`,
    `<path class="street" ${line} stroke="#fffaf0" stroke-width="${STREET}" d="${streets}"/>`,
    ...legs.map(
      (d, index) =>
        `<path class="rim" ${line} stroke="#f4eddf" stroke-width="10" d="${d}"/><path class="leg" ${line} stroke="#002e63" stroke-width="6" stroke-dasharray="${DASHES[modes[index] ?? "walk"]}" d="${d}"/>`,
    ),
    `<path class="leg" ${line} stroke="#002e63" stroke-width="3" d="M${text(project(hotel))}L${text([hotelX, hotelY])}"/>`,
    `<g transform="translate(${rounded(hotelX - 19)} ${rounded(hotelY - 19)})"><rect class="hotel rim" fill="#1f2933" stroke="#f4eddf" stroke-width="4" width="38" height="38" rx="10"/><path class="bed" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" d="M9 11v17M9 24h20v4M29 24v-4a4 4 0 0 0-4-4h-9v8"/></g>`,
    ...numbers,
    "</svg>\n",
  ].join("\n");
}

function at(coordinates = ""): Point {
  const read = parseCoordinates(coordinates);
  if (!read.ok) throw new Error(`no coordinates: ${coordinates}`);
  return [read.at.lat, read.at.lon];
}

/** Shows all points in the middle of the picture, as large as fits. */
function frame(points: readonly Point[]) {
  const lats = points.map(([lat]) => lat);
  const lons = points.map(([, lon]) => lon);
  const middleLat = (Math.min(...lats) + Math.max(...lats)) / 2;
  const middleLon = (Math.min(...lons) + Math.max(...lons)) / 2;
  const metresPerLon = METRES_PER_DEGREE * Math.cos((middleLat * Math.PI) / 180);
  const pixelsPerMetre = Math.min(
    (WIDTH - 2 * MARGIN) / ((Math.max(...lons) - Math.min(...lons)) * metresPerLon),
    (HEIGHT - 2 * MARGIN) / ((Math.max(...lats) - Math.min(...lats)) * METRES_PER_DEGREE),
  );
  const project = ([lat, lon]: Point): Spot => [
    WIDTH / 2 + (lon - middleLon) * metresPerLon * pixelsPerMetre,
    HEIGHT / 2 - (lat - middleLat) * METRES_PER_DEGREE * pixelsPerMetre,
  ];
  return { project, pixelsPerMetre };
}

/** A line whose bends are round: it turns between the middles of its parts. */
function roundedLine(spots: readonly Spot[]): string {
  const [first = [0, 0], ...others] = spots;
  const parts = others.map((spot, index) => {
    const next = others[index + 1];
    if (next === undefined) return `L${text(spot)}`;
    return `Q${text(spot)} ${text([(spot[0] + next[0]) / 2, (spot[1] + next[1]) / 2])}`;
  });
  return `M${text(first)}${parts.join("")}`;
}

/** Next to the spot where a place is too near for both to be seen. */
function aside([x, y]: Spot, others: readonly Spot[]): Spot {
  const [near] = others
    .map((other) => ({ other, distance: Math.hypot(x - other[0], y - other[1]) }))
    .sort((a, b) => a.distance - b.distance);
  if (near === undefined || near.distance >= APART) return [x, y];
  const scale = APART / Math.max(1, near.distance);
  return [near.other[0] + (x - near.other[0]) * scale, near.other[1] + (y - near.other[1]) * scale];
}

/** Bent a little, so that the way there and the way back are two lines. */
function legPath([x, y]: Spot, [toX, toY]: Spot): string {
  const bendX = (x + toX) / 2 - (toY - y) * 0.12;
  const bendY = (y + toY) / 2 + (toX - x) * 0.12;
  return `M${text([x, y])}Q${text([bendX, bendY])} ${text([toX, toY])}`;
}

function marker(x: number, y: number, number: number): string {
  return `<circle class="place rim" fill="#002e63" stroke="#f4eddf" stroke-width="4" cx="${rounded(x)}" cy="${rounded(y)}" r="19"/><text class="number" fill="#fff" font-family="system-ui,sans-serif" font-weight="700" font-size="20" text-anchor="middle" x="${rounded(x)}" y="${rounded(y + 7)}">${number}</text>`;
}

function text([x, y]: Spot): string {
  return `${rounded(x)} ${rounded(y)}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
