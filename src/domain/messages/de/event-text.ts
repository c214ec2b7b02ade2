import type { EventValues } from "../en/event-text.ts";
import { german } from "./german.ts";

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
