import { portuguese } from "./portuguese.ts";

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
          `Espere pagar cerca de ${portuguese.count(hotelFactor, { one: "vez", other: "vezes" })} o preço normal em hotéis.`,
        ]),
    ...(isFast === undefined
      ? []
      : [
          "Antes do pôr do sol, coma no hotel ou nos cafés das atrações; depois, os restaurantes enchem.",
        ]),
  ].join(" ");
}
