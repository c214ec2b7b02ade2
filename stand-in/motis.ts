import type { IncomingHttpHeaders } from "node:http";
import type { HttpAnswer } from "./chat-protocol.ts";

type Point = { readonly lat: number; readonly lon: number };

/** How one rides from a point to another in the stand-in's world. */
export type StandInRide = {
  /** The service's modes, in the order they are ridden; each has a line and two stops. */
  readonly modes: readonly string[];
  readonly everyMinutes: number;
  /** In each vehicle. */
  readonly minutes: number;
  /** The first and last departure of a day, in minutes of UTC; past 1440 on the next day. */
  readonly firstMinutes?: number;
  readonly lastMinutes?: number;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FOOT_MINUTES = 4;
const USUAL: StandInRide = { modes: ["SUBWAY"], everyMinutes: 10, minutes: 14 };
const NAMELESS = /^(?:$|(?:node|undici|axios|python-requests|curl)\b)/;

/**
 * `/api/v5/plan` of MOTIS 2, as far as it is asked.
 *
 * @param rideOf undefined where no vehicle goes; then there is a way on foot in `direct`, as the service has it.
 */
export function answerAsMotis(
  url: URL,
  headers: IncomingHttpHeaders,
  rideOf: (from: Point, to: Point) => StandInRide | undefined = () => USUAL,
): HttpAnswer {
  if (NAMELESS.test(headers["user-agent"] ?? "")) return json(403, { error: "no user agent" });
  if (url.pathname !== "/api/v5/plan") return json(404, { error: "not found" });
  const missing = ["fromPlace", "toPlace"].find((name) => !url.searchParams.has(name));
  if (missing !== undefined) return json(400, { error: `missing parameter: ${missing}` });
  const [from, to] = [pointOf(url, "fromPlace"), pointOf(url, "toPlace")];
  const timeMs = Date.parse(url.searchParams.get("time") ?? "");
  const isArrival = url.searchParams.get("arriveBy") === "true";
  const windowMs = 1000 * Number(url.searchParams.get("searchWindow") ?? 900);
  const ride = rideOf(from, to);
  const departures = ride === undefined ? [] : departuresOf(ride, { timeMs, windowMs, isArrival });
  return json(200, {
    requestParameters: Object.fromEntries(url.searchParams),
    debugOutput: {},
    from: place("START", from),
    to: place("END", to),
    direct: ride === undefined ? [onFoot(from, to, timeMs)] : [],
    itineraries: ride === undefined ? [] : departures.map((atMs) => wayAt(ride, atMs, from, to)),
    previousPageCursor: "EARLIER|0",
    nextPageCursor: "LATER|0",
  });
}

type Asked = {
  readonly timeMs: number;
  readonly windowMs: number;
  readonly isArrival: boolean;
};

/**
 * When the first vehicles leave: all of the window, however few were asked for, and the next one after an empty window, or the last one
 * before it.
 */
function departuresOf(ride: StandInRide, { timeMs, windowMs, isArrival }: Asked): number[] {
  const { everyMinutes, firstMinutes = 5 * 60, lastMinutes = 24 * 60 } = ride;
  const days = [-1, 0, 1].map((days) => Math.floor(timeMs / DAY_MS) * DAY_MS + days * DAY_MS);
  const all = days.flatMap((dayMs) => {
    const count = Math.floor((lastMinutes - firstMinutes) / everyMinutes) + 1;
    return Array.from(
      { length: count },
      (_, nth) => dayMs + (firstMinutes + nth * everyMinutes) * MINUTE_MS,
    );
  });
  const rest = (FOOT_MINUTES + ride.modes.length * ride.minutes) * MINUTE_MS;
  const before = FOOT_MINUTES * MINUTE_MS;
  const fits = all.filter((atMs) =>
    isArrival
      ? atMs + rest <= timeMs && atMs + rest > timeMs - windowMs
      : atMs - before >= timeMs && atMs - before < timeMs + windowMs,
  );
  if (fits.length > 0) return fits;
  return isArrival
    ? all.filter((atMs) => atMs + rest <= timeMs).slice(-1)
    : all.filter((atMs) => atMs - before >= timeMs).slice(0, 1);
}

function wayAt({ modes, minutes }: StandInRide, leavesMs: number, from: Point, to: Point) {
  // In a row between the ends.
  const stopAt = (nth: number): Point => {
    const part = (nth + 0.2) / (modes.length + 0.4);
    return {
      lat: from.lat + part * (to.lat - from.lat),
      lon: from.lon + part * (to.lon - from.lon),
    };
  };
  const stops = [...modes.map((_, nth) => `Stop ${nth + 1}`), `Stop ${modes.length + 1}`];
  const rides = modes.map((mode, nth) => {
    const startMs = leavesMs + nth * minutes * MINUTE_MS;
    return {
      ...leg(mode, startMs, startMs + minutes * MINUTE_MS),
      from: stop(stops[nth] ?? "", stopAt(nth)),
      to: stop(stops[nth + 1] ?? "", stopAt(nth + 1)),
      headsign: "Terminus",
      agencyName: "Metro",
      // Some feeds have a blank behind the name.
      routeShortName: `${nth + 1} `,
      tripId: `20270504_${leavesMs}`,
      source: "feed.gtfs.zip/stop_times.txt:1:2",
      intermediateStops: [],
    };
  });
  const startMs = leavesMs - FOOT_MINUTES * MINUTE_MS;
  const endMs = leavesMs + modes.length * minutes * MINUTE_MS;
  const last = endMs + FOOT_MINUTES * MINUTE_MS;
  const legs = [
    {
      ...leg("WALK", startMs, leavesMs),
      from: place("START", from),
      to: stop(stops[0] ?? "", stopAt(0)),
      distance: 300,
    },
    ...rides,
    {
      ...leg("WALK", endMs, last),
      from: stop(stops.at(-1) ?? "", stopAt(modes.length)),
      to: place("END", to),
      distance: 300,
    },
  ];
  return { ...span(startMs, last), transfers: modes.length - 1, legs };
}

function onFoot(from: Point, to: Point, atMs: number) {
  const endMs = atMs + 40 * MINUTE_MS;
  const walk = { ...leg("WALK", atMs, endMs), from: place("START", from), to: place("END", to) };
  return { ...span(atMs, endMs), transfers: 0, legs: [walk] };
}

function span(startMs: number, endMs: number) {
  return {
    duration: (endMs - startMs) / 1000,
    startTime: timeText(startMs),
    endTime: timeText(endMs),
  };
}

function leg(mode: string, startMs: number, endMs: number) {
  return {
    mode,
    ...span(startMs, endMs),
    scheduledStartTime: timeText(startMs),
    scheduledEndTime: timeText(endMs),
    realTime: false,
    scheduled: true,
    legGeometry: { points: "", precision: 6, length: 0 },
  };
}

/** Without milliseconds. */
function timeText(atMs: number): string {
  return new Date(atMs).toISOString().replace(".000Z", "Z");
}

function place(name: string, { lat, lon }: Point) {
  return { name, lat, lon, level: 0, vertexType: "NORMAL" };
}

function stop(name: string, at: Point) {
  return { ...place(name, at), vertexType: "TRANSIT", stopId: `feed_${name}` };
}

function pointOf(url: URL, name: string): Point {
  const [lat = Number.NaN, lon = Number.NaN] = (url.searchParams.get(name) ?? "")
    .split(",")
    .map(Number);
  return { lat, lon };
}

function json(status: number, body: unknown): HttpAnswer {
  const headers = {
    "content-type": "application/json",
    link: '<https://transitous.org/sources/>; rel="license"',
  };
  return { status, headers, body: JSON.stringify(body) };
}
