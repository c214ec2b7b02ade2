import type { Transfer } from "../../trip/trip-bases.ts";
import { durationText } from "./duration-text.ts";
import { japanese } from "./japanese.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = {
  way: ({ from, to, way, minutes, distanceKm }: Omit<Transfer, "mode">): string => {
    const by =
      way === undefined
        ? "公共交通機関で"
        : way.by === "flight"
          ? "飛行機または長距離列車で"
          : storedWords.by(way.by);
    const about = way === undefined || way.by === "flight" ? "約" : "";
    return `${storedWords.place(from)}から${storedWords.place(to)}まで${by}${about}${durationText(minutes)}（ホテル間、${japanese.way(Math.round(distanceKm))}）`;
  },
};
