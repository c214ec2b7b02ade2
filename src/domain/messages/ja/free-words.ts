import type { FreeTime } from "../../trip/trip.ts";
import type { freeWords as english } from "../en/free-words.ts";
import { japanese } from "./japanese.ts";

const KINDS: Readonly<Record<NonNullable<FreeTime["until" | "rest"]>, string>> = {
  hotel: "ホテルで休憩",
  here: "休憩の時間",
  sunset: "日没まで自由時間",
  evening: "夜まで自由時間",
  opening: "次のスポットが開くまで自由時間",
};

export const freeWords: typeof english = {
  kind: ({ until, rest }) => {
    const kind = rest ?? until;
    return kind === undefined ? "自由時間" : KINDS[kind];
  },
  near: (names) => `近く：${japanese.list(names)}`,
};
