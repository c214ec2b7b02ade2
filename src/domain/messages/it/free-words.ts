import { sayFree } from "../say-free.ts";
import { italian } from "./italian.ts";

export const freeWords = sayFree(italian, {
  kinds: {
    hotel: "Riposo in hotel",
    here: "Tempo per riposare",
    sunset: "Tempo libero fino al tramonto",
    evening: "Tempo libero fino alla sera",
    opening: "Tempo libero fino all’apertura del prossimo luogo",
  },
  kind: "Tempo libero",
  near: (names) => `Nei dintorni: ${names}`,
});
