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
      : [
          `Rechne damit, dass Hotels etwa ${german.number(hotelFactor)}-mal so viel kosten wie sonst.`,
        ]),
    ...(isFast === undefined
      ? []
      : [
          "Iss vor Sonnenuntergang im Hotel oder in den Cafés der Sehenswürdigkeiten; danach werden die Restaurants voll.",
        ]),
  ].join(" ");
}
