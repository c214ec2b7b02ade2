import type { Transfer } from "../../trip/trip-bases.ts";
import { durationText } from "./duration-text.ts";
import { german } from "./german.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = {
  way: ({ from, to, way, minutes, distanceKm }: Omit<Transfer, "mode">): string => {
    const by =
      way === undefined
        ? "mit öffentlichen Verkehrsmitteln"
        : way.by === "flight"
          ? "mit Flugzeug oder Fernzug"
          : storedWords.by(way.by);
    const about = way === undefined || way.by === "flight" ? "etwa " : "";
    return `Von ${storedWords.place(from)} nach ${storedWords.place(to)} ${by}: ${about}${durationText(minutes)} von Hotel zu Hotel (${german.way(Math.round(distanceKm))})`;
  },
};
