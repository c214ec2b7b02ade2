import { arabic } from "./arabic.ts";

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
