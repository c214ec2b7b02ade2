import type { FreeTime } from "../../trip/trip.ts";
import type { freeWords as english } from "../en/free-words.ts";
import { french } from "./french.ts";

const KINDS: Readonly<Record<NonNullable<FreeTime["until" | "rest"]>, string>> = {
  hotel: "Pause à l’hôtel",
  here: "Le temps de souffler",
  sunset: "Libre jusqu’au coucher du soleil",
  evening: "Libre jusqu’au soir",
  opening: "Libre jusqu’à l’ouverture suivante",
};

export const freeWords: typeof english = {
  kind: ({ until, rest }) => {
    const kind = rest ?? until;
    return kind === undefined ? "Temps libre" : KINDS[kind];
  },
  near: (names) => `À proximité : ${french.list(names)}`,
};
