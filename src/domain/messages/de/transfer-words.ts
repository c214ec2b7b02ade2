import type { Transfer } from "../../trip/trip-bases.ts";
import { durationText } from "./duration-text.ts";
import { german } from "./german.ts";
import { storedWords } from "./stored-words.ts";

/** Words of the way from one base of a trip to the next. */
export const transferWords = {
  /** "From Rome to Florence by train: 2 h 5 min from hotel to hotel (312 km)". */
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
