import type { FreeTime } from "../../trip/trip.ts";
import { english } from "./english.ts";

const KINDS: Readonly<Record<NonNullable<FreeTime["until" | "rest"]>, string>> = {
  hotel: "Rest at the hotel",
  here: "Time for a rest",
  sunset: "Free until sunset",
  evening: "Free until the evening",
  opening: "Free until the next place opens",
};

/** Words for time of a day with nothing to do: what it is, and what is near and open then. */
export const freeWords = {
  kind: ({ until, rest }: Pick<FreeTime, "until" | "rest">) => {
    const kind = rest ?? until;
    return kind === undefined ? "Free time" : KINDS[kind];
  },
  near: (names: readonly string[]) => `Nearby: ${english.list(names)}`,
};
