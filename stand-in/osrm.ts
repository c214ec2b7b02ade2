import type { HttpAnswer } from "./chat-protocol.ts";

type Point = { readonly lat: number; readonly lon: number };

/** The streets of the stand-in's world. */
export type StandInStreets = {
  /** Undefined where no way leads; "off" where a point is far from any street. */
  walkOf(from: Point, to: Point): { readonly metres: number; readonly seconds: number } | undefined;
  isOff?(point: Point): boolean;
};

/** The service's own limit, for sources times destinations. */
const MOST_TABLE_SIZE = 100;

/** OSRM's table and route services, as far as they are asked. */
export function answerAsOsrm(
  url: URL,
  streets: StandInStreets,
  mostTableSize = MOST_TABLE_SIZE,
): HttpAnswer {
  const [, service, version, , text = ""] = decodeURIComponent(url.pathname).split("/");
  if (service !== "table" && service !== "route") {
    return refused("InvalidService", "Service not found!");
  }
  if (version !== "v1") return refused("InvalidVersion", "Service not found!");
  const points = text.split(";").map((pair) => {
    const [lon = Number.NaN, lat = Number.NaN] = pair.split(",").map(Number);
    return { lat, lon };
  });
  if (points.some(({ lat, lon }) => Number.isNaN(lat) || Number.isNaN(lon))) {
    return refused("InvalidQuery", "Query string malformed close to position 1");
  }
  if (service === "route") return routeAnswer(points, streets);
  const chosen = (name: string) => {
    const list = url.searchParams.get(name);
    return list === null ? points.map((_, at) => at) : list.split(";").map(Number);
  };
  const [sources, destinations] = [chosen("sources"), chosen("destinations")];
  if ([...sources, ...destinations].some((at) => points[at] === undefined)) {
    return refused("InvalidOptions", "Options are invalid");
  }
  if (sources.length * destinations.length > mostTableSize ** 2) {
    return refused("TooBig", "Too many table coordinates");
  }
  const off = points.findIndex((point) => streets.isOff?.(point) === true);
  if (off >= 0) {
    return refused("NoSegment", `Could not find a matching segment for coordinate ${off}`);
  }
  const wanted = url.searchParams.get("annotations") ?? "duration";
  const rows = (of: "metres" | "seconds") =>
    sources.map((from) =>
      destinations.map((to) => {
        const [one, other] = [points[from], points[to]];
        const walk = one && other && streets.walkOf(one, other);
        return walk === undefined ? null : Math.round(10 * walk[of]) / 10;
      }),
    );
  const waypoints = (list: readonly number[]) =>
    list.map((at) => ({
      hint: "",
      distance: 0,
      name: "",
      location: [points[at]?.lon, points[at]?.lat],
    }));
  return json(200, {
    code: "Ok",
    ...(wanted.includes("duration") ? { durations: rows("seconds") } : {}),
    ...(wanted.includes("distance") ? { distances: rows("metres") } : {}),
    sources: waypoints(sources),
    destinations: waypoints(destinations),
  });
}

/** From corner to corner: east or west first, then north or south. */
function routeAnswer(points: readonly Point[], streets: StandInStreets): HttpAnswer {
  const [from, to] = points;
  if (from === undefined || to === undefined) {
    return refused("InvalidOptions", "Number of coordinates needs to be at least two.");
  }
  const off = points.findIndex((point) => streets.isOff?.(point) === true);
  if (off >= 0) {
    return refused("NoSegment", `Could not find a matching segment for coordinate ${off}`);
  }
  const walk = streets.walkOf(from, to);
  if (walk === undefined) return refused("NoRoute", "Impossible route between points");
  const coordinates = [
    [from.lon, from.lat],
    [to.lon, from.lat],
    [to.lon, to.lat],
  ];
  const [duration, distance] = [walk.seconds, walk.metres];
  return json(200, {
    code: "Ok",
    routes: [
      {
        geometry: { type: "LineString", coordinates },
        legs: [{ steps: [], summary: "", weight: duration, duration, distance }],
        weight_name: "duration",
        weight: duration,
        duration,
        distance,
      },
    ],
    waypoints: [from, to].map(({ lat, lon }) => ({
      hint: "",
      distance: 0,
      name: "",
      location: [lon, lat],
    })),
  });
}

function refused(code: string, message: string): HttpAnswer {
  return json(400, { code, message });
}

function json(status: number, body: unknown): HttpAnswer {
  const headers = { "content-type": "application/json; charset=UTF-8" };
  return { status, headers, body: JSON.stringify(body) };
}
