import { italian } from "./italian.ts";

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
      : [`Gli hotel costano circa ${italian.number(hotelFactor)} volte il prezzo abituale.`]),
    ...(isFast === undefined
      ? []
      : [
          "Prima del tramonto mangia in hotel o nei bar delle attrazioni; dopo, i ristoranti si riempiono.",
        ]),
  ].join(" ");
}
