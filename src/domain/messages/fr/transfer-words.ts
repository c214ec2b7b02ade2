import type { Transfer } from "../../trip/trip-bases.ts";
import { durationText } from "./duration-text.ts";
import { french } from "./french.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = {
  way: ({ from, to, way, minutes, distanceKm }: Omit<Transfer, "mode">): string => {
    const by =
      way === undefined
        ? "en transports en commun"
        : way.by === "flight"
          ? "en avion ou en train longue distance"
          : storedWords.by(way.by);
    const about = way === undefined || way.by === "flight" ? "environ " : "";
    return `${storedWords.place(from)} → ${storedWords.place(to)} ${by} : ${about}${durationText(minutes)} d’hôtel à hôtel (${french.way(Math.round(distanceKm))})`;
  },
};
