import { french } from "./french.ts";

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
    `${event} : ${note}`,
    ...(hotelFactor === undefined
      ? []
      : [`Comptez environ ${french.number(hotelFactor)} fois le prix habituel pour les hôtels.`]),
    ...(isFast === undefined
      ? []
      : [
          "Avant le coucher du soleil, mangez à l’hôtel ou dans les cafés des sites ; ensuite, les restaurants se remplissent.",
        ]),
  ].join(" ");
}
