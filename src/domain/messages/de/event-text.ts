import type { EventValues } from "../en/event-text.ts";
import { eventTitle } from "../event-title.ts";
import { german } from "./german.ts";

export function eventText(values: EventValues): string {
  const { note, hotelFactor, isFast } = values;
  return [
    `${eventTitle(values, german)}: ${note}`,
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
