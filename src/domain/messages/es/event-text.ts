import type { EventValues } from "../en/event-text.ts";
import { eventTitle } from "../event-title.ts";
import { spanish } from "./spanish.ts";

export function eventText(values: EventValues): string {
  const { note, hotelFactor, isFast } = values;
  return [
    `${eventTitle(values, spanish)}: ${note}`,
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
