import { sayFree } from "../say-free.ts";
import { spanish } from "./spanish.ts";

export const freeWords = sayFree(spanish, {
  kinds: {
    hotel: "Descanso en el hotel",
    here: "Tiempo para descansar",
    sunset: "Libre hasta la puesta de sol",
    evening: "Libre hasta la noche",
    opening: "Libre hasta que abra el siguiente lugar",
  },
  kind: "Tiempo libre",
  near: (names) => `Cerca: ${names}`,
});
