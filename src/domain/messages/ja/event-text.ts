import type { EventValues } from "../en/event-text.ts";
import { eventTitle } from "../event-title.ts";
import { japanese } from "./japanese.ts";

export function eventText(values: EventValues): string {
  const { note, hotelFactor, isFast } = values;
  // The guide's sentence is English, and a space stands behind its period.
  return [
    `${eventTitle(values, japanese)}：${note}`,
    [
      ...(hotelFactor === undefined
        ? []
        : [`ホテル代は、ふだんの約${japanese.number(hotelFactor)}倍になる見込みです。`]),
      ...(isFast === undefined
        ? []
        : [
            "日没前は、ホテルや観光スポットのカフェで食事しましょう。日没後はレストランが混み合います。",
          ]),
    ].join(""),
  ]
    .join(" ")
    .trim();
}
