import type { Transfer } from "../../trip/trip-bases.ts";
import { chinese } from "./chinese.ts";
import { durationText } from "./duration-text.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = {
  way: ({ from, to, way, minutes, distanceKm }: Omit<Transfer, "mode">): string => {
    const by =
      way === undefined
        ? "乘公共交通"
        : way.by === "flight"
          ? "乘飞机或长途火车"
          : storedWords.by(way.by);
    const about = way === undefined || way.by === "flight" ? "约需 " : "需 ";
    return `从${storedWords.place(from)}${by}到${storedWords.place(to)}：酒店间${about}${durationText(minutes)}（${chinese.way(Math.round(distanceKm))}）`;
  },
};
