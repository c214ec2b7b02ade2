import type { FreeTime } from "../../trip/trip.ts";
import type { freeWords as english } from "../en/free-words.ts";
import { german } from "./german.ts";

const KINDS: Readonly<Record<NonNullable<FreeTime["until" | "rest"]>, string>> = {
  hotel: "Pause im Hotel",
  here: "Zeit für eine Pause",
  sunset: "Frei bis zum Sonnenuntergang",
  evening: "Frei bis zum Abend",
  opening: "Frei, bis der nächste Ort öffnet",
};

export const freeWords: typeof english = {
  kind: ({ until, rest }) => {
    const kind = rest ?? until;
    return kind === undefined ? "Freie Zeit" : KINDS[kind];
  },
  near: (names) => `In der Nähe: ${german.list(names)}`,
};
