import timeZoneAt from "@photostructure/tz-lookup";
import { addDays, isCalendarDate } from "../../domain/calendar-date.ts";
import { localTime } from "../../domain/local-time.ts";
import { positionIn } from "../../domain/places/coordinates.ts";
import { dayWeather, type TripWeather } from "../../domain/places/day-weather.ts";
import { distanceKm, type Position } from "../../domain/places/geo.ts";
import type { Trip, TripDay } from "../../domain/trip/trip.ts";
import type { Forecasts } from "../weather/forecasts.ts";

/** Today and nine more. */
const FORECAST_DAYS = 10;
/** Days whose middles are nearer than this have one forecast. */
const SAME_WEATHER_KM = 15;
/** Nobody is in more towns within the days of a forecast; each is a question. */
const MOST_PLACES = 4;

/**
 * The weather of a trip's days that are near enough, each where its places are and on the clocks there.
 *
 * @throws ServiceError where a forecast can't be had, the signal's reason
 */
export async function weatherOfTrip(
  { tripData: { itinerary, hotels } }: Trip,
  forecasts: Forecasts,
  { nowMs, signal }: { readonly nowMs: number; readonly signal: AbortSignal },
): Promise<TripWeather> {
  const asked: Position[] = [];
  const days: TripWeather["days"] = [];
  for (const day of itinerary) {
    const { date = "" } = day;
    const base = hotels.filter((hotel) => hotel.base === day.base).slice(0, 1);
    const middle = middleOf(day.plan) ?? middleOf(base);
    if (middle === undefined || !isCalendarDate(date)) continue;
    const timeZone = timeZoneAt(middle.lat, middle.lon);
    const { date: today } = localTime(nowMs, timeZone);
    if (date < today || date >= addDays(today, FORECAST_DAYS)) continue;
    const near = asked.find((one) => distanceKm(one, middle) < SAME_WEATHER_KM);
    if (near === undefined && asked.length === MOST_PLACES) continue;
    const at = near ?? middle;
    if (near === undefined) asked.push(at);
    const known = dayWeather(await forecasts.at(at, { signal }), date, timeZone);
    if (known !== undefined) days.push(known);
  }
  return { days };
}

/** The middle of what can be read; undefined where nothing can. */
function middleOf(places: readonly Pick<TripDay["plan"][number], "geoCoordinates">[]) {
  const points = places.flatMap(({ geoCoordinates }) => positionIn(geoCoordinates) ?? []);
  const [first] = points;
  if (first === undefined) return undefined;
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  const lat = median(points.map((point) => point.lat));
  return { lat, lon: median(points.map((point) => point.lon)) } satisfies Position;
}
