import { sayFree } from "../say-free.ts";
import { japanese } from "./japanese.ts";

export const freeWords = sayFree(japanese, {
  kinds: {
    hotel: "ホテルで休憩",
    here: "休憩の時間",
    sunset: "日没まで自由時間",
    evening: "夜まで自由時間",
    opening: "次のスポットが開くまで自由時間",
  },
  kind: "自由時間",
  near: (names) => `近く：${names}`,
});
