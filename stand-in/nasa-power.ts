import type { Answer } from "./open-data-faults.ts";

const DAY_MS = 24 * 3_600_000;
/** Cells at sea have none of some days; the service says so by this number. */
const NONE = -999;
const NONE_EVERY = 97;

/** NASA POWER's daily values at a point: warm in July, wet in winter. */
export function nasaPowerAnswer(url: URL): Answer {
  const query = url.searchParams;
  if (!url.pathname.endsWith("/api/temporal/daily/point")) return { status: 404, body: {} };
  const names = (query.get("parameters") ?? "").split(",");
  const [lat, lon] = ["latitude", "longitude"].map((name) => Number(query.get(name)));
  const wrong = [lat, lon].some((degrees) => Number.isNaN(degrees));
  if (wrong || query.get("community") === null) {
    return { status: 422, body: { messages: ["a parameter is missing"] } };
  }
  const [first, last] = ["start", "end"].map((name) => dayOf(query.get(name) ?? ""));
  const dates = Array.from({ length: ((last ?? 0) - (first ?? 0)) / DAY_MS + 1 }, (_, nth) =>
    new Date((first ?? 0) + nth * DAY_MS).toISOString().slice(0, 10).replaceAll("-", ""),
  );
  const parameter = Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(dates.map((date, nth) => [date, valueOn(name, date, nth)])),
    ]),
  );
  const geometry = { type: "Point", coordinates: [lon, lat, 12] };
  return {
    status: 200,
    body: { type: "Feature", geometry, properties: { parameter }, header: { fill_value: NONE } },
  };
}

function dayOf(text: string): number {
  return Date.parse(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}T00:00:00Z`);
}

function valueOn(name: string, date: string, nth: number): number {
  if (nth % NONE_EVERY === 0) return NONE;
  const summer = 6 - Math.abs(7 - Number(date.slice(4, 6)));
  if (name === "PRECTOTCORR") return nth % 3 === 0 ? 6 - summer : 0.2;
  return (name === "T2M_MAX" ? 14 : 6) + 2 * summer;
}
