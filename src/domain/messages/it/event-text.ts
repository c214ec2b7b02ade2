import { sayEvent } from "../say-event.ts";
import { italian } from "./italian.ts";

export const eventText = sayEvent(italian, {
  colon: ": ",
  hotels: (factor) => `Gli hotel costano circa ${italian.number(factor)} volte il prezzo abituale.`,
  fast: "Prima del tramonto mangia in hotel o nei bar delle attrazioni; dopo, i ristoranti si riempiono.",
});
