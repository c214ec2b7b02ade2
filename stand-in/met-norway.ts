import type { IncomingHttpHeaders } from "node:http";
import type { HttpAnswer } from "./chat-protocol.ts";

/** What a day of the stand-in's world is like, by the service's own symbols. */
export type StandInDay = {
  readonly symbol: string;
  readonly mmAnHour?: number;
  readonly highC?: number;
  readonly lowC?: number;
  readonly windMs?: number;
  /** Left out as in most of the world. */
  readonly gustMs?: number;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The service gives about two and a half days by the hour, then seven by six hours. */
const HOURLY = 60;
const SIX_HOURLY = 30;
const KEPT_MS = 31 * 60_000;
const FAIR: StandInDay = { symbol: "fair_day" };
/** More than four decimals are refused, as are clients that don't name themselves. */
const TOO_FINE = /\.\d{5}/;
const NAMELESS = /^(?:$|(?:node|undici|axios|python-requests|curl|Java|Go-http-client)\b)/;

/**
 * MET Norway's Locationforecast 2.0, as far as it is asked.
 *
 * @param world.days by UTC day from today on; fair where none is named.
 */
export function answerAsMetNorway(
  url: URL,
  headers: IncomingHttpHeaders,
  world: { readonly nowMs?: number; readonly days?: readonly StandInDay[] } = {},
): HttpAnswer {
  const { nowMs = Date.now(), days = [] } = world;
  const [lat, lon] = ["lat", "lon"].map((name) => url.searchParams.get(name) ?? "");
  if (NAMELESS.test(headers["user-agent"] ?? "")) return refused(403, "403 Forbidden");
  if (url.pathname !== "/weatherapi/locationforecast/2.0/complete")
    return refused(404, "Not found");
  if (!lat || !lon) return refused(422, "Missing or invalid coordinates");
  if (TOO_FINE.test(lat) || TOO_FINE.test(lon)) return refused(403, "Too many decimals");
  // Made anew each hour.
  const madeMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const modified = new Date(madeMs).toUTCString();
  const kept = {
    expires: new Date(nowMs + KEPT_MS).toUTCString(),
    "last-modified": modified,
  };
  if (headers["if-modified-since"] === modified) return { status: 304, headers: kept, body: "" };
  const body = JSON.stringify({
    type: "Feature",
    geometry: { type: "Point", coordinates: [Number(lon), Number(lat), 12] },
    properties: {
      meta: { updated_at: new Date(madeMs).toISOString().replace(".000", ""), units: UNITS },
      timeseries: series(madeMs, days),
    },
  });
  return { status: 200, headers: { ...kept, "content-type": "application/json" }, body };
}

const UNITS = {
  air_temperature: "celsius",
  precipitation_amount: "mm",
  wind_speed: "m/s",
} as const;

function series(madeMs: number, days: readonly StandInDay[]) {
  const today = Math.floor(madeMs / DAY_MS);
  const hourlyEndMs = madeMs + HOURLY * HOUR_MS;
  const firstSixMs = Math.ceil(hourlyEndMs / (6 * HOUR_MS)) * 6 * HOUR_MS;
  const hourly = Array.from(
    { length: (firstSixMs - madeMs) / HOUR_MS },
    (_, nth) => madeMs + nth * HOUR_MS,
  );
  const sixHourly = Array.from({ length: SIX_HOURLY }, (_, nth) => firstSixMs + nth * 6 * HOUR_MS);
  return [...hourly, ...sixHourly].map((atMs) => {
    const day = days[Math.floor(atMs / DAY_MS) - today] ?? FAIR;
    const { highC = 18, lowC = 11, windMs = 3, gustMs } = day;
    const isNoon = new Date(atMs).getUTCHours() % 24 === 12;
    const isHourly = atMs < firstSixMs;
    const isLast = atMs === sixHourly.at(-1);
    return {
      time: new Date(atMs).toISOString().replace(".000", ""),
      data: {
        instant: {
          details: {
            air_temperature: isNoon ? highC : (highC + lowC) / 2,
            wind_speed: windMs,
            ...(gustMs === undefined ? {} : { wind_speed_of_gust: gustMs }),
          },
        },
        ...(isHourly ? { next_1_hours: ahead(day, 1) } : {}),
        // The last moments of all have nothing ahead of them.
        ...(isLast ? {} : { next_6_hours: ahead(day, 6), next_12_hours: { summary: {} } }),
      },
    };
  });
}

function ahead({ symbol, mmAnHour = 0, highC = 18, lowC = 11 }: StandInDay, hours: 1 | 6) {
  const six = { air_temperature_max: highC, air_temperature_min: lowC };
  return {
    summary: { symbol_code: symbol },
    details: { precipitation_amount: mmAnHour * hours, ...(hours === 6 ? six : {}) },
  };
}

function refused(status: number, body: string): HttpAnswer {
  return { status, headers: { "content-type": "text/plain" }, body };
}
