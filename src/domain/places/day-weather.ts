import * as z from "zod/mini";
import { isCalendarDate } from "../calendar-date.ts";
import { LIMITS } from "../limits.ts";
import { localTime } from "../local-time.ts";

const WEATHER_KINDS = ["clear", "cloudy", "fog", "rain", "sleet", "snow", "thunder"] as const;
export type WeatherKind = (typeof WEATHER_KINDS)[number];

/** Weather that spoils a day outdoors. */
const WEATHER_TROUBLES = ["rain", "snow", "storm", "heat"] as const;
export type WeatherTrouble = (typeof WEATHER_TROUBLES)[number];

const minuteOfDay = z.int().check(z.minimum(0), z.maximum(24 * 60));

/** The forecast for one day at one place, on its clocks. */
const dayWeatherSchema = z.object({
  date: z.string().check(z.refine(isCalendarDate, "a date")),
  /** Of the daytime; left out where nobody says. */
  kind: z.optional(z.enum(WEATHER_KINDS)),
  highC: z.number(),
  lowC: z.number(),
  /** In the daytime. */
  rainMm: z.number(),
  /** Minutes after midnight in which it is bad to be in the open. */
  troubles: z
    .array(z.object({ kind: z.enum(WEATHER_TROUBLES), from: minuteOfDay, to: minuteOfDay }))
    .check(z.maxLength(24)),
});
export type DayWeather = z.infer<typeof dayWeatherSchema>;

/** Of a trip: days that are near enough, and about which something is known. */
export const tripWeatherSchema = z.object({
  days: z.array(dayWeatherSchema).check(z.maxLength(LIMITS.trip.days)),
});
export type TripWeather = z.infer<typeof tripWeatherSchema>;

/** From one moment of a forecast to the next. */
export const forecastStepSchema = z.object({
  /** Milliseconds since 1970. */
  atMs: z.number(),
  hours: z.number(),
  kind: z.optional(z.enum(WEATHER_KINDS)),
  rainMm: z.number(),
  highC: z.number(),
  lowC: z.number(),
  /** Metres a second; left out where nobody says. */
  windMs: z.optional(z.number()),
  /** Of the strongest gusts, as far as somebody says. */
  gustMs: z.optional(z.number()),
});
export type ForecastStep = z.infer<typeof forecastStepSchema>;

/** When travellers are out. */
const DAYTIME = { from: 9 * 60, to: 18 * 60 } as const;
/** In the daytime; less is a shower that one waits out. */
const WET_MM = 5;
/** In the daytime; melted. */
const SNOWY_MM = 2;
/** An hour with less is dry. */
const DRIZZLE_MM = 0.2;
/** Gale, 8 on Beaufort's scale: umbrellas break, and boats stay in port. */
const GALE_MS = 17.2;
/** Gusts of 43 knots: with less wind between them it is a gale all the same, by the Met Office's gale warnings. */
const GALE_GUST_MS = 22.1;
/** In the sun; the shade of noon is no help. */
const HOT_C = 33;
const NOON = { from: 12 * 60, to: 16 * 60 + 30 } as const;
/** The worst of a day is what it is called after. */
const WORST_FIRST = ["thunder", "snow", "sleet", "rain", "fog", "cloudy", "clear"] as const;
/** Trouble is reported from this many hours on. */
const LEAST_HOURS = 2;

type Span = { readonly from: number; readonly to: number };

/**
 * A day of a forecast on the clocks of a time zone.
 *
 * @param steps in the order of time.
 * @param timeZone as IANA names it.
 * @returns undefined where the forecast doesn't cover the daytime.
 */
export function dayWeather(
  steps: readonly ForecastStep[],
  date: string,
  timeZone: string,
): DayWeather | undefined {
  const own = steps.flatMap((step) => {
    const span = spanOn(step, date, timeZone);
    return span === undefined ? [] : [{ ...step, ...span }];
  });
  const daytime = own.flatMap((step) => {
    const [from, to] = [Math.max(step.from, DAYTIME.from), Math.min(step.to, DAYTIME.to)];
    const hours = (to - from) / 60;
    return hours > 0 ? [{ ...step, from, to, rainMm: (step.rainMm * hours) / step.hours }] : [];
  });
  const covered = daytime.reduce((sum, { from, to }) => sum + to - from, 0);
  // Today's earlier hours are gone from a forecast; half of a day to come still says what it is like.
  if (covered < (DAYTIME.to - DAYTIME.from) / 2) return undefined;
  const highC = Math.max(...own.map((step) => step.highC));
  const kind = kindOf(daytime);
  return {
    date,
    ...(kind === undefined ? {} : { kind }),
    highC: Math.round(highC),
    lowC: Math.round(Math.min(...own.map((step) => step.lowC))),
    rainMm: Math.round(daytime.reduce((sum, { rainMm }) => sum + rainMm, 0)),
    troubles: troublesOf(daytime, highC),
  };
}

type DayStep = Pick<ForecastStep, "kind" | "rainMm" | "windMs" | "gustMs"> & Span;

function spanOn({ atMs, hours }: ForecastStep, date: string, timeZone: string): Span | undefined {
  const start = localTime(atMs, timeZone);
  const last = localTime(atMs + hours * 3_600_000 - 1, timeZone);
  if (start.date !== date && last.date !== date) return undefined;
  return {
    from: start.date === date ? start.minutes : 0,
    to: last.date === date ? last.minutes + 1 : 24 * 60,
  };
}

function kindOf(steps: readonly DayStep[]): WeatherKind | undefined {
  const hoursOf = (kind: WeatherKind) =>
    steps.reduce((sum, step) => sum + (step.kind === kind ? (step.to - step.from) / 60 : 0), 0);
  const wet = WORST_FIRST.slice(0, 4).find((kind) => hoursOf(kind) >= LEAST_HOURS);
  const others = WORST_FIRST.slice(4).toSorted((a, b) => hoursOf(b) - hoursOf(a));
  const [likeliest] = others.filter((kind) => hoursOf(kind) > 0);
  return wet ?? likeliest ?? WORST_FIRST.find((kind) => hoursOf(kind) > 0);
}

function troublesOf(steps: readonly DayStep[], highC: number): DayWeather["troubles"] {
  const isSnow = ({ kind }: DayStep) => kind === "snow" || kind === "sleet";
  const sum = (some: readonly DayStep[]) => some.reduce((all, { rainMm }) => all + rainMm, 0);
  const isWet = ({ rainMm, from, to }: DayStep) => (rainMm * 60) / (to - from) >= DRIZZLE_MM;
  const isStormy = ({ kind, windMs = 0, gustMs = 0 }: DayStep) =>
    kind === "thunder" || windMs >= GALE_MS || gustMs >= GALE_GUST_MS;
  const snow = steps.filter(isSnow);
  const rain = steps.filter((step) => !isSnow(step));
  const spans = (kind: WeatherTrouble, some: readonly DayStep[]) =>
    joined(some).map((span) => ({ kind, ...span }));
  return [
    ...spans("storm", steps.filter(isStormy)),
    ...(sum(snow) >= SNOWY_MM ? spans("snow", snow.filter(isWet)) : []),
    ...(sum(rain) >= WET_MM ? spans("rain", rain.filter(isWet)) : []),
    ...(highC >= HOT_C ? [{ kind: "heat" as const, ...NOON }] : []),
  ];
}

/** Spans that touch are one. */
function joined(steps: readonly Span[]): Span[] {
  const spans: { from: number; to: number }[] = [];
  for (const { from, to } of steps) {
    const last = spans.at(-1);
    if (last !== undefined && last.to >= from) last.to = to;
    else spans.push({ from, to });
  }
  return spans;
}
