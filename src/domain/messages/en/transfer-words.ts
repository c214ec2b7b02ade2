import type { Transfer } from "../../trip/trip-bases.ts";
import { durationText } from "./duration-text.ts";
import { english } from "./english.ts";
import { storedWords } from "./stored-words.ts";

/** Words of the way from one base of a trip to the next. */
export const transferWords = {
  /** "From Rome to Florence by train: 2 h 5 min from hotel to hotel (312 km)". */
  way: ({ from, to, way, minutes, distanceKm }: Omit<Transfer, "mode">): string => {
    const by =
      way === undefined
        ? "by public transport"
        : way.by === "flight"
          ? "by plane or long train"
          : storedWords.by(way.by);
    const about = way === undefined || way.by === "flight" ? "about " : "";
    return `From ${from} to ${to} ${by}: ${about}${durationText(minutes)} from hotel to hotel (${english.way(Math.round(distanceKm))})`;
  },
};
