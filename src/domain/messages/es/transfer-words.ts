import type { Transfer } from "../../trip/trip-bases.ts";
import { durationText } from "./duration-text.ts";
import { spanish } from "./spanish.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = {
  way: ({ from, to, way, minutes, distanceKm }: Omit<Transfer, "mode">): string => {
    const by =
      way === undefined
        ? "en transporte público"
        : way.by === "flight"
          ? "en avión o en tren de larga distancia"
          : storedWords.by(way.by);
    const about = way === undefined || way.by === "flight" ? "cerca de " : "";
    return `De ${storedWords.place(from)} a ${storedWords.place(to)} ${by}: ${about}${durationText(minutes)} de hotel a hotel (${spanish.way(Math.round(distanceKm))})`;
  },
};
