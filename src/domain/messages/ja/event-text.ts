import { japanese } from "./japanese.ts";

/** A feast, a fair or a fast on days of a trip. */
export type EventValues = {
  event: string;
  /** A sentence of the guide: what is otherwise than usual. */
  note: string;
  /** How much dearer hotels are. */
  hotelFactor?: number;
  /** 1: places to eat are shut until sunset. */
  isFast?: number;
};

/** "Ramadan: …", with what it means for hotels and meals. */
export function eventText({ event, note, hotelFactor, isFast }: EventValues): string {
  // The guide's sentence is English, and a space stands behind its period.
  return [
    `${event}：${note}`,
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
