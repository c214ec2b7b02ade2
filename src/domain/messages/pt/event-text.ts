import { sayEvent } from "../say-event.ts";
import { portuguese } from "./portuguese.ts";

export const eventText = sayEvent(portuguese, {
  colon: ": ",
  hotels: (factor) =>
    `Espere pagar cerca de ${portuguese.count(factor, { one: "vez", other: "vezes" })} o preço normal em hotéis.`,
  fast: "Antes do pôr do sol, coma no hotel ou nos cafés das atrações; depois, os restaurantes enchem.",
});
