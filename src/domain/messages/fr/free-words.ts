import { sayFree } from "../say-free.ts";
import { french } from "./french.ts";

export const freeWords = sayFree(french, {
  kinds: {
    hotel: "Pause à l’hôtel",
    here: "Le temps de souffler",
    sunset: "Libre jusqu’au coucher du soleil",
    evening: "Libre jusqu’au soir",
    opening: "Libre jusqu’à l’ouverture suivante",
  },
  kind: "Temps libre",
  near: (names) => `À proximité : ${names}`,
});
