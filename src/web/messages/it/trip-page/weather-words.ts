import { degreesText } from "../../../../domain/degrees.ts";
import { italian } from "../../../../domain/messages/it/italian.ts";
import type { WeatherKind } from "../../../../domain/places/day-weather.ts";
import type { weatherWords as english } from "../../en/trip-page/weather-words.ts";

const KINDS: Readonly<Record<WeatherKind, string>> = {
  clear: "Sereno",
  cloudy: "Nuvoloso",
  fog: "Nebbia",
  rain: "Pioggia",
  sleet: "Nevischio",
  snow: "Neve",
  thunder: "Temporali",
};

export const weatherWords: typeof english = {
  day: ({ kind, lowC, highC, rainMm }) =>
    [
      ...(kind === undefined ? [] : [KINDS[kind]]),
      `da ${degreesText({ lowC, highC, to: " a " }, italian)}`,
      ...(rainMm === 0 ? [] : [`${rainMm} mm`]),
    ].join(", "),
  trouble: (kind, hours) =>
    ({
      rain: `Pioggia ${hours}`,
      snow: `Neve ${hours}`,
      storm: `Tempesta ${hours}`,
      heat: `Gran caldo ${hours}`,
    })[kind],
  source: "Previsioni: MET Norway",
  planAround: "Adatta il programma",
  planAroundOf: (day) => `Adatta il programma al meteo: ${day}`,
  title: "Adatta il programma al meteo",
  meaning:
    "Meno tempo all’aperto con il brutto tempo. Cambiano prima i giorni, poi gli orari, poi i luoghi.",
  nothingBetter: "Non abbiamo trovato di meglio, quindi il tuo programma resta com’è.",
  ifItRains: "Quale giorno va pianificato come se piovesse tutto il giorno?",
  rainNeedsDates: "Un programma per la pioggia ha bisogno delle date. Impostale e chiedi di nuovo.",
};
