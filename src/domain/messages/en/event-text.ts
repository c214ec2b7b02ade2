import { sayEvent } from "../say-event.ts";
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
export const eventText = sayEvent(english, {
  colon: ": ",
  hotels: (factor) =>
    `Expect hotels to cost about ${english.number(factor)} times as much as usual.`,
  fast: "Before sunset, eat at your hotel or at the sights’ cafés; restaurants fill up after it.",
});
