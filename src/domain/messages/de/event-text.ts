import { sayEvent } from "../say-event.ts";
import { german } from "./german.ts";

export const eventText = sayEvent(german, {
  colon: ": ",
  hotels: (factor) =>
    `Rechne damit, dass Hotels etwa ${german.number(factor)}-mal so viel kosten wie sonst.`,
  fast: "Iss vor Sonnenuntergang im Hotel oder in den Cafés der Sehenswürdigkeiten; danach werden die Restaurants voll.",
});
