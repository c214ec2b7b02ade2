import type { Transfer } from "../../trip/trip-bases.ts";
import { durationText } from "./duration-text.ts";
import { italian } from "./italian.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = {
  way: ({ from, to, way, minutes, distanceKm }: Omit<Transfer, "mode">): string => {
    const by =
      way === undefined
        ? "con i mezzi pubblici"
        : way.by === "flight"
          ? "in aereo o con un treno a lunga percorrenza"
          : storedWords.by(way.by);
    const about = way === undefined || way.by === "flight" ? "circa " : "";
    return `Da ${storedWords.place(from)} a ${storedWords.place(to)} ${by}: ${about}${durationText(minutes)} da hotel a hotel (${italian.way(Math.round(distanceKm))})`;
  },
};
