import type { Transfer } from "../../trip/trip-bases.ts";
import { arabic } from "./arabic.ts";
import { durationText } from "./duration-text.ts";
import { storedWords } from "./stored-words.ts";

export const transferWords = {
  way: ({ from, to, way, minutes, distanceKm }: Omit<Transfer, "mode">): string => {
    const by =
      way === undefined
        ? "بالمواصلات العامة"
        : way.by === "flight"
          ? "بالطائرة أو بقطار المسافات الطويلة"
          : storedWords.by(way.by);
    const about = way === undefined || way.by === "flight" ? "حوالي " : "";
    return `من ${storedWords.place(from)} إلى ${storedWords.place(to)} ${by}: ${about}${durationText(minutes)} من الفندق إلى الفندق (${arabic.way(Math.round(distanceKm))})`;
  },
};
