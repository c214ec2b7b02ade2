import { sayEvent } from "../say-event.ts";
import { spanish } from "./spanish.ts";

export const eventText = sayEvent(spanish, {
  colon: ": ",
  hotels: (factor) => `Los hoteles suelen costar unas ${spanish.number(factor)} veces lo habitual.`,
  fast: "Antes de la puesta de sol, come en tu hotel o en los cafés de los monumentos; después, los restaurantes se llenan.",
});
