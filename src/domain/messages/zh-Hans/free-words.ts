import type { FreeTime } from "../../trip/trip.ts";
import type { freeWords as english } from "../en/free-words.ts";
import { chinese } from "./chinese.ts";

const KINDS: Readonly<Record<NonNullable<FreeTime["until" | "rest"]>, string>> = {
  hotel: "回酒店休息",
  here: "休息时间",
  sunset: "日落前自由活动",
  evening: "傍晚前自由活动",
  opening: "下一地点开放前自由活动",
};

export const freeWords: typeof english = {
  kind: ({ until, rest }) => {
    const kind = rest ?? until;
    return kind === undefined ? "自由时间" : KINDS[kind];
  },
  near: (names) => `附近：${chinese.list(names)}`,
};
