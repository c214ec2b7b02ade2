import type { EventValues } from "../en/event-text.ts";
import { eventTitle } from "../event-title.ts";
import { italian } from "./italian.ts";

export function eventText(values: EventValues): string {
  const { note, hotelFactor, isFast } = values;
  return [
    `${eventTitle(values, italian)}: ${note}`,
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
