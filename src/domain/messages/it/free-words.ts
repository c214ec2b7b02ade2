import type { FreeTime } from "../../trip/trip.ts";
import type { freeWords as english } from "../en/free-words.ts";
import { italian } from "./italian.ts";

const KINDS: Readonly<Record<NonNullable<FreeTime["until" | "rest"]>, string>> = {
  hotel: "Riposo in hotel",
  here: "Tempo per riposare",
  sunset: "Tempo libero fino al tramonto",
  evening: "Tempo libero fino alla sera",
  opening: "Tempo libero fino all’apertura del prossimo luogo",
};

export const freeWords: typeof english = {
  kind: ({ until, rest }) => {
    const kind = rest ?? until;
    return kind === undefined ? "Tempo libero" : KINDS[kind];
  },
  near: (names) => `Nei dintorni: ${italian.list(names)}`,
};
