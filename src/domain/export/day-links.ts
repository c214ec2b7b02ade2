import { degreesText } from "../places/degrees-text.ts";
import type { Position } from "../places/geo.ts";
import type { Leg } from "../places/leg.ts";

/** Map services that show a way through several stops by an address. */
export const MAP_SERVICES = ["google", "apple", "openstreetmap"] as const;
type MapService = (typeof MAP_SERVICES)[number];

/** The most that all of them take; Google's addresses take nine between the first and the last. */
const MAX_STOPS = 9;

/** A stop of a day, and how one comes to it from the one before. */
export type DayStop = { readonly at: Position; readonly by?: Leg["mode"] | undefined };

/** A way through some stops of a day, in their order. */
export type DayLink = {
  readonly url: string;
  readonly by: Leg["mode"];
  /** Of the first and the last stop, counted from 1 among those that were given. */
  readonly from: number;
  readonly to: number;
};

/**
 * Addresses that show the way through a day's stops in their order, as the plan has it: on foot, with as many stops as the
 * service takes, of which each begins where the one before ends; a ride has one of its own, where the service shows rides.
 *
 * @param stops fewer than two have no way between them.
 */
export function dayLinks(stops: readonly DayStop[], service: MapService): DayLink[] {
  const links: DayLink[] = [];
  let start = 0;
  for (const [index, stop] of stops.entries()) {
    if (index === 0) continue;
    const before = stops[index - 1];
    const { by = "walk" } = stop;
    if (by !== "walk" && before !== undefined) {
      const url = wayLink(before.at, stop.at, by, service);
      if (url !== undefined) links.push({ url, by, from: index, to: index + 1 });
      start = index;
      continue;
    }
    const isLast = index === stops.length - 1 || (stops[index + 1]?.by ?? "walk") !== "walk";
    if (!isLast && index - start < MAX_STOPS - 1) continue;
    const walked = stops.slice(start, index + 1).map(({ at }) => at);
    links.push({ url: ADDRESSES[service](walked), by, from: start + 1, to: index + 1 });
    start = index;
  }
  return links;
}

const text = ({ lat, lon }: Position) => `${degreesText(lat)},${degreesText(lon)}`;

const ADDRESSES: Readonly<Record<MapService, (stops: readonly Position[]) => string>> = {
  // https://developers.google.com/maps/documentation/urls/get-started#directions-action
  google(stops) {
    const between = stops.slice(1, -1).map(text).join("|");
    return addressOf("https://www.google.com/maps/dir/", [
      ["api", "1"],
      ...ends(stops, "origin", "destination"),
      ...(between === "" ? [] : [["waypoints", between] as const]),
      ["travelmode", "walking"],
    ]);
  },
  // https://developer.apple.com/documentation/mapkit/unified-map-urls
  apple: (stops) =>
    addressOf("https://maps.apple.com/directions", [
      ...ends(stops, "source", "destination"),
      ...stops.slice(1, -1).map((stop) => ["waypoint", text(stop)] as const),
      ["mode", "walking"],
    ]),
  // The routing of openstreetmap.org, whose own pages take two stops alone; 2 is on foot.
  openstreetmap: (stops) =>
    addressOf("https://routing.openstreetmap.de/", [
      ...stops.map((stop) => ["loc", text(stop)] as const),
      ["srv", "2"],
    ]),
};

const MODES: Readonly<Record<Leg["mode"], string>> = {
  walk: "walking",
  transit: "transit",
  taxi: "driving",
};

/** An address that shows one leg as it is gone; undefined where the service has no such way. */
export function wayLink(
  from: Position,
  to: Position,
  mode: Leg["mode"],
  service: MapService,
): string | undefined {
  const by = MODES[mode];
  switch (service) {
    case "google":
      return addressOf("https://www.google.com/maps/dir/", [
        ["api", "1"],
        ...ends([from, to], "origin", "destination"),
        ["travelmode", by],
      ]);
    case "apple":
      return addressOf("https://maps.apple.com/directions", [
        ...ends([from, to], "source", "destination"),
        ["mode", by],
      ]);
    case "openstreetmap":
      return mode === "walk" ? ADDRESSES.openstreetmap([from, to]) : undefined;
  }
}

type Parameter = readonly [name: string, value: string];

function ends(stops: readonly Position[], first: string, last: string): Parameter[] {
  const [from] = stops;
  const to = stops.at(-1);
  return from === undefined || to === undefined
    ? []
    : [
        [first, text(from)],
        [last, text(to)],
      ];
}

function addressOf(base: string, parameters: readonly Parameter[]): string {
  const query = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${query.join("&")}`;
}
