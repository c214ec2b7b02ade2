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
  /** Of the first and the last stop, counted from 1 among those that were given. */
  readonly from: number;
  readonly to: number;
};

/**
 * Addresses that show the way through a day's stops in their order: one, or as many as it takes where the service takes no more
 * stops, of which each begins where the one before ends. On foot where all of it is walked, else as the service thinks best:
 * none takes several stops by public transport, and each leg has addresses of its own (`wayLink`).
 *
 * @param stops fewer than two have no way between them.
 */
export function dayLinks(stops: readonly DayStop[], service: MapService): DayLink[] {
  const links: DayLink[] = [];
  for (let start = 0; start < stops.length - 1; start += MAX_STOPS - 1) {
    const part = stops.slice(start, start + MAX_STOPS);
    const isWalked = part.slice(1).every(({ by = "walk" }) => by === "walk");
    const url = ADDRESSES[service](
      part.map(({ at }) => at),
      isWalked,
    );
    links.push({ url, from: start + 1, to: start + part.length });
  }
  return links;
}

const text = ({ lat, lon }: Position) => `${degreesText(lat)},${degreesText(lon)}`;

type AddressOf = (stops: readonly Position[], isWalked: boolean) => string;

const ADDRESSES: Readonly<Record<MapService, AddressOf>> = {
  // https://developers.google.com/maps/documentation/urls/get-started#directions-action
  google(stops, isWalked) {
    const between = stops.slice(1, -1).map(text).join("|");
    return addressOf("https://www.google.com/maps/dir/", [
      ["api", "1"],
      ...ends(stops, "origin", "destination"),
      ...(between === "" ? [] : [["waypoints", between] as const]),
      ...(isWalked ? [["travelmode", "walking"] as const] : []),
    ]);
  },
  // https://developer.apple.com/documentation/mapkit/unified-map-urls
  apple: (stops, isWalked) =>
    addressOf("https://maps.apple.com/directions", [
      ...ends(stops, "source", "destination"),
      ...stops.slice(1, -1).map((stop) => ["waypoint", text(stop)] as const),
      ...(isWalked ? [["mode", "walking"] as const] : []),
    ]),
  // The routing of openstreetmap.org, whose own pages take two stops alone; 0 is by car, 2 on foot.
  openstreetmap: (stops, isWalked) =>
    addressOf("https://routing.openstreetmap.de/", [
      ...stops.map((stop) => ["loc", text(stop)] as const),
      ["srv", isWalked ? "2" : "0"],
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
      return mode === "walk" ? ADDRESSES.openstreetmap([from, to], true) : undefined;
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
