import type { EventValues } from "../en/event-text.ts";
import { arabic } from "./arabic.ts";

/** "Ramadan: …", with what it means for hotels and meals. */
export function eventText({ event, note, hotelFactor, isFast }: EventValues): string {
  return [
    `${event}: ${note}`,
    ...(hotelFactor === undefined
      ? []
      : [`أسعار الفنادق حينها حوالي ${arabic.number(hotelFactor)}× المعتاد.`]),
    ...(isFast === undefined
      ? []
      : ["قبل الغروب، تناول الطعام في فندقك أو في مقاهي المعالم؛ بعده تمتلئ المطاعم."]),
  ].join(" ");
}
