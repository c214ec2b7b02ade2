import { german } from "./german.ts";

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
      : [`Expect hotels to cost about ${german.number(hotelFactor)} times as much as usual.`]),
    ...(isFast === undefined
      ? []
      : [
          "Before sunset, eat at your hotel or at the sights’ cafés; restaurants fill up after it.",
        ]),
  ].join(" ");
}
