import * as z from "zod/mini";
import {
  type ForecastStep,
  forecastStepSchema,
  type WeatherKind,
} from "../../domain/places/day-weather.ts";
import type { Position } from "../../domain/places/geo.ts";
import { type Answer, orBroken } from "../lib/ask-json.ts";
import { createCoalescer } from "../lib/coalesce.ts";
import { createSemaphore } from "../lib/semaphore.ts";
import { ServiceError } from "../lib/service-error.ts";
import { waitUntil } from "../lib/wait-until.ts";
import type { ServiceParts } from "../store/kept-answers.ts";
import type { Forecasts } from "./forecasts.ts";

const SERVICE = "MET Norway";
const DEADLINE_MS = 6_000;
/** A forecast of ten days has about 60 kB. */
const MAX_BYTES = 512 * 1024;
/** An application may ask 20 times a second. */
const AT_ONCE = 4;
const WAIT_MS = 10_000;
/** Where the service names no time, or one that is past; it says half an hour as a rule. */
const LEAST_KEEP_MS = 30 * 60_000;
const MOST_KEEP_MS = 6 * 3_600_000;
/** About a kilometre. The service refuses more than four, and tells no more by them. */
const DECIMALS = 2;
const HOUR_MS = 3_600_000;

const nextSchema = z.object({
  summary: z.optional(z.object({ symbol_code: z.optional(z.string()) })),
  details: z.optional(
    z.object({
      precipitation_amount: z.optional(z.number()),
      air_temperature_max: z.optional(z.number()),
      air_temperature_min: z.optional(z.number()),
    }),
  ),
});
type Next = z.infer<typeof nextSchema>;
const momentSchema = z.object({
  time: z.iso.datetime(),
  data: z.object({
    instant: z.object({
      details: z.object({
        air_temperature: z.number(),
        wind_speed: z.optional(z.number()),
        wind_speed_of_gust: z.optional(z.number()),
      }),
    }),
    next_1_hours: z.optional(nextSchema),
    next_6_hours: z.optional(nextSchema),
  }),
});
const answerSchema = z.object({ properties: z.object({ timeseries: z.array(z.unknown()) }) });
const storedSchema = z.object({
  untilMs: z.number(),
  modified: z.optional(z.string()),
  steps: z.array(forecastStepSchema),
});
type Stored = z.infer<typeof storedSchema>;

/** The Norwegian Meteorological Institute's forecast for the whole world, kept for as long as it says. */
export function createMetNorwayForecasts(
  options: ServiceParts & { readonly metNorwayUrl: string },
): Forecasts {
  const { metNorwayUrl, userAgent, lookups, circuit, clock, log, askService } = options;
  const coalesce = createCoalescer<readonly ForecastStep[]>();
  const turn = createSemaphore({
    permits: AT_ONCE,
    waitMs: WAIT_MS,
    onOverload: () => new ServiceError(`${SERVICE}: too many wait for it`, { trouble: "late" }),
  });
  let isDeprecationLogged = false;

  async function lookUp(where: string): Promise<readonly ForecastStep[]> {
    const key = `forecast 1 / ${where}`;
    const text = await lookups.find(key);
    const kept = text === undefined ? undefined : storedSchema.safeParse(JSON.parse(text)).data;
    if (kept !== undefined && clock.nowMs() < kept.untilMs) return kept.steps;
    const release = await turn.acquire();
    try {
      const fresh = await circuit.ask(SERVICE, () => ask(where, kept));
      await lookups.save(key, JSON.stringify(fresh), clock.nowMs());
      return fresh.steps;
    } finally {
      release();
    }
  }

  async function ask(where: string, kept: Stored | undefined): Promise<Stored> {
    let came: Answer | undefined;
    try {
      const answer = await askService({
        service: SERVICE,
        url: `${metNorwayUrl}/weatherapi/locationforecast/2.0/complete?${where}`,
        headers: {
          "user-agent": userAgent,
          ...(kept?.modified === undefined ? {} : { "if-modified-since": kept.modified }),
        },
        deadlineMs: DEADLINE_MS,
        mostBytes: MAX_BYTES,
        onAnswer: (whole) => (came = whole),
      });
      if (came?.status === 203) noteDeprecation();
      return { ...keeping(came), steps: stepsOf(answer) };
    } catch (error) {
      if (came?.status === 304 && kept !== undefined) return { ...kept, ...keeping(came) };
      throw error;
    }
  }

  function keeping(answer: Answer | undefined): Pick<Stored, "untilMs" | "modified"> {
    const nowMs = clock.nowMs();
    const saidMs = Date.parse(answer?.headers.get("expires") ?? "");
    const keepMs = Number.isNaN(saidMs) ? 0 : saidMs - nowMs;
    const modified = answer?.headers.get("last-modified");
    return {
      untilMs: nowMs + Math.min(MOST_KEEP_MS, Math.max(LEAST_KEEP_MS, keepMs)),
      ...(modified == null ? {} : { modified }),
    };
  }

  function noteDeprecation(): void {
    if (isDeprecationLogged) return;
    isDeprecationLogged = true;
    log.warn({ service: SERVICE }, "this version of the service ends soon (203)");
  }

  return {
    at: (place, { signal }) => {
      const where = questionAbout(place);
      return waitUntil(
        coalesce(where, () => lookUp(where)),
        signal,
      );
    },
  };
}

function questionAbout({ lat, lon }: Position): string {
  // -0.00 is another text, and no other place.
  const rounded = (degrees: number) => (Number(degrees.toFixed(DECIMALS)) + 0).toFixed(DECIMALS);
  return `lat=${rounded(lat)}&lon=${rounded(lon)}`;
}

/** Each moment is read by itself; one without what comes after it, as the last ones, says too little. */
function stepsOf(answer: unknown): ForecastStep[] {
  const series = answerSchema.safeParse(answer).data?.properties.timeseries ?? [];
  const moments = series.flatMap((moment) => momentSchema.safeParse(moment).data ?? []);
  const steps = moments
    .map(({ time, data }) => ({ atMs: Date.parse(time), ...data }))
    .toSorted((a, b) => a.atMs - b.atMs)
    .flatMap(({ atMs, instant, next_1_hours: hour, next_6_hours: sixHours }) => {
      const {
        air_temperature: now,
        wind_speed: windMs,
        wind_speed_of_gust: gustMs,
      } = instant.details;
      const next = hour ?? sixHours;
      if (next === undefined) return [];
      const { air_temperature_max: highC = now, air_temperature_min: lowC = now } =
        next.details ?? {};
      const step = { atMs, hours: hour === undefined ? 6 : 1, highC, lowC, ...rainOf(next) };
      const wind = windMs === undefined ? {} : { windMs };
      return [{ ...step, ...wind, ...(gustMs === undefined ? {} : { gustMs }) }];
    });
  return withoutOverlap(orBroken(SERVICE, steps.length === 0 ? undefined : steps));
}

function withoutOverlap(steps: readonly ForecastStep[]): ForecastStep[] {
  return steps.map((step, index) => {
    const nextMs = steps[index + 1]?.atMs ?? Number.POSITIVE_INFINITY;
    const hours = Math.min(step.hours, (nextMs - step.atMs) / HOUR_MS);
    return { ...step, hours, rainMm: (step.rainMm * hours) / step.hours };
  });
}

function rainOf({ summary, details }: Next): Pick<ForecastStep, "kind" | "rainMm"> {
  const kind = kindOfSymbol(summary?.symbol_code ?? "");
  const rainMm = Math.max(0, details?.precipitation_amount ?? 0);
  return kind === undefined ? { rainMm } : { kind, rainMm };
}

/** By its parts, as "lightssnowshowersandthunder_day" is written; undefined for a symbol that is none of ours. */
function kindOfSymbol(code: string): WeatherKind | undefined {
  if (code.includes("thunder")) return "thunder";
  if (code.includes("sleet")) return "sleet";
  if (code.includes("snow")) return "snow";
  if (code.includes("rain")) return "rain";
  if (code.startsWith("fog")) return "fog";
  if (code.startsWith("cloudy") || code.startsWith("partlycloudy")) return "cloudy";
  return code.startsWith("clearsky") || code.startsWith("fair") ? "clear" : undefined;
}
