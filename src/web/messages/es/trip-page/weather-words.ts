import { degreesText } from "../../../../domain/degrees.ts";
import { spanish } from "../../../../domain/messages/es/spanish.ts";
import type { WeatherKind } from "../../../../domain/places/day-weather.ts";
import type { weatherWords as english } from "../../en/trip-page/weather-words.ts";

const KINDS: Readonly<Record<WeatherKind, string>> = {
  clear: "Despejado",
  cloudy: "Nublado",
  fog: "Niebla",
  rain: "Lluvia",
  sleet: "Aguanieve",
  snow: "Nieve",
  thunder: "Tormenta",
};

export const weatherWords: typeof english = {
  day: ({ kind, lowC, highC, rainMm }) =>
    [
      ...(kind === undefined ? [] : [KINDS[kind]]),
      `de ${degreesText({ lowC, highC, to: " a " }, spanish)}`,
      ...(rainMm === 0 ? [] : [`${rainMm} mm`]),
    ].join(", "),
  trouble: (kind, hours) =>
    ({
      rain: `Lluvia ${hours}`,
      snow: `Nieve ${hours}`,
      storm: `Temporal ${hours}`,
      heat: `Mucho calor ${hours}`,
    })[kind],
  source: "Pronóstico: MET Norway",
  planAround: "Adaptar el plan",
  planAroundOf: (day) => `Adaptar el plan al tiempo: ${day}`,
  title: "Adaptar el plan al tiempo",
  meaning:
    "Menos rato al aire libre con mal tiempo. Primero se cambian días, después horas y después lugares.",
  nothingBetter: "No hemos encontrado nada mejor, así que tu plan sigue como está.",
  ifItRains: "¿Qué día quieres planificar como si lloviera todo el día?",
  rainNeedsDates: "Un plan para la lluvia necesita fechas. Indícalas y vuelve a preguntar.",
};
