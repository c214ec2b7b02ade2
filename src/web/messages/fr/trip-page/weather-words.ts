import { degreesText } from "../../../../domain/degrees.ts";
import { french } from "../../../../domain/messages/fr/french.ts";
import type { WeatherKind } from "../../../../domain/places/day-weather.ts";
import type { weatherWords as english } from "../../en/trip-page/weather-words.ts";

const KINDS: Readonly<Record<WeatherKind, string>> = {
  clear: "Dégagé",
  cloudy: "Nuageux",
  fog: "Brouillard",
  rain: "Pluie",
  sleet: "Neige fondue",
  snow: "Neige",
  thunder: "Orages",
};

export const weatherWords: typeof english = {
  day: ({ kind, lowC, highC, rainMm }) =>
    [
      ...(kind === undefined ? [] : [KINDS[kind]]),
      `de ${degreesText({ lowC, highC, to: " à " }, french)}`,
      ...(rainMm === 0 ? [] : [`${rainMm} mm`]),
    ].join(", "),
  trouble: (kind, hours) =>
    ({
      rain: `Pluie ${hours}`,
      snow: `Neige ${hours}`,
      storm: `Tempête ${hours}`,
      heat: `Forte chaleur ${hours}`,
    })[kind],
  source: "Prévisions : MET Norway",
  planAround: "S’adapter",
  planAroundOf: (day) => `S’adapter à la météo : ${day}`,
  title: "S’adapter à la météo",
  meaning:
    "Moins de temps dehors par mauvais temps. Nous changeons d’abord les jours, puis les heures, puis les lieux.",
  nothingBetter: "Nous n’avons rien trouvé de mieux : votre programme ne change pas.",
  ifItRains: "Quel jour faut-il prévoir comme s’il pleuvait toute la journée ?",
  rainNeedsDates: "Un programme en cas de pluie a besoin de dates. Indiquez-les, puis redemandez.",
};
