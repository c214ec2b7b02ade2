import { degreesText } from "../../../../domain/degrees.ts";
import { english } from "../../../../domain/messages/en/english.ts";
import type { WeatherKind, WeatherTrouble } from "../../../../domain/places/day-weather.ts";

const KINDS: Readonly<Record<WeatherKind, string>> = {
  clear: "Clear",
  cloudy: "Cloudy",
  fog: "Fog",
  rain: "Rain",
  sleet: "Sleet",
  snow: "Snow",
  thunder: "Thunderstorms",
};

/** The forecast for a trip’s days, and plans around it; every hour is "13:05". */
export const weatherWords = {
  /** A day in one line. */
  day: ({
    kind,
    lowC,
    highC,
    rainMm,
  }: {
    readonly kind?: WeatherKind | undefined;
    readonly lowC: number;
    readonly highC: number;
    readonly rainMm: number;
  }) =>
    [
      ...(kind === undefined ? [] : [KINDS[kind]]),
      degreesText({ lowC, highC, to: " to " }, english),
      ...(rainMm === 0 ? [] : [`${rainMm} mm`]),
    ].join(", "),
  trouble: (kind: WeatherTrouble, hours: string) =>
    ({
      rain: `Rain ${hours}`,
      snow: `Snow ${hours}`,
      storm: `Storm ${hours}`,
      heat: `Great heat ${hours}`,
    })[kind],
  source: "Forecast: MET Norway",
  planAround: "Plan around it",
  planAroundOf: (day: string) => `Plan around the weather of ${day}`,
  title: "Plan around the weather",
  meaning: "Less time outdoors in bad weather. Days change places first, then hours, then places.",
  nothingBetter: "We found nothing better, so your plan stays as it is.",
  ifItRains: "Which day should we plan as if it rained all day?",
  rainNeedsDates: "A plan for rain needs dates. Set them, then ask again.",
};
