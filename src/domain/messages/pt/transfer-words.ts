import type { Transfer } from "../../trip/trip-bases.ts";
import { durationText } from "./duration-text.ts";
import { portuguese } from "./portuguese.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = {
  way: ({ from, to, way, minutes, distanceKm }: Omit<Transfer, "mode">): string => {
    const by =
      way === undefined
        ? "de transporte público"
        : way.by === "flight"
          ? "de avião ou de trem de longa distância"
          : storedWords.by(way.by);
    const about = way === undefined || way.by === "flight" ? "cerca de " : "";
    return `De ${storedWords.place(from)} a ${storedWords.place(to)} ${by}: ${about}${durationText(minutes)} de hotel a hotel (${portuguese.way(Math.round(distanceKm))})`;
  },
};
