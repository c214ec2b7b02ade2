import { sayFree } from "../say-free.ts";
import { arabic } from "./arabic.ts";

export const freeWords = sayFree(arabic, {
  kinds: {
    hotel: "استراحة في الفندق",
    here: "وقت للراحة",
    sunset: "وقت حر حتى الغروب",
    evening: "وقت حر حتى المساء",
    opening: "وقت حر حتى يفتح المكان التالي",
  },
  kind: "وقت حر",
  near: (names) => `بالقرب: ${names}`,
});
