import * as z from "zod/mini";
import type { Climate } from "../../domain/places/climate.ts";
import type { Position } from "../../domain/places/geo.ts";
import { readAnswer } from "../lib/ask-json.ts";
import { createOpenService, type OpenServiceParts } from "./open-service.ts";

const SERVICE = "NASA POWER";
const REST_MS = 60_000;
const DEADLINE_MS = 20_000;
/** Ten years of three values a day have about 250 kB. */
const MAX_BYTES = 1024 * 1024;
const YEARS = { first: 2015, last: 2024 } as const;
const WET_MM = 1;
/** NASA POWER's value for "not known". */
const NONE = -999;
/** Of the days of a month in those years; with fewer nothing is said of it. */
const LEAST_SHARE = 0.9;
const DAYS_A_MONTH = 28;

const byDate = z.record(z.string(), z.number());
const answerSchema = z.object({
  properties: z.object({
    parameter: z.object({ T2M_MAX: byDate, T2M_MIN: byDate, PRECTOTCORR: byDate }),
  }),
});

export type PastWeather = {
  /** Usual weather of each month there, by ten years of days; undefined where too little is known. @throws ServiceError */
  around(at: Position, signal: AbortSignal): Promise<Climate | undefined>;
};

/** Days of the past by NASA POWER, for cells of half a degree. */
export function createPastWeather(baseUrl: string, parts: OpenServiceParts): PastWeather {
  const service = createOpenService(SERVICE, REST_MS, parts);
  return {
    async around({ lat, lon }, signal) {
      const query = new URLSearchParams({
        parameters: "T2M_MAX,T2M_MIN,PRECTOTCORR",
        community: "RE",
        latitude: lat.toFixed(2),
        longitude: lon.toFixed(2),
        start: `${YEARS.first}0101`,
        end: `${YEARS.last}1231`,
        format: "JSON",
      });
      const url = `${baseUrl}/api/temporal/daily/point?${query}`;
      const asked = { url, deadlineMs: DEADLINE_MS, mostBytes: MAX_BYTES, signal };
      const { parameter } = readAnswer(SERVICE, answerSchema, await service.ask(asked)).properties;
      const highC = monthly(parameter.T2M_MAX, meanOf);
      const lowC = monthly(parameter.T2M_MIN, meanOf);
      const rainDays = monthly(parameter.PRECTOTCORR, wetDaysOf);
      return highC && lowC && rainDays && { highC, lowC, rainDays };
    },
  };
}

/** Undefined where a month has too few days. @param days by "20150131". */
function monthly(
  days: Readonly<Record<string, number>>,
  valueIn: (values: readonly number[]) => number,
): number[] | undefined {
  const months = Map.groupBy(
    Object.entries(days).filter(([date, value]) => /^\d{8}$/.test(date) && value > NONE),
    ([date]) => Number(date.slice(4, 6)),
  );
  const least = (YEARS.last - YEARS.first + 1) * DAYS_A_MONTH * LEAST_SHARE;
  const values = Array.from({ length: 12 }, (_, month) => {
    const known = (months.get(month + 1) ?? []).map(([, value]) => value);
    return known.length < least ? undefined : Number(valueIn(known).toFixed(1));
  });
  return values.every((value) => value !== undefined) ? values : undefined;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function wetDaysOf(values: readonly number[]): number {
  return values.filter((value) => value >= WET_MM).length / (YEARS.last - YEARS.first + 1);
}
