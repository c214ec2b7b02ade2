import type { FreeTime } from "../../trip/trip.ts";
import type { freeWords as english } from "../en/free-words.ts";
import { spanish } from "./spanish.ts";

const KINDS: Readonly<Record<NonNullable<FreeTime["until" | "rest"]>, string>> = {
  hotel: "Descanso en el hotel",
  here: "Tiempo para descansar",
  sunset: "Libre hasta la puesta de sol",
  evening: "Libre hasta la noche",
  opening: "Libre hasta que abra el siguiente lugar",
};

export const freeWords: typeof english = {
  kind: ({ until, rest }) => {
    const kind = rest ?? until;
    return kind === undefined ? "Tiempo libre" : KINDS[kind];
  },
  near: (names) => `Cerca: ${spanish.list(names)}`,
};
