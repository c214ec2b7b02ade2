import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { TileJson } from "../../../../../domain/places/tile-json.ts";

/** The page's own colours, so that the map has the light and the dark of what is around it. */
export type MapColours = Readonly<
  Record<
    "land" | "water" | "park" | "street" | "street-edge" | "water-ink" | "park-ink" | "quarter-ink",
    string
  >
>;

/** Which features of a tile are what the map shows: a layer of the tiles, and a filter in it. */
type Part = readonly [layer: string, filter: ExpressionSpecification];
type Schema = Readonly<
  Record<
    "green" | "water" | "rivers" | "buildings" | "rails" | "paths" | "minor" | "major",
    readonly Part[]
  > &
    Record<"roadNames" | "waterNames" | "parkNames" | "stations" | "quarters" | "towns", Part>
>;

const SOURCE = "tiles";
/** No such fonts: the device's sans serif takes their place, in the weight and the slant that their names end in. */
const [REGULAR, BOLD, ITALIC] = ["Device Regular", "Device Bold", "Device Italic"];
const ALL: ExpressionSpecification = ["all"];

const isOne = (field: string, values: readonly string[]): ExpressionSpecification => [
  "in",
  ["get", field],
  ["literal", [...values]],
];
const isArea: ExpressionSpecification = ["==", ["geometry-type"], "Polygon"];
const isLine: ExpressionSpecification = ["==", ["geometry-type"], "LineString"];

/** https://openmaptiles.org/schema/ */
const OPEN_MAP_TILES: Schema = {
  green: [
    ["landcover", isOne("class", ["wood", "grass"])],
    ["landuse", isOne("class", ["cemetery", "zoo", "pitch"])],
    ["park", isArea],
  ],
  water: [["water", ALL]],
  rivers: [["waterway", ALL]],
  buildings: [["building", ALL]],
  rails: [
    ["transportation", ["all", isOne("class", ["rail"]), ["!=", ["get", "brunnel"], "tunnel"]]],
  ],
  paths: [["transportation", isOne("class", ["path", "track"])]],
  minor: [["transportation", isOne("class", ["minor", "service", "busway"])]],
  major: [
    ["transportation", isOne("class", ["motorway", "trunk", "primary", "secondary", "tertiary"])],
  ],
  roadNames: ["transportation_name", ALL],
  waterNames: ["water_name", ALL],
  parkNames: ["poi", isOne("class", ["park", "garden"])],
  stations: ["poi", isOne("class", ["railway"])],
  quarters: ["place", isOne("class", ["suburb", "quarter", "neighbourhood"])],
  towns: ["place", isOne("class", ["city", "town", "village"])],
};

/** https://docs.protomaps.com/basemaps/layers */
const PROTOMAPS: Schema = {
  green: [
    ["landcover", isOne("kind", ["forest", "grassland"])],
    [
      "landuse",
      isOne("kind", [
        "park",
        "forest",
        "wood",
        "grass",
        "garden",
        "cemetery",
        "nature_reserve",
        "national_park",
        "golf_course",
        "zoo",
        "pitch",
      ]),
    ],
  ],
  water: [["water", isArea]],
  rivers: [["water", isLine]],
  buildings: [["buildings", isArea]],
  rails: [["roads", ["all", isOne("kind", ["rail"]), ["!", ["has", "is_tunnel"]]]]],
  paths: [["roads", isOne("kind", ["path"])]],
  minor: [["roads", isOne("kind", ["minor_road"])]],
  major: [["roads", isOne("kind", ["highway", "major_road", "medium_road"])]],
  roadNames: [
    "roads",
    isOne("kind", ["highway", "major_road", "medium_road", "minor_road", "path"]),
  ],
  waterNames: ["water", ["==", ["geometry-type"], "Point"]],
  parkNames: ["pois", isOne("kind", ["park", "garden"])],
  stations: ["pois", isOne("kind", ["station"])],
  quarters: ["places", isOne("kind", ["neighbourhood", "macrohood"])],
  towns: ["places", isOne("kind", ["locality"])],
};

/**
 * The street map's style. It has neither fonts nor icons of a server: letters are the device's own.
 *
 * @param language of the names, as in an HTML `lang`.
 */
export function streetMapStyle(
  tiles: TileJson,
  { colours, language, isDark }: { colours: MapColours; language: string; isDark: boolean },
): StyleSpecification {
  const { minzoom = 0, maxzoom = 14, bounds } = tiles;
  const from = { tiles: [...tiles.tiles], minzoom, maxzoom, ...(bounds && { bounds }) };
  const ids = tiles.vector_layers?.map(({ id }) => id);
  if (ids === undefined) {
    // Images are light: in the dark they are shown as their negative, of the same hue.
    const dark = {
      "raster-brightness-min": 0.9,
      "raster-brightness-max": 0.05,
      "raster-hue-rotate": 180,
    };
    return {
      version: 8,
      sources: { [SOURCE]: { type: "raster", tileSize: 256, ...from } },
      layers: [{ id: "images", type: "raster", source: SOURCE, paint: isDark ? dark : {} }],
    };
  }
  const schema = ids.includes("transportation") ? OPEN_MAP_TILES : PROTOMAPS;
  return {
    version: 8,
    sources: { [SOURCE]: { type: "vector", ...from } },
    layers: [
      { id: "land", type: "background", paint: { "background-color": colours.land } },
      ...areas(schema, colours),
      ...lines(schema, colours),
      ...names(schema, colours, language),
    ],
  };
}

/** @param stops zoom and pixels, in turns; zooms as the library counts them, one less than ours. */
function byZoom(...stops: number[]): ExpressionSpecification {
  return ["interpolate", ["exponential", 1.5], ["zoom"], ...stops] as ExpressionSpecification;
}

function areas(schema: Schema, colours: MapColours): LayerSpecification[] {
  const fill = (part: "green" | "water" | "buildings", colour: string, minzoom = 0) =>
    schema[part].map(
      ([layer, filter]): LayerSpecification => ({
        id: `${part} ${layer}`,
        type: "fill",
        source: SOURCE,
        "source-layer": layer,
        filter,
        minzoom,
        paint: { "fill-color": colour },
      }),
    );
  return [
    ...fill("green", colours.park),
    ...fill("water", colours.water),
    ...fill("buildings", colours["street-edge"], 13),
  ];
}

type LineLook = {
  readonly colour: string;
  readonly width: ExpressionSpecification;
  readonly minzoom?: number;
  readonly dashes?: number[];
};

function lines(schema: Schema, colours: MapColours): LayerSpecification[] {
  const line = (
    part: "rivers" | "rails" | "paths" | "minor" | "major",
    name: string,
    { colour, width, minzoom = 0, dashes }: LineLook,
  ) =>
    schema[part].map(
      ([layer, filter]): LayerSpecification => ({
        id: name,
        type: "line",
        source: SOURCE,
        "source-layer": layer,
        filter,
        minzoom,
        layout: { "line-cap": dashes === undefined ? "round" : "butt", "line-join": "round" },
        paint: {
          "line-color": colour,
          "line-width": width,
          ...(dashes && { "line-dasharray": dashes }),
        },
      }),
    );
  const { street, water, "street-edge": edge, "quarter-ink": ink } = colours;
  return [
    ...line("rivers", "rivers", { colour: water, width: byZoom(8, 0.5, 14, 3, 18, 12) }),
    ...line("paths", "paths", { colour: edge, width: byZoom(13, 0.5, 18, 5), minzoom: 13 }),
    ...line("rails", "rails", {
      colour: ink,
      width: byZoom(11, 0.4, 18, 1.6),
      minzoom: 11,
      dashes: [4, 3],
    }),
    ...line("minor", "minor edge", {
      colour: edge,
      width: byZoom(12, 1, 14, 4.5, 18, 21),
      minzoom: 12,
    }),
    ...line("major", "major edge", {
      colour: edge,
      width: byZoom(7, 1, 12, 5, 14, 9, 18, 32),
      minzoom: 7,
    }),
    ...line("minor", "minor", {
      colour: street,
      width: byZoom(12, 0.5, 14, 3, 18, 18),
      minzoom: 12,
    }),
    ...line("major", "major", {
      colour: street,
      width: byZoom(7, 0.4, 12, 3.5, 14, 7, 18, 28),
      minzoom: 7,
    }),
  ];
}

/** In the reader's script first, then as the signs there say it. */
function inBoth(language: string) {
  const local: ExpressionSpecification = ["coalesce", ["get", "name"], ""];
  const reader: ExpressionSpecification = [
    "coalesce",
    ["get", `name:${language}`],
    ["get", "name:latin"],
    ["get", "name"],
    "",
  ];
  const isOne: ExpressionSpecification = ["any", ["==", reader, local], ["==", local, ""]];
  return {
    lines: ["case", isOne, reader, ["concat", reader, "\n", local]] as ExpressionSpecification,
    one: ["case", isOne, reader, ["concat", reader, "  ", local]] as ExpressionSpecification,
  };
}

function names(schema: Schema, colours: MapColours, language: string): LayerSpecification[] {
  const text = inBoth(language);
  const name = (
    part: "roadNames" | "waterNames" | "parkNames" | "stations" | "quarters" | "towns",
    look: { colour: string; size: number; minzoom: number; maxzoom?: number; font?: string },
  ): LayerSpecification => ({
    id: part,
    type: "symbol",
    source: SOURCE,
    "source-layer": schema[part][0],
    filter: schema[part][1],
    minzoom: look.minzoom,
    maxzoom: look.maxzoom ?? 24,
    layout: {
      "text-field": part === "roadNames" ? text.one : text.lines,
      "text-font": [look.font ?? REGULAR],
      "text-size": look.size,
      "text-max-width": 8,
      ...(part === "roadNames" ? { "symbol-placement": "line" } : {}),
      ...(part === "stations" ? { "icon-optional": true } : {}),
    },
    paint: { "text-color": look.colour, "text-halo-color": colours.land, "text-halo-width": 1.6 },
  });
  const { "water-ink": water, "park-ink": park, "quarter-ink": quarter } = colours;
  return [
    name("roadNames", { colour: quarter, size: 12, minzoom: 13.5 }),
    name("parkNames", { colour: park, size: 13, minzoom: 13.5 }),
    name("stations", { colour: quarter, size: 12, minzoom: 13.5 }),
    name("waterNames", { colour: water, size: 13, minzoom: 9, font: ITALIC }),
    name("quarters", { colour: quarter, size: 14, minzoom: 11.5, maxzoom: 15.5, font: BOLD }),
    name("towns", { colour: quarter, size: 15, minzoom: 4, maxzoom: 13, font: BOLD }),
  ];
}
