import { degreesText } from "../../../../domain/degrees.ts";
import { german } from "../../../../domain/messages/de/german.ts";
import type { WeatherKind } from "../../../../domain/places/day-weather.ts";
import type { weatherWords as english } from "../../en/trip-page/weather-words.ts";

const KINDS: Readonly<Record<WeatherKind, string>> = {
  clear: "Klar",
  cloudy: "Bewölkt",
  fog: "Nebel",
  rain: "Regen",
  sleet: "Schneeregen",
  snow: "Schnee",
  thunder: "Gewitter",
};

export const weatherWords: typeof english = {
  day: ({ kind, lowC, highC, rainMm }) =>
    [
      ...(kind === undefined ? [] : [KINDS[kind]]),
      degreesText({ lowC, highC, to: " bis " }, german),
      ...(rainMm === 0 ? [] : [`${rainMm} mm`]),
    ].join(", "),
  trouble: (kind, hours) =>
    ({
      rain: `Regen ${hours}`,
      snow: `Schnee ${hours}`,
      storm: `Sturm ${hours}`,
      heat: `Große Hitze ${hours}`,
    })[kind],
  source: "Vorhersage: MET Norway",
  planAround: "Umplanen",
  planAroundOf: (day) => `Wegen des Wetters umplanen: ${day}`,
  title: "Wegen des Wetters umplanen",
  meaning:
    "Weniger draußen bei schlechtem Wetter. Zuerst tauschen Tage ihren Platz, dann Uhrzeiten, dann Orte.",
  nothingBetter: "Wir haben nichts Besseres gefunden, deshalb bleibt dein Plan, wie er ist.",
  ifItRains: "Welchen Tag sollen wir planen, als ob es den ganzen Tag regnet?",
  rainNeedsDates: "Ein Plan für Regen braucht Reisedaten. Leg sie fest und frag noch einmal.",
};
