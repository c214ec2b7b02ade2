import { sayFree } from "../say-free.ts";
import { german } from "./german.ts";

export const freeWords = sayFree(german, {
  kinds: {
    hotel: "Pause im Hotel",
    here: "Zeit für eine Pause",
    sunset: "Frei bis zum Sonnenuntergang",
    evening: "Frei bis zum Abend",
    opening: "Frei, bis der nächste Ort öffnet",
  },
  kind: "Freie Zeit",
  near: (names) => `In der Nähe: ${names}`,
});
