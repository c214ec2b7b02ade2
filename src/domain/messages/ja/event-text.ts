import { sayEvent } from "../say-event.ts";
import { japanese } from "./japanese.ts";

export const eventText = sayEvent(japanese, {
  colon: "：",
  hotels: (factor) => `ホテル代は、ふだんの約${japanese.number(factor)}倍になる見込みです。`,
  fast: "日没前は、ホテルや観光スポットのカフェで食事しましょう。日没後はレストランが混み合います。",
  between: "",
});
