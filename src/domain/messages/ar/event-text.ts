import type { EventValues } from "../en/event-text.ts";
import { eventTitle } from "../event-title.ts";
import { arabic } from "./arabic.ts";

export function eventText(values: EventValues): string {
  const { note, hotelFactor, isFast } = values;
  return [
    `${eventTitle(values, arabic)}: ${note}`,
    ...(hotelFactor === undefined
      ? []
      : [`أسعار الفنادق حينها حوالي ${arabic.number(hotelFactor)}× المعتاد.`]),
    ...(isFast === undefined
      ? []
      : ["قبل الغروب، تناول الطعام في فندقك أو في مقاهي المعالم؛ بعده تمتلئ المطاعم."]),
  ].join(" ");
}
