import { spanish } from "./spanish.ts";

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
      : [`Los hoteles suelen costar unas ${spanish.number(hotelFactor)} veces lo habitual.`]),
    ...(isFast === undefined
      ? []
      : [
          "Antes de la puesta de sol, come en tu hotel o en los cafés de los monumentos; después, los restaurantes se llenan.",
        ]),
  ].join(" ");
}
