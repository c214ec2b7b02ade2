import { sayFree } from "../say-free.ts";
import { english } from "./english.ts";

export const freeWords = sayFree(english, {
  kinds: {
    hotel: "Rest at the hotel",
    here: "Time for a rest",
    sunset: "Free until sunset",
    evening: "Free until the evening",
    opening: "Free until the next place opens",
  },
  kind: "Free time",
  near: (names) => `Nearby: ${names}`,
});
