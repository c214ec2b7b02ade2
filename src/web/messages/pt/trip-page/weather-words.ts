import { degreesText } from "../../../../domain/degrees.ts";
import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import type { WeatherKind } from "../../../../domain/places/day-weather.ts";
import type { weatherWords as english } from "../../en/trip-page/weather-words.ts";

const KINDS: Readonly<Record<WeatherKind, string>> = {
  clear: "Céu limpo",
  cloudy: "Nublado",
  fog: "Neblina",
  rain: "Chuva",
  sleet: "Chuva com neve",
  snow: "Neve",
  thunder: "Trovoadas",
};

export const weatherWords: typeof english = {
  day: ({ kind, lowC, highC, rainMm }) =>
    [
      ...(kind === undefined ? [] : [KINDS[kind]]),
      degreesText({ lowC, highC, to: " a " }, portuguese),
      ...(rainMm === 0 ? [] : [`${rainMm} mm`]),
    ].join(", "),
  trouble: (kind, hours) =>
    ({
      rain: `Chuva ${hours}`,
      snow: `Neve ${hours}`,
      storm: `Temporal ${hours}`,
      heat: `Muito calor ${hours}`,
    })[kind],
  source: "Previsão: MET Norway",
  planAround: "Adaptar o roteiro",
  planAroundOf: (day) => `Adaptar ao tempo: ${day}`,
  title: "Adaptar o roteiro ao tempo",
  meaning:
    "Menos tempo ao ar livre quando o tempo está ruim. Primeiro trocamos os dias, depois os horários, depois os lugares.",
  nothingBetter: "Não encontramos nada melhor, por isso seu roteiro continua como está.",
  ifItRains: "Que dia deve ser planejado como se chovesse o dia todo?",
  rainNeedsDates: "Um plano para chuva precisa de datas. Defina-as e pergunte de novo.",
};
