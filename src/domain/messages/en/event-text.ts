import { eventTitle } from "../event-title.ts";
import { english } from "./english.ts";

/** A feast, a fair or a fast on days of a trip. */
export type EventValues = {
  event: string;
  /** A sentence of the guide: what is otherwise than usual. */
  note: string;
  /** How much dearer hotels are. */
  hotelFactor?: number;
  /** 1: places to eat are shut until sunset. */
  isFast?: number;
  /** The first day of the trip on which it is, and the last, where that is another. */
  date?: string;
  until?: string;
};

/** "Ramadan: …", with what it means for hotels and meals. */
export function eventText(values: EventValues): string {
  const { note, hotelFactor, isFast } = values;
  return [
    `${eventTitle(values, english)}: ${note}`,
    ...(hotelFactor === undefined
      ? []
      : [`Expect hotels to cost about ${english.number(hotelFactor)} times as much as usual.`]),
    ...(isFast === undefined
      ? []
      : [
          "Before sunset, eat at your hotel or at the sights’ cafés; restaurants fill up after it.",
        ]),
  ].join(" ");
}
