import type { EventValues } from "../en/event-text.ts";
import { eventTitle } from "../event-title.ts";
import { portuguese } from "./portuguese.ts";

export function eventText(values: EventValues): string {
  const { note, hotelFactor, isFast } = values;
  return [
    `${eventTitle(values, portuguese)}: ${note}`,
    ...(hotelFactor === undefined
      ? []
      : [
          `Espere pagar cerca de ${portuguese.count(hotelFactor, { one: "vez", other: "vezes" })} o preço normal em hotéis.`,
        ]),
    ...(isFast === undefined
      ? []
      : [
          "Antes do pôr do sol, coma no hotel ou nos cafés das atrações; depois, os restaurantes enchem.",
        ]),
  ].join(" ");
}
