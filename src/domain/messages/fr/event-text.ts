import type { EventValues } from "../en/event-text.ts";
import { eventTitle } from "../event-title.ts";
import { french } from "./french.ts";

export function eventText(values: EventValues): string {
  const { note, hotelFactor, isFast } = values;
  return [
    `${eventTitle(values, french)} : ${note}`,
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
